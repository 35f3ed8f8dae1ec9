//! The protocol of the mover: copy, stub, settle, release.

use crate::call::{Outcome, Pause, Progress, Requests};
use crate::mutant::Mutant;
use crate::service::Rules;
use crate::store::{Answer, Cell, Document, Item, Kind, Version};

/// The version of a write that was done. Otherwise the mover starts over.
fn done(answer: Answer) -> Progress<Version> {
    match answer {
        Answer::Done(version) => Ok(version),
        _ => Err(Pause::Again),
    }
}

impl Rules {
    /// Moves one item.
    pub(crate) fn relocate(self, requests: &mut Requests<'_>, item: Item) -> Progress<Outcome> {
        let first = requests.read(Cell::old_of(item))?;
        if let Some(source) = first.filter(|first| first.is_live()) {
            match requests.create(Cell::New, Document::copy(source))? {
                Answer::Done(copy) => return self.commit(requests, source, copy),
                Answer::Lost => return Err(Pause::Again),
                _ => {}
            }
        }
        let (old, new) = if self.is(Mutant::MoverReadsOldFirst) {
            (
                requests.read(Cell::old_of(item))?,
                requests.read(Cell::New)?,
            )
        } else if self.is(Mutant::MoverTrustsFirstRead) && first.is_some() {
            (first, requests.read(Cell::New)?)
        } else {
            let new = requests.read(Cell::New)?;
            (requests.read(Cell::old_of(item))?, new)
        };
        match old {
            Some(source) if source.is_live() => self.copy_again(requests, source, new),
            old => self.clean_up(requests, item, old, new),
        }
    }

    /// OLD is live, and NEW has a document already.
    fn copy_again(
        self,
        requests: &mut Requests<'_>,
        source: Document,
        new: Option<Document>,
    ) -> Progress<Outcome> {
        let new = new.ok_or(Pause::Again)?;
        let is_own = new.item == source.item;
        let copy = if new.is_copy() {
            let is_present = new.named == source.version && !self.is(Mutant::AdoptsNoCopy);
            if is_own && (is_present || self.is(Mutant::AdoptsEveryCopy)) {
                new.version
            } else {
                if !is_own && self.is_taken(requests, new)? {
                    return Ok(Outcome::Refused);
                }
                // It can never count.
                done(requests.replace(Cell::New, new.version, Document::copy(source))?)?
            }
        } else if !is_own && self.is(Mutant::ForeignCountsAsMoved) {
            done(requests.delete(Cell::old_of(source.item), source.version)?)?;
            return Ok(Outcome::Moved);
        } else {
            // A settled document of a different item, or two living documents of this one.
            return Ok(Outcome::Refused);
        };
        if self.is(Mutant::RemovesPresentCopy) {
            done(requests.delete(Cell::New, copy)?)?;
            return Err(Pause::Again);
        }
        self.commit(requests, source, copy)
    }

    /// The move itself: from the stub on, the copy is the item.
    fn commit(
        self,
        requests: &mut Requests<'_>,
        source: Document,
        copy: Version,
    ) -> Progress<Outcome> {
        let Document { item, value, .. } = source;
        let old = Cell::old_of(item);
        if self.is(Mutant::DeletesSource) {
            done(requests.delete(old, source.version)?)?;
            self.settle(requests, item, copy, value)?;
            return Ok(Outcome::Moved);
        }
        let mut version = source.version;
        if self.is(Mutant::StubWithoutIfMatch) {
            version = requests.read(old)?.ok_or(Pause::Again)?.version;
        }
        let stub = done(requests.replace(old, version, Document::stub(item, copy))?)?;
        if self.is(Mutant::ReleaseBeforeSettle) {
            self.release(requests, item, stub)?;
            self.settle(requests, item, copy, value)?;
        } else {
            self.settle(requests, item, copy, value)?;
            self.release(requests, item, stub)?;
        }
        Ok(Outcome::Moved)
    }

    /// OLD is a stub or has no document.
    fn clean_up(
        self,
        requests: &mut Requests<'_>,
        item: Item,
        old: Option<Document>,
        new: Option<Document>,
    ) -> Progress<Outcome> {
        let named = old.filter(|old| old.kind == Kind::Stub);
        if let Some(copy) = new.filter(|new| new.item == item && new.is_copy()) {
            let counts = named.is_some_and(|stub| stub.named == copy.version);
            if counts || self.is(Mutant::SettlesUnnamedCopy) && old.is_some() {
                self.settle(requests, item, copy.version, copy.value)?;
            } else {
                done(requests.delete(Cell::New, copy.version)?)?;
            }
        }
        if let Some(stub) = old {
            self.release(requests, item, stub.version)?;
        }
        Ok(Outcome::Moved)
    }

    /// Removes the mark of the copy.
    fn settle(
        self,
        requests: &mut Requests<'_>,
        item: Item,
        copy: Version,
        value: u32,
    ) -> Progress<()> {
        let mut version = copy;
        if self.is(Mutant::SettleWithoutIfMatch) {
            match requests.read(Cell::New)? {
                Some(new) => version = new.version,
                None => return Ok(()),
            }
        }
        done(requests.replace(Cell::New, version, Document::live(item, value))?)?;
        Ok(())
    }

    /// Deletes the stub. While services of step 1 run, it stays.
    fn release(self, requests: &mut Requests<'_>, item: Item, stub: Version) -> Progress<()> {
        if !self.stubs_stay {
            done(requests.delete(Cell::old_of(item), stub)?)?;
        }
        Ok(())
    }
}
