//! The options of a part: what each does to its text.

pub(crate) mod escape;

use crate::write::{Draft, Room};
use crate::{EpochInteger, KeyPart, KeyWriter, OutOfRange, Period, Timestamp};

/// What writes the text of a part: a part itself, or one with options.
#[diagnostic::on_unimplemented(
    message = "SK0606: `{Self}` cannot be a part of a key, an id or a container's name",
    label = "it has no one text that every language writes alike",
    note = "a timestamp: say which period is meant, `{{at:day}}` in a template or `rollup = \"day\"` on the field",
    note = "an `Option`: say the text of an absent value, `{{name:?\"none\"}}` in a template or `none = \"none\"` on the field"
)]
pub trait PartText {
    /// Whether the text is escaped where the key says so.
    const IS_TEXT: bool;

    /// The most bytes of a text, where the type tells.
    const MAX_LEN: Option<usize> = None;

    /// Appends the text.
    fn write_text(&self, out: &mut impl KeyWriter);

    /// Whether the key format can express the value.
    ///
    /// # Errors
    ///
    /// What it can express.
    fn check_text(&self) -> Result<(), OutOfRange>;

    /// The text, where the value holds it as it is.
    fn as_text(&self) -> Option<&str> {
        None
    }
}

impl<P: KeyPart> PartText for P {
    const IS_TEXT: bool = P::SHAPE.text;
    const MAX_LEN: Option<usize> = P::SHAPE.max_len;

    #[inline]
    fn write_text(&self, out: &mut impl KeyWriter) {
        self.write_part(out);
    }

    #[inline]
    fn check_text(&self) -> Result<(), OutOfRange> {
        self.check_part()
    }

    #[inline]
    fn as_text(&self) -> Option<&str> {
        KeyPart::as_text(self)
    }
}

/// `rollup = "..."`
pub struct RolledUp {
    period: Period,
    seconds: i64,
}

impl RolledUp {
    /// Of nothing that is known.
    pub const NONE: Self = Self {
        period: Period::Year,
        seconds: 0,
    };

    /// Of a timestamp or a date.
    #[inline]
    pub fn of<T: Timestamp>(time: T, period: Period) -> Self {
        let seconds = time.unix_seconds();
        Self { period, seconds }
    }

    /// Of an integer that counts `per_second` from 1970.
    #[inline]
    pub fn of_epoch<T: EpochInteger>(time: T, period: Period, per_second: u32) -> Self {
        let seconds = time.unix_seconds(per_second);
        Self { period, seconds }
    }

    pub(crate) fn seconds(&self) -> i64 {
        self.seconds
    }
}

impl PartText for RolledUp {
    const IS_TEXT: bool = false;

    #[inline]
    fn write_text(&self, out: &mut impl KeyWriter) {
        self.period.write(self.seconds, out);
    }

    #[inline]
    fn check_text(&self) -> Result<(), OutOfRange> {
        Period::check(self.seconds)
    }
}

/// `pad = W`: an integer, its digits, and what such integers are.
pub struct Padded<P>(pub P, pub usize, pub &'static str);

impl<P: PartText> PartText for Padded<P> {
    const IS_TEXT: bool = false;

    fn write_text(&self, out: &mut impl KeyWriter) {
        let digits = Draft::of(|digits| self.0.write_text(digits));
        let digits = digits.as_str();
        let width = if digits.starts_with('-') { 0 } else { self.1 };
        for _ in digits.len()..width {
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

/// `case = "..."`
pub struct Folded<P>(pub P, pub Fold);

/// What ASCII letters are folded to.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Fold {
    /// `lower`
    Lower,
    /// `upper`
    Upper,
}

impl Fold {
    /// The letters that there are after folding; at the same place in the other case is what they were.
    pub(crate) const fn letters(self) -> &'static str {
        match self {
            Self::Lower => "abcdefghijklmnopqrstuvwxyz",
            Self::Upper => "ABCDEFGHIJKLMNOPQRSTUVWXYZ",
        }
    }

    pub(crate) const fn other(self) -> Self {
        match self {
            Self::Lower => Self::Upper,
            Self::Upper => Self::Lower,
        }
    }

    fn write(self, text: &str, out: &mut impl KeyWriter) {
        let mut rest = text;
        let changes = |c: char| self.other().letters().contains(c);
        while let Some(at) = rest.find(changes) {
            let (before, letter) = rest.split_at(at);
            out.push_str(before);
            let (letter, behind) = letter.split_at(1);
            let place = self.other().letters().find(letter).unwrap_or_default();
            out.push_str(self.letters().get(place..=place).unwrap_or_default());
            rest = behind;
        }
        out.push_str(rest);
    }
}

impl<P: PartText> PartText for Folded<P> {
    const IS_TEXT: bool = P::IS_TEXT;

    fn write_text(&self, out: &mut impl KeyWriter) {
        if let Some(text) = self.0.as_text() {
            return self.1.write(text, out);
        }
        let text = Draft::of(|text| self.0.write_text(text));
        self.1.write(text.as_str(), out);
    }

    fn check_text(&self) -> Result<(), OutOfRange> {
        self.0.check_text()
    }
}

/// `with = path`: what the function made. It is text, whatever its type: nobody else can know what it looks like.
pub struct Made<P>(pub P);

impl<P: KeyPart> PartText for Made<P> {
    const IS_TEXT: bool = true;

    fn write_text(&self, out: &mut impl KeyWriter) {
        self.0.write_part(out);
    }

    fn check_text(&self) -> Result<(), OutOfRange> {
        self.0.check_part()
    }

    fn as_text(&self) -> Option<&str> {
        KeyPart::as_text(&self.0)
    }
}

/// `max_len = N` on a field: a part, its most bytes, and that in words.
pub struct AtMost<P>(pub P, pub usize, pub &'static str);

impl<P: PartText> PartText for AtMost<P> {
    const IS_TEXT: bool = P::IS_TEXT;

    #[inline]
    fn write_text(&self, out: &mut impl KeyWriter) {
        self.0.write_text(out);
    }

    fn check_text(&self) -> Result<(), OutOfRange> {
        if Room::of(|text| self.0.write_text(text)) > self.1 {
            return Err(OutOfRange::new(self.2));
        }
        self.0.check_text()
    }

    #[inline]
    fn as_text(&self) -> Option<&str> {
        self.0.as_text()
    }
}

/// `none = "..."`
pub struct OrNone<P>(pub Option<P>, pub &'static str);

impl<P: PartText> PartText for OrNone<P> {
    const IS_TEXT: bool = P::IS_TEXT;

    #[inline]
    fn write_text(&self, out: &mut impl KeyWriter) {
        match &self.0 {
            Some(part) => part.write_text(out),
            None => out.push_str(self.1),
        }
    }

    fn check_text(&self) -> Result<(), OutOfRange> {
        self.0.as_ref().map_or(Ok(()), PartText::check_text)
    }

    #[inline]
    fn as_text(&self) -> Option<&str> {
        match &self.0 {
            Some(part) => part.as_text(),
            None => Some(self.1),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// The text that is taken as it is must be what would be written: a suffix is computed from it.
    #[track_caller]
    fn assert_text(part: &impl PartText, expected: &str) {
        assert_eq!(Draft::of(|text| part.write_text(text)).as_str(), expected);
        assert_eq!(part.as_text().unwrap_or(expected), expected);
    }

    #[test]
    fn texts_under_options() {
        let text = || "Ab".to_owned();
        assert_text(&text(), "Ab");
        assert_text(&AtMost(text(), 2, ""), "Ab");
        assert_text(&Made(text()), "Ab");
        assert_text(&OrNone(Some(text()), "none"), "Ab");
        assert_text(&OrNone(None::<String>, "none"), "none");
        assert_text(&Folded(text(), Fold::Lower), "ab");
        assert_text(&Folded(text(), Fold::Upper), "AB");
    }

    #[test]
    fn options_check_what_is_inside() {
        let far = chrono::NaiveDate::MAX;
        assert!(Made(far).check_text().is_err());
        assert!(Folded(Made(far), Fold::Lower).check_text().is_err());
        assert!(AtMost(Made(far), 99, "").check_text().is_err());
        assert!(OrNone(Some(Made(far)), "").check_text().is_err());
        assert!(AtMost("ab".to_owned(), 2, "").check_text().is_ok());
        assert!(AtMost("ab".to_owned(), 1, "").check_text().is_err());
    }
}
