//! What a job may spend, and what it would cost.

use std::fmt;
use std::time::Duration;

use azure_data_cosmos::options::OperationOptions;
use serde_json::Value;

use super::compare::Difference;
use super::report::float;
use crate::retry::RetryOptions;

/// Options for [`CopyJob::open`](super::CopyJob::open). All workers of a job use the same.
///
/// ```
/// use synthetic_key_cosmos::copy::CopyOptions;
///
/// let options = CopyOptions::default().with_budgets(Some(2_000.0), None).with_expected_items(40_000_000);
/// # drop(options);
/// ```
#[derive(Clone, Debug)]
#[non_exhaustive]
pub struct CopyOptions {
    /// How transient errors are retried.
    pub retry: RetryOptions,
    /// About how many ranges the container is divided into. The default is 64. A range is the unit that a worker takes; an
    /// item of a range waits for the items before it.
    pub ranges: usize,
    /// How many items each worker copies at a time. The default is 64. With a budget, a high number reaches the budget.
    pub concurrency: usize,
    /// How many request units per second all workers together may spend on the source. The default is no limit.
    pub source_budget: Option<f64>,
    /// The same for the target.
    pub target_budget: Option<f64>,
    /// How many items the source has, for the time left: the metric "Document Count" of the portal.
    pub expected_items: Option<u64>,
    /// How long a worker may be silent until others take its ranges over. The default is 15 seconds.
    pub lease: Duration,
    /// How long services need to learn of a fence: half of it is how old their knowledge may be, half how long a write may
    /// take. The default is 4 seconds. Writes pause for two times this, and for the last comparison.
    pub gate: Duration,
    /// The options of all requests to the source and the target, such as a throughput bucket, a priority, or headers.
    pub operation: OperationOptions,
}

impl Default for CopyOptions {
    fn default() -> Self {
        Self {
            retry: RetryOptions::default(),
            ranges: 64,
            concurrency: 64,
            source_budget: None,
            target_budget: None,
            expected_items: None,
            lease: Duration::from_secs(15),
            gate: Duration::from_secs(4),
            operation: OperationOptions::default(),
        }
    }
}

impl CopyOptions {
    /// Sets how transient errors are retried.
    #[must_use]
    pub fn with_retry(mut self, retry: RetryOptions) -> Self {
        self.retry = retry;
        self
    }

    /// Sets about how many ranges the container is divided into.
    #[must_use]
    pub fn with_ranges(mut self, ranges: usize) -> Self {
        self.ranges = ranges.max(1);
        self
    }

    /// Sets how many items each worker copies at a time.
    #[must_use]
    pub fn with_concurrency(mut self, concurrency: usize) -> Self {
        self.concurrency = concurrency.max(1);
        self
    }

    /// Sets how many request units per second all workers together may spend on the source and on the target.
    #[must_use]
    pub fn with_budgets(mut self, source: Option<f64>, target: Option<f64>) -> Self {
        self.source_budget = source;
        self.target_budget = target;
        self
    }

    /// Sets how many items the source has.
    #[must_use]
    pub fn with_expected_items(mut self, items: u64) -> Self {
        self.expected_items = Some(items);
        self
    }

    /// Sets how long a worker may be silent.
    #[must_use]
    pub fn with_lease(mut self, lease: Duration) -> Self {
        self.lease = lease;
        self
    }

    /// Sets how long services need to learn of a fence.
    #[must_use]
    pub fn with_gate(mut self, gate: Duration) -> Self {
        self.gate = gate;
        self
    }

    /// Sets the options of all requests to the source and the target.
    #[must_use]
    pub fn with_operation_options(mut self, operation: OperationOptions) -> Self {
        self.operation = operation;
        self
    }
}

/// What a copy will cost, from a sample of each range. Nothing was written.
#[derive(Clone, Debug)]
#[non_exhaustive]
pub struct Estimate {
    /// How many ranges the source is divided into.
    pub ranges: usize,
    /// How many items were read.
    pub sampled: u64,
    /// What that cost, in request units.
    pub read_charge: f64,
    /// The size of the items that were read, in bytes of JSON.
    pub bytes: u64,
    /// How many of them cannot be copied.
    pub refused: u64,
    /// These items: the first 100.
    pub refusals: Vec<Difference>,
    expected_items: Option<u64>,
    budgets: [Option<f64>; 2],
}

impl Estimate {
    pub(crate) fn new(ranges: usize, options: &CopyOptions) -> Self {
        Self {
            ranges,
            sampled: 0,
            read_charge: 0.0,
            bytes: 0,
            refused: 0,
            refusals: Vec::new(),
            expected_items: options.expected_items,
            budgets: [options.source_budget, options.target_budget],
        }
    }

    pub(crate) fn add(&mut self, document: &Value) {
        self.sampled += 1;
        self.bytes += document.to_string().len() as u64;
    }

    pub(crate) fn refused(&mut self, difference: Difference) {
        self.refused += 1;
        if self.refusals.len() < 100 {
            self.refusals.push(difference);
        }
    }

    /// The request units for one item: to read it from the source, and to write it to the target. Writes are not measured: 10
    /// request units for each KB, which is about the default indexing policy.
    #[must_use]
    pub fn charge_of_item(&self) -> (f64, f64) {
        let items = float(self.sampled.max(1));
        let kilobytes = (float(self.bytes) / items / 1024.0).max(1.0);
        (self.read_charge / items, 10.0 * kilobytes)
    }

    /// How long the copy takes with the budgets, if they and the number of items are known.
    #[must_use]
    pub fn duration(&self) -> Option<Duration> {
        let items = float(self.expected_items?);
        let (read, write) = self.charge_of_item();
        let seconds =
            |charge: f64, budget: Option<f64>| budget.map(|budget| items * charge / budget);
        let [source, target] = self.budgets;
        let seconds = match (seconds(read, source), seconds(write, target)) {
            (Some(one), Some(other)) => one.max(other),
            (one, other) => one.or(other)?,
        };
        Duration::try_from_secs_f64(seconds).ok()
    }
}

impl fmt::Display for Estimate {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let (read, write) = self.charge_of_item();
        write!(
            f,
            "{} items of {} ranges read: {read:.1} RU to read one, about {write:.0} RU to write one; {} cannot be copied",
            self.sampled, self.ranges, self.refused
        )?;
        match self.duration() {
            Some(duration) => write!(
                f,
                "; about {:.1} hours with these budgets",
                duration.as_secs_f64() / 3600.0
            ),
            None => Ok(()),
        }
    }
}
