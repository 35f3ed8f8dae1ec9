//! Finding a layout, and a number of suffixes.

pub(crate) mod grammar;
pub(crate) mod number;
pub(crate) mod ranking;
pub(crate) mod reasons;
pub(crate) mod suggest;
pub(crate) mod sweep;
