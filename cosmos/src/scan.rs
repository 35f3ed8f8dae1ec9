//! Scans: all items with some keys.

mod plan;
mod seen;

use std::fmt;
use std::pin::Pin;
use std::task::{Context, Poll};

use azure_data_cosmos::Query;
use azure_data_cosmos::options::QueryOptions;
use futures::Stream;
use futures::stream::BoxStream;
use serde::Serialize;
use serde::de::DeserializeOwned;
use synthetic_key::{Contains, Document, HasId, SyntheticKey};

use crate::error::{Error, ErrorKind, Result};
use crate::items::Items;
use crate::meter::Meter;
use crate::protocol::Step;
use crate::stored::Stored;
use plan::Plan;

/// How many keys, or physical partitions, are queried at a time.
const CONCURRENCY: usize = 32;

/// How many keys a lookup may have.
pub(crate) const KEY_LIMIT: u64 = 100_000;

/// A stream of all items with some keys. Created by [`Items::scan`].
///
/// It does nothing until it is polled. An error is an item of the stream. A document that is not of this type is an
/// [`ErrorKind::Document`] with its key and id, and the stream continues. Any other error ends it.
pub struct Scan<D: Document> {
    state: State<D>,
    charge: Meter,
}

enum State<D: Document> {
    Idle(Box<Plan<D>>),
    Running(BoxStream<'static, Result<Stored<D>>>),
    Done,
}

impl<D: Document> fmt::Debug for Scan<D> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("Scan").finish_non_exhaustive()
    }
}

impl<D> Items<D> {
    /// Returns all items with the keys of a lookup: `TripKeys { date }`, the keys of a span of time, the first levels of a
    /// key, or one key.
    ///
    /// ```
    /// # use synthetic_key::SyntheticKey;
    /// # use synthetic_key_cosmos::{Items, Result};
    /// # #[derive(SyntheticKey)]
    /// # #[pk(serde)]
    /// # struct Trip {
    /// #     id: String,
    /// #     #[pk(concat)]
    /// #     date: String,
    /// #     #[pk(hash_suffix = 400)]
    /// #     vin: String,
    /// #     km: u32,
    /// # }
    /// use futures::TryStreamExt;
    ///
    /// async fn long_trips(trips: &Items<Trip>, date: &str) -> Result<Vec<String>> {
    ///     let scan = trips.scan(&TripKeys { date }).by_partition();
    ///     let mut scan = scan.filter("c.km > @least", [("@least", 100)])?;
    ///     let mut found = Vec::new();
    ///     while let Some(trip) = scan.try_next().await? {
    ///         found.push(trip.vin.clone());
    ///     }
    ///     Ok(found)
    /// }
    /// ```
    ///
    /// Keys are computed one after the other, when they are needed. A lookup with more than 100,000 keys is an error: see
    /// [`with_key_limit`](Scan::with_key_limit).
    ///
    /// While items move to a different layout (`also_read`), each item is returned once, from the document that counts.
    /// All keys are queried twice then, and the ids of the items are kept in memory.
    pub fn scan<I, S, const N: usize>(&self, scan: &S) -> Scan<D>
    where
        D: Document,
        D::Item: Contains<I, N>,
        I: SyntheticKey,
        S: synthetic_key::FanOut<I, Key = D::Key>,
        S::Keys: Send + 'static,
    {
        let charge = Meter::default();
        let is_moving = self.setup.step.is_some_and(|step| step != Step::Three);
        Scan {
            state: State::Idle(Box::new(Plan {
                items: self.clone(),
                filter: None,
                condition: String::new(),
                options: QueryOptions::default(),
                concurrency: CONCURRENCY,
                limit: KEY_LIMIT,
                by_partition: false,
                is_ordered: false,
                charge: charge.clone(),
                moving: is_moving.then(|| Box::new(scan.keys()) as _),
                keys: Box::new(scan.keys()),
            })),
            charge,
        }
    }
}

impl<D: Document> Scan<D> {
    /// Returns the cost so far, in request units, with pages that were empty or failed.
    #[must_use]
    pub fn charge(&self) -> f64 {
        self.charge.total()
    }

    fn with(mut self, change: impl FnOnce(&mut Plan<D>)) -> Self {
        if let State::Idle(plan) = &mut self.state {
            change(plan);
        }
        self
    }

    /// Queries each physical partition for the items of its keys, instead of querying each key. That needs fewer
    /// requests if there are many keys. The items are the same.
    ///
    /// Some keys are still queried one by one: keys of several levels, keys in a property whose name needs quotes, keys of
    /// a type with `also_read`, and all keys if the items are [`ordered`](Self::ordered).
    #[must_use]
    pub fn by_partition(self) -> Self {
        self.with(|plan| plan.by_partition = true)
    }

    /// Returns the items in the order of the keys. Items that arrive too early are kept in memory. Items that move during
    /// the scan come last.
    #[must_use]
    pub fn ordered(self) -> Self {
        self.with(|plan| plan.is_ordered = true)
    }

    /// Sets how many keys, or physical partitions, are queried at a time. The default is 32.
    #[must_use]
    pub fn with_concurrency(self, concurrency: usize) -> Self {
        self.with(|plan| plan.concurrency = concurrency.max(1))
    }

    /// Sets how many keys the lookup may have. The default is 100,000. With more keys, the first item of the stream is
    /// [`ErrorKind::TooManyKeys`], and no request is sent.
    #[must_use]
    pub fn with_key_limit(self, limit: u64) -> Self {
        self.with(|plan| plan.limit = limit)
    }

    /// Sets the options of the queries, such as the page size and the consistency.
    #[must_use]
    pub fn with_query_options(self, options: QueryOptions) -> Self {
        self.with(|plan| plan.options = options)
    }

    /// Returns only the items that meet an SQL condition. The item is `c`, and values are parameters. A second call
    /// replaces the condition of the first.
    ///
    /// # Errors
    ///
    /// A value cannot be written as JSON.
    pub fn filter<'p, V: Serialize>(
        self,
        condition: &str,
        parameters: impl IntoIterator<Item = (&'p str, V)>,
    ) -> Result<Self> {
        let mut query = Query::from("");
        for (name, value) in parameters {
            query = query.with_parameter(name, value).map_err(Error::document)?;
        }
        Ok(self.with(|plan| {
            condition.clone_into(&mut plan.condition);
            plan.filter = Some(query);
        }))
    }
}

impl<D> Stream for Scan<D>
where
    D: Document + DeserializeOwned + HasId + Send + Sync + 'static,
{
    type Item = Result<Stored<D>>;

    fn poll_next(mut self: Pin<&mut Self>, context: &mut Context<'_>) -> Poll<Option<Self::Item>> {
        if let State::Idle(_) = self.state {
            let State::Idle(plan) = std::mem::replace(&mut self.state, State::Done) else {
                return Poll::Ready(None);
            };
            self.state = State::Running(plan.run());
        }
        let State::Running(running) = &mut self.state else {
            return Poll::Ready(None);
        };
        let next = running.as_mut().poll_next(context);
        let is_over = match &next {
            Poll::Ready(Some(Err(error))) => *error.kind() != ErrorKind::Document,
            Poll::Ready(None) => true,
            _ => false,
        };
        if is_over {
            self.state = State::Done;
        }
        next
    }
}
