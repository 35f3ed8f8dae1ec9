//! `pad = W`: an integer with zeros before its digits.

use crate::part::text::{PartText, Undo};
use crate::write::{Draft, is_shown};
use crate::{CharSet, KeyWriter, OutOfRange, PartShape};

/// An integer, its number of digits, and a description of such integers.
pub struct Padded<P>(pub P, pub usize, pub &'static str);

impl<P: PartText> PartText for Padded<P> {
    const IS_TEXT: bool = false;

    fn write_text(&self, out: &mut impl KeyWriter) {
        let digits = Draft::of(|digits| self.0.write_text(digits));
        let (digits, zeros) = match digits.as_str().strip_prefix('-') {
            None => (
                digits.as_str(),
                self.1.saturating_sub(digits.as_str().len()),
            ),
            Some(_) if is_shown(out) => (digits.as_str(), 0),
            // A sign could be mistaken for a separator. No other integer has so many zeros before its digits.
            Some(negative) => (negative, self.1 + 1),
        };
        for _ in 0..zeros {
            out.push_str("0");
        }
        out.push_str(digits);
    }

    fn check_text(&self) -> Result<(), OutOfRange> {
        self.0.check_text()?;
        let digits = Draft::of(|digits| self.0.write_text(digits));
        let digits = digits.as_str();
        if digits.len() > self.1 || digits.starts_with('-') {
            return Err(OutOfRange::new(self.2));
        }
        Ok(())
    }
}

impl PartShape {
    /// The integers of so many digits. A compile error points to the caller.
    ///
    /// # Panics
    ///
    /// At compile time, if the type is not an integer.
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

/// The number of digits.
#[derive(Clone, Copy, Debug)]
pub struct UndoPad {
    /// The number of digits, zeros included.
    pub width: usize,
}

impl Undo for UndoPad {
    /// The digits of the integer or, for text, all characters.
    fn undo<'t>(&self, text: &'t str, into: &PartShape) -> Option<&'t str> {
        let digits = (text.len() == self.width).then_some(text)?;
        Some(if into.text {
            digits
        } else {
            without_zeros(digits)
        })
    }
}

/// The digits of an integer without the zeros that were put before them.
pub(crate) fn without_zeros(digits: &str) -> &str {
    match digits.trim_start_matches('0') {
        "" => "0",
        digits => digits,
    }
}
