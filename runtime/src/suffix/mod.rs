//! The number at the end of a key: computed from what one queries by, or drawn.

pub(crate) mod drawn;
pub(crate) mod fan_out;
pub(crate) mod hash;
pub(crate) mod read_keys;
