//! Writes many items, as fast as the container accepts them.

use std::collections::HashMap;
use std::fmt;
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};

use azure_data_cosmos::options::{BatchOptions, ItemWriteOptions, ThrottlingRetryOptionsBuilder};
use futures::{Stream, StreamExt, stream};
use serde::Serialize;
use synthetic_key::{Document, Identified, SyntheticKey};
use tokio::time::Instant;

use crate::batch::Batch;
use crate::error::{Error, ErrorKind, Result};
use crate::items::Items;
use crate::retry::RetryOptions;
use crate::stored::Written;

/// How many writes run at a time.
const CONCURRENCY: usize = 64;

/// After so many refusals without a write in between, the container counts as too busy for the stream.
const MOST_REFUSALS: u32 = 100;

/// The greatest number of operations of a batch.
const MOST_IN_A_BATCH: usize = 100;

/// Writes a stream of items. Created by [`Items::ingest`].
pub struct Ingest<'i, D, S> {
    items: &'i Items<D>,
    source: S,
    concurrency: usize,
    window: Option<usize>,
    replaces: bool,
    options: ItemWriteOptions,
}

impl<D, S> fmt::Debug for Ingest<'_, D, S> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("Ingest").finish_non_exhaustive()
    }
}

/// One item of an [`Ingest`], and whether it was written.
#[derive(Debug)]
#[non_exhaustive]
pub struct Ingested<D> {
    /// The item.
    pub item: D,
    /// Whether it was written.
    pub outcome: Outcome,
}

/// Whether an item of an [`Ingest`] was written.
#[derive(Debug)]
#[non_exhaustive]
pub enum Outcome {
    /// It was written.
    Written(Written),
    /// An item with this key and id existed already, and was not changed.
    Existed,
    /// It was not written, or it is not known: see [`Error::maybe_done`].
    Failed(Error),
}

/// The result of a whole [`Ingest`]: how many items were written, existed already, or failed.
#[derive(Debug, Default)]
#[non_exhaustive]
pub struct Summary {
    /// How many were written.
    pub written: u64,
    /// How many existed already.
    pub existed: u64,
    /// How many were not written.
    pub failed: u64,
    /// The cost of the written items, in request units.
    pub charge: f64,
    /// The first error.
    pub first_error: Option<Error>,
}

impl Summary {
    fn add(&mut self, outcome: Outcome) {
        match outcome {
            Outcome::Written(written) => {
                self.written += 1;
                self.charge += written.charge;
            }
            Outcome::Existed => self.existed += 1,
            Outcome::Failed(error) => {
                self.failed += 1;
                self.first_error.get_or_insert(error);
            }
        }
    }
}

impl<D> Items<D> {
    /// Writes many items, some at a time, and no faster than the container accepts them. If the container is overloaded
    /// (429), all writes wait for as long as it asks.
    ///
    /// An item that exists already is not changed. So you can write the same stream again after a failure, and nothing
    /// is written twice.
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
    /// # }
    /// use futures::stream;
    ///
    /// async fn store(trips: &Items<Trip>, day: Vec<Trip>) -> bool {
    ///     let summary = trips.ingest(stream::iter(day)).run().await;
    ///     println!("{} written, {} there before", summary.written, summary.existed);
    ///     summary.failed == 0
    /// }
    /// ```
    pub fn ingest<S>(&self, items: S) -> Ingest<'_, D, S>
    where
        D: Document + Identified + Serialize + Send + Sync,
        S: Stream<Item = D>,
    {
        Ingest {
            items: self,
            source: items,
            concurrency: CONCURRENCY,
            window: None,
            replaces: false,
            options: ItemWriteOptions::default(),
        }
    }
}

impl<'i, D, S> Ingest<'i, D, S>
where
    D: Document + Identified + Serialize + Send + Sync,
    S: Stream<Item = D>,
{
    /// Sets how many writes run at a time. The default is 64. Without [`in_batches`](Self::in_batches), no more items
    /// than that are taken from the stream in advance.
    #[must_use]
    pub fn with_concurrency(mut self, concurrency: usize) -> Self {
        self.concurrency = concurrency.max(1);
        self
    }

    /// Takes so many items from the stream at a time, and writes those with the same key in batches of up to 100. That
    /// needs fewer requests if items with the same key come close together.
    ///
    /// A batch writes all of its items or none. If one of them is refused, each is written by itself. It waits until so
    /// many items have come, or until the stream ends.
    #[must_use]
    pub fn in_batches(mut self, window: usize) -> Self {
        self.window = Some(window.max(1));
        self
    }

    /// Replaces items that exist already.
    #[must_use]
    pub fn replacing(mut self) -> Self {
        self.replaces = true;
        self
    }

    /// Sets the options of the writes. If they have `throttling_retry_options`, the SDK retries each write before all
    /// others wait.
    #[must_use]
    pub fn with_write_options(mut self, options: ItemWriteOptions) -> Self {
        self.options = options;
        self
    }

    /// Returns the outcome of each item, in the order in which they finish.
    pub fn outcomes(self) -> impl Stream<Item = Ingested<D>> + use<'i, D, S> {
        let Self {
            items,
            source,
            concurrency,
            window,
            replaces,
            mut options,
        } = self;
        // All writes wait together, so the SDK need not retry each of them.
        let throttling = ThrottlingRetryOptionsBuilder::new().with_max_retry_count(0);
        let own = &mut options.operation.throttling_retry_options;
        *own = own.take().or(Some(throttling.build()));
        let writes = Arc::new(Writes {
            items,
            replaces,
            options,
            gate: Gate::default(),
        });
        let groups = match window {
            Some(window) => source
                .chunks(window)
                .flat_map(|items| stream::iter(by_key(items)))
                .left_stream(),
            None => source.map(|item| vec![item]).right_stream(),
        };
        let written = groups.map(move |group| {
            let writes = Arc::clone(&writes);
            Box::pin(async move { writes.group(group).await })
        });
        written.buffer_unordered(concurrency).flat_map(stream::iter)
    }

    /// Writes all items, and returns how many were written, existed already, or failed.
    pub async fn run(self) -> Summary {
        let outcomes = self.outcomes();
        let summary = outcomes.fold(Summary::default(), |mut summary, ingested| {
            summary.add(ingested.outcome);
            std::future::ready(summary)
        });
        summary.await
    }
}

/// Groups items by key, in the order of the first item of each key.
fn by_key<D: SyntheticKey>(items: Vec<D>) -> Vec<Vec<D>> {
    let (mut groups, mut places) = (Vec::<Vec<D>>::new(), HashMap::new());
    for item in items {
        let place = places.entry(item.partition_key()).or_insert(groups.len());
        match groups.get_mut(*place) {
            Some(group) if group.len() < MOST_IN_A_BATCH => group.push(item),
            _ => {
                *place = groups.len();
                groups.push(vec![item]);
            }
        }
    }
    groups
}

/// How items are written.
struct Writes<'i, D> {
    items: &'i Items<D>,
    replaces: bool,
    options: ItemWriteOptions,
    gate: Gate,
}

impl<D> Writes<'_, D>
where
    D: Document + Identified + Serialize + Send + Sync,
{
    /// Writes items that have the same key.
    async fn group(&self, group: Vec<D>) -> Vec<Ingested<D>> {
        let mut lost = false;
        if group.len() > 1 {
            match self.batch(&group).await {
                Ok(written) => {
                    let ingested = group.into_iter().zip(written);
                    let ingested = ingested.map(|(item, written)| Ingested {
                        item,
                        outcome: Outcome::Written(written),
                    });
                    return ingested.collect();
                }
                Err(error) => lost = error.maybe_done(),
            }
        }
        let mut ingested = Vec::with_capacity(group.len());
        for item in group {
            let outcome = match self.one(&item, lost).await {
                Ok(written) => Outcome::Written(written),
                Err(error) if *error.kind() == ErrorKind::Conflict => Outcome::Existed,
                Err(error) => Outcome::Failed(error),
            };
            ingested.push(Ingested { item, outcome });
        }
        ingested
    }

    /// Writes an item; `lost` says that it may have been written before.
    async fn one(&self, item: &D, lost: bool) -> Result<Written> {
        let Self { items, gate, .. } = self;
        let write = |lost| async move {
            let options = Some(self.options.clone());
            if self.replaces {
                items.upsert(item, options).await
            } else {
                items.create_unless_lost(item, options, lost).await
            }
        };
        gate.write(lost, write).await
    }

    /// Writes items in a batch.
    async fn batch(&self, group: &[D]) -> Result<Vec<Written>> {
        let write = |_| async {
            let batch = Batch::of_items(self.items, group, self.replaces)?;
            let options = BatchOptions::default();
            let options = options.with_operation_options(self.options.operation.clone());
            batch.run(Some(options)).await
        };
        self.gate.write(false, write).await
    }
}

/// A gate at which all writes wait while the container is overloaded.
#[derive(Default)]
struct Gate(Mutex<Overload>);

#[derive(Default)]
struct Overload {
    /// Refusals since something was written.
    refusals: u32,
    opens: Option<Instant>,
}

impl Gate {
    /// Writes as soon as the gate is open, and again if the container is overloaded. `write` is told whether the answer to
    /// an earlier attempt was lost.
    async fn write<T, F>(&self, mut lost: bool, write: impl Fn(bool) -> F) -> Result<T>
    where
        F: Future<Output = Result<T>>,
    {
        loop {
            self.pass().await;
            let written = write(lost).await;
            lost |= written.as_ref().is_err_and(Error::maybe_done);
            if !self.is_closed_by(&written) {
                return written.map_err(|error| error.with_maybe_done(lost));
            }
        }
    }

    async fn pass(&self) {
        // It may be closed again meanwhile.
        while let Some(opens) = self.closed_until() {
            tokio::time::sleep_until(opens).await;
        }
    }

    fn closed_until(&self) -> Option<Instant> {
        let opens = self.overload().opens;
        opens.filter(|opens| *opens > Instant::now())
    }

    fn overload(&self) -> MutexGuard<'_, Overload> {
        self.0.lock().unwrap_or_else(PoisonError::into_inner)
    }

    /// Closes the gate if the container is overloaded, for as long as it asks. Returns whether to try again afterwards.
    fn is_closed_by<T>(&self, written: &Result<T>) -> bool {
        let mut overload = self.overload();
        let error = match written {
            Err(error) if error.is_throttled() => error,
            _ => {
                overload.refusals = 0;
                return false;
            }
        };
        overload.refusals += 1;
        let refusals = overload.refusals;
        let pause = error.retry_after();
        let pause = pause.unwrap_or_else(|| RetryOptions::default().pause(refusals));
        overload.opens = overload.opens.max(Some(Instant::now() + pause));
        refusals < MOST_REFUSALS
    }
}
