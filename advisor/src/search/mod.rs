//! Finding a layout, and a number of suffixes.

pub(crate) mod grammar;
pub(crate) mod number;
pub(crate) mod suggest;
pub(crate) mod sweep;
