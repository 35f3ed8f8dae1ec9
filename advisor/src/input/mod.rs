//! Reads the items of a sample: files are cut into blocks, which are counted in parallel and summed up.

pub(crate) mod batch;
mod block;
pub(crate) mod counted;
mod csv;
mod detect;
mod names;
mod ndjson;
#[cfg(feature = "parquet")]
mod parquet;
mod progress;
pub(crate) mod rejected;
pub(crate) mod row;
mod scan;
mod source;
mod unwrap;

use std::sync::mpsc::{Receiver, SyncSender, sync_channel};
use std::sync::{Arc, Mutex, PoisonError};
use std::thread;

use block::{Block, Blocks};
use detect::Types;
pub(crate) use names::names;
use progress::Progress;
pub(crate) use source::{Format, Source};

use crate::counting::plan::{Plan, Weight};
use crate::counting::{Part, Tally};
use crate::problem::Problem;

/// More threads than this would only wait for the disk.
const MOST_THREADS: usize = 8;

/// A part of a sample that one thread counts.
enum Task {
    Lines(Block, Types),
    Csv(Block, Arc<csv::Header>),
    #[cfg(feature = "parquet")]
    RowGroup(parquet::RowGroup),
}

/// The result of one pass over a sample.
#[derive(Debug)]
pub(crate) struct Counted {
    pub(crate) tally: Tally,
    /// The names of the files, in the order of their numbers.
    pub(crate) files: Vec<String>,
}

/// Counts all items of the files.
pub(crate) fn count(plan: &Plan, sources: &[Source]) -> Result<Counted, Problem> {
    let is_parquet = |source: &Source| source.format() == Format::Parquet;
    if plan.weight == Weight::Bytes && sources.iter().any(is_parquet) {
        return Err(Problem::new(
            "--weight bytes: a row of Parquet has no bytes of its own; name a column",
        ));
    }
    let threads = thread::available_parallelism()
        .map_or(1, usize::from)
        .min(MOST_THREADS);
    let whole = Whole {
        tally: Mutex::new(Tally::new(plan)),
        problem: Mutex::new(None),
    };
    let (sender, receiver) = sync_channel(2 * threads);
    let receiver = Mutex::new(receiver);
    let progress = Progress::new(sources);
    let sent = thread::scope(|scope| {
        for _ in 0..threads {
            scope.spawn(|| work(plan, &receiver, &whole));
        }
        let sent = sources
            .iter()
            .zip(0..)
            .try_for_each(|(source, file)| send(source, file, &sender, &progress, &whole));
        drop(sender);
        sent
    });
    progress.end();
    sent?;
    let Whole { tally, problem } = whole;
    if let Some(problem) = problem.into_inner().unwrap_or_else(PoisonError::into_inner) {
        return Err(problem);
    }
    let tally = tally.into_inner().unwrap_or_else(PoisonError::into_inner);
    let files = sources.iter().map(Source::name).collect();
    Ok(Counted { tally, files })
}

/// The counts that all threads add to.
struct Whole {
    tally: Mutex<Tally>,
    problem: Mutex<Option<Problem>>,
}

impl Whole {
    fn add(&self, plan: &Plan, part: &mut Part) {
        let mut tally = self.tally.lock().unwrap_or_else(PoisonError::into_inner);
        if let Err(problem) = part.settle(plan, &mut tally) {
            self.stop(problem);
        }
    }

    fn stop(&self, problem: Problem) {
        let mut first = self.problem.lock().unwrap_or_else(PoisonError::into_inner);
        first.get_or_insert(problem);
    }

    fn is_stopped(&self) -> bool {
        self.problem
            .lock()
            .unwrap_or_else(PoisonError::into_inner)
            .is_some()
    }
}

/// Cuts a file into tasks. Stops after a problem in a thread.
fn send(
    source: &Source,
    file: u32,
    tasks: &SyncSender<Task>,
    progress: &Progress,
    whole: &Whole,
) -> Result<(), Problem> {
    let gone = |_| Problem::new("a thread ended");
    #[cfg(feature = "parquet")]
    if source.format() == Format::Parquet {
        for group in parquet::row_groups(source, file)? {
            if whole.is_stopped() {
                break;
            }
            progress.add(group.bytes);
            tasks.send(Task::RowGroup(group)).map_err(gone)?;
        }
        return Ok(());
    }
    let is_csv = source.format() == Format::Csv;
    let mut blocks = Blocks::new(source, file, is_csv, progress)?;
    let header = if is_csv {
        blocks
            .header()?
            .map(|line| csv::Header::new(&line, source))
            .transpose()?
            .map(Arc::new)
    } else {
        None
    };
    while let Some(block) = blocks.next()? {
        if whole.is_stopped() {
            break;
        }
        let task = match &header {
            Some(header) => Task::Csv(block, Arc::clone(header)),
            None => Task::Lines(block, source.types()),
        };
        tasks.send(task).map_err(gone)?;
    }
    Ok(())
}

/// Counts tasks until there are no more.
fn work(plan: &Plan, tasks: &Mutex<Receiver<Task>>, whole: &Whole) {
    let mut part = Part::new(plan);
    let names = ndjson::Names::new(&plan.columns);
    loop {
        let task = tasks.lock().unwrap_or_else(PoisonError::into_inner).recv();
        let Ok(task) = task else { break };
        if whole.is_stopped() {
            continue;
        }
        let flush = |part: &mut Part| whole.add(plan, part);
        match task {
            Task::Lines(block, types) => {
                ndjson::count(plan, &names, types, &block, &mut part, flush);
            }
            Task::Csv(block, header) => csv::count(plan, &header, &block, &mut part, flush),
            #[cfg(feature = "parquet")]
            Task::RowGroup(group) => {
                if let Err(problem) = parquet::count(plan, &group, &mut part, flush) {
                    whole.stop(problem);
                }
            }
        }
    }
    whole.add(plan, &mut part);
}
