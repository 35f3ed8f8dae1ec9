//! Copies a container into a different container while services use it: a computed key, a different path, other levels, a
//! different account. Any number of machines share the work, and a comparison of all items proves the result.

mod apply;
mod budget;
mod command;
mod compare;
mod cutover;
mod follow;
mod options;
mod plan;
mod process;
mod ranges;
mod record;
mod report;
mod source;
mod steps;
mod worker;

use std::collections::HashMap;
use std::fmt;
use std::sync::Arc;
use std::time::Duration;

use azure_data_cosmos::clients::ContainerClient;
use azure_data_cosmos::models::TimeToLive;
use serde::Serialize;
use serde::de::DeserializeOwned;
use serde_json::{Map, Value};
use synthetic_key::{Document, HasId, cosmos};
use tokio::sync::Semaphore;

use crate::account::{self, Probe};
use crate::document::{Levels, MOVE};
use crate::error::{Error, Result};
use crate::items::{Items, ItemsOptions};
use crate::meter::{Meter, charge_in};
use apply::{Convert, Converted, Sides};
use budget::Budget;
use process::Copying;
use record::{Job, Jobs, Record, Task, Work};
use source::Source;
use worker::Crew;

pub use compare::{Comparison, Difference, Kind};
pub use cutover::{Gate, Side, Switched};
pub use options::{CopyOptions, Estimate};
pub use ranges::RelocateJob;
pub use record::JobRecord;
pub use report::{Rate, Report, Totals};
pub use source::Address;

/// The copy of a container into a container of items `D`, while services use the source.
///
/// Each machine opens the same job and calls [`work`](Self::work). One operator takes the steps:
///
/// 1. [`estimate`](Self::estimate) reads a sample and writes nothing. [`start`](Self::start) records the job.
/// 2. Workers copy all items and follow the changes. [`report`](Self::report) says how far they are.
/// 3. [`compare`](Self::compare) compares both sides, and repairs what differs. Deletes are found here: the change feed does not
///    have them.
/// 4. [`fence`](Self::fence) stops the writes of services. [`verify`](Self::verify) compares everything again, without repairs.
/// 5. [`switch`](Self::switch) lets services use the target, if `verify` found no difference.
///
/// Until then the source is not changed, and [`unfence`](Self::unfence) goes back without a loss.
///
/// An item is copied with a condition, and its document in the target names its source and version in the property
/// `_copy`. So a worker that was killed, stalled or repeated cannot replace a later version by an older one, and an item
/// whose new key and id a different item has is a [`Difference`], and is not overwritten. Properties that the type of
/// the source does not know are copied too.
///
/// ```
/// use azure_data_cosmos::clients::ContainerClient;
/// use serde::{Deserialize, Serialize};
/// use synthetic_key::SyntheticKey;
/// use synthetic_key_cosmos::copy::CopyJob;
/// use synthetic_key_cosmos::{Items, Result};
///
/// /// As it is: the container is partitioned by `/date`, and today's partition is hot.
/// #[derive(Deserialize, Serialize)]
/// struct OldTrip {
///     id: String,
///     date: String,
///     km: u32,
/// }
///
/// /// As it will be.
/// #[derive(SyntheticKey)]
/// #[pk(serde, id = "{vin}")]
/// struct Trip {
///     #[pk(concat)]
///     date: String,
///     #[pk(hash_suffix = 400)]
///     vin: String,
///     km: u32,
/// }
///
/// impl From<OldTrip> for Trip {
///     fn from(OldTrip { id, date, km }: OldTrip) -> Self {
///         Self { date, vin: id, km }
///     }
/// }
///
/// async fn work(source: ContainerClient, target: ContainerClient, jobs: ContainerClient) -> Result<()> {
///     let target = Items::<Trip>::open(target, None).await?;
///     let job = CopyJob::open::<OldTrip>(source, target, jobs, "trips-by-vin", None).await?;
///     job.start().await?;
///     job.work("machine-1").await
/// }
/// ```
pub struct CopyJob<D> {
    sides: Sides<D>,
    jobs: Jobs,
    options: CopyOptions,
}

impl<D> fmt::Debug for CopyJob<D> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("CopyJob")
            .field("name", &self.jobs.name)
            .finish_non_exhaustive()
    }
}

impl<D> CopyJob<D>
where
    D: Document + HasId + Serialize + Send + Sync,
{
    /// Opens a job by its name, for items of the source that are read as `S` and converted with `From`.
    ///
    /// `jobs` is a container of [`JobRecord`]s.
    ///
    /// # Errors
    ///
    /// [`ErrorKind::Account`](crate::ErrorKind::Account) if reads of the source or the target may not see the last write,
    /// [`ErrorKind::Job`](crate::ErrorKind::Job) if items expire in one of the two containers only, and errors of the
    /// service.
    pub async fn open<S>(
        source: ContainerClient,
        target: Items<D>,
        jobs: ContainerClient,
        name: &str,
        options: Option<CopyOptions>,
    ) -> Result<Self>
    where
        D: From<S>,
        S: DeserializeOwned + Serialize,
    {
        let convert = |item: S| Ok::<_, String>(D::from(item));
        Self::open_with(source, target, jobs, name, convert, options).await
    }

    /// The same with a closure, which can refuse an item with a reason.
    ///
    /// # Errors
    ///
    /// The same as for [`open`](Self::open).
    pub async fn open_with<S, E>(
        source: ContainerClient,
        target: Items<D>,
        jobs: ContainerClient,
        name: &str,
        convert: impl Fn(S) -> std::result::Result<D, E> + Send + Sync + 'static,
        options: Option<CopyOptions>,
    ) -> Result<Self>
    where
        S: DeserializeOwned + Serialize,
        E: fmt::Display,
    {
        let options = options.unwrap_or_default();
        let jobs = open_jobs(jobs, name, &options).await?;
        let source = opened(source, &options).await?;
        let mut target = target;
        // The cost of this job is its own.
        target.meter = Meter::default();
        if source.lifetime.is_some() != target.setup.lifetime.is_some() {
            let (with, without) = match source.lifetime {
                Some(_) => ("source", "target"),
                None => ("target", "source"),
            };
            return Err(Error::job(format!(
                "the {with} has a time to live and the {without} has none, so items would expire on one side only: \
                 create the target with the time to live of the source (`-1` if only some items expire)"
            )));
        }
        let latest = account::check(&target).await?;
        let sides = Sides {
            source_budget: Budget::new(source.meter.clone(), options.source_budget),
            target_budget: Budget::new(target.meter.clone(), options.target_budget),
            source,
            target,
            latest,
            convert: converter(convert),
            operation: options.operation.clone(),
        };
        Ok(Self {
            sides,
            jobs,
            options,
        })
    }

    /// Reads the first page of each range of the source, converts its items, and says what the copy will cost and which of
    /// these items cannot be copied. It writes nothing.
    ///
    /// # Errors
    ///
    /// Errors of the service.
    pub async fn estimate(&self) -> Result<Estimate> {
        let Sides { source, .. } = &self.sides;
        let ranges = plan::ranges(&source.container, source.retry, self.options.ranges).await?;
        let before = source.meter.total();
        let mut estimate = Estimate::new(ranges.len(), &self.options);
        let mut targets = HashMap::new();
        for range in ranges {
            self.sides.wait().await;
            let mut feed = follow::Feed::new(range, None);
            let (documents, _) = feed.next(source, &self.options.operation).await?;
            for document in documents {
                estimate.add(&document);
                match self.sides.convert(&document) {
                    Err(difference) => estimate.refused(*difference),
                    Ok(copied) => {
                        let other = targets.insert(copied.target().to_string(), copied.source());
                        if let Some(other) = other {
                            estimate.refused(apply::taken(&copied, Some(&other)));
                        }
                    }
                }
            }
        }
        estimate.read_charge = source.meter.total() - before;
        Ok(estimate)
    }

    /// Records the job and its ranges. If the job exists, nothing happens.
    ///
    /// # Errors
    ///
    /// [`ErrorKind::Job`](crate::ErrorKind::Job) if a job with this name does something else, and errors of the service.
    pub async fn start(&self) -> Result<()> {
        let what = self.what();
        match self.jobs.state().await {
            Ok((job, _)) => return is_same(&job, &what),
            Err(error) if matches!(error.kind(), crate::ErrorKind::Job { .. }) => {}
            Err(error) => return Err(error),
        }
        let Sides { source, .. } = &self.sides;
        let ranges = plan::ranges(&source.container, source.retry, self.options.ranges).await?;
        put_tasks(&self.jobs, 0, Work::Follow, ranges).await?;
        let mut job = Job::new(what.clone());
        job.lease = millis(self.options.lease);
        job.gate = millis(self.options.gate);
        job.expected_items = self.options.expected_items;
        if self.jobs.create(job).await? {
            return Ok(());
        }
        // Two operators started it at the same time. The ranges of both cover the container.
        is_same(&self.jobs.state().await?.0, &what)
    }

    /// Copies and compares, together with all other workers of the job, until the job is closed. Each worker needs a name of its
    /// own, such as the name of its machine; after a restart it can use the same name.
    ///
    /// A worker can be killed at any time. Others take its ranges over when it was silent for [`CopyOptions::lease`].
    ///
    /// # Errors
    ///
    /// [`ErrorKind::Job`](crate::ErrorKind::Job) if the job was not started, or by a different program; and errors of the
    /// service that do not pass.
    pub async fn work(&self, worker: &str) -> Result<()> {
        is_same(&self.jobs.state().await?.0, &self.what())?;
        let copying = Copying {
            sides: &self.sides,
            options: &self.options,
            claimed: [Meter::default(), Meter::default()],
            permits: Semaphore::new(self.options.concurrency),
        };
        Crew::new(&self.jobs, &copying, worker).run().await
    }

    /// Returns what all workers have done so far.
    ///
    /// # Errors
    ///
    /// Errors of the service, or the job was not started.
    pub async fn report(&self) -> Result<Report> {
        steps::report(&self.jobs).await
    }

    /// What this program does, so that a worker with a different key or source does not join.
    fn what(&self) -> String {
        let layouts = cosmos::layouts::<D>();
        let layouts: Vec<_> = layouts.into_iter().map(|(layout, _)| layout).collect();
        format!(
            "copies items with the key {} to items with the key {} in {}",
            self.sides.source.paths.join(", "),
            layouts.join(" | "),
            D::PATHS.join(", ")
        )
    }
}

fn is_same(job: &Job, what: &str) -> Result<()> {
    if job.what == what {
        return Ok(());
    }
    Err(Error::job(format!(
        "the job with this name {}, and this program {what}: use a different name, or the program that started it",
        job.what
    )))
}

fn millis(duration: Duration) -> u64 {
    u64::try_from(duration.as_millis()).unwrap_or(u64::MAX)
}

async fn open_jobs(container: ContainerClient, name: &str, options: &CopyOptions) -> Result<Jobs> {
    let items = ItemsOptions::default().with_retry(options.retry);
    Ok(Jobs {
        items: Items::open(container, Some(items)).await?,
        name: name.to_owned(),
    })
}

async fn opened(container: ContainerClient, options: &CopyOptions) -> Result<Source> {
    let meter = Meter::default();
    let tried = options.retry.run(|| Box::pin(container.read(None))).await;
    let response = tried.result.map_err(Error::from_service)?;
    meter.add(charge_in(&response.diagnostics()));
    let properties = response.into_model().map_err(Error::from_service)?;
    let paths: Vec<_> = properties
        .partition_key
        .paths()
        .iter()
        .map(ToString::to_string)
        .collect();
    let probe = Probe {
        container: &container,
        key: Levels(vec!["_copy.probe".to_owned(); paths.len()]),
        retry: options.retry,
        meter: &meter,
    };
    let latest = probe.check().await?;
    Ok(Source {
        paths,
        retry: options.retry,
        latest,
        lifetime: match properties.default_ttl {
            TimeToLive::Seconds(seconds) => Some(seconds.into()),
            TimeToLive::NoDefault => Some(-1),
            _ => None,
        },
        meter,
        container,
    })
}

/// Creates the tasks of a pass, before any worker knows the pass.
async fn put_tasks(
    jobs: &Jobs,
    pass: u32,
    work: Work,
    ranges: Vec<azure_data_cosmos::feed::FeedRange>,
) -> Result<()> {
    for (number, range) in ranges.into_iter().enumerate() {
        let id = format!("{work:?}.{number:05}");
        let task = Record::Task(Box::new(Task::new(work, range)));
        jobs.put(jobs.tasks_of(pass), id, task).await?;
    }
    Ok(())
}

/// The conversion of a document, with the properties that the type of the source does not know.
fn converter<S, D, E>(
    convert: impl Fn(S) -> std::result::Result<D, E> + Send + Sync + 'static,
) -> Convert<D>
where
    S: DeserializeOwned + Serialize,
    E: fmt::Display,
{
    Arc::new(move |document: Value| {
        if document.get(MOVE).is_some() {
            return Err(
                "the item moves inside the source: finish `relocate` there first".to_owned(),
            );
        }
        let item: S = S::deserialize(&document).map_err(|error| error.to_string())?;
        let known = serde_json::to_value(&item).map_err(|error| error.to_string())?;
        let mut unknown = Map::new();
        if let Value::Object(properties) = document {
            let properties = properties.into_iter();
            unknown.extend(properties.filter(|(name, _)| known.get(name).is_none()));
        }
        unknown.remove("id");
        let item = convert(item).map_err(|error| error.to_string())?;
        Ok(Converted { item, unknown })
    })
}
