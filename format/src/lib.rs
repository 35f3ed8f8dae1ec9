//! The layout language of [synthetic-key](https://docs.rs/synthetic-key): parse, print and check layouts.
//!
//! A *layout* is the declaration of a partition key in one line: `{date}.{xxh64(vin) % 400 + 1}`. This crate parses and
//! prints layouts, and the templates of ids and container names, as Key Format 1 (`spec/SPEC.md`) defines them. There is
//! only one way to write a layout, so two layouts are the same if and only if their texts are equal.
//!
//! ```
//! use synthetic_key_format::{Layout, Piece};
//!
//! let layout = Layout::parse("{date}.{xxh64(vin) % 400 + 1}")?;
//! assert_eq!(layout.suffix().unwrap().range.count(), 400);
//! assert!(matches!(&layout.levels[0].pieces()[1], Piece::Literal(text) if text == "."));
//! assert_eq!(layout.to_string(), "{date}.{xxh64(vin) % 400 + 1}");
//! # Ok::<(), synthetic_key_format::LayoutError>(())
//! ```
//!
//! With the feature `compute`, the module `compute` computes the keys of documents, for tools that do not have the Rust
//! types. The feature `hash` adds the hash of suffixes, and `spread` the hashes by which stores place keys.
#![cfg_attr(not(test), no_std)]
#![forbid(unsafe_code)]

extern crate alloc;

mod chars;
mod check;
#[cfg(feature = "compute")]
pub mod compute;
mod cursor;
#[cfg(feature = "engine")]
#[doc(hidden)]
pub mod engine;
mod error;
mod field;
#[cfg(feature = "hash")]
pub mod hash;
mod layout;
mod named;
mod parse;
mod path;
mod print;
mod quoted;
#[cfg(feature = "engine")]
mod shape;
pub mod store;
mod suffix;
mod template;
mod text;

pub use chars::CharSet;
#[doc(hidden)]
pub use chars::same_text;
#[cfg(feature = "engine")]
pub use engine::writer::KeyWriter;
pub use error::LayoutError;
pub use field::Field;
pub use layout::{Layout, Level, Piece};
pub use path::FieldPath;
pub use quoted::Quoted;
#[cfg(feature = "engine")]
pub use shape::PartShape;
pub use suffix::{Source, Suffix, SuffixRange};
pub use template::{Template, TemplatePiece};
pub use text::{Case, Epoch, Escaped, FieldOption, MOST_DIGITS, OptionKind, Options, Period};
#[cfg(feature = "engine")]
pub(crate) use text::{Escape, Rollup};
