//! Many items, as fast as the container takes them.

use std::fmt;
use std::sync::Arc;
use std::time::Duration;

use azure_data_cosmos::options::ItemWriteOptions;
use futures::{Stream, StreamExt};
use serde::Serialize;
use serde::de::DeserializeOwned;
use synthetic_key::{Document, Identified};
use tokio::sync::Mutex;
use tokio::time::Instant;

use crate::error::{Error, ErrorKind, Result};
use crate::items::Items;
use crate::stored::Written;

/// How many writes are under way at a time.
const CONCURRENCY: usize = 64;

/// How long everything waits when the container is overloaded for longer than the SDK waits by itself.
const PAUSE: Duration = Duration::from_secs(1);

/// How often an item is tried that the container is too busy for.
const MOST_THROTTLED: u32 = 20;

/// Writes a stream of items. Made by [`Items::ingest`].
pub struct Ingest<'i, D, S> {
    items: &'i Items<D>,
    source: S,
    concurrency: usize,
    replaces: bool,
    options: Option<ItemWriteOptions>,
}

impl<D, S> fmt::Debug for Ingest<'_, D, S> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("Ingest").finish_non_exhaustive()
    }
}

/// What came of one item.
#[derive(Debug)]
#[non_exhaustive]
pub struct Ingested<D> {
    /// The item.
    pub item: D,
    /// What came of it.
    pub outcome: Outcome,
}

/// What came of an item.
#[derive(Debug)]
#[non_exhaustive]
pub enum Outcome {
    /// It was written.
    Written(Written),
    /// An item with its key and id was there before, and was left as it is.
    Existed,
    /// It was not written, or nobody knows: see [`Error::maybe_done`].
    Failed(Error),
}

/// What came of all items.
#[derive(Debug, Default)]
#[non_exhaustive]
pub struct Summary {
    /// How many were written.
    pub written: u64,
    /// How many were there before.
    pub existed: u64,
    /// How many were not written.
    pub failed: u64,
    /// What the written ones cost, in request units.
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
    /// Writes many items: some at a time, and no more than the container takes. Where it is overloaded (429), all writes wait.
    ///
    /// An item that is there already is left as it is, so that the same stream can be written again after a failure and
    /// writes nothing twice.
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
        D: Document + Identified + Serialize + DeserializeOwned + Send + Sync,
        S: Stream<Item = D>,
    {
        Ingest {
            items: self,
            source: items,
            concurrency: CONCURRENCY,
            replaces: false,
            options: None,
        }
    }
}

impl<'i, D, S> Ingest<'i, D, S>
where
    D: Document + Identified + Serialize + DeserializeOwned + Send + Sync,
    S: Stream<Item = D>,
{
    /// Sets how many writes are under way at a time: 64 unless said otherwise. No more items than that are taken from the
    /// stream ahead.
    #[must_use]
    pub fn with_concurrency(mut self, concurrency: usize) -> Self {
        self.concurrency = concurrency.max(1);
        self
    }

    /// Writes items over those that are there.
    #[must_use]
    pub fn replacing(mut self) -> Self {
        self.replaces = true;
        self
    }

    /// Sets the options of the writes.
    #[must_use]
    pub fn with_write_options(mut self, options: ItemWriteOptions) -> Self {
        self.options = Some(options);
        self
    }

    /// What came of each item, as they are done.
    pub fn outcomes(self) -> impl Stream<Item = Ingested<D>> + use<'i, D, S> {
        let Self {
            items,
            source,
            concurrency,
            replaces,
            options,
        } = self;
        let gate = Arc::<Gate>::default();
        let writes = source.map(move |item| {
            let (gate, options) = (Arc::clone(&gate), options.clone());
            Box::pin(async move {
                let outcome = match write(items, &item, replaces, options, &gate).await {
                    Ok(written) => Outcome::Written(written),
                    Err(error) if *error.kind() == ErrorKind::Conflict => Outcome::Existed,
                    Err(error) => Outcome::Failed(error),
                };
                Ingested { item, outcome }
            })
        });
        writes.buffer_unordered(concurrency)
    }

    /// Writes all items, and tells how many came to what.
    pub async fn run(self) -> Summary {
        let outcomes = self.outcomes();
        let summary = outcomes.fold(Summary::default(), |mut summary, ingested| {
            summary.add(ingested.outcome);
            std::future::ready(summary)
        });
        summary.await
    }
}

/// Writes an item, and again as long as the container is overloaded.
async fn write<D>(
    items: &Items<D>,
    item: &D,
    replaces: bool,
    options: Option<ItemWriteOptions>,
    gate: &Gate,
) -> Result<Written>
where
    D: Document + Identified + Serialize + DeserializeOwned + Send + Sync,
{
    let mut attempts = 0;
    loop {
        gate.pass().await;
        let written = if replaces {
            items.upsert(item, options.clone()).await
        } else {
            items.create(item, options.clone()).await
        };
        attempts += 1;
        let is_throttled = match &written {
            Err(error) => error.status().is_some_and(|status| status.is_throttled()),
            Ok(_) => false,
        };
        if !is_throttled || attempts == MOST_THROTTLED {
            return written;
        }
        gate.close().await;
    }
}

/// Where all writes wait while the container is overloaded.
#[derive(Default)]
struct Gate {
    opens: Mutex<Option<Instant>>,
}

impl Gate {
    async fn pass(&self) {
        let opens = *self.opens.lock().await;
        if let Some(opens) = opens {
            tokio::time::sleep_until(opens).await;
        }
    }

    async fn close(&self) {
        *self.opens.lock().await = Some(Instant::now() + PAUSE);
    }
}
