#![doc = include_str!("../README.md")]
#![forbid(unsafe_code)]

mod address;
mod batch;
mod document;
mod error;
mod find;
mod ingest;
mod items;
mod open;
mod pages;
mod place;
mod relocate;
mod retry;
mod scan;
mod stored;

pub use batch::Batch;
pub use error::{Error, ErrorKind, Result};
pub use ingest::{Ingest, Ingested, Outcome, Summary};
pub use items::{Items, ItemsOptions};
pub use open::Mismatch;
pub use relocate::{Relocate, Relocated};
pub use retry::RetryOptions;
pub use scan::Scan;
pub use stored::{Stored, Written};
