//! The steps of an operator: compare, fence, verify, switch, and back.

use std::time::Duration;

use serde::Serialize;
use synthetic_key::{Document, HasId};
use tokio::time::sleep;

use super::compare::{Comparison, Difference};
use super::cutover::{Side, Switched};
use super::follow::Feed;
use super::record::{Job, Jobs, Record, Work, Worker, now};
use super::report::{Report, Totals};
use super::worker::behind;
use super::{Address, CopyJob, plan, put_tasks};
use crate::error::{Error, Result};

/// How many differences are returned.
const LISTED: usize = 1000;

/// What all workers have done so far.
pub(crate) async fn report(jobs: &Jobs) -> Result<Report> {
    let (job, _) = jobs.state().await?;
    let workers = jobs.list(&jobs.workers(), usize::MAX).await?;
    let live = workers
        .iter()
        .filter(|record| record.worker().is_some_and(|worker| !worker.has_ended));
    let mut report = Report {
        totals: Totals::default(),
        ranges: 0,
        caught_up: 0,
        pass: job.pass,
        pass_totals: Totals::default(),
        pass_ranges: 0,
        pass_done: 0,
        workers: live.count(),
        side: job.side,
        expected_items: job.expected_items,
        at: now(),
    };
    for record in jobs.tasks(0).await? {
        if let Some(task) = record.task() {
            report.totals += task.totals;
            report.ranges += 1;
            report.caught_up += usize::from(task.is_caught_up);
        }
    }
    if job.pass > 0 {
        for record in jobs.tasks(job.pass).await? {
            if let Some(task) = record.task() {
                report.pass_totals += task.totals;
                report.pass_ranges += 1;
                report.pass_done += usize::from(task.is_done);
            }
        }
    }
    Ok(report)
}

/// Starts a pass, and waits until the workers have done all its ranges.
pub(crate) async fn pass(
    jobs: &Jobs,
    tasks: Vec<(Work, Vec<azure_data_cosmos::feed::FeedRange>)>,
) -> Result<u32> {
    let (job, _) = jobs.state().await?;
    let pass = job.pass + 1;
    for (work, ranges) in tasks {
        put_tasks(jobs, pass, work, ranges).await?;
    }
    jobs.change(|job| {
        // Two operators may start the same pass. Its tasks are the same.
        if job.pass > pass {
            return Err(Error::job("a later pass was started at the same time"));
        }
        job.pass = pass;
        (job.pass_side, job.pass_generation) = (job.side, job.generation);
        Ok(())
    })
    .await?;
    loop {
        let (job, _) = jobs.state().await?;
        if job.pass != pass || job.pass_generation != job.generation || job.is_closed {
            return Err(Error::job(format!(
                "pass {pass} was interrupted, because the job went on to a different step"
            )));
        }
        let tasks = jobs.tasks(pass).await?;
        if tasks
            .iter()
            .all(|record| record.task().is_some_and(|task| task.is_done))
        {
            return Ok(pass);
        }
        sleep(poll(&job)).await;
    }
}

/// Ends the workers.
pub(crate) async fn close(jobs: &Jobs) -> Result<()> {
    jobs.change(|job| {
        job.is_closed = true;
        Ok(())
    })
    .await
}

fn poll(job: &Job) -> Duration {
    Duration::from_millis((job.lease / 10).clamp(1, 1000))
}

/// The items that differ, as far as they are listed.
pub(crate) async fn differences(jobs: &Jobs, pass: u32) -> Result<Vec<Difference>> {
    let records = jobs.list(&jobs.differences_of(pass), LISTED).await?;
    let records = records.into_iter();
    Ok(records
        .filter_map(|record| record.into_item().difference())
        .collect())
}

impl<D> CopyJob<D>
where
    D: Document + HasId + Serialize + Send + Sync,
{
    /// Compares all items of both sides, range by range, and waits until the workers have done that. While items are copied, it
    /// repairs what differs: it copies what is missing or old, and deletes from the target what the source does not
    /// have. Items that cannot be copied are listed.
    ///
    /// While services write, some items differ because their change was not copied yet. Repeat it until few do, and then
    /// fence the writes.
    ///
    /// # Errors
    ///
    /// Errors of the service, or the job went on to a different step.
    pub async fn compare(&self) -> Result<Comparison> {
        let (source, target) = (&self.sides.source, &self.sides.target);
        let count = self.options.ranges;
        let source = plan::ranges(&source.container, source.retry, count).await?;
        let target = plan::ranges(&target.container, target.options.retry, count).await?;
        let works = vec![(Work::CompareSource, source), (Work::CompareTarget, target)];
        let pass = pass(&self.jobs, works).await?;
        let (job, _) = self.jobs.state().await?;
        Ok(Comparison {
            pass,
            totals: report(&self.jobs).await?.pass_totals,
            is_final: !job.writes,
            differences: differences(&self.jobs, pass).await?,
        })
    }

    /// Returns the items that could not be copied so far, the first 1,000. An item that was repaired later is still listed: a
    /// comparison lists what differs now.
    ///
    /// # Errors
    ///
    /// Errors of the service.
    pub async fn dead_letters(&self) -> Result<Vec<Difference>> {
        differences(&self.jobs, 0).await
    }

    /// Stops the writes of services, and waits until every [`Gate`](super::Gate) knows that and no write that it allowed is under way.
    ///
    /// # Errors
    ///
    /// [`ErrorKind::Job`](crate::ErrorKind::Job) if a range was never copied to its end, or services use the target
    /// already; errors of the service.
    pub async fn fence(&self) -> Result<()> {
        let so_far = self.report().await?;
        if so_far.caught_up < so_far.ranges {
            return Err(Error::job(format!(
                "{} of {} ranges are copied: wait until the others are",
                so_far.caught_up, so_far.ranges
            )));
        }
        let gate = self
            .jobs
            .change(|job| match job.side {
                Side::Source | Side::Fenced => {
                    job.side = Side::Fenced;
                    job.fenced.get_or_insert_with(now);
                    Ok(job.gate)
                }
                side => Err(Error::job(format!("services already use {side}"))),
            })
            .await?;
        sleep(Duration::from_millis(gate)).await;
        // Feeds that are read to the end from now on have every write.
        self.jobs
            .change(|job| {
                job.generation += 1;
                Ok(())
            })
            .await
    }

    /// Waits until the last changes are copied and all workers have stopped writing, and then compares all items of both sides
    /// without writing. If nothing differs, [`switch`](Self::switch) can follow. Otherwise workers write again: call
    /// [`compare`](Self::compare), which repairs, and then this again.
    ///
    /// # Errors
    ///
    /// [`ErrorKind::Job`](crate::ErrorKind::Job) if writes are not fenced, or a worker does not answer: start it again, or
    /// declare it with [`worker_is_gone`](Self::worker_is_gone).
    pub async fn verify(&self) -> Result<Comparison> {
        let (job, _) = self.jobs.state().await?;
        if job.side != Side::Fenced {
            return Err(Error::job(
                "writes of services are not fenced: call `fence` first",
            ));
        }
        if job.writes {
            self.drain(job.generation).await?;
        }
        let job = self
            .jobs
            .change(|job| {
                job.generation += u64::from(job.writes);
                job.writes = false;
                Ok(job.clone())
            })
            .await?;
        self.acknowledged(&job).await?;
        let comparison = self.compare().await?;
        if !comparison.is_equal() {
            self.jobs
                .change(|job| {
                    (job.writes, job.generation) = (true, job.generation + 1);
                    Ok(())
                })
                .await?;
        }
        Ok(comparison)
    }

    /// Waits until each feed was read to its end in this state of the job.
    async fn drain(&self, generation: u64) -> Result<()> {
        loop {
            let (job, _) = self.jobs.state().await?;
            let tasks = self.jobs.tasks(0).await?;
            let is_drained = |drained: u64| drained >= generation;
            if tasks
                .iter()
                .all(|record| record.task().is_some_and(|task| is_drained(task.drained)))
            {
                return Ok(());
            }
            if job.side != Side::Fenced {
                return Err(Error::job("writes of services are not fenced any more"));
            }
            sleep(poll(&job)).await;
        }
    }

    /// Waits until all workers know the state of the job, for twice the time after which they count as silent.
    async fn acknowledged(&self, job: &Job) -> Result<()> {
        let patience = Duration::from_millis(job.lease * 2);
        let start = tokio::time::Instant::now();
        loop {
            let behind = behind(&self.jobs, job).await?;
            if behind.is_empty() {
                return Ok(());
            }
            if start.elapsed() > patience {
                return Err(Error::job(format!(
                    "these workers do not answer, and may still write: {}. Start them again with the same names, or make \
                     sure that their processes have ended and call `worker_is_gone`",
                    behind.join(", ")
                )));
            }
            sleep(poll(job)).await;
        }
    }

    /// Says that a worker was killed and writes no more: its process has ended, and its requests can no longer arrive.
    ///
    /// # Errors
    ///
    /// There is no such worker, or errors of the service.
    pub async fn worker_is_gone(&self, name: &str) -> Result<()> {
        let group = self.jobs.workers();
        let Some(mut record) = self.jobs.get(&group, name).await? else {
            return Err(Error::job(format!("there is no worker {name:?}")));
        };
        if let Some(worker) = record.worker().cloned() {
            record.set(Record::Worker(Worker {
                has_ended: true,
                turn: worker.turn + 1,
                ..worker
            }));
        }
        self.jobs.items.replace(&mut record, None).await.map(|_| ())
    }

    /// Lets services read the target, and when all of them know that, write to it. Then workers end.
    ///
    /// # Errors
    ///
    /// [`ErrorKind::Job`](crate::ErrorKind::Job) if the last step was not a [`verify`](Self::verify) that found no difference; errors of the service.
    pub async fn switch(&self) -> Result<Switched> {
        let (job, _) = self.jobs.state().await?;
        let is_verified = job.side == Side::Fenced
            && !job.writes
            && (job.pass_side, job.pass_generation) == (Side::Fenced, job.generation);
        if job.side == Side::Fenced || job.side == Side::Source {
            let tasks = self.jobs.tasks(job.pass).await?;
            let is_equal = tasks.iter().all(|record| {
                let task = record.task();
                task.is_some_and(|task| task.is_done && task.totals.different == 0)
            });
            if !(is_verified && is_equal) {
                return Err(Error::job(
                    "the sides were not compared since writes were fenced, or differ: call `fence` and `verify`",
                ));
            }
        }
        let to = async |from: Side, to: Side| {
            self.jobs
                .change(|job| {
                    if job.side == from {
                        job.side = to;
                    }
                    if job.side == Side::Target {
                        job.switched.get_or_insert_with(now);
                        job.is_closed = true;
                    }
                    Ok((job.side, job.gate))
                })
                .await
        };
        let (side, gate) = to(Side::Fenced, Side::Reading).await?;
        if side == Side::Reading {
            sleep(Duration::from_millis(gate)).await;
        }
        to(Side::Reading, Side::Target).await?;
        let (job, _) = self.jobs.state().await?;
        let fenced = job
            .switched
            .unwrap_or_default()
            .saturating_sub(job.fenced.unwrap_or_default());
        Ok(Switched {
            fenced: Duration::from_millis(fenced),
        })
    }

    /// Goes back: services use the source again, and workers follow it again. Nothing is lost, because no service has written to
    /// the target.
    ///
    /// # Errors
    ///
    /// [`ErrorKind::Job`](crate::ErrorKind::Job) if services write to the target already.
    pub async fn unfence(&self) -> Result<()> {
        self.jobs
            .change(|job| {
                if job.side == Side::Target {
                    return Err(Error::job(
                        "services write to the target already: going back would lose these writes",
                    ));
                }
                (job.side, job.fenced) = (Side::Source, None);
                (job.writes, job.generation) = (true, job.generation + 1);
                Ok(())
            })
            .await
    }

    /// Ends the workers. Before the switch, that gives the copy up.
    ///
    /// # Errors
    ///
    /// Errors of the service.
    pub async fn close(&self) -> Result<()> {
        close(&self.jobs).await
    }

    /// Returns the items of the source that were written after the last comparison, by a service that did not keep to the fence. They
    /// are not in the target.
    ///
    /// # Errors
    ///
    /// Errors of the service.
    pub async fn late_writes(&self) -> Result<Vec<Address>> {
        let source = &self.sides.source;
        let mut late = Vec::new();
        for record in self.jobs.tasks(0).await? {
            let Some(task) = record.task() else { continue };
            let mut feed = Feed::new(task.range.clone(), task.token.clone());
            let mut idle = 0;
            let parts = plan::parts(&source.container, source.retry, &task.range).await?;
            while idle < parts.max(task.parts) {
                let (documents, _) = feed.next(source, &self.options.operation).await?;
                idle = if documents.is_empty() { idle + 1 } else { 0 };
                late.extend(documents.iter().map(|document| source.address(document)));
            }
        }
        Ok(late)
    }
}
