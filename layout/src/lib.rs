//! The layout language of [synthetic-key](https://docs.rs/synthetic-key): parse, print and check layouts.
//!
//! A *layout* is the declaration of a partition key in one line: `{date}.{xxh64(vin) % 400 + 1}`. This crate parses and
//! prints layouts, and the templates of ids and container names, as Key Format 1 (`spec/SPEC.md`) defines them. There is
//! only one way to write a layout, so two layouts are the same if and only if their texts are equal.
//!
//! ```
//! use synthetic_key_layout::{Layout, Piece};
//!
//! let layout = Layout::parse("{date}.{xxh64(vin) % 400 + 1}")?;
//! assert_eq!(layout.suffix().unwrap().range.count(), 400);
//! assert!(matches!(&layout.levels[0].pieces()[1], Piece::Literal(text) if text == "."));
//! assert_eq!(layout.to_string(), "{date}.{xxh64(vin) % 400 + 1}");
//! # Ok::<(), synthetic_key_layout::LayoutError>(())
//! ```
//!
//! With the feature `compute`, the module `compute` computes the keys of documents, for tools that do not have the Rust
//! types.
#![forbid(unsafe_code)]

mod check;
#[cfg(feature = "compute")]
pub mod compute;
mod cursor;
mod error;
mod field;
mod layout;
mod named;
mod options;
mod parse;
mod path;
mod print;
mod quoted;
mod suffix;
mod template;

pub use error::LayoutError;
pub use field::Field;
pub use layout::{Layout, Level, Piece};
pub use options::{Case, Epoch, Escaped, FieldOption, MOST_DIGITS, OptionKind, Options, Period};
pub use path::FieldPath;
pub use quoted::Quoted;
pub use suffix::{Source, Suffix, SuffixRange};
pub use template::{Template, TemplatePiece};
