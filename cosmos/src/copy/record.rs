//! What a job keeps in its container: its state, its tasks, its workers, and the items that differ.

use azure_data_cosmos::feed::FeedRange;
use azure_data_cosmos::options::ReadConsistencyStrategy;
use azure_data_cosmos::options::{ItemReadOptions, QueryOptions};
use futures::TryStreamExt;
use serde::{Deserialize, Serialize};
use synthetic_key::SyntheticKey;

use super::compare::Difference;
use super::cutover::Side;
use super::report::Totals;
use crate::error::{Error, ErrorKind, Result};
use crate::items::Items;
use crate::stored::Stored;

/// A document of the container in which jobs keep their state. Create this container once, with
/// `Items::<JobRecord>::open_or_create`, or with the partition key path `/partitionKey`; many jobs can share it.
///
/// Workers on all machines need access to it. It holds no items, only addresses of items that differ.
///
/// ```
/// use synthetic_key::SyntheticKey;
/// use synthetic_key_cosmos::copy::JobRecord;
///
/// assert_eq!(JobRecord::PATHS, ["/partitionKey"]);
/// ```
#[derive(Clone, Debug, SyntheticKey)]
#[pk(serde)]
pub struct JobRecord {
    #[pk(concat)]
    group: String,
    #[pk(id)]
    id: String,
    record: Record,
}

/// What a record is about.
#[derive(Clone, Debug, Deserialize, Serialize)]
#[serde(tag = "kind", rename_all = "camelCase")]
pub(crate) enum Record {
    Job(Job),
    Task(Box<Task>),
    Worker(Worker),
    Difference(Difference),
}

/// The state of a job.
#[derive(Clone, Debug, Deserialize, Serialize)]
#[serde(rename_all = "camelCase")]
pub(crate) struct Job {
    /// What it does, so that a worker with a different program does not join it.
    pub(crate) what: String,
    /// How long a worker may be silent, in milliseconds.
    pub(crate) lease: u64,
    /// How long a service may use what it knows about the side, in milliseconds.
    pub(crate) gate: u64,
    pub(crate) expected_items: Option<u64>,
    pub(crate) side: Side,
    /// Whether workers write to the target. A worker acknowledges a change by its generation.
    pub(crate) writes: bool,
    pub(crate) generation: u64,
    /// The last comparison or pass.
    pub(crate) pass: u32,
    /// The side and the generation when it started.
    pub(crate) pass_side: Side,
    pub(crate) pass_generation: u64,
    /// When writes of services were fenced off, and when they went on, in milliseconds since 1970.
    pub(crate) fenced: Option<u64>,
    pub(crate) switched: Option<u64>,
    /// Workers end.
    pub(crate) is_closed: bool,
}

impl Job {
    pub(crate) fn new(what: String) -> Self {
        Self {
            what,
            lease: 0,
            gate: 0,
            expected_items: None,
            side: Side::Source,
            writes: true,
            generation: 1,
            pass: 0,
            pass_side: Side::Source,
            pass_generation: 0,
            fenced: None,
            switched: None,
            is_closed: false,
        }
    }
}

/// What a task does with its range.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Deserialize, Serialize)]
#[serde(rename_all = "camelCase")]
pub(crate) enum Work {
    /// Copy the items of a range of the source, and follow its changes.
    Follow,
    /// Compare the items of a range of the source with the target.
    CompareSource,
    /// Compare the items of a range of the target with the source.
    CompareTarget,
    /// Move the items of a range to their present key.
    Relocate,
}

/// A range of a container, with what is done in it so far.
#[derive(Clone, Debug, Deserialize, Serialize)]
#[serde(rename_all = "camelCase")]
pub(crate) struct Task {
    pub(crate) work: Work,
    pub(crate) range: FeedRange,
    /// Where the next page starts.
    pub(crate) token: Option<String>,
    /// How many feeds the range has, because its partition was split.
    pub(crate) parts: usize,
    /// Whether the end of the feed was reached once. The totals at the first time say what the copy was.
    pub(crate) is_caught_up: bool,
    /// The state of the job in which it last reached the end of the feed, by its generation.
    pub(crate) drained: u64,
    pub(crate) is_done: bool,
    pub(crate) owner: Option<String>,
    /// It changes with each write, so that others see that the owner lives.
    pub(crate) turn: u64,
    /// When it was last served, in milliseconds since 1970. Only a hint.
    pub(crate) served: u64,
    pub(crate) totals: Totals,
}

impl Task {
    pub(crate) fn new(work: Work, range: FeedRange) -> Self {
        Self {
            work,
            range,
            token: None,
            parts: 1,
            is_caught_up: false,
            drained: 0,
            is_done: false,
            owner: None,
            turn: 0,
            served: 0,
            totals: Totals::default(),
        }
    }
}

/// A process that works on a job.
#[derive(Clone, Debug, Deserialize, Serialize)]
#[serde(rename_all = "camelCase")]
pub(crate) struct Worker {
    /// It changes while the worker lives.
    pub(crate) turn: u64,
    /// The last change of `writes` that it knows.
    pub(crate) generation: u64,
    /// It writes no more: it ended, or an operator says that it is gone.
    pub(crate) has_ended: bool,
}

/// The records of one job.
#[derive(Clone, Debug)]
pub(crate) struct Jobs {
    pub(crate) items: Items<JobRecord>,
    pub(crate) name: String,
}

/// The id of the state of a job.
const STATE: &str = "job";

impl Jobs {
    fn group(&self, suffix: &str) -> String {
        format!("{}{suffix}", self.name)
    }

    pub(crate) fn tasks_of(&self, pass: u32) -> String {
        self.group(&format!(".tasks.{pass}"))
    }

    pub(crate) fn differences_of(&self, pass: u32) -> String {
        self.group(&format!(".differences.{pass}"))
    }

    pub(crate) fn workers(&self) -> String {
        self.group(".workers")
    }

    pub(crate) async fn get(&self, group: &str, id: &str) -> Result<Option<Stored<JobRecord>>> {
        let mut options = ItemReadOptions::default();
        options.operation.read_consistency_strategy =
            Some(ReadConsistencyStrategy::LatestCommitted);
        let key = JobRecordKey { group };
        self.items.get_with_id(&key, id, Some(options)).await
    }

    /// All records of a group, the first `limit`.
    pub(crate) async fn list(&self, group: &str, limit: usize) -> Result<Vec<Stored<JobRecord>>> {
        let mut options = QueryOptions::default();
        options.operation.read_consistency_strategy =
            Some(ReadConsistencyStrategy::LatestCommitted);
        let scan = self.items.scan(&JobRecordKey { group });
        let mut scan = scan.with_query_options(options);
        let mut records = Vec::new();
        while let Some(record) = scan.try_next().await? {
            if records.len() == limit {
                break;
            }
            records.push(record);
        }
        Ok(records)
    }

    pub(crate) async fn put(&self, group: String, id: String, record: Record) -> Result<()> {
        let record = JobRecord { group, id, record };
        self.items.upsert(&record, None).await.map(|_| ())
    }

    /// The state of the job.
    pub(crate) async fn state(&self) -> Result<(Job, Stored<JobRecord>)> {
        let stored = self.get(&self.name, STATE).await?;
        let stored =
            stored.ok_or_else(|| Error::job(format!("the job {:?} was not started", self.name)))?;
        match &stored.record {
            Record::Job(job) => Ok((job.clone(), stored)),
            _ => Err(Error::job(format!(
                "the record of the job {:?} is of a different kind",
                self.name
            ))),
        }
    }

    /// Creates the state. False if it exists.
    pub(crate) async fn create(&self, job: Job) -> Result<bool> {
        let record = JobRecord {
            group: self.name.clone(),
            id: STATE.to_owned(),
            record: Record::Job(job),
        };
        match self.items.create(&record, None).await {
            Ok(_) => Ok(true),
            Err(error) if *error.kind() == ErrorKind::Conflict => Ok(false),
            Err(error) => Err(error),
        }
    }

    /// Changes the state. `change` is called again if somebody else changed it at the same time.
    pub(crate) async fn change<T>(
        &self,
        mut change: impl FnMut(&mut Job) -> Result<T> + Send,
    ) -> Result<T> {
        loop {
            let (mut job, mut stored) = self.state().await?;
            let result = change(&mut job)?;
            stored.record = Record::Job(job);
            match self.items.replace(&mut stored, None).await {
                Ok(_) => return Ok(result),
                Err(error) if *error.kind() == ErrorKind::Changed => {}
                Err(error) => return Err(error),
            }
        }
    }

    /// The tasks of a pass.
    pub(crate) async fn tasks(&self, pass: u32) -> Result<Vec<Stored<JobRecord>>> {
        self.list(&self.tasks_of(pass), usize::MAX).await
    }
}

impl JobRecord {
    pub(crate) fn task(&self) -> Option<&Task> {
        match &self.record {
            Record::Task(task) => Some(task),
            _ => None,
        }
    }

    pub(crate) fn task_mut(&mut self) -> Option<&mut Task> {
        match &mut self.record {
            Record::Task(task) => Some(task),
            _ => None,
        }
    }

    pub(crate) fn worker(&self) -> Option<&Worker> {
        match &self.record {
            Record::Worker(worker) => Some(worker),
            _ => None,
        }
    }

    pub(crate) fn difference(self) -> Option<Difference> {
        match self.record {
            Record::Difference(difference) => Some(difference),
            _ => None,
        }
    }

    pub(crate) fn set(&mut self, record: Record) {
        self.record = record;
    }
}

/// Milliseconds since 1970.
pub(crate) fn now() -> u64 {
    let now = std::time::SystemTime::now().duration_since(std::time::UNIX_EPOCH);
    now.map_or(0, |now| u64::try_from(now.as_millis()).unwrap_or(u64::MAX))
}
