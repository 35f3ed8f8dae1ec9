//! What a key declares, and what the compiler proves of it.

pub(crate) mod declaration;
pub(crate) mod explain;
pub(crate) mod message;
pub(crate) mod prove;
#[cfg(test)]
mod tests;
