//! What the fuzz targets do, as plain functions: the fuzzer calls them with bytes of its own, `tests/seeds.rs` with those of
//! `seeds/`.
//!
//! A proc-macro crate exports nothing but its macros, so the sources of the derive are compiled here once more, as ordinary
//! modules. Outside the compiler proc-macro2 has tokens of its own.
#![forbid(unsafe_code)]

#[path = "../../../macros/src/attr.rs"]
mod attr;
#[path = "../../../macros/src/case.rs"]
mod case;
#[path = "../../../macros/src/check/mod.rs"]
mod check;
#[path = "../../../macros/src/derive.rs"]
mod derive;
#[path = "../../../macros/src/errors.rs"]
mod errors;
#[path = "../../../macros/src/expand/mod.rs"]
mod expand;
#[path = "../../../macros/src/format.rs"]
mod format;
#[path = "../../../macros/src/input/mod.rs"]
mod input;
#[path = "../../../macros/src/layout.rs"]
mod layout;
#[path = "../../../macros/src/model.rs"]
mod model;
#[path = "../../../macros/src/options.rs"]
mod options;
#[path = "../../../macros/src/part.rs"]
mod part;
#[path = "../../../macros/src/receiver.rs"]
mod receiver;
#[path = "../../../macros/src/serde_attr.rs"]
mod serde_attr;
#[path = "../../../macros/src/syntax.rs"]
mod syntax;
#[path = "../../../macros/src/template.rs"]
mod template;
#[path = "../../../macros/src/value.rs"]
mod value;

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
