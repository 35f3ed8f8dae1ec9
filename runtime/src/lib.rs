#![doc = include_str!("../README.md")]
#![cfg_attr(not(any(feature = "std", test)), no_std)]
#![forbid(unsafe_code)]

extern crate alloc;

#[cfg(any(feature = "chrono", feature = "jiff", feature = "time"))]
mod date;
mod document;
mod error;
mod escape;
mod explain;
mod fan_out;
mod info;
mod integer;
mod key;
mod keyed;
mod message;
mod parse;
mod part;
mod proof;
mod random;
mod shape;
mod split;
#[cfg(test)]
mod split_tests;
mod store;
mod suffix;
mod synthetic;
#[cfg(feature = "uuid")]
mod uuid;
mod writer;

pub use error::{KeyError, ParseKeyError};
pub use escape::Escape;
pub use fan_out::FanOut;
pub use key::PartitionKey;
pub use keyed::{Keyed, KeyedItem};
pub use parse::{Parts, Piece};
pub use part::{KeyPart, KeyRef, OutOfRange};
pub use random::{RandomSuffix, SuffixOutOfRange};
pub use shape::{AsciiSet, Shape};
pub use store::Store;
pub use synthetic::SyntheticKey;
pub use synthetic_key_macros::{KeyPart, SyntheticKey};
pub use writer::KeyWriter;

/// For generated code alone: anything here may change in any release.
#[doc(hidden)]
pub mod __private;
