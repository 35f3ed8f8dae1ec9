//! The values that a key is built from.

use core::fmt;

use super::calendar::Civil;
use super::digits::{show_date, write_date, write_number, write_uuid};
use super::inline::Text;
use crate::{KeyWriter, Period};

/// A field's value, as an item or a lookup holds it.
#[derive(Clone, Debug)]
pub enum Value<'a> {
    /// The lookup does not have the field.
    Unknown,
    /// `None`.
    Absent,
    Text(&'a str),
    /// A string that was built for the value.
    Made(Text),
    /// A string of a value that the key format cannot express, and what it can express.
    Refused(Text, &'static str),
    Integer(i128),
    /// An integer above `i128::MAX`, or one that is never negative.
    Unsigned(u128),
    Bool(bool),
    Date(Civil),
    Time {
        at: Civil,
        nanos: u32,
    },
    Uuid([u8; 16]),
}

impl Value<'_> {
    /// The same, without borrowing.
    #[must_use]
    pub fn into_static(self) -> Value<'static> {
        match self {
            Self::Text(text) => Value::Made(text.into()),
            Self::Unknown => Value::Unknown,
            Self::Absent => Value::Absent,
            Self::Made(text) => Value::Made(text),
            Self::Refused(text, expected) => Value::Refused(text, expected),
            Self::Integer(n) => Value::Integer(n),
            Self::Unsigned(n) => Value::Unsigned(n),
            Self::Bool(value) => Value::Bool(value),
            Self::Date(date) => Value::Date(date),
            Self::Time { at, nanos } => Value::Time { at, nanos },
            Self::Uuid(bytes) => Value::Uuid(bytes),
        }
    }

    /// The string form, if the value contains it.
    #[inline]
    #[must_use]
    pub fn as_str(&self) -> Option<&str> {
        match self {
            Self::Text(text) => Some(text),
            Self::Made(text) | Self::Refused(text, _) => Some(text.as_str()),
            _ => None,
        }
    }

    /// The integer, cut at the ends of an `i128`.
    #[must_use]
    pub fn integer(&self) -> Option<i128> {
        match *self {
            Self::Integer(n) => Some(n),
            Self::Unsigned(n) => Some(i128::try_from(n).unwrap_or(i128::MAX)),
            _ => None,
        }
    }

    /// Writes the string form without options.
    #[inline]
    pub fn write(&self, out: &mut impl KeyWriter) {
        match self {
            Self::Text(text) => out.push_str(text),
            Self::Made(text) | Self::Refused(text, _) => out.push_str(text.as_str()),
            Self::Integer(n) => write_integer(*n, out),
            Self::Unsigned(n) => write_unsigned(*n, out),
            Self::Bool(value) => out.push_str(if *value { "true" } else { "false" }),
            Self::Date(date) => {
                write_date(date.year, [(b'-', date.month), (b'-', date.day)], out);
            }
            Self::Time { at, nanos } => Period::Nanosecond.write(*at, *nanos, out),
            Self::Uuid(bytes) => write_uuid(*bytes, out),
            Self::Unknown | Self::Absent => {}
        }
    }

    /// What an error shows: the value as it is, also where a key has the nearest one.
    pub(crate) fn show(&self, out: &mut Text) {
        match self {
            Self::Date(date) => show_date(date.year, &[(b'-', date.month), (b'-', date.day)], out),
            value => value.write(out),
        }
    }

    /// Why the key format cannot express the value: what it can express.
    ///
    /// # Errors
    ///
    /// What it can express.
    #[inline]
    pub fn check(&self) -> Result<(), &'static str> {
        match self {
            Self::Refused(_, expected) => Err(expected),
            Self::Date(at) | Self::Time { at, .. } => at.check(),
            _ => Ok(()),
        }
    }
}

/// Writes an integer in decimal.
#[inline]
fn write_integer(n: i128, out: &mut impl KeyWriter) {
    if let Ok(small) = u16::try_from(n) {
        write_number(small, out);
    } else if let Ok(n) = i64::try_from(n) {
        out.push_str(itoa::Buffer::new().format(n));
    } else {
        out.push_str(itoa::Buffer::new().format(n));
    }
}

#[inline]
fn write_unsigned(n: u128, out: &mut impl KeyWriter) {
    if let Ok(n) = i128::try_from(n) {
        write_integer(n, out);
    } else {
        out.push_str(itoa::Buffer::new().format(n));
    }
}

impl fmt::Display for Value<'_> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let mut text = Text::new();
        self.show(&mut text);
        f.write_str(text.as_str())
    }
}
