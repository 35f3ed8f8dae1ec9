//! What `Items` costs beside the SDK: requests and CPU time, on the server in memory, whose own work is part of both.
//!
//! ```sh
//! cargo run --release -p synthetic-key-cosmos --example cost              # point operations
//! cargo run --release -p synthetic-key-cosmos --example cost -- 1000000   # as many items through `ingest`, and through a loop by hand
//! cargo run --release -p synthetic-key-cosmos --example cost -- 20000 batches   # the same in batches by key
//! ```

use std::collections::HashMap;
use std::time::Instant;

use azure_data_cosmos::clients::ContainerClient;
use azure_data_cosmos::options::{ItemWriteOptions, Precondition};
use azure_data_cosmos::{CosmosError, TransactionalBatch};
use futures::{StreamExt, stream};
use synthetic_key::SyntheticKey;
use synthetic_key_cosmos::Items;
use synthetic_key_cosmos_server::{Account, Encoding};

type Result<T = ()> = std::result::Result<T, Box<dyn std::error::Error>>;

#[derive(Clone, SyntheticKey)]
#[pk(serde)]
struct Trip {
    id: String,
    #[pk(concat)]
    date: String,
    #[pk(hash_suffix = 400)]
    vin: String,
    km: u32,
    driver: String,
}

fn trip(number: u32) -> Trip {
    Trip {
        id: format!("t-{number:07}"),
        date: "2018-08-09".into(),
        vin: format!("1HGCM8263{:08}", number / 3),
        km: number,
        driver: "Ada Lovelace".into(),
    }
}

/// The CPU time of this thread, in microseconds. Everything runs on it.
fn cpu() -> Result<f64> {
    // The kernel brings the number up to date when it may run another thread.
    std::thread::yield_now();
    let text = std::fs::read_to_string("/proc/thread-self/schedstat")?;
    let nanoseconds: f64 = text.split(' ').next().ok_or("no time")?.parse()?;
    Ok(nanoseconds / 1000.0)
}

const OPERATIONS: [&str; 5] = ["create", "get", "replace", "upsert", "delete"];
const ROUNDS: u32 = 60;
const IN_A_ROUND: u32 = 100;

/// What an operation costs: the least CPU time of a round, and requests.
#[derive(Clone, Copy)]
struct Cost {
    cpu: f64,
    requests: usize,
}

/// One round of every operation.
async fn with_items(trips: &Items<Trip>, round: &[Trip], costs: &mut Costs<'_>) -> Result {
    let key = |trip: &Trip| (trip.date.clone(), trip.vin.clone());
    let keys: Vec<_> = round.iter().map(key).collect();
    costs.start()?;
    for trip in round {
        trips.create(trip, None).await?;
    }
    costs.end(0)?;
    let mut stored = Vec::new();
    for (trip, (date, vin)) in round.iter().zip(&keys) {
        let key = TripKey { date, vin };
        let read = trips.get_with_id(&key, &trip.id, None).await?;
        stored.push(read.ok_or("not there")?);
    }
    costs.end(1)?;
    for trip in &mut stored {
        trip.km += 1;
        trips.replace(trip, None).await?;
    }
    costs.end(2)?;
    for trip in round {
        trips.upsert(trip, None).await?;
    }
    costs.end(3)?;
    let mut stored = Vec::new();
    for (trip, (date, vin)) in round.iter().zip(&keys) {
        let key = TripKey { date, vin };
        let read = trips.get_with_id(&key, &trip.id, None).await?;
        stored.push(read.ok_or("not there")?);
    }
    costs.start()?;
    for trip in stored {
        trips.delete(trip, None).await?;
    }
    costs.end(4)
}

/// The same with the SDK, as one writes it who knows the key.
async fn with_the_sdk(
    container: &ContainerClient,
    round: &[Trip],
    costs: &mut Costs<'_>,
) -> Result {
    let read = async |trip: &Trip| -> Result<(Trip, String)> {
        let (date, vin) = (&*trip.date, &*trip.vin);
        let key = TripKey { date, vin }.partition_key();
        let response = container.read_item(&key, &trip.id, None).await?;
        let etag = response.headers().etag().ok_or("no version")?.to_string();
        Ok((response.into_model()?, etag))
    };
    let unchanged = |etag: String| {
        let precondition = Precondition::if_match(etag);
        Some(ItemWriteOptions::default().with_precondition(precondition))
    };
    costs.start()?;
    for trip in round {
        let key = trip.partition_key();
        container.create_item(key, &trip.id, trip, None).await?;
    }
    costs.end(0)?;
    let mut stored = Vec::new();
    for trip in round {
        stored.push(read(trip).await?);
    }
    costs.end(1)?;
    for (trip, etag) in &mut stored {
        trip.km += 1;
        let (key, options) = (trip.partition_key(), unchanged(etag.clone()));
        let replaced = container
            .replace_item(key, &trip.id, &*trip, options)
            .await?;
        *etag = replaced.headers().etag().ok_or("no version")?.to_string();
    }
    costs.end(2)?;
    for trip in round {
        let key = trip.partition_key();
        container.upsert_item(key, &trip.id, trip, None).await?;
    }
    costs.end(3)?;
    let mut stored = Vec::new();
    for trip in round {
        stored.push(read(trip).await?);
    }
    costs.start()?;
    for (trip, etag) in stored {
        let options = unchanged(etag);
        container
            .delete_item(trip.partition_key(), &trip.id, options)
            .await?;
    }
    costs.end(4)
}

struct Costs<'a> {
    account: &'a Account,
    best: [Cost; 5],
    cpu: f64,
    requests: usize,
}

impl<'a> Costs<'a> {
    fn new(account: &'a Account) -> Self {
        let (cpu, requests) = (f64::MAX, 0);
        Self {
            account,
            best: [Cost { cpu, requests }; 5],
            cpu: 0.0,
            requests: 0,
        }
    }

    fn start(&mut self) -> Result {
        (self.cpu, self.requests) = (cpu()?, self.account.requests());
        Ok(())
    }

    fn end(&mut self, operation: usize) -> Result {
        let best = &mut self.best[operation];
        best.cpu = best.cpu.min((cpu()? - self.cpu) / f64::from(IN_A_ROUND));
        best.requests = self.account.requests() - self.requests;
        self.start()
    }
}

async fn point_operations() -> Result {
    let account = Account::new(Encoding::Binary)?;
    let container = account.container::<Trip>("trips").await?;
    let trips = Items::<Trip>::open(container.clone(), None).await?;
    let (mut ours, mut sdk) = (Costs::new(&account), Costs::new(&account));
    for round in 0..ROUNDS {
        let round: Vec<_> = (0..IN_A_ROUND)
            .map(|number| trip(round * IN_A_ROUND + number))
            .collect();
        with_items(&trips, &round, &mut ours).await?;
        with_the_sdk(&container, &round, &mut sdk).await?;
    }
    println!("operation  Items, µs  SDK, µs  ratio  requests");
    for (operation, (ours, sdk)) in OPERATIONS.iter().zip(ours.best.iter().zip(&sdk.best)) {
        println!(
            "{operation:<9}  {:>9.1}  {:>7.1}  {:>5.3}  {} and {}",
            ours.cpu,
            sdk.cpu,
            ours.cpu / sdk.cpu,
            ours.requests,
            sdk.requests
        );
    }
    Ok(())
}

/// How many items are grouped by key at a time.
const WINDOW: usize = 1000;
const AT_A_TIME: usize = 64;

/// Each item by itself, as one writes it with the SDK.
async fn by_hand(container: &ContainerClient, trips: impl Iterator<Item = Trip>) -> Result<u64> {
    let writes = stream::iter(trips).map(|trip| {
        Box::pin(async {
            let (key, trip) = (trip.partition_key(), trip);
            container.create_item(key, &trip.id, &trip, None).await
        })
    });
    let mut writes = writes.buffer_unordered(AT_A_TIME);
    let mut written = 0;
    while let Some(created) = writes.next().await {
        created?;
        written += 1;
    }
    Ok(written)
}

/// Batches by key, as one writes them with the SDK.
async fn by_hand_in_batches(
    container: &ContainerClient,
    trips: impl Iterator<Item = Trip>,
) -> Result<u64> {
    let batches = stream::iter(trips).chunks(WINDOW).flat_map(|trips| {
        let mut by_key = HashMap::<_, Vec<Trip>>::new();
        for trip in trips {
            by_key.entry(trip.partition_key()).or_default().push(trip);
        }
        stream::iter(by_key)
    });
    let writes = batches.map(|(key, trips)| {
        Box::pin(async move {
            let batch = TransactionalBatch::new(&key);
            let batch = trips
                .iter()
                .try_fold(batch, TransactionalBatch::create_item)?;
            let written = container.execute_transactional_batch(batch, None).await?;
            let results = written.into_model()?;
            let results = results.results().iter();
            Ok::<_, CosmosError>(results.filter(|result| result.is_success()).count())
        })
    });
    let mut writes = writes.buffer_unordered(AT_A_TIME);
    let mut written = 0;
    while let Some(batch) = writes.next().await {
        written += u64::try_from(batch?)?;
    }
    Ok(written)
}

/// As many items into each of two containers, in turns.
async fn streams(count: u32, in_batches: bool) -> Result {
    const TURNS: u32 = 10;
    let account = Account::new(Encoding::Binary)?;
    let container = account.container::<Trip>("by_hand").await?;
    let trips = Items::<Trip>::open(account.container::<Trip>("ingest").await?, None).await?;
    let (mut times, mut requests, start) = ([0.0; 2], [0; 2], Instant::now());
    for turn in 0..TURNS {
        let numbers = || (turn * (count / TURNS)..(turn + 1) * (count / TURNS)).map(trip);
        for way in 0..2 {
            let (before, sent) = (cpu()?, account.requests());
            let ingest = trips.ingest(stream::iter(numbers()));
            let written = match (way, in_batches) {
                (0, false) => by_hand(&container, numbers()).await?,
                (0, true) => by_hand_in_batches(&container, numbers()).await?,
                (_, false) => ingest.run().await.written,
                (_, true) => ingest.in_batches(WINDOW).run().await.written,
            };
            assert_eq!(written, u64::from(count / TURNS));
            times[way] += cpu()? - before;
            requests[way] += account.requests() - sent;
        }
    }
    println!(
        "{count} items in each of two containers, {:.0} s in all",
        start.elapsed().as_secs_f64()
    );
    for (way, name) in ["a loop by hand", "ingest"].iter().enumerate() {
        let each = times[way] / f64::from(count);
        println!(
            "{name:<14}  {each:>6.1} µs an item, {} requests",
            requests[way]
        );
    }
    Ok(())
}

#[tokio::main(flavor = "current_thread")]
async fn main() -> Result {
    let mut arguments = std::env::args().skip(1);
    match (arguments.next(), arguments.next().as_deref()) {
        (None, _) => Box::pin(point_operations()).await,
        (Some(count), None) => Box::pin(streams(count.parse()?, false)).await,
        (Some(count), Some("batches")) => Box::pin(streams(count.parse()?, true)).await,
        (_, Some(other)) => Err(format!("{other:?} is not `batches`").into()),
    }
}
