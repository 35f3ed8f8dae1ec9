//! Options that several commands share.

use clap::Args;

use super::values::{float, format, size, store, whole};
use crate::input::Format;
use crate::placement::Store;

/// The items, and how they are read.
#[derive(Args, Clone, Debug, Default)]
#[command(next_help_heading = "Sample")]
pub(crate) struct Sample {
    /// Files, folders or patterns such as 'logs/*.json.gz', or - for standard input
    ///
    /// NDJSON, JSON, CSV or Parquet, also with gzip or zstd; exports of Cosmos DB, MongoDB and DynamoDB. The content says
    /// which.
    #[arg(value_name = "SAMPLE", required = true)]
    pub(crate) samples: Vec<String>,
    /// The property with the time of an item, with :s or :ms if it is a number, or none [default: found in the sample]
    #[arg(long, value_name = "PROPERTY")]
    pub(crate) time: Option<String>,
    /// The windows of time: a list such as hour,day, or auto [default: hour,day]
    #[arg(long, value_name = "WINDOWS")]
    pub(crate) window: Option<String>,
    /// What an item counts as, if not 1: a property with a number, such as a charge in RU, or bytes
    #[arg(long, value_name = "PROPERTY|bytes")]
    pub(crate) weight: Option<String>,
    /// How the sample is written, if its content does not say it: ndjson, json, csv or parquet
    #[arg(long, value_name = "FORMAT", value_parser = format)]
    pub(crate) format: Option<Format>,
    /// How many keys of a layout are counted exactly
    #[arg(long, value_name = "N", value_parser = whole)]
    pub(crate) max_keys: Option<u64>,
    /// The seed of random suffixes [default: 42]
    #[arg(long, value_name = "N", value_parser = whole)]
    pub(crate) seed: Option<u64>,
}

/// The container that the keys are placed in.
#[derive(Args, Clone, Debug, Default)]
#[command(next_help_heading = "Container")]
pub(crate) struct Container {
    /// The store whose hash places a key: cosmos, cosmos-v1 or mongodb
    #[arg(long, value_name = "STORE", value_parser = store, default_value = "cosmos")]
    pub(crate) store: Store,
    /// How many physical partitions, such as 20 or 5,20,50
    #[arg(long, value_name = "N", conflicts_with_all = ["ru", "storage"])]
    pub(crate) partitions: Option<String>,
    /// The throughput of the container, which gives the partitions
    #[arg(long, value_name = "RU/S", value_parser = float)]
    pub(crate) ru: Option<f64>,
    /// The size of the container, such as 1TB, which gives the partitions
    #[arg(long, value_name = "BYTES", value_parser = size)]
    pub(crate) storage: Option<f64>,
    /// Uneven partitions: 20+10 are 20 of which 10 were split; @FILE has where each one starts
    #[arg(long, value_name = "20+10|@FILE")]
    pub(crate) ranges: Vec<String>,
}

/// How the results are shown.
#[derive(Args, Clone, Debug, Default)]
#[command(next_help_heading = "Output")]
pub(crate) struct Output {
    /// Print all figures as JSON
    #[arg(long)]
    pub(crate) json: bool,
    /// Show the shape of keys instead of keys: Aaa-9999
    #[arg(long)]
    pub(crate) redact: bool,
}

/// A layout from a schema, in place of one on the command line.
#[derive(Args, Clone, Debug, Default)]
pub(crate) struct FromSchema {
    /// Take the layout of a type from a schema that the macro `schema!` wrote
    #[arg(long, value_name = "FILE")]
    pub(crate) schema: Option<String>,
    /// The type in the schema [default: the only one]
    #[arg(long = "type", value_name = "NAME", requires = "schema")]
    pub(crate) type_name: Option<String>,
}
