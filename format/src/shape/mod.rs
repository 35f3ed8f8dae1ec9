//! What the type of a part promises about its string form, for the proofs at build time.

mod count;
#[doc(hidden)]
pub mod kind;
#[doc(hidden)]
pub mod names;
#[cfg(test)]
mod names_tests;

use kind::PartKind;

use crate::{CharSet, same_text};

/// What a part type promises about its text: `KeyPart::SHAPE`.
///
/// Start from one of the constants and narrow it:
///
/// ```
/// use synthetic_key::part::{CharSet, PartShape};
///
/// // An ISO country code: two upper-case letters, 249 of them in use.
/// const COUNTRY: PartShape = PartShape::TEXT
///     .with_distinct(249)
///     .with_ascii(CharSet::of("ABCDEFGHIJKLMNOPQRSTUVWXYZ"))
///     .with_fixed_len(2);
/// assert_eq!((COUNTRY.max_len, COUNTRY.fixed_chars), (Some(2), Some(2)));
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[expect(
    clippy::struct_excessive_bools,
    reason = "independent facts, not states"
)]
#[non_exhaustive]
pub struct PartShape {
    /// How many different texts the type can produce; `u64::MAX` means that many or more.
    pub distinct: u64,
    /// The greatest length of the text in bytes; `None` if there is no limit.
    pub max_len: Option<usize>,
    /// The number of characters, if every text of the type has the same number.
    pub fixed_chars: Option<usize>,
    /// The ASCII characters that can occur.
    pub ascii: CharSet,
    /// Those of them that occur only at the start, with more characters after them: the sign of an integer.
    pub leading: CharSet,
    /// Whether characters beyond ASCII can occur.
    pub beyond_ascii: bool,
    /// All texts of the type, if they are few and known.
    pub names: &'static [&'static str],
    /// Whether the value is a point or a period in time, so that all writes of a moment share it.
    pub time: bool,
    /// Whether the value is text in the document, and not a date, a UUID or a number. `escape` applies to text.
    pub text: bool,
    /// Whether the document holds the value as a string, and not as a number, `true` or `false`.
    pub quoted: bool,
    /// Whether a value that a checked key refuses has more characters than all others: an integer that is negative or
    /// too great for `pad`. It still has only digits.
    #[doc(hidden)]
    pub exceeds: bool,
    /// What the value is before options change its string.
    #[doc(hidden)]
    pub kind: PartKind,
}

impl PartShape {
    /// Any text.
    pub const TEXT: Self = Self {
        distinct: u64::MAX,
        max_len: None,
        fixed_chars: None,
        ascii: CharSet::ALL,
        leading: CharSet::NONE,
        beyond_ascii: true,
        names: &[],
        time: false,
        text: true,
        quoted: true,
        exceeds: false,
        kind: PartKind::Text,
    };
    /// `true` or `false`.
    pub const BOOL: Self = Self {
        text: false,
        quoted: false,
        kind: PartKind::Bool,
        ..Self::names(&["true", "false"])
    };
    /// One character.
    pub const CHAR: Self = Self {
        distinct: 0x11_0000 - 0x800,
        max_len: Some(4),
        fixed_chars: Some(1),
        ..Self::TEXT
    };
    /// A calendar date, `YYYY-MM-DD`, of the years 0000 to 9999.
    pub const DATE: Self = Self {
        time: true,
        text: false,
        kind: PartKind::Date,
        ..Self::TEXT
            .with_distinct(3_652_425)
            .with_ascii(CharSet::of("0123456789-"))
            .with_fixed_len(10)
    };
    /// A UUID, hyphenated and lower case.
    pub const UUID: Self = Self {
        text: false,
        kind: PartKind::Uuid,
        ..Self::TEXT
            .with_ascii(CharSet::of("0123456789abcdef-"))
            .with_fixed_len(36)
    };

    /// An integer of `bits` bits in decimal.
    #[must_use]
    pub const fn integer(bits: u32, signed: bool) -> Self {
        let magnitude = if signed { bits - 1 } else { bits };
        // 2^m has floor(m * log10(2)) + 1 digits, for every m up to 128.
        let digits = ((magnitude as usize * 1233) >> 12) + 1;
        let sign = if signed {
            CharSet::of("-")
        } else {
            CharSet::NONE
        };
        Self {
            distinct: if bits < 64 { 1 << bits } else { u64::MAX },
            max_len: Some(digits + signed as usize),
            ascii: CharSet::DIGITS.union(sign),
            leading: sign,
            beyond_ascii: false,
            text: false,
            quoted: false,
            kind: PartKind::Integer { bits, signed },
            ..Self::TEXT
        }
    }

    /// One of a list of names, such as those of an enum.
    #[must_use]
    pub const fn names(names: &'static [&'static str]) -> Self {
        let mut shape = Self {
            distinct: names.len() as u64,
            max_len: Some(0),
            ascii: CharSet::NONE,
            beyond_ascii: false,
            names,
            kind: PartKind::Names(names),
            ..Self::TEXT
        };
        let (count, mut longest, mut same, mut i) = (names.len(), 0, true, 0);
        while i < count {
            let len = names[i].len();
            same = same && len == names[0].len();
            if len > longest {
                longest = len;
            }
            shape.ascii = shape.ascii.union(CharSet::of(names[i]));
            shape.beyond_ascii |= !names[i].is_ascii();
            i += 1;
        }
        shape.max_len = Some(longest);
        if same && !shape.beyond_ascii {
            shape.fixed_chars = Some(longest);
        }
        shape
    }

    /// The same shape with so many different texts.
    #[must_use]
    pub const fn with_distinct(mut self, distinct: u64) -> Self {
        self.distinct = distinct;
        self
    }

    /// The same shape with texts of at most `bytes` bytes.
    #[must_use]
    pub const fn with_max_len(mut self, bytes: usize) -> Self {
        self.max_len = Some(bytes);
        self
    }

    /// The same shape with ASCII texts of exactly `len` characters.
    #[must_use]
    pub const fn with_fixed_len(mut self, len: usize) -> Self {
        self.max_len = Some(len);
        self.fixed_chars = Some(len);
        self.beyond_ascii = false;
        self
    }

    /// The same shape with only these characters.
    #[must_use]
    pub const fn with_ascii(mut self, ascii: CharSet) -> Self {
        self.ascii = ascii;
        self.beyond_ascii = false;
        self
    }

    /// The same shape, as a point or period in time.
    #[must_use]
    pub const fn with_time(mut self) -> Self {
        self.time = true;
        self
    }

    /// In debug builds: the type can have this string, or it is empty, which only a checked key refuses.
    ///
    /// # Panics
    ///
    /// If it cannot: then the proofs rely on something false.
    #[doc(hidden)]
    #[inline]
    pub fn __fits(&self, text: &str) {
        debug_assert!(
            text.is_empty() || self.can_be(text),
            "the string {text:?} is not one that the `SHAPE` of its type allows"
        );
    }

    /// Whether two types promise the same; can be used in constants.
    #[doc(hidden)]
    #[must_use]
    pub const fn __is_same(&self, other: &Self) -> bool {
        let Self {
            distinct,
            max_len,
            fixed_chars,
            ascii,
            leading,
            beyond_ascii,
            names,
            time,
            text,
            quoted,
            exceeds,
            kind: _,
        } = *self;
        distinct == other.distinct
            && is_same_len(max_len, other.max_len)
            && is_same_len(fixed_chars, other.fixed_chars)
            && ascii.is_same(other.ascii)
            && leading.is_same(other.leading)
            && beyond_ascii == other.beyond_ascii
            && names.len() == other.names.len()
            && time == other.time
            && text == other.text
            && quoted == other.quoted
            && exceeds == other.exceeds
    }

    /// Returns whether a text of the type can contain `c`.
    #[must_use]
    pub const fn can_contain(&self, c: char) -> bool {
        if c.is_ascii() {
            self.ascii.contains(c)
        } else {
            self.beyond_ascii
        }
    }

    /// Whether the type can have this text, as far as its shape says.
    #[doc(hidden)]
    #[inline]
    #[must_use]
    pub const fn can_be(&self, text: &str) -> bool {
        self.is_any_text() || self.is_possible(text)
    }

    /// Whether it is text of any length, with any characters. This is known when a key is compiled.
    #[inline]
    const fn is_any_text(&self) -> bool {
        self.names.is_empty()
            && self.fixed_chars.is_none()
            && self.max_len.is_none()
            && self.beyond_ascii
            && self.ascii.without(self.leading).is_same(CharSet::ALL)
    }

    const fn is_possible(&self, text: &str) -> bool {
        if !self.names.is_empty() {
            let mut i = 0;
            while i < self.names.len() {
                if same_text(self.names[i], text) {
                    return true;
                }
                i += 1;
            }
            return false;
        }
        let fits = match (self.fixed_chars, self.max_len) {
            _ if self.exceeds => true,
            (Some(chars), _) if text.is_ascii() => chars == text.len(),
            (_, Some(max)) => text.len() <= max,
            _ => true,
        };
        let inside = self.ascii.without(self.leading);
        if inside.is_same(CharSet::ALL) && self.beyond_ascii {
            return fits;
        }
        let bytes = text.as_bytes();
        let mut i = 0;
        // Most characters of numbers and dates are digits.
        let has_digits = !CharSet::DIGITS.without(inside).has_any();
        while i < bytes.len() {
            if has_digits && bytes[i].is_ascii_digit() {
                i += 1;
                continue;
            }
            // A character that occurs only at the start has more after it.
            let possible = if i == 0 && bytes.len() > 1 {
                self.ascii
            } else {
                inside
            };
            let occurs = if bytes[i].is_ascii() {
                possible.has(bytes[i])
            } else {
                self.beyond_ascii
            };
            if !occurs {
                return false;
            }
            i += 1;
        }
        fits
    }
}

const fn is_same_len(one: Option<usize>, other: Option<usize>) -> bool {
    match (one, other) {
        (Some(one), Some(other)) => one == other,
        (None, None) => true,
        _ => false,
    }
}
