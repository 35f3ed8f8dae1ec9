//! The options that describe the workload: what is written and read, how often, and what the store charges for it.

use clap::Args;

use super::values::{Paths, above_0, float, paths, rate, seconds, size};
use crate::model::workload::{AUTOSCALE_RU, Workload};

/// What is written and read, and the numbers of the store. A number that is left out has a default, which reports print with
/// its source.
#[derive(Args, Clone, Debug, Default)]
#[command(next_help_heading = "Workload")]
pub(crate) struct WorkloadArgs {
    /// How many items are written, such as 1000/s, 5/min or 1e6/day; needed for the limits of a key
    #[arg(long, value_name = "1000/s", value_parser = rate)]
    rate: Option<f64>,
    /// The size of an item, such as 800 or 2KiB [default: 1KiB]
    #[arg(long, value_name = "BYTES", value_parser = size)]
    item_bytes: Option<f64>,
    /// When items are deleted: 12h, 7d, 2y [default: never; reports look one year ahead]
    #[arg(long, value_name = "7d", value_parser = seconds)]
    ttl: Option<f64>,
    /// What readers know, and their share of the reads, such as 'vin+day:90%'; may be repeated
    #[arg(long = "read", value_name = "WHAT")]
    pub(crate) reads: Vec<String>,
    /// How many reads there are, such as 200/s
    #[arg(long, value_name = "200/s", value_parser = rate)]
    read_rate: Option<f64>,
    /// Properties whose items are changed in one transaction if their values are equal, such as tenantId+orderId
    #[arg(long, value_name = "PROPERTIES", value_parser = paths)]
    transaction: Option<Paths>,
    /// The RU of a write of 1 KB [default: 10, with the default index; 5 without]
    #[arg(long, value_name = "RU", value_parser = float)]
    write_ru: Option<f64>,
    /// The RU of a query, for each partition or key that it reads [default: 2.5]
    #[arg(long, value_name = "RU", value_parser = float)]
    request_ru: Option<f64>,
    /// The throughput is autoscale: a new container has a partition for each 10,000 RU/s instead of 6,000
    #[arg(long)]
    autoscale: bool,
    /// The maximum RU/s of a physical partition [default: 10000]
    #[arg(long, value_name = "RU/S", value_parser = above_0)]
    partition_ru: Option<u64>,
    /// The maximum GB of a physical partition [default: 50]
    #[arg(long, value_name = "GB", value_parser = above_0)]
    partition_gb: Option<u64>,
    /// The maximum GB of a key [default: 20]
    #[arg(long, value_name = "GB", value_parser = above_0)]
    key_gb: Option<u64>,
    /// The minimum RU/s of a container [default: 400]
    #[arg(long, value_name = "RU/S", value_parser = float)]
    min_ru: Option<f64>,
    /// The minimum RU/s of a container for each GB [default: 1]
    #[arg(long, value_name = "RU/S", value_parser = float)]
    gb_ru: Option<f64>,
}

impl WorkloadArgs {
    /// The workload, with defaults for what was not given.
    pub(crate) fn workload(&self) -> Workload {
        let default = Workload::default();
        let new_partition_ru = if self.autoscale {
            AUTOSCALE_RU
        } else {
            self.partition_ru.unwrap_or(default.new_partition_ru)
        };
        let paths = self.transaction.as_ref();
        Workload {
            writes: self.rate,
            reads: self.read_rate,
            item_bytes: self.item_bytes.unwrap_or(default.item_bytes),
            ttl: self.ttl,
            transaction: paths.map_or_else(Vec::new, |paths| paths.0.clone()),
            write_ru: self.write_ru.unwrap_or(default.write_ru),
            request_ru: self.request_ru.unwrap_or(default.request_ru),
            partition_ru: self.partition_ru.unwrap_or(default.partition_ru),
            new_partition_ru,
            partition_gb: self.partition_gb.unwrap_or(default.partition_gb),
            key_gb: self.key_gb.unwrap_or(default.key_gb),
            min_ru: self.min_ru.unwrap_or(default.min_ru),
            gb_ru: self.gb_ru.unwrap_or(default.gb_ru),
        }
    }
}
