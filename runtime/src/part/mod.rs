//! What a hand-written [`KeyPart`] needs, and what the fields of generated lookups are.
//!
//! Most types need none of it: text, numbers, dates and UUIDs are parts, and a newtype or an enum derives
//! [`KeyPart`](derive@crate::KeyPart).

#[cfg(any(feature = "chrono", feature = "jiff", feature = "time"))]
mod date;
mod integer;
pub(crate) mod path;
mod std;
#[cfg(test)]
mod tests;
#[cfg(feature = "uuid")]
mod uuid;

use core::fmt;

use synthetic_key_format::engine::inline::Text;

pub use crate::time::epoch::EpochInteger;
pub use crate::time::timestamp::{TimeRef, Timestamp};
use crate::value::Value;
pub use synthetic_key_format::{CharSet, KeyWriter, PartShape, Period};

/// A value that may be a part of a key: it has exactly one text, which is its text in the stored document.
///
/// It is implemented for text, integers, `bool`, `char`, references and boxes of these, and with features for dates and
/// UUIDs. For a newtype or an enum of unit variants, derive it:
///
/// ```
/// use synthetic_key::KeyPart;
///
/// #[derive(KeyPart)]
/// struct Vin(String);
///
/// assert_eq!(Vin("1HGCM82633A004352".into()).as_text(), Some("1HGCM82633A004352"));
/// ```
///
/// # By hand
///
/// The text must be what serde writes for the value, as text or as an integer. Otherwise other languages cannot
/// recompute the key from the document. It must also keep the promises of [`SHAPE`](Self::SHAPE). Otherwise the
/// build-time proofs prove nothing.
///
/// ```
/// use synthetic_key::part::{CharSet, KeyWriter, PartShape};
/// use synthetic_key::KeyPart;
///
/// /// A colour, stored as `#rrggbb`.
/// #[derive(Clone, Copy)]
/// struct Colour(u32);
///
/// impl KeyPart for Colour {
///     const SHAPE: PartShape = PartShape::TEXT
///         .with_distinct(1 << 24)
///         .with_ascii(CharSet::of("#0123456789abcdef"))
///         .with_fixed_len(7);
///     type Ref<'a> = Self;
///     type Owned = Self;
///
///     fn as_part(&self) -> Self {
///         *self
///     }
///
///     fn write_part(&self, out: &mut impl KeyWriter) {
///         out.push_fmt(format_args!("#{:06x}", self.0 & 0xff_ffff));
///     }
///
///     fn parse_part(text: &str) -> Option<Self> {
///         u32::from_str_radix(text.strip_prefix('#')?, 16).ok().map(Self)
///     }
/// }
/// ```
#[diagnostic::on_unimplemented(
    message = "SK0606: `{Self}` cannot be a part of a key",
    label = "not known to have one text that every language writes alike",
    note = "a newtype or an enum of your own: `#[derive(synthetic_key::KeyPart)]`",
    note = "a date or UUID of another crate: turn on the feature `chrono`, `jiff`, `time` or `uuid` of synthetic-key",
    note = "another type of another crate: let a function make its text, `with = path::to::function`",
    note = "a timestamp: it differs for every item; roll it up to the period that you query by, `rollup = \"day\"`",
    note = "an `Option`: say the text of an absent value, `none = \"none\"`",
    note = "a float: store an integer number of a fixed unit, such as `cents: u64`",
    note = "a `Vec`, map or struct: choose the one value to partition by and make it a field"
)]
pub trait KeyPart {
    /// What the type promises about its text.
    const SHAPE: PartShape;

    /// The type of the value in a point read: `&str` for text, the value itself for integers, dates and UUIDs, and a
    /// reference for a type that derives `KeyPart`.
    type Ref<'a>: KeyPart + Copy
    where
        Self: 'a;

    /// The type of the value in a parsed key: it owns its text.
    type Owned: KeyPart<Owned = Self::Owned>;

    /// Returns this value in the form that point reads take. Its text is the same.
    fn as_part(&self) -> Self::Ref<'_>;

    /// Appends the canonical text. For a value outside the range of the format (see [`check_part`](Self::check_part)) it
    /// must still write a text that keeps the promises of [`SHAPE`](Self::SHAPE): unchecked keys rely on them.
    fn write_part(&self, out: &mut impl KeyWriter);

    /// Returns the value with this text, if there is one. It need not check that the text is canonical.
    fn parse_part(text: &str) -> Option<Self::Owned>;

    /// Returns the canonical text if the value contains it. Such a text is hashed without being copied.
    #[inline]
    fn as_text(&self) -> Option<&str> {
        None
    }

    /// Returns the value for declarations that write it with options. For a type that says nothing else, it is the
    /// string.
    #[doc(hidden)]
    #[inline]
    fn __value(&self) -> Value<'_> {
        let written = || {
            let mut text = Text::new();
            self.write_part(&mut text);
            text
        };
        match self.check_part() {
            Err(out_of_range) => Value::Refused(written(), out_of_range.expected),
            Ok(()) => Value::Made(written()),
        }
    }

    /// Checks that the format can express the value.
    ///
    /// # Errors
    ///
    /// [`OutOfRange`] says what the format can express, such as `years 0000 to 9999`.
    #[inline]
    fn check_part(&self) -> Result<(), OutOfRange> {
        Ok(())
    }
}

/// The error of [`KeyPart::check_part`]: the key format cannot express the value. It says which values it can express.
///
/// ```
/// use synthetic_key::part::OutOfRange;
///
/// const YEARS: OutOfRange = OutOfRange::new("years 0000 to 9999");
/// assert_eq!(YEARS.expected(), "years 0000 to 9999");
/// assert_eq!(YEARS.to_string(), "the value has no place in a key, which takes years 0000 to 9999");
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct OutOfRange {
    expected: &'static str,
}

impl OutOfRange {
    /// Creates the error. `expected` says what the format can express: `years 0000 to 9999`.
    #[must_use]
    pub const fn new(expected: &'static str) -> Self {
        Self { expected }
    }

    /// Returns what the format can express.
    #[must_use]
    pub const fn expected(self) -> &'static str {
        self.expected
    }
}

impl fmt::Display for OutOfRange {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let Self { expected } = self;
        write!(f, "the value has no place in a key, which takes {expected}")
    }
}

impl core::error::Error for OutOfRange {}

/// The type of a part `T` in a point read: `&str` for text, the value itself for integers, dates and UUIDs, and a
/// reference for a type that derives `KeyPart`.
///
/// ```
/// use synthetic_key::part::KeyRef;
///
/// let vin: KeyRef<'_, String> = "1HGCM82633A004352";
/// let year: KeyRef<'_, u16> = 2018;
/// # let _ = (vin, year);
/// ```
pub type KeyRef<'a, T> = <T as KeyPart>::Ref<'a>;
