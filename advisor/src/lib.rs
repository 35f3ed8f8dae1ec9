//! `synthkey` shows how a partition key spreads before it is deployed.
//!
//! It reads a sample of items, computes the keys of one or several layouts, and counts the items of each partition, in each
//! window of time, with the store's real hash. `docs/advisor.md` describes the command and its figures.
#![forbid(unsafe_code)]

mod commands;
mod counting;
mod input;
mod judge;
mod layouts;
mod model;
mod number;
mod placement;
mod problem;
mod report;
mod search;

pub use commands::run;
