//! What generated code calls.

use core::fmt;

pub use crate::fan_out::Base;
pub use crate::suffix::{suffix_of, suffix_of_all, write_hashed, write_join};
use crate::{FanOut, SyntheticKey};

/// The fan-out of generated `iter()`.
#[inline]
pub fn fan_out<B: Base>(keys: &B) -> FanOut {
    FanOut::of(keys)
}

/// The `Debug` of a generated lookup: its name and its key.
pub fn debug_key<K: SyntheticKey>(name: &str, key: &K, f: &mut fmt::Formatter<'_>) -> fmt::Result {
    f.debug_tuple(name).field(&key.partition_key()).finish()
}

/// The `Debug` of a generated fan-out: its name and what its keys start with.
pub fn debug_base<B: Base>(name: &str, keys: &B, f: &mut fmt::Formatter<'_>) -> fmt::Result {
    f.debug_tuple(name).field(&FanOut::of(keys).base()).finish()
}

/// Never implemented: the bound of a point read that cannot be made.
#[diagnostic::on_unimplemented(
    message = "a random suffix cannot be recomputed: a point read needs the number that was drawn for the item",
    label = "the drawn number is missing",
    note = "with the number, which is stored in the item: use the generated `…Key` and give it the suffix field too",
    note = "without it: fan out over all keys with `.iter()`, or use `hash_suffix` on a field that you query by"
)]
pub trait KnowsDrawnNumber {}
