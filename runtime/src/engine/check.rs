//! Strings that are going to be stored: writing one detects what the store would refuse.

use alloc::boxed::Box;

use synthetic_key_format::engine::{Draft, Source, Values};

use crate::declaration::{Part, Piece};
use crate::store::{Length, Limits};
use crate::{KeyError, KeyWriter, SyntheticKey};

/// What a string may contain. It is a constant of the type.
pub(crate) struct Accepted {
    limits: Limits,
    forbids_some: bool,
    suspects: [bool; 256],
}

impl Accepted {
    pub(crate) const fn by(limits: Limits) -> Self {
        Self {
            limits,
            forbids_some: limits.forbids_some(),
            suspects: limits.suspects(),
        }
    }

    /// Anything: a piece of a name is checked when the name is complete.
    pub(crate) const ANYTHING: &'static Self = &Self::by(Limits::new(Length::UNLIMITED));

    /// A character that the store forbids.
    #[inline]
    fn forbidden(&self, text: &str) -> Option<char> {
        if !self.forbids_some {
            return None;
        }
        // Most strings have none: to look at every byte takes less than to ask after each whether to go on.
        let is_suspect = |found, byte| found | self.suspects[usize::from(byte)];
        if !text.bytes().fold(false, is_suspect) {
            return None;
        }
        text.chars().find(|&c| self.limits.forbids(c))
    }
}

/// Writes pieces, if the store accepts the string.
pub(crate) fn check(
    pieces: &'static [Piece],
    value: &Values,
    accepted: &Accepted,
) -> Result<Draft, KeyError> {
    let mut out = Draft::new();
    for piece in pieces {
        match piece {
            Piece::Part(part) => write_part(part, value, accepted, &mut out)?,
            Piece::Number(number) => {
                if let Source::Hash(parts) = number.source {
                    for part in parts {
                        check_value(part, value)?;
                    }
                }
                piece.write(value, &mut out);
            }
            Piece::Literal(text) => out.push_str(text),
            Piece::Level => out.__next_level(),
        }
    }
    let max = accepted.limits.length();
    let len = max.of(out.as_str());
    if len > max.max() {
        let field = longest(pieces, value);
        return Err(KeyError::TooLong { field, len, max });
    }
    Ok(out)
}

#[inline]
fn write_part(
    part: &'static Part,
    value: &Values,
    accepted: &Accepted,
    out: &mut Draft,
) -> Result<(), KeyError> {
    let (from, field) = (out.as_str().len(), part.name);
    let value = value(part.value);
    part.write(&value, out);
    if let Err(expected) = part.check(&value) {
        let value = part.show(&value).into();
        return Err(KeyError::OutOfRange {
            field,
            value,
            expected,
        });
    }
    let written = out.as_str().get(from..).unwrap_or_default();
    if written.is_empty() {
        return Err(KeyError::Empty { field });
    }
    match accepted.forbidden(written) {
        Some(character) => Err(KeyError::Forbidden { field, character }),
        None => Ok(()),
    }
}

/// Checks a value that is hashed and not written.
fn check_value(part: &'static Part, value: &Values) -> Result<(), KeyError> {
    let value = value(part.value);
    part.check(&value).map_err(|expected| KeyError::OutOfRange {
        field: part.name,
        value: part.show(&value).into(),
        expected,
    })
}

/// The field of the longest part.
#[cold]
fn longest(pieces: &'static [Piece], value: &Values) -> &'static str {
    let (mut field, mut max) = ("", 0);
    for part in crate::declaration::parts(pieces) {
        let len = Draft::of(|out| part.write(&value(part.value), out))
            .as_str()
            .len();
        if len > max {
            (field, max) = (part.name, len);
        }
    }
    field
}

/// The key of an item.
#[inline]
pub(crate) fn key<T: SyntheticKey + ?Sized>(item: &T) -> Result<Draft, KeyError> {
    let accepted = const { &Accepted::by(T::STORE.keys()) };
    check(
        item.__declaration().pieces,
        &|at| item.__value(at),
        accepted,
    )
}

/// The id of an item.
#[inline]
pub(crate) fn id<T: SyntheticKey + ?Sized>(item: &T) -> Result<Draft, KeyError> {
    let accepted = const { &Accepted::by(T::STORE.ids()) };
    let id = check(
        item.__declaration().id_pieces(),
        &|at| item.__value(at),
        accepted,
    );
    id.map_err(|error| KeyError::Id(Box::new(error)))
}
