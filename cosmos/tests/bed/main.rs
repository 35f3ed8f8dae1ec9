//! Histories of real calls, over HTTP, with lost requests and answers, refusals, stalls and killed movers. Each item's
//! history must be linearizable.

mod linear;
mod run;
mod service;

use std::time::Instant;

use run::{Plan, Report, run};

type Result<T = ()> = std::result::Result<T, Box<dyn std::error::Error + Send + Sync>>;

/// Runs these seeds, and fails if any history is wrong.
async fn runs(seeds: impl Iterator<Item = u64>, plan: impl Fn(u64) -> Plan) -> Result<Report> {
    let (mut all, start) = (Report::default(), Instant::now());
    for seed in seeds {
        let report = Box::pin(run(plan(seed))).await?;
        for violation in &report.violations {
            println!("{violation}");
        }
        all.add(report);
        if seed % 100 == 0 {
            println!("{:.0?}: {all}", start.elapsed());
        }
    }
    println!("{:.0?}: {all}", start.elapsed());
    Ok(all)
}

/// The first violation is enough for a person to read.
fn is_clean(report: &Report) {
    if let Some(first) = report.violations.first() {
        panic!("{report}\n{first}");
    }
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn every_history_is_linearizable() -> Result {
    let report = runs(1..=4, Plan::new).await?;
    is_clean(&report);
    assert!(report.moved > 0 && report.killed_movers > 0 && report.with_deletes > 0);
    Ok(())
}

/// `BED_RUNS=2000 cargo test --release -p synthetic-key-cosmos --test bed -- --ignored --nocapture many`
#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
#[ignore = "takes as long as BED_RUNS says"]
async fn many_histories_are_linearizable() -> Result {
    let runs = std::env::var("BED_RUNS").ok();
    let count = runs.and_then(|runs| runs.parse().ok()).unwrap_or(100);
    let report = self::runs(1000..1000 + count, Plan::new).await?;
    is_clean(&report);
    Ok(())
}
