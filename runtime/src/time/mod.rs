//! Points in time and the periods that they are in.

pub(crate) mod between;
pub(crate) mod epoch;
#[cfg(test)]
mod tests;
pub(crate) mod timestamp;
