#![doc = include_str!("../README.md")]
#![cfg_attr(not(any(feature = "std", test)), no_std)]
#![forbid(unsafe_code)]

extern crate alloc;

mod date;
mod document;
mod error;
mod fan_out;
mod integer;
mod key;
mod keyed;
mod part;
mod random;
mod shape;
mod suffix;
mod synthetic;
#[cfg(feature = "uuid")]
mod uuid;
mod visit;
mod write;

pub use error::KeyError;
pub use fan_out::FanOut;
pub use key::PartitionKey;
pub use keyed::{Keyed, KeyedItem};
pub use part::{KeyPart, KeyRef, OutOfRange};
pub use random::{RandomSuffix, SuffixOutOfRange};
pub use shape::{AsciiSet, Shape};
pub use synthetic::SyntheticKey;
pub use synthetic_key_macros::{KeyPart, SyntheticKey};
pub use visit::KeyVisitor;
pub use write::KeyWrite;

/// For generated code alone: anything here may change in any release.
#[doc(hidden)]
pub mod __private;
