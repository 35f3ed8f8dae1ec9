#![doc = include_str!("../README.md")]
#![cfg_attr(not(any(feature = "std", test)), no_std)]
// On docs.rs, every item shows the feature that it needs.
#![cfg_attr(docsrs, feature(doc_cfg))]
#![forbid(unsafe_code)]

extern crate alloc;

mod declaration;
mod document;
mod engine;
mod error;
mod item;
mod key;
mod proof;
#[cfg(feature = "std")]
mod schema;
mod suffix;
mod template;
mod tenancy;
mod time;
mod value;

pub use document::KeyMismatch;
pub use error::{KeyError, ParseKeyError};
pub use item::SyntheticKey;
pub use item::document::Document;
pub use item::id::HasId;
pub use item::keyed::{Keyed, KeyedItem};
pub use item::lookup::{Contains, FanOut, KeySet, Lookup};
pub use key::PartitionKey;
pub use key::hierarchical::{HierarchicalKey, Key};
pub use key::parse::FromKey;
#[doc(inline)]
pub use part::KeyPart;
pub use store::Store;
pub use suffix::drawn::{RandomSuffix, SuffixOutOfRange};
pub use synthetic_key_macros::KeyPart;
/// Derives the trait [`SyntheticKey`](trait@SyntheticKey) for a struct or an enum of items, and generates the lookups for reading.
///
/// ```
/// # use synthetic_key::SyntheticKey;
/// #[derive(SyntheticKey)]
/// #[pk(serde)]
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

pub(crate) use part::{
    CharSet, EpochInteger, KeyRef, KeyWriter, OutOfRange, PartShape, Period, Timestamp,
};

/// Proves the keys of generic types in `cargo check`.
///
/// The key of a generic type can only be proved for given types, such as `Order<Uuid>`. Without this macro that happens
/// where the key is used, and only when the code is built: `cargo check` and editors do not see it.
///
/// ```
/// use synthetic_key::SyntheticKey;
///
/// #[derive(SyntheticKey)]
/// struct Order<T> {
///     #[pk(concat)]
///     tenant: T,
///     #[pk(concat)]
///     year: u16,
/// }
///
/// synthetic_key::prove!(Order<String>, Order<u32>);
/// ```
#[macro_export]
macro_rules! prove {
    ($($item:ty),+ $(,)?) => {
        $(const _: () = <$item as $crate::SyntheticKey>::__PROOF;)+
    };
}

#[cfg(feature = "azure_data_cosmos")]
pub mod cosmos;
pub mod iter;
pub mod part;
#[cfg(feature = "spread")]
pub mod spread;
pub mod store;

/// For generated code only: anything here may change in any release.
#[doc(hidden)]
pub mod __private;
