//! What is copied, and what is refused.

use std::time::Duration;

use serde_json::{Value, json};
use synthetic_key_cosmos::ErrorKind;
use synthetic_key_cosmos::copy::{CopyJob, Kind};
use synthetic_key_cosmos_server::{Faults, HttpOptions};

use crate::Result;
use crate::bed::{Bed, OldTrip, Trip, copied, date, documents, options, trip, vin};

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn all_items_are_copied_with_their_new_key() -> Result {
    let bed = Bed::start(HttpOptions::default()).await?;
    bed.fill(1000).await?;
    let job = bed.job(options()).await?;
    job.start().await?;
    let worker = bed.worker("one", options()).await?;
    copied(&job).await?;
    let [old, new] = bed.contents().await?;
    assert_eq!((old.len(), &old), (1000, &new));
    let comparison = job.compare().await?;
    assert!(comparison.is_equal(), "{comparison:?}");
    assert_eq!(comparison.totals.seen, 2000);
    let report = job.report().await?;
    assert_eq!((report.totals.seen, report.totals.created), (1000, 1000));
    assert!(report.totals.source_charge > 0.0 && report.totals.target_charge >= 1000.0);
    job.close().await?;
    worker.await??;
    Ok(())
}
