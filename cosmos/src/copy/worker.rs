//! Workers: each takes tasks by a lease, works through their pages, and writes a checkpoint after each page.
//!
//! A lease is an owner in the task's document, and the document changes while the owner lives. A worker that sees an
//! unchanged document for the length of a lease, by its own clock, takes the task over. Leases only prevent double work:
//! if two workers serve one range, the writes of items are still correct, because each has a condition.

use std::collections::HashMap;
use std::sync::atomic::{AtomicU64, Ordering};
use std::time::Duration;

use futures::future::{Either, select};
use futures::stream::FuturesUnordered;
use futures::{FutureExt, StreamExt};
use tokio::time::{Instant, sleep};

use super::compare::Difference;
use super::cutover::Side;
use super::record::{Job, JobRecord, Jobs, Record, Task, Work, Worker, now};
use super::report::Totals;
use crate::error::{Error, ErrorKind, Result};
use crate::stored::Stored;

/// How many ranges a worker serves at a time.
pub(crate) const TASKS: usize = 4;

/// After how many failures without a page in between a worker ends.
const FAILURES: u32 = 10;

/// After this time a worker gives a range back, so that ranges with many changes do not starve the others.
const SLICE: Duration = Duration::from_secs(10);

/// The result of a page.
#[derive(Debug, Default)]
pub(crate) struct Step {
    pub(crate) token: Option<String>,
    pub(crate) totals: Totals,
    /// The feed has nothing more for now.
    pub(crate) is_empty: bool,
    /// It has nothing more, or what it had was changed just now.
    pub(crate) is_recent: bool,
    /// The range has nothing more.
    pub(crate) is_done: bool,
    pub(crate) parts: usize,
    pub(crate) differences: Vec<Difference>,
}

/// What workers do with a page of a range.
pub(crate) trait Process: Sync {
    /// What is kept between the pages of a range.
    type Session: Send;

    fn open(&self, task: &Task) -> Self::Session;

    /// Works through the next page. It is repeated if the worker stops before its checkpoint.
    fn page(
        &self,
        session: &mut Self::Session,
        task: &Task,
        writes: bool,
    ) -> impl Future<Output = Result<Step>> + Send;

    /// Whether a range that was read to its end has something new.
    fn has_more(&self, task: &Task) -> impl Future<Output = Result<bool>> + Send;

    /// How many workers share the work.
    fn share(&self, workers: usize);
}

/// One process that works on a job.
pub(crate) struct Crew<'j, P> {
    jobs: &'j Jobs,
    process: &'j P,
    name: String,
    /// The state of the job that the running tasks may assume. They end when it changes.
    generation: AtomicU64,
    pass: AtomicU64,
}

/// How a task ended.
enum Served {
    Page,
    Lost,
    Failed(Error),
}

/// What a worker has seen of the documents of others, and when; and when it last looked for changes of a range.
#[derive(Default)]
struct Seen(HashMap<String, (u64, Instant)>, HashMap<String, Instant>);

impl Seen {
    /// For how long a document has been unchanged.
    fn silent(&mut self, id: &str, turn: u64) -> Duration {
        let now = Instant::now();
        let seen = self.0.entry(id.to_owned()).or_insert((turn, now));
        if seen.0 != turn {
            *seen = (turn, now);
        }
        now.duration_since(seen.1)
    }

    /// Whether the changes of a range can wait.
    fn rests(&self, id: &str, rest: Duration) -> bool {
        self.1.get(id).is_some_and(|looked| looked.elapsed() < rest)
    }
}

impl<'j, P: Process> Crew<'j, P> {
    pub(crate) fn new(jobs: &'j Jobs, process: &'j P, name: &str) -> Self {
        Self {
            jobs,
            process,
            name: name.to_owned(),
            generation: AtomicU64::new(0),
            pass: AtomicU64::new(0),
        }
    }

    /// Works until the job is closed.
    pub(crate) async fn run(&self) -> Result<()> {
        let mut worker = self.sign_on().await?;
        let mut running = FuturesUnordered::new();
        let mut names: Vec<String> = Vec::new();
        let (mut seen, mut failures, mut renewed) = (Seen::default(), 0, Instant::now());
        let mut counted = None;
        loop {
            let (job, _) = self.jobs.state().await?;
            let lease = Duration::from_millis(job.lease);
            self.generation.store(job.generation, Ordering::SeqCst);
            self.pass.store(job.pass.into(), Ordering::SeqCst);
            let is_current = worker
                .worker()
                .is_some_and(|worker| worker.generation == job.generation);
            if (job.is_closed || !is_current) && running.is_empty() {
                // No write of this worker is under way, so it can acknowledge the change.
                self.sign(&mut worker, &job).await?;
                renewed = Instant::now();
                if job.is_closed {
                    return Ok(());
                }
            } else if renewed.elapsed() > lease / 3 {
                self.sign(&mut worker, &job).await?;
                renewed = Instant::now();
            }
            let is_current = worker
                .worker()
                .is_some_and(|worker| worker.generation == job.generation);
            if is_current && !job.is_closed && running.len() < TASKS {
                if counted.is_none_or(|counted: Instant| counted.elapsed() > lease / 3) {
                    self.count_workers(&mut seen, lease).await?;
                    counted = Some(Instant::now());
                }
                for task in self.open_tasks(&job, &mut seen).await? {
                    if running.len() >= TASKS {
                        break;
                    }
                    if names.contains(&task.id().to_owned()) {
                        continue;
                    }
                    names.push(task.id().to_owned());
                    seen.1.insert(task.id().to_owned(), Instant::now());
                    let id = task.id().to_owned();
                    running.push(
                        self.serve(task, job.clone())
                            .map(|served| (id, served))
                            .boxed(),
                    );
                }
            }
            let pause = Box::pin(sleep((lease / 10).min(Duration::from_secs(1))));
            let ended = match running.is_empty() {
                true => {
                    pause.await;
                    None
                }
                false => match select(running.next(), pause).await {
                    Either::Left((ended, _)) => ended,
                    Either::Right(_) => None,
                },
            };
            if let Some((id, served)) = ended {
                names.retain(|name| *name != id);
                match served {
                    Served::Page => failures = 0,
                    Served::Lost => {}
                    Served::Failed(error) => {
                        failures += 1;
                        if failures >= FAILURES {
                            return Err(error);
                        }
                        sleep(Duration::from_millis(100 << failures.min(6))).await;
                    }
                }
            }
        }
    }

    async fn sign_on(&self) -> Result<Stored<JobRecord>> {
        let (job, _) = self.jobs.state().await?;
        let group = self.jobs.workers();
        if let Some(worker) = self.jobs.get(&group, &self.name).await? {
            return Ok(worker);
        }
        let worker = Worker {
            turn: 0,
            generation: job.generation,
            has_ended: false,
        };
        let record = Record::Worker(worker);
        self.jobs
            .put(group.clone(), self.name.clone(), record)
            .await?;
        let worker = self.jobs.get(&group, &self.name).await?;
        worker.ok_or_else(|| Error::job("the record of the worker was deleted while it started"))
    }

    /// Says that this worker lives, and which state it knows.
    async fn sign(&self, worker: &mut Stored<JobRecord>, job: &Job) -> Result<()> {
        loop {
            let turn = worker.worker().map_or(0, |worker| worker.turn);
            worker.set(Record::Worker(Worker {
                turn: turn + 1,
                generation: job.generation,
                has_ended: job.is_closed,
            }));
            match self.jobs.items.replace(worker, None).await {
                Ok(_) => return Ok(()),
                Err(error) if *error.kind() == ErrorKind::Changed || error.maybe_done() => {
                    // An operator declared it gone too early, or an answer was lost.
                    let again = self.jobs.get(&self.jobs.workers(), &self.name).await?;
                    *worker = again.ok_or(error)?;
                }
                Err(error) => return Err(error),
            }
        }
    }

    /// Divides the budget among the workers that live.
    async fn count_workers(&self, seen: &mut Seen, lease: Duration) -> Result<()> {
        let workers = self.jobs.list(&self.jobs.workers(), usize::MAX).await?;
        let others = workers.iter().filter(|record| record.id() != self.name);
        let others = others.filter(|record| {
            record.worker().is_some_and(|worker| {
                !worker.has_ended
                    && seen.silent(&format!("worker {}", record.id()), worker.turn) < lease
            })
        });
        self.process.share(1 + others.count());
        Ok(())
    }

    /// The tasks that this worker may take, the one that waits longest first.
    async fn open_tasks(&self, job: &Job, seen: &mut Seen) -> Result<Vec<Stored<JobRecord>>> {
        let lease = Duration::from_millis(job.lease);
        let mut open = Vec::new();
        if job.writes {
            open.extend(self.jobs.tasks(0).await?);
        }
        if job.pass > 0 && job.pass_generation == job.generation {
            open.extend(self.jobs.tasks(job.pass).await?);
        }
        open.retain(|record| {
            let Some(task) = record.task() else {
                return false;
            };
            let is_free = match &task.owner {
                None => true,
                Some(owner) if *owner == self.name => true,
                Some(_) => {
                    seen.silent(&format!("{:?} {}", task.work, record.id()), task.turn) > lease
                }
            };
            let rests = task.is_caught_up
                && (job.side != Side::Fenced || task.drained == job.generation)
                && seen.rests(record.id(), lease / 5);
            is_free && !task.is_done && !rests
        });
        // A pass goes first: it ends. What is followed does not.
        open.sort_by_key(|record| {
            record
                .task()
                .map(|task| (task.work == Work::Follow, task.is_caught_up, task.served))
        });
        Ok(open)
    }

    /// Takes a task and works through its pages.
    async fn serve(&self, mut task: Stored<JobRecord>, job: Job) -> Served {
        match self.try_serve(&mut task, &job).await {
            Ok(served) => served,
            Err(error) if *error.kind() == ErrorKind::Changed => Served::Lost,
            Err(error) => {
                // The next worker need not wait for the lease to end.
                let free = self.save(&mut task, |task| task.owner = None).await;
                drop(free);
                Served::Failed(error)
            }
        }
    }

    async fn try_serve(&self, task: &mut Stored<JobRecord>, job: &Job) -> Result<Served> {
        let start = Instant::now();
        if let Some(task) = task.task()
            && task.is_caught_up
            && task.drained == job.generation
            && !self.process.has_more(task).await?
        {
            return Ok(Served::Page);
        }
        self.save(task, |task| task.owner = Some(self.name.clone()))
            .await?;
        let Some(first) = task.task().cloned() else {
            return Ok(Served::Lost);
        };
        let mut session = self.process.open(&first);
        let (mut recent, mut empty) = (0, 0);
        loop {
            let Some(before) = task.task().cloned() else {
                return Ok(Served::Lost);
            };
            let step = self.page(&mut session, task, &before, job).await?;
            self.list(task, job, &step).await?;
            recent = if step.is_recent { recent + 1 } else { 0 };
            empty = if step.is_empty { empty + 1 } else { 0 };
            let parts = before.parts.max(step.parts);
            let (is_caught_up, is_drained) = (recent >= parts, empty >= parts);
            // While writes are fenced, feeds are read to their very end.
            let ends = is_drained
                || (is_caught_up && job.side != Side::Fenced)
                || step.is_done
                || start.elapsed() > SLICE
                || self.generation.load(Ordering::SeqCst) != job.generation
                || (before.work != Work::Follow
                    && self.pass.load(Ordering::SeqCst) != u64::from(job.pass));
            self.save(task, |task| {
                task.token.clone_from(&step.token);
                task.totals += step.totals;
                task.parts = parts;
                task.is_done |= step.is_done;
                task.is_caught_up |= is_caught_up;
                if is_drained {
                    task.drained = job.generation;
                }
                if ends {
                    task.owner = None;
                }
            })
            .await?;
            if ends {
                return Ok(Served::Page);
            }
        }
    }

    /// Works through a page, and renews the lease as long as that takes.
    async fn page(
        &self,
        session: &mut P::Session,
        task: &mut Stored<JobRecord>,
        before: &Task,
        job: &Job,
    ) -> Result<Step> {
        let mut page = Box::pin(self.process.page(session, before, job.writes));
        loop {
            let pause = Box::pin(sleep(Duration::from_millis(job.lease / 3)));
            match select(page, pause).await {
                Either::Left((step, _)) => return step,
                Either::Right(((), rest)) => {
                    page = rest;
                    self.save(task, |_| ()).await?;
                }
            }
        }
    }

    /// Changes a task, if this worker has it.
    async fn save(
        &self,
        record: &mut Stored<JobRecord>,
        change: impl FnOnce(&mut Task) + Send,
    ) -> Result<()> {
        if let Some(task) = record.task_mut() {
            change(task);
            task.turn += 1;
            task.served = now();
        }
        match self.jobs.items.replace(record, None).await {
            Ok(_) => Ok(()),
            // If an answer was lost, the task is taken again, and the page is repeated.
            Err(error) if error.maybe_done() => Err(error.with_kind(ErrorKind::Changed)),
            Err(error) => Err(error),
        }
    }

    /// Lists the items that differ.
    async fn list(&self, task: &Stored<JobRecord>, job: &Job, step: &Step) -> Result<()> {
        let is_follow = task.task().is_some_and(|task| task.work == Work::Follow);
        let pass = if is_follow { 0 } else { job.pass };
        for difference in &step.differences {
            let group = self.jobs.differences_of(pass);
            let record = Record::Difference(difference.clone());
            self.jobs.put(group, difference.record_id(), record).await?;
        }
        Ok(())
    }
}

/// The workers that do not know the present state of the job, and have not ended.
pub(crate) async fn behind(jobs: &Jobs, job: &Job) -> Result<Vec<String>> {
    let workers = jobs.list(&jobs.workers(), usize::MAX).await?;
    let behind = workers.iter().filter(|record| {
        record
            .worker()
            .is_some_and(|worker| !worker.has_ended && worker.generation != job.generation)
    });
    Ok(behind.map(|record| record.id().to_owned()).collect())
}
