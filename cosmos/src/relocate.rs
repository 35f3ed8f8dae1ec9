//! Moves items to the keys of the present layout, while others read and write them.

use std::error::Error as StdError;
use std::fmt;

use azure_data_cosmos::FeedScope;
use azure_data_cosmos::Query;
use azure_data_cosmos::options::QueryOptions;
use futures::{StreamExt, stream};
use serde::de::DeserializeOwned;
use serde_json::Value;
use synthetic_key::{Contains, Document, HasId, cosmos};

use crate::account::{self, Latest};
use crate::address::address;
use crate::document::{Levels, Marked};
use crate::error::{Error, ErrorKind, Result};
use crate::items::Items;
use crate::meter::Meter;
use crate::moving::{Body, Moving};
use crate::pages::Pages;
use crate::phase;
use crate::protocol::{self, Moved, Step, Versioned};
use crate::scan::KEY_LIMIT;

/// How many items are moved at a time.
const CONCURRENCY: usize = 16;

/// How many refusals are listed.
const LISTED: usize = 1000;

/// Moves items to their present keys. Created by [`Items::relocate`].
pub struct Relocate<'i, D: Document> {
    items: &'i Items<D>,
    keys: Box<dyn Iterator<Item = D::Key> + Send>,
    concurrency: usize,
    limit: u64,
}

impl<D: Document> fmt::Debug for Relocate<'_, D> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("Relocate").finish_non_exhaustive()
    }
}

/// The progress of a relocation: how many documents were read, moved and refused.
///
/// A complete pass without `moved`, `finished` and `refused` has nothing left to do.
#[derive(Debug, Default)]
#[non_exhaustive]
pub struct Relocated {
    /// How many documents were read. An item that is moved counts twice: it is read again with its new key.
    pub seen: u64,
    /// How many of them had their present key.
    pub in_place: u64,
    /// How many were moved.
    pub moved: u64,
    /// How many moves were finished that a different mover started, or whose item was deleted.
    pub finished: u64,
    /// How many stubs stay, because services of step 1 may run (see [`Phase::WriteNew`](crate::Phase::WriteNew)).
    pub stubs: u64,
    /// How many were not moved. Nothing was deleted.
    pub refused: u64,
    /// Why they were not moved, with the key and the id of each: the first 1,000.
    pub refusals: Vec<Error>,
    /// How many keys were read.
    pub keys: u64,
    /// The cost of all requests, in request units.
    pub charge: f64,
}

/// An error that ended a relocation, and what was done until then. Run it again to continue.
#[derive(Debug)]
pub struct Stopped {
    /// What was done.
    pub so_far: Relocated,
    /// Why it ended.
    pub error: Error,
}

impl fmt::Display for Stopped {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let Relocated { moved, refused, .. } = self.so_far;
        write!(
            f,
            "stopped after {moved} items were moved and {refused} refused: {}",
            self.error
        )
    }
}

impl StdError for Stopped {
    fn source(&self) -> Option<&(dyn StdError + 'static)> {
        self.error.source()
    }
}

impl From<Stopped> for Error {
    fn from(stopped: Stopped) -> Self {
        stopped.error
    }
}

/// The result for a document.
pub(crate) enum Done {
    InPlace,
    Moved,
    Finished,
    Stub,
    Refused(Error),
}

impl Relocated {
    fn add(&mut self, done: Done) {
        self.seen += 1;
        match done {
            Done::InPlace => self.in_place += 1,
            Done::Moved => self.moved += 1,
            Done::Finished => self.finished += 1,
            Done::Stub => self.stubs += 1,
            Done::Refused(error) => {
                self.refused += 1;
                if self.refusals.len() < LISTED {
                    self.refusals.push(error);
                }
            }
        }
    }
}

impl<D> Items<D> {
    /// Moves items to their present key: all items with the keys of a lookup that are stored with the key of the
    /// previous layout. The lookup can be `TripKeys { date }`, a span of time, the first levels of a key, or one key.
    ///
    /// The recorded [`Phase`](crate::Phase) is `WriteNew` or later. Services may read and write at the same time, and
    /// other movers may run. You can stop it at any point and start it again.
    pub fn relocate<I, S, const N: usize>(&self, scan: &S) -> Relocate<'_, D>
    where
        D: Document,
        D::Item: Contains<I, N>,
        S: synthetic_key::FanOut<I, Key = D::Key>,
        S::Keys: Send + 'static,
    {
        Relocate {
            items: self,
            keys: Box::new(scan.keys()),
            concurrency: CONCURRENCY,
            limit: KEY_LIMIT,
        }
    }
}

impl<D> Relocate<'_, D>
where
    D: Document + HasId + DeserializeOwned + Send + Sync,
{
    /// Sets how many items are moved at a time. The default is 16.
    #[must_use]
    pub fn with_concurrency(mut self, concurrency: usize) -> Self {
        self.concurrency = concurrency.max(1);
        self
    }

    /// Sets how many keys the lookup may have. The default is 100,000. With more keys nothing is moved.
    #[must_use]
    pub fn with_key_limit(mut self, limit: u64) -> Self {
        self.limit = limit;
        self
    }

    /// Moves the items, and returns how many were moved, were in place, or were refused.
    ///
    /// An item that cannot be moved is refused, with its reason, and the others are moved: a different item has its new
    /// key and id, it cannot be read as this type, or the service does not accept the document.
    ///
    /// # Errors
    ///
    /// Errors of the service that are not of one item, with what was done until then. [`ErrorKind::Phase`] if the
    /// recorded phase does not allow it, and [`ErrorKind::Account`] if items cannot move in this account.
    pub async fn run(self) -> std::result::Result<Relocated, Stopped> {
        self.run_with_progress(|_| ()).await
    }

    /// The same, and reports the progress after each page.
    ///
    /// # Errors
    ///
    /// The same as for [`run`](Self::run).
    pub async fn run_with_progress(
        self,
        mut progress: impl FnMut(&Relocated) + Send,
    ) -> std::result::Result<Relocated, Stopped> {
        let mut so_far = Relocated::default();
        let charge = Meter::default();
        let moved = self.go(&mut so_far, &charge, &mut progress).await;
        so_far.charge = charge.total();
        match moved {
            Ok(()) => Ok(so_far),
            Err(error) => Err(Stopped { so_far, error }),
        }
    }

    async fn go(
        self,
        so_far: &mut Relocated,
        charge: &Meter,
        progress: &mut (impl FnMut(&Relocated) + Send),
    ) -> Result<()> {
        let Self {
            items,
            keys,
            concurrency,
            limit,
        } = self;
        if u64::try_from(keys.size_hint().0).is_ok_and(|count| count > limit) {
            return Err(Error::new(ErrorKind::TooManyKeys { limit }));
        }
        let mover = Mover::start(items, charge).await?;
        for key in keys {
            so_far.keys += 1;
            let mut pages = Pages::<Value>::new(
                items,
                Query::from("SELECT * FROM c"),
                FeedScope::partition(cosmos::sdk_key(&key)),
                QueryOptions::default(),
                charge.clone(),
            );
            while let Some(page) = pages.next().await {
                let documents = page.map_err(|error| error.under(&key))?.into_items();
                let started = documents
                    .into_iter()
                    .map(|document| Box::pin(mover.relocate(document)));
                let mut finished = stream::iter(started).buffer_unordered(concurrency);
                while let Some(done) = finished.next().await {
                    so_far.add(done?);
                }
                so_far.charge = charge.total();
                progress(so_far);
            }
        }
        Ok(())
    }
}

/// A mover of one container.
pub(crate) struct Mover<'i, D> {
    items: &'i Items<D>,
    releases: bool,
    charge: &'i Meter,
    /// How reads see the last write.
    pub(crate) latest: Latest,
}

impl<'i, D> Mover<'i, D>
where
    D: Document + HasId + DeserializeOwned + Send + Sync,
{
    /// Checks that items may move now. The phase may have been advanced since the container was opened.
    pub(crate) async fn start(items: &'i Items<D>, charge: &'i Meter) -> Result<Self> {
        let latest = account::check(items).await?;
        let (moves, _) = phase::recorded(items, &latest).await?;
        let releases = match moves.step::<D>()? {
            Some(Step::TwoA) => false,
            Some(Step::Two) => true,
            _ => {
                return Err(Error::phase(
                    "items move to the layout of the type that moves them, and this type is not of step 2: \
                     use the type with the new layout, which lists the old one in `also_read`, after                      `advance(.., Phase::WriteNew, ..)`",
                ));
            }
        };
        Ok(Self {
            items,
            releases,
            charge,
            latest,
        })
    }

    /// Moves the item of a document, if it is one that moves.
    pub(crate) async fn relocate(&self, document: Value) -> Result<Done> {
        let at = Levels::in_document::<D>(&document);
        let id = document.get("id").and_then(Value::as_str);
        let id = id.unwrap_or_default().to_owned();
        match self.try_relocate(document, &at, &id).await {
            Ok(done) => Ok(done),
            Err(error) if is_of_one_item(&error) => Ok(Done::Refused(error.of(&at, &id))),
            Err(error) => Err(error),
        }
    }

    async fn try_relocate(&self, document: Value, at: &Levels, id: &str) -> Result<Done> {
        let (old, new, source, is_stub) = match Marked::of(&document) {
            Some(Marked::Stub { to, .. }) if to.0.is_empty() => return Ok(Done::InPlace),
            Some(Marked::Stub { to, .. }) => (at.clone(), to, None, true),
            Some(Marked::Copy { of, .. }) => (of, at.clone(), None, false),
            None => {
                let item: D = serde_json::from_value(document.clone())
                    .map_err(|error| Error::document(error.into()))?;
                let (present, own_id) = address(&item)?;
                if at.is(&present) {
                    return Ok(Done::InPlace);
                }
                if own_id != id || !item.read_keys().any(|key| at.is(&key)) {
                    let now = format!("{own_id:?} with the key \"{present}\"");
                    return Err(Error::new(ErrorKind::Rekeyed { now }));
                }
                let version = document.get("_etag").and_then(Value::as_str);
                let version = version.unwrap_or_default().to_owned();
                let body = Body(document);
                let source = Versioned { body, version };
                (at.clone(), Levels::of(&present), Some(source), false)
            }
        };
        let moving = Moving::<D>::between(self.items, old, new, id);
        let moved = Box::pin(protocol::relocate(&moving, self.releases, source)).await;
        self.charge.add(moving.meter.total());
        Ok(match moved? {
            Moved::Moved => Done::Moved,
            Moved::Finished if is_stub && !self.releases => Done::Stub,
            Moved::Finished => Done::Finished,
            Moved::Taken => return Err(Error::new(ErrorKind::Taken)),
            Moved::Twice => return Err(Error::new(ErrorKind::Conflict)),
            Moved::Changed => return Err(Error::new(ErrorKind::Changed)),
        })
    }
}

/// Whether an error is of one item, so that others can be moved.
fn is_of_one_item(error: &Error) -> bool {
    match error.kind() {
        ErrorKind::Service => matches!(error.code(), Some(400 | 403 | 413)),
        ErrorKind::Phase { .. } | ErrorKind::Account { .. } | ErrorKind::Container(_) => false,
        _ => true,
    }
}
