//! The tests are in `tests/`. Here the examples of the guides are compiled and run.

#[doc = include_str!("../../docs/attributes.md")]
pub mod attributes {}

#[doc = include_str!("../../docs/choosing.md")]
pub mod choosing {}

#[doc = include_str!("../../docs/documents.md")]
pub mod documents {}

#[doc = include_str!("../../docs/errors.md")]
pub mod errors {}

#[doc = include_str!("../../docs/growing.md")]
pub mod growing {}
