//! Points in time and the periods that they are in.

pub(crate) mod between;
pub(crate) mod calendar;
pub(crate) mod epoch;
pub(crate) mod period;
#[cfg(test)]
mod tests;
pub(crate) mod timestamp;
