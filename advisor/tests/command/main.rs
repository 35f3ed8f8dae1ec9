//! The command, run as a user runs it.

mod bad_input;
mod code;
mod counted;
mod docs;
mod figures;
mod formats;
mod html;
#[cfg(feature = "parquet")]
mod parquet;
mod schemas;
mod suggest;
mod support;
mod sweep;
mod times;
mod verdicts;
mod verify;
mod width;
