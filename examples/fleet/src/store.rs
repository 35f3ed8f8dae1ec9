//! Writing and reading trips.

use std::time::Duration;

use azure_data_cosmos::clients::ContainerClient;
use azure_data_cosmos::{CosmosError, FeedScope};
use chrono::NaiveDate;
use futures::{Stream, StreamExt, TryStreamExt, stream};
use synthetic_key::{PartitionKey, SyntheticKey};
use tracing::debug;

use crate::trip::{Trip, TripKey, TripKeys};

/// How often a request is sent before its error counts. The client itself has tried several times by then.
const ATTEMPTS: u32 = 8;
const FIRST_PAUSE: Duration = Duration::from_millis(100);

/// What became of a trip.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Written {
    /// It is new.
    New,
    /// It was there already, from an earlier run.
    Again,
}

/// The pauses between attempts.
struct Attempts {
    left: u32,
    pause: Duration,
}

impl Attempts {
    fn new() -> Self {
        Self {
            left: ATTEMPTS - 1,
            pause: FIRST_PAUSE,
        }
    }

    /// Waits before the next attempt, if the error is one that passes: too many requests, a time-out, a replica that moved.
    async fn more_after(&mut self, error: &CosmosError) -> bool {
        if self.left == 0 || !error.status().is_transient() {
            return false;
        }
        debug!(left = self.left, pause = ?self.pause, status = ?error.status(), "will try again");
        tokio::time::sleep(self.pause).await;
        self.left -= 1;
        self.pause *= 2;
        true
    }
}

/// Writes a trip. It is safe to repeat: the same trip has the same key and the same id.
pub async fn write(
    container: &ContainerClient,
    id: &str,
    trip: &Trip,
) -> Result<Written, CosmosError> {
    let mut attempts = Attempts::new();
    loop {
        match container
            .upsert_item(trip.partition_key(), id, trip, None)
            .await
        {
            Ok(response) if u16::from(response.status().status_code()) == 201 => {
                return Ok(Written::New);
            }
            Ok(_) => return Ok(Written::Again),
            Err(error) if attempts.more_after(&error).await => {}
            Err(error) => return Err(error),
        }
    }
}

/// The trip of a vehicle on a day: a point read, the cheapest there is.
pub async fn get(
    container: &ContainerClient,
    date: NaiveDate,
    vin: &str,
) -> anyhow::Result<Option<Trip>> {
    let key = TripKey { date, vin }.try_partition_key()?;
    let mut attempts = Attempts::new();
    loop {
        match container.read_item(&key, vin, None).await {
            Ok(response) => return Ok(Some(response.into_model()?)),
            Err(error) if error.status().is_not_found() => return Ok(None),
            Err(error) if attempts.more_after(&error).await => {}
            Err(error) => return Err(error.into()),
        }
    }
}

/// All trips of a day: one query for each of its keys, some of them at a time.
pub fn day(
    container: &ContainerClient,
    date: NaiveDate,
    at_a_time: usize,
) -> impl Stream<Item = Result<Trip, CosmosError>> {
    stream::iter(TripKeys { date }.iter())
        .map(|key| Box::pin(under(container, key)))
        .buffer_unordered(at_a_time)
        .map_ok(|trips| stream::iter(trips.into_iter().map(Ok)))
        .try_flatten()
}

async fn under(container: &ContainerClient, key: PartitionKey) -> Result<Vec<Trip>, CosmosError> {
    let mut attempts = Attempts::new();
    loop {
        match query(container, FeedScope::partition(&key)).await {
            Err(error) if attempts.more_after(&error).await => {}
            trips => return trips,
        }
    }
}

async fn query(container: &ContainerClient, scope: FeedScope) -> Result<Vec<Trip>, CosmosError> {
    let trips = container
        .query_items("SELECT * FROM c", scope, None)
        .await?;
    trips.try_collect().await
}

/// All trips there are, for reports: it reads every partition from end to end.
pub async fn all(
    container: &ContainerClient,
) -> Result<impl Stream<Item = Result<Trip, CosmosError>>, CosmosError> {
    let scope = FeedScope::full_container();
    Box::pin(container.query_items::<Trip>("SELECT * FROM c", scope, None)).await
}
