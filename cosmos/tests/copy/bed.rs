//! A hot container, its successor, and services that write.

use std::collections::BTreeMap;
use std::sync::Arc;
use std::time::Duration;

use azure_data_cosmos::FeedScope;
use azure_data_cosmos::clients::ContainerClient;
use futures::TryStreamExt;
use serde::{Deserialize, Serialize};
use serde_json::Value;
use synthetic_key::SyntheticKey;
use synthetic_key_cosmos::copy::{CopyJob, CopyOptions, JobRecord};
use synthetic_key_cosmos::{Items, ItemsOptions, RetryOptions};
use synthetic_key_cosmos_server::{HttpAccount, HttpOptions};
use tokio::task::JoinHandle;

use crate::Result;

/// As it is: `/date` is the partition key, so all trips of a day are in one partition.
#[derive(Clone, Debug, Deserialize, Serialize, PartialEq)]
pub struct OldTrip {
    pub id: String,
    pub date: String,
    pub km: u32,
    /// It goes away.
    #[serde(default)]
    pub unused: bool,
}

/// The same for the service that writes it.
#[derive(Clone, Debug, SyntheticKey)]
#[pk(serde, property = "date")]
pub struct StoredTrip {
    #[pk(id)]
    pub id: String,
    #[pk(concat)]
    pub date: String,
    pub km: u32,
    pub unused: bool,
}

/// As it will be.
#[derive(Clone, Debug, PartialEq, SyntheticKey)]
#[pk(serde, id = "{vin}")]
pub struct Trip {
    #[pk(concat)]
    pub date: String,
    #[pk(hash_suffix = 40)]
    pub vin: String,
    pub km: u32,
}

impl From<OldTrip> for Trip {
    fn from(OldTrip { id, date, km, .. }: OldTrip) -> Self {
        Self { date, vin: id, km }
    }
}

/// Dates, of which the first is hot.
pub fn date(number: u64) -> String {
    match number % 3 {
        0 => format!("2018-07-{:02}", number % 28 + 1),
        _ => "2018-08-09".to_owned(),
    }
}

pub fn vin(number: u64) -> String {
    format!("v{number:07}")
}

pub fn trip(number: u64, km: u32) -> StoredTrip {
    StoredTrip {
        id: vin(number),
        date: date(number),
        km,
        unused: true,
    }
}

/// Short pauses: what fails here passes soon.
pub fn quick() -> RetryOptions {
    RetryOptions::default()
        .with_first_pause(Duration::from_millis(2))
        .with_attempts(8)
}

/// Leases and gates of a test.
pub fn options() -> CopyOptions {
    CopyOptions::default()
        .with_retry(quick())
        .with_ranges(16)
        .with_lease(Duration::from_millis(600))
        .with_gate(Duration::from_millis(400))
}

/// The account and its three containers.
pub struct Bed {
    pub account: HttpAccount,
    pub source: ContainerClient,
    pub old: Items<StoredTrip>,
    pub target: ContainerClient,
    pub jobs: ContainerClient,
}

impl Bed {
    pub async fn start(account: HttpOptions) -> Result<Self> {
        let account = HttpAccount::start(account).await?;
        let source = account.container::<StoredTrip>("trips").await?;
        let items = ItemsOptions::default().with_retry(quick());
        Ok(Self {
            old: Items::open(source.clone(), Some(items)).await?,
            source,
            target: account.container::<Trip>("trips-by-vin").await?,
            jobs: account.container::<JobRecord>("jobs").await?,
            account,
        })
    }

    /// Writes the first items.
    pub async fn fill(&self, count: u64) -> Result {
        let trips = (0..count).map(|number| trip(number, 0));
        let written = self.old.ingest(futures::stream::iter(trips)).run().await;
        assert_eq!((written.written, written.failed), (count, 0));
        Ok(())
    }

    /// The job, as a process of its own opens it.
    pub async fn job(&self, options: CopyOptions) -> Result<Arc<CopyJob<Trip>>> {
        let (source, target) = (self.account.client("trips").await?, self.target().await?);
        let jobs = self.account.client("jobs").await?;
        let job = CopyJob::open::<OldTrip>(source, target, jobs, "by-vin", Some(options));
        Ok(Arc::new(Box::pin(job).await?))
    }

    pub async fn target(&self) -> Result<Items<Trip>> {
        let items = ItemsOptions::default().with_retry(quick());
        let target = self.account.client("trips-by-vin").await?;
        Ok(Items::open(target, Some(items)).await?)
    }

    /// A worker in a task of its own, as if it were a process.
    pub async fn worker(
        &self,
        name: &'static str,
        options: CopyOptions,
    ) -> Result<JoinHandle<synthetic_key_cosmos::Result<()>>> {
        let job = self.job(options).await?;
        Ok(tokio::spawn(async move { job.work(name).await }))
    }

    /// What both sides have, as an independent reader sees it: the kilometres for each VIN and date.
    pub async fn contents(&self) -> Result<[BTreeMap<String, u64>; 2]> {
        let old = documents(&self.source).await?;
        let new = documents(&self.target).await?;
        let content = |id: &'static str| {
            move |document: Value| {
                let address = format!("{} {}", document["date"], document[id]);
                (address, document["km"].as_u64().unwrap_or_default())
            }
        };
        let counts = (old.len(), new.len());
        let old: BTreeMap<_, _> = old.into_iter().map(content("id")).collect();
        let new: BTreeMap<_, _> = new.into_iter().map(content("vin")).collect();
        assert_eq!((old.len(), new.len()), counts, "an item is stored twice");
        Ok([old, new])
    }
}

pub async fn documents(container: &ContainerClient) -> Result<Vec<Value>> {
    let query =
        container.query_items::<Value>("SELECT * FROM c", FeedScope::full_container(), None);
    Ok(Box::pin(query).await?.try_collect().await?)
}

/// Waits until all ranges were copied to their end.
pub async fn copied(job: &CopyJob<Trip>) -> Result {
    loop {
        let report = job.report().await?;
        if report.caught_up == report.ranges {
            return Ok(());
        }
        tokio::time::sleep(Duration::from_millis(20)).await;
    }
}
