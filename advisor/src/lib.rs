//! `synthkey` shows how a partition key spreads before it is deployed.
//!
//! It reads a sample of items, computes the keys of one or several layouts, and counts the items of each partition, in each
//! window of time, with the store's real hash. `docs/advisor.md` describes the command and its figures.
#![forbid(unsafe_code)]

mod args;
mod batch;
mod candidate;
mod count;
mod counted;
mod declaration;
mod explain;
mod figures;
mod mark;
mod mix;
mod number;
mod place;
mod plan;
mod problem;
mod query;
mod question;
mod redact;
mod report;
mod row;
mod run;
mod sample;
mod seen;
mod sql;
mod suggest;
mod sweep;
mod trouble;
mod verdict;
mod verify;
mod window;

pub use run::run;
