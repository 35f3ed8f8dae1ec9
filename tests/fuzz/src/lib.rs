//! What the fuzz targets do, as plain functions: the fuzzer calls them with bytes of its own, `tests/seeds.rs` with those of
//! `seeds/`.
//!
//! A proc-macro crate exports nothing but its macros, so the sources of the derive are compiled here once more, as one
//! ordinary module. Outside the compiler proc-macro2 has tokens of its own.
#![forbid(unsafe_code)]

#[allow(
    dead_code,
    reason = "what says that serde has no derives takes no input, so it is not fuzzed"
)]
#[path = "../../../macros/src/derive/mod.rs"]
mod derive;

mod attributes;
mod bytes;
mod documents;
mod expansion;
mod keys;
mod templates;

pub use attributes::attributes;
pub use documents::documents;
pub use keys::keys;
pub use templates::templates;
