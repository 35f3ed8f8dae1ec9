//! Copies many items with several workers, and measures how they share the work. It runs on the SDK's server in memory, over HTTP.
//!
//! ```sh
//! cargo run --release -p synthetic-key-cosmos --example copy_many -- <items> <workers> <latency in ms> [concurrency]
//! ```

use std::time::{Duration, Instant};

use futures::stream;
use indicatif::{ProgressBar, ProgressStyle};
use serde::{Deserialize, Serialize};
use synthetic_key::SyntheticKey;
use synthetic_key_cosmos::Items;
use synthetic_key_cosmos::copy::{CopyJob, CopyOptions, JobRecord};
use synthetic_key_cosmos_server::{Faults, HttpAccount, HttpOptions};

#[derive(SyntheticKey)]
#[pk(serde, property = "date")]
struct StoredTrip {
    #[pk(id)]
    id: String,
    #[pk(concat)]
    date: String,
    km: u64,
}

#[derive(Deserialize, Serialize)]
struct OldTrip {
    id: String,
    date: String,
    km: u64,
}

#[derive(SyntheticKey)]
#[pk(serde, id = "{vin}")]
struct Trip {
    #[pk(concat)]
    date: String,
    #[pk(hash_suffix = 40)]
    vin: String,
    km: u64,
}

impl From<OldTrip> for Trip {
    fn from(OldTrip { id, date, km }: OldTrip) -> Self {
        Self { date, vin: id, km }
    }
}

type Error = Box<dyn std::error::Error + Send + Sync>;

#[tokio::main]
#[allow(clippy::too_many_lines)] // The order of a run reads best in one place.
async fn main() -> Result<(), Error> {
    let mut numbers = std::env::args().skip(1).map(|word| word.parse::<u64>());
    let mut number = |default| numbers.next().unwrap_or(Ok(default));
    let (items, workers) = (number(20_000)?, number(2)?);
    let (latency, concurrency) = (number(10)?, usize::try_from(number(64)?)?);
    let account = HttpAccount::start(HttpOptions::default()).await?;
    let old =
        Items::<StoredTrip>::open(account.container::<StoredTrip>("trips").await?, None).await?;
    account.container::<Trip>("trips-by-vin").await?;
    account.container::<JobRecord>("jobs").await?;

    // 365 days, of which one has a tenth of the items.
    let date = |number: u64| match number % 10 {
        0 => "2018-08-09".to_owned(),
        _ => format!("day-{:03}", number % 364),
    };
    let trips = (0..items).map(|number| StoredTrip {
        id: format!("v{number:08}"),
        date: date(number),
        km: number,
    });
    let start = Instant::now();
    let written = old.ingest(stream::iter(trips)).run().await;
    println!(
        "{} items written in {:.1?}",
        written.written,
        start.elapsed()
    );

    let pause = Duration::from_millis(latency);
    account.set_faults(Faults::latency(pause..pause));
    let options = CopyOptions::default()
        .with_ranges(128)
        .with_concurrency(concurrency)
        .with_expected_items(items);
    let open = async || {
        let target = Items::<Trip>::open(account.client("trips-by-vin").await?, None).await?;
        let (source, jobs) = (
            account.client("trips").await?,
            account.client("jobs").await?,
        );
        let options = Some(options.clone());
        let job = CopyJob::open::<OldTrip>(source, target, jobs, "by-vin", options);
        Ok::<_, Error>(Box::pin(job).await?)
    };
    let job = open().await?;
    println!("{}", job.estimate().await?);
    job.start().await?;
    let start = Instant::now();
    let mut running = Vec::new();
    for worker in 1..=workers {
        let job = open().await?;
        let name = format!("worker-{worker}");
        running.push(tokio::spawn(async move { job.work(&name).await }));
    }
    let (mut last, bar) = (job.report().await?, ProgressBar::new(items));
    bar.set_style(ProgressStyle::with_template(
        "{wide_bar} {pos}/{len} {msg}",
    )?);
    let mut printed = Instant::now();
    while last.caught_up < last.ranges {
        tokio::time::sleep(Duration::from_millis(200)).await;
        let report = job.report().await?;
        let rate = report.since(&last);
        bar.set_position(report.totals.seen);
        bar.set_message(format!("{:.0}/s, {:?} left", rate.items, rate.left));
        if printed.elapsed() > Duration::from_secs(30) {
            println!("{:.0?}: {report}", start.elapsed());
            printed = Instant::now();
        }
        last = report;
    }
    let took = start.elapsed();
    bar.finish_and_clear();
    #[allow(clippy::cast_precision_loss)] // For people.
    let speed = items as f64 / took.as_secs_f64();
    println!(
        "{workers} workers, {latency} ms: {} items copied in {took:.1?}, {speed:.0}/s",
        last.totals.created
    );
    // The rest needs no latency to show anything.
    account.set_faults(Faults::default());
    let start = Instant::now();
    let compared = job.compare().await?;
    println!(
        "compared in {:.1?}: {}; equal: {}",
        start.elapsed(),
        compared.totals,
        compared.is_equal()
    );
    let start = Instant::now();
    job.fence().await?;
    let verified = job.verify().await?;
    println!(
        "fenced and verified in {:.1?}: {}; equal: {}",
        start.elapsed(),
        verified.totals,
        verified.is_equal()
    );
    println!(
        "switched: writes were fenced for {:.1?}",
        job.switch().await?.fenced
    );
    for worker in running {
        worker.await??;
    }
    Ok(())
}
