//! Moves all items of a container to their present keys, range by range, on any number of machines.

use std::fmt;

use azure_data_cosmos::clients::ContainerClient;
use futures::{StreamExt, TryStreamExt, stream};
use serde::de::DeserializeOwned;
use serde_json::Value;
use synthetic_key::{Document, HasId, cosmos};
use tokio::sync::Semaphore;

use super::budget::Budget;
use super::compare::{self, Difference, Kind};
use super::options::CopyOptions;
use super::record::{Job, Jobs, Task, Work};
use super::report::Report;
use super::worker::{Crew, Process, Step};
use super::{Address, Comparison, is_same, millis, open_jobs, plan, steps};
use crate::error::{Error, ErrorKind, Result};
use crate::items::Items;
use crate::meter::Meter;
use crate::pages::Pages;
use crate::relocate::{Done, Mover};

/// Moves all items of a container to their present keys, on any number of machines. It does what
/// [`Items::relocate`] does, but by ranges of the container and not by keys, so a pass is complete whatever keys there are.
///
/// Each machine opens the same job and calls [`work`](Self::work). One operator calls [`pass`](Self::pass) until it
/// moves nothing.
///
/// ```
/// use azure_data_cosmos::clients::ContainerClient;
/// use synthetic_key::SyntheticKey;
/// use synthetic_key_cosmos::copy::RelocateJob;
/// use synthetic_key_cosmos::{Items, Result};
///
/// #[derive(SyntheticKey)]
/// #[pk(serde, also_read = ["{date}.{xxh64(vin) % 400 + 1}"])]
/// struct Trip {
///     #[pk(concat)]
///     date: String,
///     #[pk(hash_suffix = 800)]
///     #[pk(id)]
///     vin: String,
/// }
///
/// async fn work(trips: Items<Trip>, jobs: ContainerClient) -> Result<()> {
///     RelocateJob::open(trips, jobs, "800-keys", None).await?.work("machine-1").await
/// }
/// ```
pub struct RelocateJob<D> {
    items: Items<D>,
    jobs: Jobs,
    options: CopyOptions,
    budget: Budget,
}

impl<D> fmt::Debug for RelocateJob<D> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("RelocateJob")
            .field("name", &self.jobs.name)
            .finish_non_exhaustive()
    }
}

impl<D> RelocateJob<D>
where
    D: Document + HasId + DeserializeOwned + Send + Sync,
{
    /// Opens a job by its name, and records it if it is new. Of the budgets, the job uses the one of the target.
    ///
    /// # Errors
    ///
    /// [`ErrorKind::Job`] if a job with this name does something else, and errors of the service.
    pub async fn open(
        items: Items<D>,
        jobs: ContainerClient,
        name: &str,
        options: Option<CopyOptions>,
    ) -> Result<Self> {
        let options = options.unwrap_or_default();
        let jobs = open_jobs(jobs, name, &options).await?;
        let layouts = cosmos::layouts::<D>();
        let layouts: Vec<_> = layouts.into_iter().map(|(layout, _)| layout).collect();
        let what = format!("moves items to the key {}", layouts.join(" | "));
        let mut job = Job::new(what.clone());
        job.lease = millis(options.lease);
        if !jobs.create(job).await? {
            is_same(&jobs.state().await?.0, &what)?;
        }
        let mut items = items;
        items.meter = Meter::default();
        Ok(Self {
            budget: Budget::new(items.meter.clone(), options.target_budget),
            items,
            jobs,
            options,
        })
    }

    /// Moves items, together with all other workers of the job, until the job is closed.
    ///
    /// # Errors
    ///
    /// [`ErrorKind::Phase`] if the recorded phase does not allow it, [`ErrorKind::Account`] if items cannot move in this
    /// account, and errors of the service.
    pub async fn work(&self, worker: &str) -> Result<()> {
        let charge = Meter::default();
        let moving = Relocating {
            mover: Mover::start(&self.items, &charge).await?,
            job: self,
            claimed: Meter::default(),
            permits: Semaphore::new(self.options.concurrency),
        };
        Crew::new(&self.jobs, &moving, worker).run().await
    }

    /// Goes over all ranges once, and waits until the workers have done that. In its totals, `replaced` is how many items were
    /// moved, `deleted` how many moves of others were finished, `equal` how many were in place, and `different` how
    /// many were refused. If the first, the second and the last are 0, nothing is left to move.
    ///
    /// # Errors
    ///
    /// Errors of the service.
    pub async fn pass(&self) -> Result<Comparison> {
        let Items {
            container, options, ..
        } = &self.items;
        let ranges = plan::ranges(container, options.retry, self.options.ranges).await?;
        let pass = steps::pass(&self.jobs, vec![(Work::Relocate, ranges)]).await?;
        Ok(Comparison {
            pass,
            totals: self.report().await?.pass_totals,
            is_final: false,
            differences: steps::differences(&self.jobs, pass).await?,
        })
    }

    /// Returns what all workers have done so far.
    ///
    /// # Errors
    ///
    /// Errors of the service.
    pub async fn report(&self) -> Result<Report> {
        steps::report(&self.jobs).await
    }

    /// Ends the workers.
    ///
    /// # Errors
    ///
    /// Errors of the service.
    pub async fn close(&self) -> Result<()> {
        steps::close(&self.jobs).await
    }
}

/// The workers of a move.
struct Relocating<'j, D> {
    mover: Mover<'j, D>,
    job: &'j RelocateJob<D>,
    claimed: Meter,
    permits: Semaphore,
}

impl<D> Process for Relocating<'_, D>
where
    D: Document + HasId + DeserializeOwned + Send + Sync,
{
    type Session = Pages<Value>;

    fn open(&self, task: &Task) -> Pages<Value> {
        let RelocateJob { items, options, .. } = self.job;
        compare::pages(
            &items.container,
            (task.range.clone(), task.token.as_ref()),
            &self.mover.latest,
            &options.operation,
            items.options.retry,
            &items.meter,
        )
    }

    async fn page(&self, pages: &mut Pages<Value>, task: &Task, _: bool) -> Result<Step> {
        let budget = &self.job.budget;
        budget.wait().await;
        let Some(page) = pages.next().await else {
            return Ok(Step {
                token: task.token.clone(),
                is_done: true,
                ..Step::default()
            });
        };
        let documents = page?.into_items();
        let token = pages.token().map(|token| token.as_str().to_owned());
        let mut step = Step {
            is_done: token.is_none(),
            token,
            ..Step::default()
        };
        let moved = documents.into_iter().map(|document| {
            Box::pin(async move {
                let _permit = self.permits.acquire().await;
                budget.wait().await;
                self.mover.relocate(document).await
            })
        });
        let concurrency = self.job.options.concurrency;
        let mut moved = stream::iter(moved).buffer_unordered(concurrency);
        while let Some(done) = moved.try_next().await? {
            step.totals.seen += 1;
            match done {
                Done::Moved => step.totals.replaced += 1,
                Done::Finished => step.totals.deleted += 1,
                Done::InPlace | Done::Stub => step.totals.equal += 1,
                Done::Refused(error) => {
                    step.totals.different += 1;
                    step.differences.push(refusal(&error));
                }
            }
        }
        step.totals.target_charge = self.claimed.claim(&self.job.items.meter);
        Ok(step)
    }

    async fn has_more(&self, _: &Task) -> Result<bool> {
        Ok(true)
    }

    fn share(&self, workers: usize) {
        let workers = f64::from(u32::try_from(workers.max(1)).unwrap_or(u32::MAX));
        let budget = self.job.options.target_budget;
        self.job.budget.set(budget.map(|budget| budget / workers));
    }
}

fn refusal(error: &Error) -> Difference {
    let address = Address {
        key: error.key().map(Value::from).into_iter().collect(),
        id: error.id().unwrap_or_default().to_owned(),
    };
    Difference {
        kind: match error.kind() {
            ErrorKind::Taken => Kind::Taken,
            _ => Kind::Refused,
        },
        source: Some(address),
        target: None,
        reason: error.to_string(),
    }
}
