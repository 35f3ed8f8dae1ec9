//! Copies while requests get lost, partitions are split and merged, workers are killed, and services write.

use std::sync::Arc;
use std::sync::atomic::{AtomicBool, AtomicU64, Ordering};
use std::time::Duration;

use synthetic_key_cosmos_server::{Faults, HttpOptions, Random};
use tokio::task::JoinHandle;

use crate::Result;
use crate::bed::{Bed, StoredTripKey, copied, date, options, trip, vin};

/// Services that create, change and delete items of the source, until they are told to stop. What they do may fail: what
/// the source has then is the truth.
fn writers(bed: &Bed, items: u64, is_over: &Arc<AtomicBool>, seed: u64) -> Vec<JoinHandle<u64>> {
    (0..2)
        .map(|writer| {
            let (old, is_over) = (bed.old.clone(), Arc::clone(is_over));
            let mut random = Random::new(seed ^ (writer + 1) << 32);
            tokio::spawn(async move {
                let mut done = 0;
                while !is_over.load(Ordering::SeqCst) {
                    let number = random.below(items + items / 4);
                    let (id, date) = (vin(number), date(number));
                    let key = StoredTripKey { date: &date };
                    let is_done = match random.below(3) {
                        0 => old.create(&trip(number, 1), None).await.is_ok(),
                        1 => old
                            .update_with_id(&key, &id, |trip| trip.km += 1)
                            .await
                            .is_ok(),
                        _ => match old.get_with_id(&key, &id, None).await {
                            Ok(Some(stored)) => old.delete(stored, None).await.is_ok(),
                            _ => false,
                        },
                    };
                    done += u64::from(is_done);
                    tokio::time::sleep(Duration::from_millis(3)).await;
                }
                done
            })
        })
        .collect()
}

/// What happens in a run.
struct Plan {
    seed: u64,
    items: u64,
    account: HttpOptions,
    faults: Faults,
    kills: bool,
    splits: bool,
}

/// Copies with everything that the plan says, and then compares until both sides are equal.
async fn run(plan: Plan) -> Result<u64> {
    let Plan {
        seed,
        items,
        account,
        faults,
        kills,
        splits,
    } = plan;
    let bed = Bed::start(account).await?;
    bed.fill(items).await?;
    bed.account.set_faults(faults.clone());
    let job = bed.job(options()).await?;
    job.start().await?;
    let is_over = Arc::<AtomicBool>::default();
    let writers = writers(&bed, items, &is_over, seed);
    let killed = Arc::<AtomicU64>::default();
    let mut workers = Vec::new();
    for name in ["one", "two"] {
        let bed_job = Arc::new(bed.job(options()).await?);
        let killed = Arc::clone(&killed);
        let mut random = Random::new(seed ^ u64::from(name.as_bytes()[0]) << 40);
        workers.push(tokio::spawn(async move {
            for _ in 0..if kills { 3 } else { 0 } {
                let job = Arc::clone(&bed_job);
                let worker = tokio::spawn(async move { job.work(name).await });
                tokio::time::sleep(Duration::from_millis(200 + random.below(1200))).await;
                worker.abort();
                killed.fetch_add(u64::from(worker.await.is_err()), Ordering::SeqCst);
            }
            bed_job.work(name).await
        }));
    }
    if splits {
        for partition in 0..3 {
            bed.account.split("trips", partition);
            bed.account.split("trips-by-vin", partition);
            tokio::time::sleep(Duration::from_millis(150)).await;
        }
        // The first split made 8 and 9.
        bed.account.merge("trips", 8, 9);
        bed.account.merge("trips-by-vin", 8, 9);
    }
    copied(&job).await?;
    tokio::time::sleep(Duration::from_millis(500)).await;
    is_over.store(true, Ordering::SeqCst);
    let mut written = 0;
    for writer in writers {
        written += writer.await?;
    }
    assert!(written > 0);
    // Late requests arrive.
    tokio::time::sleep(faults.stall.end).await;
    job.fence().await?;
    let mut attempts = 0;
    while !job.verify().await?.is_equal() {
        let repaired = job.compare().await?;
        assert_eq!(repaired.totals.different, 0, "{:?}", repaired.differences);
        attempts += 1;
        assert!(attempts < 10, "the sides do not become equal");
    }
    bed.account.set_faults(Faults::default());
    let [old, new] = bed.contents().await?;
    assert_eq!(old, new);
    job.switch().await?;
    for worker in workers {
        worker.await??;
    }
    Ok(killed.load(Ordering::SeqCst))
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn nothing_is_lost_when_requests_get_lost_and_partitions_change() -> Result {
    let plan = Plan {
        seed: 1,
        items: 100,
        account: HttpOptions::default(),
        faults: Faults::mixed(),
        kills: false,
        splits: true,
    };
    run(plan).await?;
    Ok(())
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn nothing_is_lost_when_workers_are_killed_again_and_again() -> Result {
    let plan = Plan {
        seed: 2,
        items: 100,
        account: HttpOptions::default(),
        faults: Faults::mixed(),
        kills: true,
        splits: false,
    };
    assert!(run(plan).await? > 0, "a worker was killed");
    Ok(())
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_container_that_throttles_is_copied_as_well() -> Result {
    let account = HttpOptions {
        throughput: Some(8_000),
        ..HttpOptions::default()
    };
    let plan = Plan {
        seed: 3,
        items: 100,
        account,
        faults: Faults {
            throttled: 0.05,
            ..Faults::latency(Duration::ZERO..Duration::from_millis(3))
        },
        kills: false,
        splits: false,
    };
    run(plan).await?;
    Ok(())
}

/// `COPY_RUNS=100 cargo test --release -p synthetic-key-cosmos --test copy -- --ignored --nocapture many`
#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
#[ignore = "takes as long as COPY_RUNS says"]
async fn many_copies_lose_nothing() -> Result {
    let runs = std::env::var("COPY_RUNS").ok();
    let runs = runs.and_then(|runs| runs.parse().ok()).unwrap_or(20);
    let (mut killed, start) = (0, std::time::Instant::now());
    for seed in 0..runs {
        let plan = Plan {
            seed: 1000 + seed,
            items: 200,
            account: HttpOptions {
                seed,
                ..HttpOptions::default()
            },
            faults: Faults::mixed(),
            kills: seed % 2 == 0,
            splits: seed % 3 == 0,
        };
        killed += Box::pin(run(plan)).await?;
        println!(
            "{:.0?}: {} copies, {killed} workers killed, all equal",
            start.elapsed(),
            seed + 1
        );
    }
    Ok(())
}
