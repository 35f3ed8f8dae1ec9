//! A container partitioned by `/date` is hot: from the diagnosis to the switched service, while services read and write. It runs on the
//! SDK's server in memory, over HTTP. docs/hot.md explains the steps.
//!
//! ```sh
//! cargo run --release -p synthetic-key-cosmos --example hot
//! ```

use std::collections::BTreeMap;
use std::sync::Arc;
use std::sync::atomic::{AtomicBool, AtomicU64, Ordering};
use std::time::{Duration, Instant};

use indicatif::{ProgressBar, ProgressStyle};
use serde::{Deserialize, Serialize};
use synthetic_key::SyntheticKey;
use synthetic_key_cosmos::Items;
use synthetic_key_cosmos::copy::{CopyJob, CopyOptions, Gate, JobRecord};
use synthetic_key_cosmos_server::{Faults, HttpAccount, HttpOptions};

/// What services write today. The partition key is the date.
#[derive(Clone, SyntheticKey)]
#[pk(serde, property = "date")]
struct StoredTrip {
    #[pk(id)]
    id: String,
    #[pk(concat)]
    date: String,
    km: u32,
}

/// The same, as the job reads it.
#[derive(Deserialize, Serialize)]
struct OldTrip {
    id: String,
    date: String,
    km: u32,
}

/// What they will write.
#[derive(SyntheticKey)]
#[pk(serde, id = "{vin}")]
struct Trip {
    #[pk(concat)]
    date: String,
    #[pk(hash_suffix = 40)]
    vin: String,
    km: u32,
}

impl From<OldTrip> for Trip {
    fn from(OldTrip { id, date, km }: OldTrip) -> Self {
        Self { date, vin: id, km }
    }
}

type Error = Box<dyn std::error::Error + Send + Sync>;

const TODAY: &str = "2018-08-09";
const JOB: &str = "trips-by-vin";
const SERVICES: u32 = 3;

/// A service: it creates trips of today and drives on. It returns the last value of each trip that it wrote.
struct Service {
    number: u32,
    gate: Gate,
    old: Items<StoredTrip>,
    new: Items<Trip>,
    written: Arc<AtomicU64>,
    is_over: Arc<AtomicBool>,
}

impl Service {
    async fn run(self) -> Result<BTreeMap<String, u32>, Error> {
        let mut trips = BTreeMap::new();
        let mut count = 0_u32;
        while !self.is_over.load(Ordering::SeqCst) {
            let vin = format!("s{}-{:03}", self.number, count % 60);
            let km = trips.get(&vin).copied().unwrap_or_default() + 1;
            let (old, new, vin_of) = (&self.old, &self.new, vin.clone());
            let write = |in_target: bool| async move {
                let (date, vin) = (TODAY.to_owned(), vin_of);
                if in_target {
                    new.upsert(&Trip { date, vin, km }, None).await
                } else {
                    old.upsert(&StoredTrip { date, id: vin, km }, None).await
                }
            };
            match self.gate.write(write).await {
                // It took too long, or writes are fenced for some seconds: the same again.
                Err(error) if error.maybe_done() => {}
                Ok(None) => tokio::time::sleep(Duration::from_millis(50)).await,
                Err(error) => return Err(error.into()),
                Ok(Some(written)) => {
                    written?;
                    trips.insert(vin, km);
                    count += 1;
                    self.written.fetch_add(1, Ordering::SeqCst);
                }
            }
        }
        Ok(trips)
    }
}

/// How many writes the services make in a second.
async fn speed(written: &AtomicU64) -> u64 {
    let before = written.load(Ordering::SeqCst);
    tokio::time::sleep(Duration::from_secs(2)).await;
    (written.load(Ordering::SeqCst) - before) / 2
}

#[tokio::main]
#[allow(clippy::too_many_lines)] // The steps read best in one place.
async fn main() -> Result<(), Error> {
    let account = HttpAccount::start(HttpOptions::default()).await?;
    let old =
        Items::<StoredTrip>::open(account.container::<StoredTrip>("trips").await?, None).await?;
    let days = (0..2000_u32).map(|number| StoredTrip {
        id: format!("v{number:05}"),
        date: format!("2018-{:02}-{:02}", number % 7 + 1, number % 28 + 1),
        km: number,
    });
    let history = old.ingest(futures::stream::iter(days)).run().await;
    account.set_faults(Faults::latency(Duration::ZERO..Duration::from_millis(4)));

    println!(
        "1. Create the new container and the container of jobs. Deploy services that ask the gate."
    );
    account.container::<Trip>("trips-by-vin").await?;
    account.container::<JobRecord>("jobs").await?;
    let options = CopyOptions::default()
        .with_ranges(32)
        .with_lease(Duration::from_secs(2))
        .with_gate(Duration::from_secs(2))
        .with_budgets(Some(2_000.0), Some(20_000.0))
        .with_expected_items(history.written);
    let open = async || {
        let target = Items::<Trip>::open(account.client("trips-by-vin").await?, None).await?;
        let (source, jobs) = (
            account.client("trips").await?,
            account.client("jobs").await?,
        );
        let job = CopyJob::open::<OldTrip>(source, target, jobs, JOB, Some(options.clone()));
        Ok::<_, Error>(Box::pin(job).await?)
    };
    let job = open().await?;
    println!("   estimate: {}", job.estimate().await?);
    job.start().await?;
    let (written, is_over) = (Arc::<AtomicU64>::default(), Arc::<AtomicBool>::default());
    let mut services = Vec::new();
    for number in 0..SERVICES {
        let service = Service {
            number,
            gate: Gate::open(account.client("jobs").await?, JOB, None).await?,
            old: old.clone(),
            new: Items::open(account.client("trips-by-vin").await?, None).await?,
            written: Arc::clone(&written),
            is_over: Arc::clone(&is_over),
        };
        services.push(tokio::spawn(service.run()));
    }

    let before = speed(&written).await;
    println!(
        "2. Confirm it: {before} writes a second, and all of them have the partition key \"{TODAY}\"."
    );

    println!("3. Two workers copy, and follow the changes.");
    let mut workers = Vec::new();
    for name in ["machine-1", "machine-2"] {
        let job = open().await?;
        workers.push(tokio::spawn(async move { job.work(name).await }));
    }
    let bar = ProgressBar::new(history.written);
    bar.set_style(ProgressStyle::with_template(
        "   {wide_bar} {pos}/{len} {msg}",
    )?);
    let start = Instant::now();
    let mut last = job.report().await?;
    while last.caught_up < last.ranges {
        tokio::time::sleep(Duration::from_millis(200)).await;
        let report = job.report().await?;
        let rate = report.since(&last);
        bar.set_position(report.totals.seen);
        bar.set_message(format!("{:.0}/s, {:?} left", rate.items, rate.left));
        last = report;
    }
    bar.finish_and_clear();
    println!("   {last} after {:.1?}", start.elapsed());

    println!("4. Compare while services write.");
    println!("   {}", job.compare().await?.totals);

    println!("5. Fence the writes, compare everything again, and switch.");
    job.fence().await?;
    let verified = loop {
        let verified = job.verify().await?;
        if verified.is_equal() {
            break verified;
        }
        for difference in &verified.differences {
            println!("   {difference}");
        }
        println!("   repaired: {}", job.compare().await?.totals);
    };
    println!(
        "   {}; differences: {}",
        verified.totals,
        verified.differences.len()
    );
    assert!(verified.is_final && verified.differences.is_empty());
    let switched = job.switch().await?;
    println!("   no service wrote for {:.1?}", switched.fenced);
    for worker in workers {
        worker.await??;
    }

    let after = speed(&written).await;
    println!(
        "6. Services use the target: {after} writes a second, with {} partition keys a day.",
        40
    );
    is_over.store(true, Ordering::SeqCst);
    let new = Items::<Trip>::open(account.client("trips-by-vin").await?, None).await?;
    let mut checked = 0;
    for service in services {
        for (vin, km) in service.await?? {
            let trip = new
                .get(
                    &TripKey {
                        date: TODAY,
                        vin: &vin,
                    },
                    None,
                )
                .await?;
            assert_eq!(trip.map(|trip| trip.km), Some(km), "{vin}");
            checked += 1;
        }
    }
    let late = job.late_writes().await?;
    assert!(late.is_empty(), "{late:?}");
    println!(
        "   {checked} trips have what their service wrote last, and nothing was written to the source after the fence"
    );
    Ok(())
}
