//! The protocol of the services: where an item is, and how it is read and written there.

use crate::call::{Call, Operation, Outcome, Pause, Progress, Protocol, Requests, Step};
use crate::mutant::Mutant;
use crate::store::{Answer, Cell, Document, Item, Kind, Request, Value, Version};

/// The rules of moving an item, as docs/moving.md gives them.
#[derive(Clone, Copy, Debug, Default)]
pub struct Rules {
    /// The rule that is left out.
    pub mutant: Option<Mutant>,
    /// Movers leave stubs, because services of step 1 run.
    pub stubs_stay: bool,
    /// `upsert` does not read NEW: where OLD has no live document, it writes NEW without a condition.
    pub blind_upsert: bool,
}

/// The version of the copy that counts: the one that the stub under OLD names.
fn named_by(old: Option<Document>) -> Option<Version> {
    old.filter(|old| old.kind == Kind::Stub)
        .map(|stub| stub.named)
}

/// The document, if it is the item itself.
fn live(document: Option<Document>) -> Option<Document> {
    document.filter(|document| document.is_live())
}

/// Where the item is.
type Found = Option<(Cell, Document)>;

impl Rules {
    pub(crate) fn is(self, mutant: Mutant) -> bool {
        self.mutant == Some(mutant)
    }

    /// The document under NEW, if it is the item when OLD is not live: it is settled, or it is the copy that the stub
    /// names.
    pub(crate) fn counted(
        self,
        new: Option<Document>,
        item: Item,
        named: Option<Version>,
    ) -> Option<Document> {
        new.filter(|new| {
            new.item == item
                && (new.is_live()
                    || Some(new.version) == named
                    || self.is(Mutant::CopyCountsWithoutStub)
                    || self.is(Mutant::EveryCopyCountsWithAStub) && named.is_some())
        })
    }

    fn find(self, requests: &mut Requests<'_>, item: Item, step: Step) -> Progress<Found> {
        let under_new = |new: Option<Document>| Ok(new.map(|new| (Cell::New, new)));
        match step {
            Step::One => self.find_by_old(requests, item),
            Step::Three => {
                let new = requests.read(Cell::New)?.filter(|new| new.item == item);
                under_new(
                    new.filter(|new| new.is_live() || self.is(Mutant::StepThreeReturnsCopies)),
                )
            }
            Step::TwoA | Step::Two => {
                let new = requests.read(Cell::New)?;
                if let Some(new) = self.counted(new, item, None) {
                    return Ok(Some((Cell::New, new)));
                }
                let old = requests.read(Cell::old_of(item))?;
                if let Some(old) = live(old) {
                    return Ok(Some((Cell::old_of(item), old)));
                }
                let named = named_by(old);
                if let Some(new) = self.counted(new, item, named) {
                    return Ok(Some((Cell::New, new)));
                }
                if self.is(Mutant::NoSecondLook) {
                    return Ok(None);
                }
                let new = requests.read(Cell::New)?;
                let named = named.filter(|_| !self.is(Mutant::SecondLookForgetsStub));
                under_new(self.counted(new, item, named))
            }
        }
    }

    /// Step 1: OLD decides.
    fn find_by_old(self, requests: &mut Requests<'_>, item: Item) -> Progress<Found> {
        let old = requests.read(Cell::old_of(item))?;
        match old {
            Some(old) if old.is_live() => return Ok(Some((Cell::old_of(item), old))),
            Some(_) if self.is(Mutant::StepOneIgnoresStubs) => return Ok(None),
            None if !self.is(Mutant::StepOneReadsBothKeys) => return Ok(None),
            _ => {}
        }
        let new = requests.read(Cell::New)?;
        let new = self.counted(new, item, named_by(old));
        Ok(new.map(|new| (Cell::New, new)))
    }

    /// Whether a copy of a different item may count, now or later.
    pub(crate) fn is_taken(self, requests: &mut Requests<'_>, copy: Document) -> Progress<bool> {
        if self.is(Mutant::ForeignCopyIsGarbage) {
            return Ok(false);
        }
        let old = requests.read(Cell::old_of(copy.item))?;
        Ok(old.is_some_and(|old| old.version == copy.named) || named_by(old) == Some(copy.version))
    }

    /// Writes an item that does not exist under NEW. `named` is the version of the copy that counts.
    fn create_under_new(
        self,
        requests: &mut Requests<'_>,
        item: Item,
        named: Option<Version>,
        value: Value,
    ) -> Progress<Outcome> {
        let created = Document::live(item, value);
        match requests.create(Cell::New, created)? {
            Answer::Done(_) => return Ok(Outcome::Written),
            Answer::Lost => return Ok(Outcome::MaybeDone),
            _ => {}
        }
        let Some(new) = requests.read(Cell::New)? else {
            return Err(Pause::Again);
        };
        let counts = Some(new.version) == named && !self.is(Mutant::CreateReplacesNamedCopy);
        if new.item == item {
            if new.is_live() || counts {
                return Ok(Outcome::Conflict);
            }
        } else if new.is_live() || self.is_taken(requests, new)? {
            return Ok(Outcome::Taken);
        }
        // A copy that can never count.
        decided(
            requests.replace(Cell::New, new.version, created)?,
            Outcome::Written,
        )
    }

    fn create(self, requests: &mut Requests<'_>, call: Call) -> Progress<Outcome> {
        let (item, value) = (call.item, Value::from(call.number));
        let old = Cell::old_of(item);
        let found = match call.step {
            Step::Three => None,
            Step::One => {
                if self.is(Mutant::StepOneReadsBothKeys)
                    && self.find_by_old(requests, item)?.is_some()
                {
                    return Ok(Outcome::Conflict);
                }
                match requests.create(old, Document::live(item, value))? {
                    Answer::Done(_) => return Ok(Outcome::Written),
                    Answer::Lost => return Ok(Outcome::MaybeDone),
                    _ => {}
                }
                Some(requests.read(old)?.ok_or(Pause::Again)?)
            }
            Step::TwoA | Step::Two => {
                let mut found = requests.read(old)?;
                if found.is_none() && call.step == Step::TwoA {
                    found = Some(reserve(requests, item)?);
                }
                found
            }
        };
        if live(found).is_some() && !self.is(Mutant::CreateIgnoresOld) {
            return Ok(Outcome::Conflict);
        }
        self.create_under_new(requests, item, named_by(found), value)
    }

    /// Writes an item where it is. A copy is settled by that.
    fn write(
        self,
        requests: &mut Requests<'_>,
        (cell, found): (Cell, Document),
        value: Value,
    ) -> Progress<Answer> {
        let mut version = found.version;
        if self.is(Mutant::UpdateWithoutIfMatch) && cell != Cell::New {
            version = requests.read(cell)?.ok_or(Pause::Again)?.version;
        }
        let written = if self.is(Mutant::UpdateKeepsMark) && found.is_copy() {
            Document { value, ..found }
        } else {
            Document::live(found.item, value)
        };
        requests.replace(cell, version, written)
    }

    fn update(self, requests: &mut Requests<'_>, call: Call) -> Progress<Outcome> {
        let Some(found) = self.find(requests, call.item, call.step)? else {
            return Ok(Outcome::NotFound);
        };
        let value = updated(found.1.value, call.number);
        let answer = self.write(requests, found, value)?;
        if answer == Answer::Lost && self.is(Mutant::UpdateRepeatsLostWrite) {
            return Err(Pause::Again);
        }
        decided(answer, Outcome::Value(value))
    }

    fn upsert(self, requests: &mut Requests<'_>, call: Call) -> Progress<Outcome> {
        if self.blind_upsert {
            return upsert_unread(requests, call);
        }
        let Some(found) = self.find(requests, call.item, call.step)? else {
            return match self.create(requests, call)? {
                Outcome::Conflict => Err(Pause::Again),
                outcome => Ok(outcome),
            };
        };
        let answer = self.write(requests, found, Value::from(call.number))?;
        if answer == Answer::Lost && self.is(Mutant::UpsertRepeatsLostWrite) {
            return Err(Pause::Again);
        }
        decided(answer, Outcome::Written)
    }

    fn delete(self, requests: &mut Requests<'_>, call: Call) -> Progress<Outcome> {
        let Some((place, found)) = self.find(requests, call.item, call.step)? else {
            return Ok(Outcome::NotFound);
        };
        decided(
            requests.delete(place, found.version)?,
            Outcome::Value(found.value),
        )
    }

    /// One item of a scan: all OLD keys first, then all NEW keys. No point reads.
    fn scan(self, requests: &mut Requests<'_>, call: Call) -> Progress<Found> {
        let Call { item, step, .. } = call;
        if step == Step::Three {
            return self.find(requests, item, step);
        }
        let old_cell = Cell::old_of(item);
        if self.is(Mutant::ScanReadsNewFirst) {
            let new = live(requests.read(Cell::New)?).filter(|new| new.item == item);
            let old = live(requests.read(old_cell)?);
            return Ok(new.or(old).map(|found| (Cell::New, found)));
        }
        let old = requests.read(old_cell)?;
        if let Some(old) = live(old) {
            return Ok(Some((old_cell, old)));
        }
        let new = requests.read(Cell::New)?;
        let new = match self.mutant {
            Some(Mutant::ScanReturnsEveryCopy) => new,
            Some(Mutant::ScanIgnoresCopies) => live(new),
            _ => self.counted(new, item, named_by(old)),
        };
        Ok(new.map(|new| (Cell::New, new)))
    }
}

impl Protocol for Rules {
    fn run(&self, call: Call, answers: &[Answer]) -> Progress<Outcome> {
        let requests = &mut Requests::new(answers);
        let value = |found: Found| {
            found.map_or(Outcome::NotFound, |(_, found)| Outcome::Value(found.value))
        };
        match call.operation {
            Operation::Create => self.create(requests, call),
            Operation::Get => Ok(value(self.find(requests, call.item, call.step)?)),
            Operation::Update => self.update(requests, call),
            Operation::Upsert => self.upsert(requests, call),
            Operation::Delete => self.delete(requests, call),
            Operation::Scan => Ok(value(self.scan(requests, call)?)),
            Operation::Move => self.relocate(requests, call.item),
        }
    }
}

/// An upsert that does not read NEW.
fn upsert_unread(requests: &mut Requests<'_>, call: Call) -> Progress<Outcome> {
    let Call { item, step, .. } = call;
    let written = Document::live(item, Value::from(call.number));
    let old = match step {
        Step::Three => None,
        _ => requests.read(Cell::old_of(item))?,
    };
    let answer = match old {
        Some(found) if found.is_live() => {
            requests.replace(Cell::old_of(item), found.version, written)?
        }
        None if step == Step::One => requests.create(Cell::old_of(item), written)?,
        old => {
            if old.is_none() && step == Step::TwoA {
                reserve(requests, item)?;
            }
            requests.send(Request::Upsert(Cell::New, written))?
        }
    };
    decided(answer, Outcome::Written)
}

/// Step 2a: a bare stub tells services of step 1 that NEW decides.
fn reserve(requests: &mut Requests<'_>, item: Item) -> Progress<Document> {
    let stub = Document::bare_stub(item);
    match requests.create(Cell::old_of(item), stub)? {
        Answer::Done(_) => Ok(stub),
        _ => Err(Pause::Again),
    }
}

/// The value after an update: it shows every update that it contains.
#[must_use]
pub fn updated(value: Value, number: u8) -> Value {
    value << 4 | Value::from(number)
}

/// The result of a call after its deciding write. A lost answer is never repeated.
fn decided(answer: Answer, done: Outcome) -> Progress<Outcome> {
    match answer {
        Answer::Done(_) => Ok(done),
        Answer::Lost => Ok(Outcome::MaybeDone),
        _ => Err(Pause::Again),
    }
}
