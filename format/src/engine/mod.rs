//! The engine: it writes keys, ids and names of containers from their declaration. For the runtime crate only.
#![allow(
    clippy::must_use_candidate,
    clippy::new_without_default,
    reason = "only this project calls it"
)]

pub mod calendar;
pub mod digits;
pub mod inline;
pub mod message;
pub mod part;
pub mod value;
pub mod writer;

pub use part::{Format, Limit, Part};
pub use value::Value;
pub use writer::{Breaks, Draft, LEVELS};

pub use crate::shape::{kind::PartKind, names};
pub use crate::text::pad::without_zeros;
pub use crate::text::{Escape, Rollup};

use crate::hash::xxh64;
use crate::{KeyWriter, SuffixRange};

/// A piece of a declaration.
#[derive(Clone, Copy, Debug)]
#[expect(
    clippy::large_enum_variant,
    reason = "pieces are constants, and a box is not"
)]
pub enum Piece<'a> {
    Literal(&'a str),
    Part(Part<'a>),
    /// A number that spreads a key over several.
    Number(Number<'a>),
    /// The end of a level.
    Level,
}

/// The number of a suffix.
#[derive(Clone, Copy, Debug)]
pub struct Number<'a> {
    pub source: Source<'a>,
    pub range: SuffixRange,
}

/// Where a number comes from.
#[derive(Clone, Copy, Debug)]
pub enum Source<'a> {
    /// The strings of these parts.
    Hash(&'a [Part<'a>]),
    /// A hash that the user's own function computed: the value with this number.
    Function(usize),
    /// The number was drawn: the value with this number.
    Drawn(usize),
}

/// The values of an item, by their numbers.
pub type Values<'v> = dyn Fn(usize) -> Value<'v> + 'v;

/// Joins the strings of several hashed parts.
const UNIT_SEPARATOR: &str = "\u{1f}";

impl Number<'_> {
    /// The number for these values.
    #[must_use]
    pub fn of<'v>(&self, value: &(impl Fn(usize) -> Value<'v> + ?Sized)) -> u16 {
        let range = self.range;
        match self.source {
            Source::Drawn(at) => match value(at).integer() {
                Some(number) => u16::try_from(number).unwrap_or_default(),
                None => 0,
            },
            Source::Function(at) => match value(at) {
                Value::Unsigned(hash) => range.number_of(u64::try_from(hash).unwrap_or_default()),
                _ => 0,
            },
            Source::Hash([part]) => {
                let value = value(part.value);
                match value.as_str() {
                    Some(text) if part.format.is_plain() => range.number_of(xxh64(text)),
                    _ => {
                        let text = Draft::of(|text| part.write_unescaped(&value, text));
                        range.number_of(xxh64(text.as_str()))
                    }
                }
            }
            Source::Hash(parts) => {
                let mut text = Draft::new();
                for (place, part) in parts.iter().enumerate() {
                    if place > 0 {
                        text.push_str(UNIT_SEPARATOR);
                    }
                    part.write_unescaped(&value(part.value), &mut text);
                }
                range.number_of(xxh64(text.as_str()))
            }
        }
    }
}

impl Piece<'_> {
    /// Writes the piece for these values.
    #[inline]
    pub fn write<'v>(
        &self,
        value: &(impl Fn(usize) -> Value<'v> + ?Sized),
        out: &mut impl KeyWriter,
    ) {
        match self {
            Self::Literal(text) => out.push_str(text),
            Self::Part(part) => part.write(&value(part.value), out),
            Self::Number(number) => number.range.write(number.of(value), out),
            Self::Level => out.__next_level(),
        }
    }
}

/// Writes all pieces.
pub fn write(pieces: &[Piece], value: &Values, out: &mut Draft) {
    for piece in pieces {
        piece.write(value, out);
    }
}
