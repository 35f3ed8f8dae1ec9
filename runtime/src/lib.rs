#![doc = include_str!("../README.md")]
#![cfg_attr(not(any(feature = "std", test)), no_std)]
#![forbid(unsafe_code)]

extern crate alloc;

mod calendar;
mod checked;
#[cfg(any(feature = "chrono", feature = "jiff", feature = "time"))]
mod date;
mod document;
mod epoch;
mod error;
mod escape;
mod explain;
mod fan_out;
mod format;
mod growth;
mod hierarchical;
mod info;
#[cfg(test)]
mod info_tests;
mod integer;
mod key;
mod keyed;
mod message;
mod names;
mod narrow;
mod parse;
mod part;
mod period;
mod proof;
#[cfg(test)]
mod proof_tests;
mod random;
mod range;
mod shape;
#[cfg(test)]
mod shape_tests;
mod split;
#[cfg(test)]
mod split_tests;
mod store;
mod suffix;
mod synthetic;
mod tenancy;
mod text;
mod timestamp;
#[cfg(test)]
mod timestamp_tests;
#[cfg(feature = "uuid")]
mod uuid;
mod writer;

pub use epoch::EpochInteger;
pub use error::{KeyError, ParseKeyError};
pub use fan_out::FanOut;
pub use growth::ReadKeys;
pub use hierarchical::{HierarchicalKey, KeyForm};
pub use key::PartitionKey;
pub use keyed::{Keyed, KeyedItem};
pub use parse::{Parts, Piece};
pub use part::{KeyPart, KeyRef, OutOfRange};
pub use period::Period;
pub use random::{RandomSuffix, SuffixOutOfRange};
pub use range::{Containers, KeyRange};
pub use shape::{AsciiSet, Shape};
pub use store::Store;
pub use synthetic::SyntheticKey;
pub use synthetic_key_macros::KeyPart;
/// Makes a struct, or an enum of items, know its partition key.
///
/// ```
/// # use serde::{Deserialize, Serialize};
/// # use synthetic_key::SyntheticKey;
/// #[derive(Serialize, Deserialize, SyntheticKey)]
/// #[serde(remote = "Self")]
/// struct Trip {
///     #[pk(concat)]
///     date: String, // 2018-08-09
///     #[pk(hash_suffix = 400)]
///     vin: String, // .225
///     km: u32,
/// }
/// # let (date, vin) = ("2018-08-09", "1HGCM82633A004352");
/// # assert_eq!(TripKey { date, vin }.partition_key(), "2018-08-09.225");
/// ```
///
pub use synthetic_key_macros::SyntheticKey;
pub use tenancy::Tenancy;
pub use timestamp::{TimeRef, Timestamp};
pub use writer::KeyWriter;

#[cfg(feature = "azure_data_cosmos")]
pub mod cosmos;
pub mod spread;

/// For generated code alone: anything here may change in any release.
#[doc(hidden)]
pub mod __private;
