//! What stores accept as keys, as ids of items, and as names of containers.

mod range;

pub use range::prefix_range;
#[cfg(feature = "spread")]
pub(crate) use synthetic_key_format::store::Placement;
pub use synthetic_key_format::store::{Length, Limits, NameError, NamePattern, Names, Store};
