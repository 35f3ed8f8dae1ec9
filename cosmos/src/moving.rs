//! The documents of one item while items move, for the [protocol](crate::protocol).

use std::marker::PhantomData;
use std::time::{SystemTime, UNIX_EPOCH};

use azure_data_cosmos::options::{ItemReadOptions, ItemWriteOptions};
use serde_json::Value;
use synthetic_key::Document;

use crate::account::Latest;
use crate::document::{
    Levels, MOVE, Marked, has_content, remove_added, set_key, set_mark, without_content,
};
use crate::error::{Error, ErrorKind, Result};
use crate::items::Items;
use crate::meter::Meter;
use crate::place::{Reading, Write, done, if_unchanged};
use crate::protocol::{
    self, Answer, Answered, Doc, Documents, Finished, Found, Mark, Outcome, Place, Step,
};
use crate::stored::{Read, Stored, Written};

/// What `open` learned about the container and its move.
#[derive(Clone, Debug, Default)]
pub(crate) struct Setup {
    /// How items are read and written, if items moved or move in this container.
    pub(crate) step: Option<Step>,
    /// How reads see the last write.
    pub(crate) latest: Latest,
    /// The paths of the unique key policy.
    pub(crate) kept: Vec<String>,
    /// The lifetime of items in seconds. It is -1 if only items with their own lifetime expire.
    pub(crate) lifetime: Option<i64>,
}

/// A document, as JSON.
pub(crate) struct Body(pub(crate) Value);

/// The documents of one item.
pub(crate) struct Moving<'i, D> {
    items: &'i Items<D>,
    id: &'i str,
    old: Levels,
    new: Levels,
    read: Option<ItemReadOptions>,
    write: Option<ItemWriteOptions>,
    /// The cost of its requests.
    pub(crate) meter: Meter,
    /// Whether every item with this key and id is this item, because no item moves any more.
    is_only: bool,
    item: PhantomData<fn() -> D>,
}

impl<'i, D: Document> Moving<'i, D> {
    /// The documents of an item with these keys: its present key, and the key of the layout that is also read.
    pub(crate) fn new(
        items: &'i Items<D>,
        step: Step,
        keys: impl IntoIterator<Item = D::Key>,
        id: &'i str,
    ) -> (Step, Self) {
        let mut keys = keys.into_iter().map(|key| Levels::of(&key));
        let present = keys.next().unwrap_or(Levels(Vec::new()));
        let releases = step == Step::Two;
        let (step, old, new) = match (step, keys.next()) {
            (Step::Three, _) => (step, present.clone(), present),
            (_, None) => (Step::Same { releases }, present.clone(), present),
            (Step::One, Some(listed)) => (step, present, listed),
            (_, Some(listed)) => (step, listed, present),
        };
        let mut this = Self::between(items, old, new, id);
        this.is_only = step == Step::Three;
        (step, this)
    }

    /// The documents of an item that moves between these keys.
    pub(crate) fn between(items: &'i Items<D>, old: Levels, new: Levels, id: &'i str) -> Self {
        Self {
            items,
            id,
            old,
            new,
            read: None,
            write: None,
            meter: Meter::default(),
            is_only: false,
            item: PhantomData,
        }
    }

    pub(crate) fn with_read_options(mut self, options: Option<ItemReadOptions>) -> Self {
        self.read = options;
        self
    }

    /// Its condition is the protocol's.
    pub(crate) fn with_write_options(mut self, options: Option<ItemWriteOptions>) -> Self {
        self.write = options.map(|mut options| {
            options.precondition = None;
            options
        });
        self
    }

    pub(crate) fn key(&self, place: Place) -> &Levels {
        match place {
            Place::Old => &self.old,
            Place::New => &self.new,
        }
    }

    /// The document of an item at a place.
    pub(crate) fn body(&self, document: &Value, place: Place) -> Body {
        let mut document = document.clone();
        set_key::<D>(&mut document, self.key(place));
        Body(document)
    }

    /// The item of a document that was found.
    pub(crate) fn stored(&self, found: &Found<Self>) -> Result<Stored<D>> {
        let Found { place, doc } = found;
        let (key, id) = (self.key(*place), self.id);
        let item = (self.items.read)(doc.body.0.clone())
            .map_err(|error| Error::document(error.into()).of(key, id))?;
        let at = item.read_keys().find(|own| key.is(own));
        let at = at.unwrap_or_else(|| item.partition_key());
        let read = Read::Document(doc.body.0.clone());
        let (etag, charge) = (doc.version.clone(), self.meter.total());
        Ok(Stored::new(item, at, id, etag, read, charge))
    }

    /// The result of a write, for the caller.
    pub(crate) fn ended(&self, ended: Result<Outcome<String, Error>>) -> Result<Written> {
        let charge = self.meter.total();
        let kind = match ended {
            Ok(Outcome::Done(etag)) => {
                let etag = Some(etag);
                return Ok(Written { etag, charge });
            }
            // It may have been written, and moved since then.
            Ok(Outcome::Lost(error)) if *error.kind() == ErrorKind::NotFound => {
                let error = error.with_kind(ErrorKind::Changed);
                return Err(error.with_charge(charge));
            }
            Ok(Outcome::Lost(error)) | Err(error) => return Err(error.with_charge(charge)),
            Ok(Outcome::Conflict) => ErrorKind::Conflict,
            Ok(Outcome::Taken) => ErrorKind::Taken,
            Ok(Outcome::NotFound) => ErrorKind::NotFound,
            Ok(Outcome::Changed) => ErrorKind::Changed,
        };
        let error = Error::new(kind).of(&self.new, self.id);
        Err(error.with_charge(charge))
    }

    /// The result of a write of the whole item whose answer was lost. It is not sent again: others may have changed or
    /// deleted since then what it wrote.
    pub(crate) async fn find_again(&self, step: Step, document: &Value) -> Result<Written> {
        let found = protocol::find(self, step).await;
        let charge = self.meter.total();
        match found {
            Ok(Some(Found { place, doc }))
                if has_content(doc.body.0.clone(), self.body(document, place).0) =>
            {
                let etag = Some(doc.version);
                Ok(Written { etag, charge })
            }
            Err(error) => Err(error.with_charge(charge).with_maybe_done(true)),
            Ok(_) => {
                let error = Error::new(ErrorKind::Service).of(&self.new, self.id);
                Err(error.with_charge(charge).with_maybe_done(true))
            }
        }
    }

    async fn read_key(&self, key: &Levels) -> Result<Option<Doc<Self>>> {
        let options = self.read.clone();
        let Reading { found, charge } = self.items.read_at(key, self.id, options).await?;
        self.meter.add(charge);
        let Some((version, body)) = found else {
            return Ok(None);
        };
        let body = body
            .into_single()
            .map_err(|error| Error::document(error).of(key, self.id))?;
        let body = Body(body);
        Ok(Some(protocol::Versioned { body, version }))
    }

    async fn send(
        &self,
        key: &Levels,
        write: Write<'_, Value>,
        etag: Option<&str>,
    ) -> Answered<Self> {
        let mut options = self.write.clone();
        if let Some(etag) = etag {
            options = if_unchanged(options, etag)?;
        }
        let tried = self.items.write_at(key, self.id, write, options).await;
        let lost = tried.lost;
        let written = done(tried, key, self.id);
        self.meter.add(match &written {
            Ok(written) => written.charge,
            Err(error) => error.charge(),
        });
        match written {
            Ok(written) => Ok(Answer::Done(written.etag.unwrap_or_default())),
            Err(error) if lost => Ok(Answer::Lost(error)),
            Err(error) => match error.kind() {
                ErrorKind::Conflict | ErrorKind::NotFound | ErrorKind::Changed => {
                    Ok(Answer::Refused)
                }
                _ => Err(error),
            },
        }
    }

    /// The seconds that an item has left, if it expires.
    fn rest(&self, document: &Value) -> Option<i64> {
        let default = self.items.setup.lifetime?;
        let own = document.get("ttl").and_then(Value::as_i64);
        let lifetime = own.unwrap_or(default);
        let written = document.get("_ts").and_then(Value::as_i64)?;
        let now = SystemTime::now().duration_since(UNIX_EPOCH).ok()?;
        let age = i64::try_from(now.as_secs()).ok()? - written;
        (lifetime > 0).then(|| (lifetime - age.max(0)).max(1))
    }
}

impl<D: Document> Documents for Moving<'_, D> {
    type Body = Body;
    type Version = String;
    type Error = Error;

    async fn read(&self, place: Place) -> Result<Option<Doc<Self>>> {
        self.read_key(self.key(place)).await
    }

    async fn read_source(&self, copy: &Body) -> Result<Option<Doc<Self>>> {
        match Marked::of(&copy.0) {
            Some(Marked::Copy { of, .. }) => self.read_key(&of).await,
            _ => Ok(None),
        }
    }

    async fn create(&self, place: Place, body: &Body) -> Answered<Self> {
        let key = self.key(place);
        let answer = self.send(key, Write::Create(&body.0), None).await?;
        // Only the creation of an item is found again by its content. A mover starts over.
        if !matches!(answer, Answer::Lost(_)) || body.0.get(MOVE).is_some() {
            return Ok(answer);
        }
        Ok(match self.read_key(key).await {
            Ok(Some(there)) if has_content(there.body.0.clone(), body.0.clone()) => {
                Answer::Done(there.version)
            }
            _ => answer,
        })
    }

    async fn replace(&self, place: Place, version: &String, body: &Body) -> Answered<Self> {
        let write = Write::Replace(&body.0);
        self.send(self.key(place), write, Some(version)).await
    }

    async fn delete(&self, place: Place, version: &String) -> Answered<Self> {
        self.send(self.key(place), Write::Delete, Some(version))
            .await
    }

    fn finish<'a>(&'a self, stub: &'a Doc<Self>) -> Finished<'a, Error> {
        Box::pin(async move {
            let Some(Marked::Stub { to, .. }) = Marked::of(&stub.body.0) else {
                return Ok(());
            };
            if to.0.is_empty() {
                return Err(Error::new(ErrorKind::Taken).of(&self.new, self.id));
            }
            let other = Self::between(self.items, self.new.clone(), to, self.id);
            let finished = protocol::relocate(&other, true, None).await;
            self.meter.add(other.meter.total());
            finished.map(|_| ())
        })
    }

    fn mark(&self, body: &Body) -> Mark<String> {
        match Marked::of(&body.0) {
            None => Mark::Live,
            Some(Marked::Stub { version, .. }) => Mark::Stub(version),
            Some(Marked::Copy { version, .. }) => Mark::Copy(version),
        }
    }

    fn is_own(&self, place: Place, body: &Body) -> Result<bool> {
        if let Some(Marked::Stub { to, .. }) = Marked::of(&body.0) {
            return Ok(place == Place::Old && to == self.new);
        }
        if self.is_only {
            return Ok(true);
        }
        let item = (self.items.read)(body.0.clone())
            .map_err(|error| Error::document(error.into()).of(self.key(place), self.id))?;
        let mut keys = item.read_keys();
        let count = if self.old == self.new { 1 } else { 2 };
        Ok(keys.len() == count && keys.all(|key| self.old.is(&key) || self.new.is(&key)))
    }

    fn stub(&self, of: &Body, version: Option<&String>) -> Body {
        let kept = &self.items.setup.kept;
        let mut stub = without_content::<D>(&of.0, &self.old, kept);
        let mark = Marked::Stub {
            to: self.new.clone(),
            version: version.cloned(),
        };
        set_mark(&mut stub, Some(&mark));
        // A stub must not expire before the item.
        if let (Some(_), Value::Object(properties)) = (self.items.setup.lifetime, &mut stub) {
            properties.insert("ttl".to_owned(), (-1).into());
        }
        Body(stub)
    }

    fn copy(&self, of: &Doc<Self>) -> Body {
        let mut copy = of.body.0.clone();
        if let (Some(rest), Value::Object(properties)) = (self.rest(&of.body.0), &mut copy) {
            properties.insert("ttl".to_owned(), rest.into());
        }
        remove_added(&mut copy);
        set_key::<D>(&mut copy, &self.new);
        let mark = Marked::Copy {
            of: self.old.clone(),
            version: of.version.clone(),
        };
        set_mark(&mut copy, Some(&mark));
        Body(copy)
    }

    fn settled(&self, copy: &Body) -> Body {
        let mut settled = copy.0.clone();
        remove_added(&mut settled);
        set_mark(&mut settled, None);
        Body(settled)
    }
}
