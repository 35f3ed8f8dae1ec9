#![doc = include_str!("../README.md")]
#![forbid(unsafe_code)]

mod account;
mod address;
mod batch;
pub mod copy;
mod document;
mod error;
mod ingest;
mod items;
mod meter;
mod moving;
mod open;
mod pages;
mod phase;
mod place;
#[doc(hidden)]
pub mod protocol;
mod relocate;
mod retry;
mod scan;
mod stored;

pub use batch::Batch;
pub use error::{Error, ErrorKind, Result};
pub use ingest::{Ingest, Ingested, Outcome, Summary};
pub use items::{Items, ItemsOptions};
pub use open::Mismatch;
pub use phase::Phase;
pub use relocate::{Relocate, Relocated, Stopped};
pub use retry::RetryOptions;
pub use scan::Scan;
pub use stored::{Stored, Written};
