//! Writes many items, as fast as the container accepts them.

use std::collections::HashMap;
use std::fmt;
use std::io;
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};
use std::time::Duration;

use azure_data_cosmos::feed::FeedRange;
use azure_data_cosmos::options::{BatchOptions, ItemWriteOptions, ThrottlingRetryOptionsBuilder};
use futures::{Stream, StreamExt, stream};
use serde::Serialize;
use synthetic_key::{Document, HasId, SyntheticKey, cosmos};
use tokio::sync::OnceCell;
use tokio::time::Instant;

use crate::batch::Batch;
use crate::error::{Error, ErrorKind, Result};
use crate::items::Items;
use crate::retry::{RetryOptions, up_to};
use crate::stored::Written;

/// How many writes run at a time.
const CONCURRENCY: usize = 64;

/// For how long a partition may refuse every write before its items fail.
const PATIENCE: Duration = Duration::from_secs(120);

/// The maximum number of operations in a batch.
const MOST_IN_A_BATCH: usize = 100;

/// The maximum size of a batch. Cosmos DB accepts requests of 2 MB.
const MOST_BYTES: usize = 1_900_000;

/// How many bytes a batch needs for each operation, in addition to the document and the id.
const BYTES_OF_AN_OPERATION: usize = 128;

/// Writes a stream of items. Created by [`Items::ingest`].
pub struct Ingest<'i, D, S> {
    items: &'i Items<D>,
    source: S,
    concurrency: usize,
    window: Option<usize>,
    patience: Duration,
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
    /// Writes many items concurrently, and no faster than the container accepts them. If a physical partition is
    /// overloaded (429), its writes wait for as long as the service asks; writes to other partitions continue.
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
        D: Document + HasId + Serialize + Send + Sync,
        S: Stream<Item = D>,
    {
        Ingest {
            items: self,
            source: items,
            concurrency: CONCURRENCY,
            window: None,
            patience: PATIENCE,
            replaces: false,
            options: ItemWriteOptions::default(),
        }
    }
}

impl<'i, D, S> Ingest<'i, D, S>
where
    D: Document + HasId + Serialize + Send + Sync,
    S: Stream<Item = D>,
{
    /// Sets how many writes run at a time. The default is 64. Without [`in_batches`](Self::in_batches), no more items
    /// than that are taken from the stream in advance.
    #[must_use]
    pub fn with_concurrency(mut self, concurrency: usize) -> Self {
        self.concurrency = concurrency.max(1);
        self
    }

    /// Takes this many items from the stream at a time, and writes those with the same key in batches of up to 100
    /// items and 1.9 MB. That needs fewer requests if items with the same key come close together.
    ///
    /// A batch writes all of its items or none. If one of them is refused, each is written separately. `ingest` waits
    /// until this many items have come, or until the stream ends.
    #[must_use]
    pub fn in_batches(mut self, window: usize) -> Self {
        self.window = Some(window.max(1));
        self
    }

    /// Sets when to give up: an item fails if its physical partition has refused every write (429) for this long. The
    /// default is two minutes.
    #[must_use]
    pub fn with_patience(mut self, patience: Duration) -> Self {
        self.patience = patience;
        self
    }

    /// Replaces items that exist already.
    #[must_use]
    pub fn replacing(mut self) -> Self {
        self.replaces = true;
        self
    }

    /// Sets the options of the writes. If they have `throttling_retry_options`, the SDK retries each write before the
    /// other writes of its partition wait.
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
            patience,
            replaces,
            mut options,
        } = self;
        // The writes of a partition wait together, so the SDK need not retry each of them.
        let throttling = ThrottlingRetryOptionsBuilder::new().with_max_retry_count(0);
        let own = &mut options.operation.throttling_retry_options;
        *own = own.take().or(Some(throttling.build()));
        let writes = Arc::new(Writes {
            items,
            replaces,
            options,
            gates: Gates::new(patience),
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

/// Groups items by key, in the order of the first item of each key. A group fits into a batch.
fn by_key<D: SyntheticKey + Serialize>(items: Vec<D>) -> Vec<Vec<D>> {
    let (mut groups, mut places) = (Vec::<(usize, Vec<D>)>::new(), HashMap::new());
    for item in items {
        let bytes = size(&item) + BYTES_OF_AN_OPERATION;
        let place = places.entry(item.partition_key()).or_insert(groups.len());
        match groups.get_mut(*place) {
            Some((used, group)) if group.len() < MOST_IN_A_BATCH && *used + bytes <= MOST_BYTES => {
                *used += bytes;
                group.push(item);
            }
            _ => {
                *place = groups.len();
                groups.push((bytes, vec![item]));
            }
        }
    }
    groups.into_iter().map(|(_, group)| group).collect()
}

/// The size of a document as JSON. An item that cannot be written has none: its batch says why.
fn size(item: &impl Serialize) -> usize {
    let mut bytes = Bytes(0);
    match serde_json::to_writer(&mut bytes, item) {
        Ok(()) => bytes.0,
        Err(_) => 0,
    }
}

/// Counts what is written.
struct Bytes(usize);

impl io::Write for Bytes {
    fn write(&mut self, bytes: &[u8]) -> io::Result<usize> {
        self.0 += bytes.len();
        Ok(bytes.len())
    }

    fn flush(&mut self) -> io::Result<()> {
        Ok(())
    }
}

/// How items are written.
struct Writes<'i, D> {
    items: &'i Items<D>,
    replaces: bool,
    options: ItemWriteOptions,
    gates: Gates,
}

impl<D> Writes<'_, D>
where
    D: Document + HasId + Serialize + Send + Sync,
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
                // Unless an attempt whose answer was lost wrote it, and others have changed it since then.
                Err(error) if *error.kind() == ErrorKind::Conflict && !error.maybe_done() => {
                    Outcome::Existed
                }
                Err(error) => Outcome::Failed(error),
            };
            ingested.push(Ingested { item, outcome });
        }
        ingested
    }

    /// Writes an item; `lost` says that it may have been written before.
    async fn one(&self, item: &D, lost: bool) -> Result<Written> {
        let items = self.items;
        let write = |lost| async move {
            let options = Some(self.options.clone());
            if self.replaces {
                items.upsert_unless_lost(item, options, lost).await
            } else {
                items.create_unless_lost(item, options, lost).await
            }
        };
        let partition = self.gates.partition(items, item).await;
        self.gates.write(partition, lost, write).await
    }

    /// Writes items in a batch.
    async fn batch(&self, group: &[D]) -> Result<Vec<Written>> {
        let write = |lost| async move {
            if lost && self.items.setup.step.is_some() {
                // It is not sent again while items move.
                return Err(Error::new(ErrorKind::Service).with_maybe_done(true));
            }
            let batch = Batch::of_items(self.items, group, self.replaces)?;
            let options = BatchOptions::default();
            let options = options.with_operation_options(self.options.operation.clone());
            batch.run(Some(options)).await
        };
        let partition = match group.first() {
            Some(item) => self.gates.partition(self.items, item).await,
            None => 0,
        };
        self.gates.write(partition, false, write).await
    }
}

/// A gate for each physical partition, at which its writes wait while it is overloaded.
struct Gates {
    /// What each physical partition holds.
    ranges: OnceCell<Vec<FeedRange>>,
    overloads: Mutex<HashMap<usize, Overload>>,
    patience: Duration,
}

/// How busy a physical partition is.
#[derive(Default)]
struct Overload {
    /// Refusals since something was written.
    refusals: u32,
    /// The first of them.
    since: Option<Instant>,
    opens: Option<Instant>,
}

impl Gates {
    fn new(patience: Duration) -> Self {
        Self {
            ranges: OnceCell::new(),
            overloads: Mutex::default(),
            patience,
        }
    }

    /// The physical partition of an item. It matters only for waiting, so a split since then does no harm.
    async fn partition<D: Document>(&self, items: &Items<D>, item: &D) -> usize {
        let ranges = self.ranges.get_or_init(async || {
            let ranges = Box::pin(items.container.read_feed_ranges(None)).await;
            ranges.unwrap_or_default()
        });
        let definition = cosmos::partition_key_definition::<D>();
        let key = cosmos::sdk_key(&item.partition_key());
        let place = FeedRange::for_partition(key, &definition);
        let mut ranges = ranges.await.iter();
        let at = ranges.position(|range| place.is_subset_of(range));
        at.unwrap_or_default()
    }

    /// Writes as soon as the gate of the partition is open, and again if the partition is overloaded. `write` is told
    /// whether the answer to an earlier attempt was lost.
    async fn write<T, F>(
        &self,
        partition: usize,
        mut lost: bool,
        write: impl Fn(bool) -> F,
    ) -> Result<T>
    where
        F: Future<Output = Result<T>>,
    {
        loop {
            self.pass(partition).await;
            let written = write(lost).await;
            lost |= written.as_ref().is_err_and(Error::maybe_done);
            if !self.is_closed_by(partition, &written) {
                return written.map_err(|error| error.with_maybe_done(lost));
            }
        }
    }

    async fn pass(&self, partition: usize) {
        // It may be closed again in the meantime.
        while let Some(pause) = self.closed_for(partition) {
            // Not all at the same moment.
            tokio::time::sleep(pause + up_to(pause / 8)).await;
        }
    }

    fn closed_for(&self, partition: usize) -> Option<Duration> {
        let opens = self.overloads().get(&partition)?.opens?;
        let pause = opens.saturating_duration_since(Instant::now());
        (!pause.is_zero()).then_some(pause)
    }

    fn overloads(&self) -> MutexGuard<'_, HashMap<usize, Overload>> {
        self.overloads
            .lock()
            .unwrap_or_else(PoisonError::into_inner)
    }

    /// Closes the gate if the partition is overloaded, for as long as the service asks. Returns whether to try again
    /// afterwards.
    fn is_closed_by<T>(&self, partition: usize, written: &Result<T>) -> bool {
        let mut overloads = self.overloads();
        let overload = overloads.entry(partition).or_default();
        let error = match written {
            Err(error) if error.is_throttled() => error,
            _ => {
                *overload = Overload {
                    opens: overload.opens,
                    ..Overload::default()
                };
                return false;
            }
        };
        let now = Instant::now();
        overload.refusals += 1;
        let refusals = overload.refusals;
        let pause = error.retry_after();
        let pause = pause.unwrap_or_else(|| RetryOptions::default().pause(refusals));
        overload.opens = overload.opens.max(Some(now + pause));
        now.duration_since(*overload.since.get_or_insert(now)) < self.patience
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[derive(SyntheticKey)]
    #[pk(serde)]
    struct Photo {
        id: String,
        #[pk(concat)]
        album: String,
        pixels: String,
    }

    #[test]
    fn a_group_fits_into_a_batch() {
        let photo = |number: usize, bytes: usize| Photo {
            id: number.to_string(),
            album: "holidays".to_owned(),
            pixels: "x".repeat(bytes),
        };
        let sizes = |photos: Vec<Photo>| -> Vec<usize> {
            let groups = by_key(photos);
            let bytes = |group: &Vec<Photo>| group.iter().map(size).sum::<usize>();
            assert!(
                groups
                    .iter()
                    .all(|group| bytes(group) < 2 * 1024 * 1024 || group.len() == 1)
            );
            groups.iter().map(Vec::len).collect()
        };
        assert_eq!(
            sizes((0..250).map(|n| photo(n, 10)).collect()),
            [100, 100, 50]
        );
        assert_eq!(
            sizes((0..40).map(|n| photo(n, 100_000)).collect()),
            [18, 18, 4]
        );
        // What does not fit by itself is the service's to refuse.
        assert_eq!(sizes((0..2).map(|n| photo(n, 3_000_000)).collect()), [1, 1]);
    }
}
