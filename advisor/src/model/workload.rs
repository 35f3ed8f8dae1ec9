//! The workload and the store, in numbers. Everything that the advisor says follows from these and from the sample.
//!
//! Every number has a default with a source, and an option of the command line.

use synthetic_key_format::FieldPath;

/// How long items are kept if nobody says `--ttl`: the advisor looks one year ahead.
pub(crate) const YEAR: f64 = 365.0 * DAY;
/// A day in seconds.
pub(crate) const DAY: f64 = 86_400.0;

/// What is written and read, and the numbers of the store.
#[derive(Clone, Debug)]
pub(crate) struct Workload {
    /// Writes per second, as the mean over the time of the sample.
    pub(crate) writes: Option<f64>,
    /// Reads per second.
    pub(crate) reads: Option<f64>,
    pub(crate) item_bytes: f64,
    /// After how many seconds an item is deleted.
    pub(crate) ttl: Option<f64>,
    /// Items with the same values of these properties are changed in one transaction, so they need one key.
    pub(crate) transaction: Vec<FieldPath>,
    /// The RU of a write of 1 KB.
    pub(crate) write_ru: f64,
    /// The RU of a query, for each partition or key that it asks.
    pub(crate) request_ru: f64,
    /// The RU/s that a key, and a partition, can have at most.
    pub(crate) partition_ru: u64,
    /// The RU/s for which a new container gets a partition.
    pub(crate) new_partition_ru: u64,
    pub(crate) partition_gb: u64,
    pub(crate) key_gb: u64,
    /// The fewest RU/s that can be provisioned, and for each GB.
    pub(crate) min_ru: f64,
    pub(crate) gb_ru: f64,
}

/// The partitions of a new container: one for each 6,000 RU/s with manual throughput, one for each 10,000 with autoscale.
pub(crate) const MANUAL_RU: u64 = 6_000;
pub(crate) const AUTOSCALE_RU: u64 = 10_000;

impl Default for Workload {
    fn default() -> Self {
        Self {
            writes: None,
            reads: None,
            item_bytes: 1024.0,
            ttl: None,
            transaction: Vec::new(),
            write_ru: 10.0,
            request_ru: 2.5,
            partition_ru: 10_000,
            new_partition_ru: MANUAL_RU,
            partition_gb: 50,
            key_gb: 20,
            min_ru: 400.0,
            gb_ru: 1.0,
        }
    }
}

impl Workload {
    /// The RU of one write: at least that of 1 KB.
    pub(crate) fn ru_of_write(&self) -> f64 {
        self.write_ru * (self.item_bytes / 1024.0).max(1.0)
    }

    /// How long an item lives, in seconds.
    pub(crate) fn life(&self) -> f64 {
        self.ttl.unwrap_or(YEAR)
    }
}
