//! The command, run as a user runs it.

mod bad_input;
mod figures;
mod formats;
#[cfg(feature = "parquet")]
mod parquet;
mod support;
mod verdicts;
