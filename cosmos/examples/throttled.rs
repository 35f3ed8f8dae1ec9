//! `ingest` against the bare SDK, on a container that is too small for both: how many items are written, and how long it
//! takes. Over HTTP, with 10 ms of latency. Prints the ratio of the times for each written item.
//!
//! `cargo run --release -p synthetic-key-cosmos --example throttled [items] [concurrency]`

use std::time::{Duration, Instant};

use futures::{StreamExt, stream};
use synthetic_key::SyntheticKey;
use synthetic_key_cosmos::Items;
use synthetic_key_cosmos_server::{Faults, HttpAccount, HttpOptions};

type Result<T = ()> = std::result::Result<T, Box<dyn std::error::Error + Send + Sync>>;

/// The smallest container that Cosmos DB offers, on eight physical partitions.
const REQUEST_UNITS: u64 = 400;

#[derive(Clone, SyntheticKey)]
#[pk(serde)]
struct Trip {
    id: String,
    #[pk(concat)]
    date: String,
    #[pk(hash_suffix = 400)]
    vin: String,
}

fn trips(count: u64) -> impl Iterator<Item = Trip> {
    (0..count).map(|number| Trip {
        id: format!("t-{number}"),
        date: "2018-08-09".to_owned(),
        vin: format!("v{number}"),
    })
}

async fn account() -> Result<HttpAccount> {
    let account = HttpAccount::start(HttpOptions {
        throughput: Some(REQUEST_UNITS),
        ..HttpOptions::default()
    });
    let account = account.await?;
    let latency = Duration::from_millis(10);
    account.set_faults(Faults::latency(latency..latency));
    Ok(account)
}

/// How many items were written, and how long it took.
async fn bare(count: u64, concurrency: usize) -> Result<(u64, Duration)> {
    let account = account().await?;
    let container = account.container::<Trip>("trips").await?;
    let start = Instant::now();
    let writes = stream::iter(trips(count)).map(|trip| {
        let container = container.clone();
        Box::pin(async move {
            let key = trip.partition_key();
            let created = container.create_item(key, &trip.id, &trip, None).await;
            u64::from(created.is_ok())
        })
    });
    let written = writes.buffer_unordered(concurrency);
    let written = written.fold(0, |sum, one| async move { sum + one }).await;
    Ok((written, start.elapsed()))
}

async fn ingest(count: u64, concurrency: usize) -> Result<(u64, Duration)> {
    let account = account().await?;
    let items = Items::<Trip>::open(account.container::<Trip>("trips").await?, None).await?;
    let start = Instant::now();
    let ingest = items.ingest(stream::iter(trips(count)));
    let summary = ingest.with_concurrency(concurrency).run().await;
    if let Some(error) = summary.first_error {
        println!("{error}");
    }
    Ok((summary.written, start.elapsed()))
}

#[tokio::main]
async fn main() -> Result {
    let mut arguments = std::env::args().skip(1);
    let mut number = |default| {
        arguments
            .next()
            .map_or(Ok(default), |text| text.parse::<u64>())
    };
    let (count, concurrency) = (number(600)?, usize::try_from(number(256)?)?);
    println!("{count} items, {concurrency} at a time, {REQUEST_UNITS} request units per second");
    let (bare_written, bare_time) = bare(count, concurrency).await?;
    println!("SDK:    {bare_written} written in {bare_time:.1?}");
    let (written, time) = ingest(count, concurrency).await?;
    println!("ingest: {written} written in {time:.1?}");
    if written < bare_written || bare_written == 0 {
        return Err("the SDK writes more".into());
    }
    let each = |time: Duration, written: u64| {
        time.as_secs_f64() / f64::from(u32::try_from(written).unwrap_or(u32::MAX))
    };
    let ratio = each(time, written) / each(bare_time, bare_written);
    println!("time for each written item, ingest / SDK: {ratio:.2}");
    Ok(())
}
