//! Workers: each takes tasks by a lease, works through their pages, and writes a checkpoint after each page.
//!
//! A lease is an owner in the task's document, and the document changes while the owner lives. A worker that sees an
//! unchanged document for the length of a lease, by its own clock, takes the task over. Leases only prevent double work:
//! if two workers serve one range, the writes of items are still correct, because each has a condition.

use std::collections::{HashMap, HashSet, VecDeque};
use std::sync::atomic::{AtomicU64, Ordering};
use std::sync::{Mutex, MutexGuard, PoisonError};
use std::time::Duration;

use futures::future::{Either, join, join_all, select};
use tokio::time::{Instant, sleep};

use super::compare::Difference;
use super::cutover::Side;
use super::record::{Job, JobRecord, Jobs, Record, Task, Work, Worker, now};
use super::report::Totals;
use crate::error::{Error, ErrorKind, Result};
use crate::stored::Stored;

/// How many ranges a worker serves at a time.
const TASKS: usize = 4;

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
    board: Mutex<Board>,
}

/// What the parts of a worker tell each other.
#[derive(Default)]
struct Board {
    /// What can be served now.
    open: VecDeque<(Stored<JobRecord>, Job)>,
    running: HashSet<String>,
    /// When a range was last looked at.
    looked: HashMap<String, Instant>,
    failures: u32,
    error: Option<Error>,
    is_over: bool,
}

/// How a task ended.
enum Served {
    Page,
    Lost,
    Failed(Error),
}

/// What a worker has seen of the documents of others, and when.
#[derive(Default)]
struct Seen(HashMap<String, (u64, Instant)>);

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

    /// Whether this much time has passed since it last was due.
    fn due(&mut self, what: &str, pause: Duration) -> bool {
        let is_due = self
            .0
            .get(what)
            .is_none_or(|seen| seen.1.elapsed() >= pause);
        if is_due {
            self.0.insert(what.to_owned(), (0, Instant::now()));
        }
        is_due
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
            board: Mutex::default(),
        }
    }

    /// Works until the job is closed.
    pub(crate) async fn run(&self) -> Result<()> {
        let lanes = (0..TASKS).map(|_| Box::pin(self.lane()));
        let (ended, _) = join(self.control(), join_all(lanes)).await;
        ended
    }

    /// Follows the state of the job, and says which tasks can be served.
    async fn control(&self) -> Result<()> {
        let (mut worker, mut seen) = (None, Seen::default());
        let mut pause = Duration::from_millis(100);
        loop {
            match self.tick(&mut worker, &mut seen).await {
                Ok((true, _)) => return Ok(()),
                Ok((false, lease)) => pause = (lease / 10).min(Duration::from_secs(1)),
                Err(error) => self.failed(error),
            }
            if let Some(error) = self.board().error.take() {
                self.board().is_over = true;
                return Err(error);
            }
            sleep(pause).await;
        }
    }

    /// One look at the job. True if it is closed.
    async fn tick(
        &self,
        worker: &mut Option<Stored<JobRecord>>,
        seen: &mut Seen,
    ) -> Result<(bool, Duration)> {
        let (job, _) = self.jobs.state().await?;
        let lease = Duration::from_millis(job.lease);
        let worker = match worker {
            Some(worker) => worker,
            none => none.insert(self.sign_on().await?),
        };
        self.generation.store(job.generation, Ordering::SeqCst);
        self.pass.store(job.pass.into(), Ordering::SeqCst);
        let known = worker.worker().map(|worker| worker.generation);
        if job.is_closed || known != Some(job.generation) {
            let is_idle = {
                let mut board = self.board();
                board.open.clear();
                board.running.is_empty()
            };
            if !is_idle {
                return Ok((false, lease));
            }
            // No write of this worker is under way, so it can acknowledge the change.
            self.sign(worker, job.generation, job.is_closed).await?;
            if job.is_closed {
                self.board().is_over = true;
                return Ok((true, lease));
            }
        } else if seen.due("sign", lease / 3) {
            self.sign(worker, job.generation, false).await?;
        }
        if seen.due("count", lease / 3) {
            self.count_workers(seen, lease).await?;
        }
        let open = self.open_tasks(&job, seen).await?;
        let mut board = self.board();
        board.open = open.into_iter().map(|task| (task, job.clone())).collect();
        let running = board.running.clone();
        board.open.retain(|(task, _)| !running.contains(task.id()));
        Ok((false, lease))
    }

    /// Serves one task after the other.
    async fn lane(&self) {
        loop {
            let next = {
                let mut board = self.board();
                if board.is_over {
                    return;
                }
                let next = board.open.pop_front();
                if let Some((task, _)) = &next {
                    board.running.insert(task.id().to_owned());
                    board.looked.insert(task.id().to_owned(), Instant::now());
                }
                next
            };
            let Some((task, job)) = next else {
                sleep(Duration::from_millis(10)).await;
                continue;
            };
            let id = task.id().to_owned();
            let served = self.serve(task, job).await;
            self.board().running.remove(&id);
            match served {
                Served::Page => self.board().failures = 0,
                Served::Lost => {}
                Served::Failed(error) => {
                    self.failed(error);
                    sleep(Duration::from_millis(500)).await;
                }
            }
        }
    }

    fn board(&self) -> MutexGuard<'_, Board> {
        self.board.lock().unwrap_or_else(PoisonError::into_inner)
    }

    /// A worker ends if nothing succeeds any more.
    fn failed(&self, error: Error) {
        let mut board = self.board();
        board.failures += 1;
        if board.failures >= FAILURES {
            board.error = Some(error);
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
    async fn sign(
        &self,
        worker: &mut Stored<JobRecord>,
        generation: u64,
        has_ended: bool,
    ) -> Result<()> {
        loop {
            let turn = worker.worker().map_or(0, |worker| worker.turn);
            worker.set(Record::Worker(Worker {
                turn: turn + 1,
                generation,
                has_ended,
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
                    seen.silent(&format!("task {} {}", job.pass, record.id()), task.turn) > lease
                }
            };
            let rests = task.is_caught_up
                && (job.side != Side::Fenced || task.drained == job.generation)
                && self.rests(record.id(), lease / 5);
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

    /// Whether the changes of a range can wait.
    fn rests(&self, id: &str, rest: Duration) -> bool {
        let board = self.board();
        let looked = board.looked.get(id);
        looked.is_some_and(|looked| looked.elapsed() < rest)
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
