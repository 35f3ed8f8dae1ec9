//! Iterators over keys and containers, each named after the method that returns it.
//!
//! ```
//! use synthetic_key::{SyntheticKey, iter};
//!
//! #[derive(SyntheticKey)]
//! struct Trip {
//!     #[pk(concat)]
//!     date: &'static str,
//!     #[pk(hash_suffix = 400)]
//!     vin: String,
//! }
//!
//! fn day(date: &str) -> iter::Iter {
//!     TripKeys { date }.iter()
//! }
//! assert_eq!(day("2018-08-09").len(), 400);
//! ```

pub use crate::item::read_keys::ReadKeys;
pub use crate::key::levels::Levels;
pub use crate::suffix::fan_out::{Between, Iter};
pub use crate::time::between::ContainersBetween;
