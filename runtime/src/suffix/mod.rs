//! Suffixes: the number at the end of a key, or at its start. It is computed from the fields that you query by, or
//! drawn.

pub(crate) mod drawn;
pub(crate) mod fan_out;
pub(crate) mod hash;
#[cfg(test)]
mod tests;
