//! Pad, `:06`: an integer with zeros before it.

use alloc::format;
use core::fmt;

use super::{FieldOption, OptionKind, Options};
use crate::LayoutError;
#[cfg(feature = "engine")]
use crate::{CharSet, KeyWriter, PartShape};

/// The number of digits of the greatest integer, which is the greatest width.
///
/// ```
/// use synthetic_key_format::MOST_DIGITS;
///
/// assert_eq!(usize::from(MOST_DIGITS), u128::MAX.to_string().len());
/// ```
pub const MOST_DIGITS: u8 = 39;

/// The width of `06`: a `0` and a number without leading zeros.
pub(crate) fn from_word(word: &str) -> Option<u8> {
    let digits = word.strip_prefix('0')?;
    let is_number = digits.bytes().all(|c| c.is_ascii_digit()) && !digits.starts_with('0');
    let width = digits.parse().ok().filter(|_| is_number)?;
    check(width).is_ok().then_some(width)
}

pub(super) fn check(width: u8) -> Result<(), LayoutError> {
    if (1..=MOST_DIGITS).contains(&width) {
        return Ok(());
    }
    Err(LayoutError::new(format!(
        "a width is 1 to {MOST_DIGITS}, not {width}"
    )))
}

pub(super) fn print(width: u8, f: &mut fmt::Formatter<'_>) -> fmt::Result {
    write!(f, ":0{width}")
}

impl Options {
    /// Returns the width up to which an integer gets zeros before it.
    #[must_use]
    pub fn pad(&self) -> Option<u8> {
        match self.get(OptionKind::Pad) {
            Some(FieldOption::Pad(width)) => Some(*width),
            _ => None,
        }
    }
}

#[cfg(feature = "engine")]
impl PartShape {
    /// The shape of such integers with at least `width` digits.
    #[doc(hidden)]
    #[must_use]
    #[track_caller]
    pub const fn __padded(self, width: usize) -> Self {
        assert!(
            self.is_integer(),
            "SK0612: `pad` is for integers: this type has no digits to put zeros before; remove `pad`"
        );
        let (distinct, _) = self.integers(width);
        let has_more_digits = matches!(self.max_len, Some(max) if max > width);
        let exceeds = has_more_digits || self.leading.has_any();
        let shape = self.with_distinct(distinct).with_ascii(CharSet::DIGITS);
        let mut shape = shape.with_fixed_len(width);
        shape.leading = CharSet::NONE;
        shape.exceeds = exceeds;
        shape
    }
}

/// Writes an integer, whose decimal string is given, with zeros before it.
#[cfg(feature = "engine")]
pub(crate) fn write(digits: &str, width: usize, out: &mut impl KeyWriter) {
    let (digits, zeros) = match digits.strip_prefix('-') {
        None => (digits, width.saturating_sub(digits.len())),
        // A sign could be mistaken for a separator. No other integer has so many zeros before its digits.
        Some(negative) => (negative, width + 1),
    };
    for _ in 0..zeros {
        out.push_str("0");
    }
    out.push_str(digits);
}

/// The digits that are parsed.
#[cfg(feature = "engine")]
pub(crate) fn undo<'t>(text: &'t str, width: usize, into: &PartShape) -> Option<&'t str> {
    let digits = (text.len() == width).then_some(text)?;
    Some(if into.text {
        digits
    } else {
        without_zeros(digits)
    })
}

/// The same number without zeros before its digits.
#[cfg(feature = "engine")]
#[must_use]
pub fn without_zeros(digits: &str) -> &str {
    match digits.trim_start_matches('0') {
        "" => "0",
        digits => digits,
    }
}

#[cfg(test)]
mod tests {
    use super::from_word;

    #[test]
    fn widths_are_written_in_one_way() {
        assert_eq!((from_word("01"), from_word("039")), (Some(1), Some(39)));
        for wrong in [
            "", "0", "00", "006", "040", "0256", "6", "0+6", "0-6", "0x6", "0٦", "06 ",
        ] {
            assert_eq!(from_word(wrong), None, "{wrong}");
        }
    }
}
