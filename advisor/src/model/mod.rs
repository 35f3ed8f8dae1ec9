//! The workload: what is written and read, how often, and what it costs.

pub(crate) mod baseline;
pub(crate) mod demand;
pub(crate) mod hottest;
pub(crate) mod reads;
pub(crate) mod workload;
