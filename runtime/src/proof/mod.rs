//! What a key declares, and what the compiler proves about it.

mod collision;
mod facts;
pub(crate) mod lock;
pub(crate) mod options;
pub(crate) mod prove;
pub(crate) mod store;
pub(crate) mod templates;
#[cfg(test)]
mod tests;
pub(crate) mod variants;
