//! Moves inside one container, by ranges.

use std::time::Duration;

use synthetic_key::SyntheticKey;
use synthetic_key_cosmos::copy::{JobRecord, RelocateJob};
use synthetic_key_cosmos::{Items, Phase};
use synthetic_key_cosmos_server::{Faults, HttpAccount, HttpOptions};

use crate::Result;
use crate::bed::{documents, options};

/// The service as it was.
mod before {
    use super::SyntheticKey;

    #[derive(SyntheticKey)]
    #[pk(serde, id = "{vin}", layout = "{date}.{xxh64(vin) % 4 + 1}")]
    pub struct Trip {
        #[pk(concat)]
        pub date: String,
        #[pk(hash_suffix = 4)]
        pub vin: String,
    }
}

/// The service as it is.
#[derive(SyntheticKey)]
#[pk(serde, id = "{vin}", layout = "{date}.{xxh64(vin) % 8 + 1}")]
#[pk(also_read = ["{date}.{xxh64(vin) % 4 + 1}"])]
struct Trip {
    #[pk(concat)]
    date: String,
    #[pk(hash_suffix = 8)]
    vin: String,
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn all_items_of_a_container_move_by_ranges_and_a_killed_worker_is_taken_over() -> Result {
    let account = HttpAccount::start(HttpOptions::default()).await?;
    let container = account.container::<Trip>("trips").await?;
    let jobs = account.container::<JobRecord>("jobs").await?;
    let old = Items::<before::Trip>::open(container.clone(), None).await?;
    let trips = (0..200).map(|number| before::Trip {
        date: format!("2018-08-{:02}", number % 20 + 1),
        vin: format!("v{number}"),
    });
    let written = old.ingest(futures::stream::iter(trips)).run().await;
    assert_eq!(written.written, 200);
    for phase in [Phase::ReadNew, Phase::WriteNew, Phase::MoveAll] {
        Items::<Trip>::advance(&container, phase, None).await?;
    }
    account.set_faults(Faults::latency(Duration::ZERO..Duration::from_millis(3)));
    let open = async || {
        let items = Items::<Trip>::open(container.clone(), None).await?;
        RelocateJob::open(items, jobs.clone(), "eight", Some(options())).await
    };
    let job = open().await?;
    let [one, two] = [open().await?, open().await?];
    let killed = tokio::spawn(async move { one.work("one").await });
    let worker = tokio::spawn(async move { two.work("two").await });
    let kill = async {
        tokio::time::sleep(Duration::from_millis(60)).await;
        killed.abort();
    };
    let (first, ()) = tokio::join!(job.pass(), kill);
    let first = first?.totals;
    let mut moved = first.replaced;
    let last = loop {
        let totals = job.pass().await?.totals;
        moved += totals.replaced;
        if (totals.replaced, totals.deleted, totals.different) == (0, 0, 0) {
            break totals;
        }
    };
    job.close().await?;
    worker.await??;
    // The phase is recorded in a document of its own.
    assert_eq!(last.equal, 201);
    assert!(moved > 0, "half of the items have a different key");
    for document in documents(&container).await? {
        let Some(vin) = document["vin"].as_str() else {
            continue;
        };
        let date = document["date"].as_str().unwrap();
        assert_eq!(
            document["partitionKey"],
            TripKey { date, vin }.partition_key().to_string()
        );
        assert_eq!(document.get("_move"), None);
    }
    assert_eq!(documents(&container).await?.len(), 201);
    Ok(())
}
