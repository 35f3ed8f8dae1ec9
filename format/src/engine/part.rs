//! A field of a key, an id or a container's name: which value it has, how the value is written, and what is known about
//! the result. The builder of each option changes the format and the shape together, so they cannot disagree.

use super::inline::Text;
use super::value::Value;
use super::writer::Draft;
use crate::text::{self, case, pad};
use crate::{Case, Epoch, Escape, KeyWriter, PartShape, Period, Rollup};

/// A part, as it is declared.
#[derive(Clone, Copy, Debug)]
pub struct Part<'a> {
    /// The name of the field in the document.
    pub name: &'a str,
    /// The number of the item's value.
    pub value: usize,
    /// What is known about the strings, without escaping.
    pub shape: PartShape,
    /// The same for a value that is not absent.
    pub present: PartShape,
    pub format: Format<'a>,
    pub escape: Option<&'a Escape>,
}

/// The options of a part, from the outermost to the innermost. Each applies to the result of those after it.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Format<'a> {
    /// The string of an absent value.
    pub none: Option<&'a str>,
    pub max_len: Option<Limit>,
    pub rollup: Option<Rollup>,
    pub pad: Option<Limit>,
    pub case: Option<Case>,
}

/// How long a string may be, and what an error says about it.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Limit {
    pub len: usize,
    pub expected: &'static str,
}

impl Format<'_> {
    /// The string form of the type, without options.
    pub const PLAIN: Self = Self {
        none: None,
        max_len: None,
        rollup: None,
        pad: None,
        case: None,
    };

    /// Whether the string is the type's own.
    #[must_use]
    pub const fn is_plain(&self) -> bool {
        matches!(
            self,
            Self {
                none: None,
                max_len: None,
                rollup: None,
                pad: None,
                case: None,
            }
        )
    }
}

impl<'a> Part<'a> {
    /// A part without options, of a type with this shape.
    #[must_use]
    pub const fn new(name: &'a str, value: usize, shape: PartShape) -> Self {
        Self {
            name,
            value,
            shape,
            present: shape,
            format: Format::PLAIN,
            escape: None,
        }
    }

    const fn with(mut self, shape: PartShape) -> Self {
        self.shape = shape;
        self.present = shape;
        self
    }

    /// `case`
    #[must_use]
    pub const fn case(mut self, case: Case) -> Self {
        self.format.case = Some(case);
        self.with(self.shape.__folded(case))
    }

    /// `pad`
    ///
    /// # Panics
    ///
    /// At compile time, if the type is not an integer.
    #[must_use]
    #[track_caller]
    pub const fn pad(mut self, width: usize, expected: &'static str) -> Self {
        self.format.pad = Some(Limit {
            len: width,
            expected,
        });
        self.with(self.shape.__padded(width))
    }

    /// `rollup`, of a type with this finest period.
    ///
    /// # Panics
    ///
    /// At compile time, if the type does not have such periods.
    #[must_use]
    #[track_caller]
    pub const fn rollup(mut self, finest: Period, period: Period) -> Self {
        self.format.rollup = Some(Rollup {
            period,
            epoch: None,
        });
        self.with(text::rolled_up(finest, period))
    }

    /// `rollup` with `epoch`, of a type with these integers.
    ///
    /// # Panics
    ///
    /// At compile time, if the type ends in 1970.
    #[must_use]
    #[track_caller]
    pub const fn rollup_epoch(mut self, range: (i128, i128), period: Period, epoch: Epoch) -> Self {
        self.format.rollup = Some(Rollup {
            period,
            epoch: Some(epoch),
        });
        self.with(text::rolled_up_epoch(range, period, epoch))
    }

    /// `max_len`
    #[must_use]
    pub const fn max_len(mut self, bytes: usize, expected: &'static str) -> Self {
        self.format.max_len = Some(Limit {
            len: bytes,
            expected,
        });
        self.with(self.shape.__at_most(bytes))
    }

    /// `none`
    ///
    /// # Panics
    ///
    /// At compile time, if a value can have the same string.
    #[must_use]
    #[track_caller]
    pub const fn none(mut self, none: &'static str) -> Self {
        self.format.none = Some(none);
        self.shape = self.shape.__or_none(none);
        self
    }

    /// `none` of a previous layout, which needs no proof.
    #[must_use]
    pub const fn none_unproved(mut self, none: &'static str) -> Self {
        self.format.none = Some(none);
        self
    }

    /// `escape`: escaped if it is text.
    #[must_use]
    pub const fn escape(self, escape: &'a Escape) -> Self {
        if self.shape.text {
            self.always_escape(escape)
        } else {
            self
        }
    }

    /// `:%` of a previous layout: escaped whatever the type is.
    #[must_use]
    pub const fn always_escape(mut self, escape: &'a Escape) -> Self {
        self.escape = Some(escape);
        self
    }

    /// Whether the part is written as its type writes it.
    #[must_use]
    pub const fn is_plain(&self) -> bool {
        self.format.is_plain() && self.escape.is_none()
    }

    /// Writes the string of a value.
    #[inline]
    pub fn write(&self, value: &Value, out: &mut impl KeyWriter) {
        if cfg!(debug_assertions)
            && !matches!(value, Value::Absent | Value::Unknown)
            && self.check(value).is_ok()
        {
            let text = Draft::of(|text| self.write_unescaped(value, text));
            self.present.__fits(text.as_str());
        }
        match self.escape {
            None if self.format.is_plain() => value.write(out),
            None => self.write_unescaped(value, out),
            Some(escape) => match value {
                Value::Text(text) if self.format.is_plain() => escape.write(text, out),
                _ => {
                    let text = Draft::of(|text| self.write_unescaped(value, text));
                    escape.write(text.as_str(), out);
                }
            },
        }
    }

    /// The same without `escape`.
    #[inline]
    pub fn write_unescaped(&self, value: &Value, out: &mut impl KeyWriter) {
        let Format {
            none,
            max_len: _,
            rollup,
            pad,
            case,
        } = self.format;
        if let (Value::Absent, Some(none)) = (value, none) {
            return out.push_str(none);
        }
        if let Some(rollup) = rollup
            && let Some((at, nanos)) = rollup.instant(value)
        {
            return rollup.period.write(at, nanos, out);
        }
        match (pad, case) {
            (None, None) => value.write(out),
            (Some(Limit { len, .. }), _) => {
                let digits = Draft::of(|digits| value.write(digits));
                pad::write(digits.as_str(), len, out);
            }
            (None, Some(case)) => {
                if let Some(text) = value.as_str() {
                    return case.write(text, out);
                }
                let text = Draft::of(|text| value.write(text));
                case.write(text.as_str(), out);
            }
        }
    }

    /// Whether the key format can express the value in this format.
    ///
    /// # Errors
    ///
    /// What it can express.
    #[inline]
    pub fn check(&self, value: &Value) -> Result<(), &'static str> {
        if self.format.is_plain() {
            return value.check();
        }
        self.check_formatted(value)
    }

    fn check_formatted(&self, value: &Value) -> Result<(), &'static str> {
        let Format {
            none: _,
            max_len,
            rollup,
            pad,
            case: _,
        } = self.format;
        if let Value::Absent = value {
            return Ok(());
        }
        if let Some(Limit { len, expected }) = max_len
            && self.len_of(value) > len
        {
            return Err(expected);
        }
        if let Some(rollup) = rollup
            && let Some((at, _)) = rollup.instant(value)
        {
            return at.check();
        }
        value.check()?;
        if let Some(Limit { len, expected }) = pad {
            let digits = Draft::of(|digits| value.write(digits));
            let digits = digits.as_str();
            if digits.len() > len || digits.starts_with('-') {
                return Err(expected);
            }
        }
        Ok(())
    }

    fn len_of(&self, value: &Value) -> usize {
        match value.as_str() {
            // ASCII letters in another case are as long.
            Some(text) if self.format.rollup.is_none() && self.format.pad.is_none() => text.len(),
            _ => Draft::of(|text| self.write_unescaped(value, text))
                .as_str()
                .len(),
        }
    }

    /// What an error shows for a value that the key format cannot express.
    #[must_use]
    pub fn show(&self, value: &Value) -> Text {
        let mut shown = Text::new();
        if let Some(rollup) = self.format.rollup
            && let Some((at, nanos)) = rollup.instant(value)
        {
            rollup.period.show(at, nanos, &mut shown);
        } else if self.format.pad.is_some() || self.format.case.is_none() {
            value.show(&mut shown);
        } else {
            self.write_unescaped(value, &mut shown);
        }
        shown
    }

    /// The string that the type itself parses, from the string of a value that is not absent, unescaped; `into` is the
    /// shape of the type.
    #[must_use]
    pub fn undo<'t>(&self, text: &'t str, into: &PartShape) -> Option<&'t str> {
        let Format {
            none,
            max_len: _,
            rollup,
            pad,
            case,
        } = self.format;
        if none.is_some() && !self.present.can_be(text) {
            return None;
        }
        if let Some(rollup) = rollup
            && !rollup.period.has_text(text)
        {
            return None;
        }
        match (pad, case) {
            (Some(width), _) => pad::undo(text, width.len, into),
            (None, Some(_)) => Some(case::undo(text, into)),
            (None, None) => Some(text),
        }
    }
}
