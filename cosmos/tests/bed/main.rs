//! Histories of real calls, over HTTP, with lost requests and answers, refusals, stalls and killed movers. Each item's
//! history must be linearizable.

mod linear;
mod run;
mod service;

use std::time::{Duration, Instant};

use futures::{FutureExt, StreamExt, stream};

use run::{Plan, Report, run};

type Result<T = ()> = std::result::Result<T, Box<dyn std::error::Error + Send + Sync>>;

/// Runs these seeds, some of them at once.
async fn runs(seeds: impl Iterator<Item = u64>, at_once: usize) -> Report {
    let start = Instant::now();
    let (mut all, mut count) = (Report::default(), 0);
    let runs = seeds.map(|seed| tokio::spawn(run(Plan::new(seed))).map(move |run| (seed, run)));
    let mut runs = stream::iter(runs).buffer_unordered(at_once);
    while let Some((seed, run)) = runs.next().await {
        let report = match run {
            Ok(Ok(report)) => report,
            Ok(Err(error)) => Report::broken(seed, &*error),
            Err(panicked) => Report::broken(seed, &panicked),
        };
        for violation in &report.violations {
            println!("{violation}");
        }
        all.add(report);
        count += 1;
        if count % 100 == 0 {
            println!("{:.0?}, {count} runs: {all}", start.elapsed());
        }
    }
    println!("{:.0?}, {count} runs: {all}", start.elapsed());
    all
}

/// The first violation is enough for a person to read.
fn is_clean(report: &Report) {
    if let Some(first) = report.violations.first() {
        panic!("{report}\n{first}");
    }
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn every_history_is_linearizable() {
    let report = runs(1..=8, 4).await;
    is_clean(&report);
    assert!(report.moved > 0 && report.killed_movers > 0 && report.with_deletes > 0);
}

/// `BED_MINUTES=60 cargo test --release -p synthetic-key-cosmos --test bed -- --ignored --nocapture many`
#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
#[ignore = "takes as long as BED_MINUTES says"]
async fn many_histories_are_linearizable() -> Result {
    let minutes: u64 = std::env::var("BED_MINUTES")?.parse()?;
    let end = Instant::now() + Duration::from_secs(60 * minutes);
    is_clean(&runs((1000..).take_while(|_| Instant::now() < end), 8).await);
    Ok(())
}
