//! Writers: a key is written to them piece by piece.

pub(crate) mod checked;
pub(crate) mod digits;

use alloc::string::String;
use core::fmt;

use arrayvec::ArrayString;

use crate::PartitionKey;
use crate::key::hierarchical::Breaks;
use crate::key::inline::Text;
use crate::key::levels::levels;
use crate::part::text::PartText;
use crate::part::text::escape::Escape;
use crate::suffix::SuffixRange;
use crate::suffix::hash::{Hashed, HashedTexts};

/// A writer that receives the text of a key piece by piece; `String` is one.
///
/// A hand-written [`KeyPart`](crate::KeyPart) writes its text with [`push_str`](Self::push_str) or
/// [`push_fmt`](Self::push_fmt).
///
/// ```
/// use synthetic_key::part::KeyWriter;
/// use synthetic_key::KeyPart;
///
/// let mut key = String::new();
/// 2018_u16.write_part(&mut key);
/// key.push_fmt(format_args!("-{:02}", 8));
/// assert_eq!(key, "2018-08");
/// ```
pub trait KeyWriter: Sized {
    /// Whether a value is shown in an error, unchanged. In a key, a value that a checked key refuses is written so that
    /// it cannot be mistaken for another one.
    #[doc(hidden)]
    const __IS_SHOWN: bool = false;

    /// Appends text of a part.
    fn push_str(&mut self, text: &str);

    /// Appends formatted text of a part. This is easier than `push_str`, and slower.
    fn push_fmt(&mut self, text: fmt::Arguments<'_>) {
        struct Formatted<'a, W>(&'a mut W);

        impl<W: KeyWriter> fmt::Write for Formatted<'_, W> {
            fn write_str(&mut self, text: &str) -> fmt::Result {
                self.0.push_str(text);
                Ok(())
            }
        }

        // A part whose `Display` fails half-way has written what it could. Writing itself cannot fail.
        let _ = fmt::Write::write_fmt(&mut Formatted(self), text);
    }

    /// Appends a text that was built in registers and can be stored from there.
    #[doc(hidden)]
    #[inline]
    fn __push_short<const N: usize>(&mut self, text: &ArrayString<N>) {
        self.push_str(text);
    }

    /// A part of the key: the field's name in the document, and its value.
    #[doc(hidden)]
    #[inline(always)]
    #[expect(
        clippy::inline_always,
        reason = "what is declared is known where it is called, and a call would hide it"
    )]
    fn __part<P: PartText>(&mut self, _field: &'static str, part: P) {
        part.write_text(self);
    }

    /// A separator, and the part after it.
    #[doc(hidden)]
    #[inline(always)]
    #[expect(
        clippy::inline_always,
        reason = "what is declared is known where it is called, and a call would hide it"
    )]
    fn __next_part<P: PartText>(&mut self, separator: &'static str, field: &'static str, part: P) {
        self.push_str(separator);
        self.__part(field, part);
    }

    /// A part of the key that is percent-escaped if it is text.
    #[doc(hidden)]
    #[inline]
    fn __escaped_part<P: PartText>(
        &mut self,
        _field: &'static str,
        part: P,
        escape: &'static Escape,
    ) {
        escape.write(&part, self);
    }

    /// The number of the suffix, which is one of these.
    #[doc(hidden)]
    #[inline]
    fn __suffix(&mut self, number: u16, range: SuffixRange) {
        range.write(number, self);
    }

    /// The first of several fields that the suffix is computed from.
    #[doc(hidden)]
    #[inline]
    fn __first_hashed<P: PartText>(&mut self, field: &'static str, value: P) -> HashedTexts {
        self.__check_value(field, &value);
        HashedTexts::of(&value)
    }

    /// Another one of them.
    #[doc(hidden)]
    #[inline]
    fn __next_hashed<P: PartText>(
        &mut self,
        texts: &mut HashedTexts,
        field: &'static str,
        value: P,
    ) {
        self.__check_value(field, &value);
        texts.push(&value);
    }

    /// The number of the suffix that is computed from fields.
    #[doc(hidden)]
    #[inline]
    fn __hash_suffix<H: Hashed>(&mut self, fields: H, range: SuffixRange) {
        fields.check(self);
        self.__suffix(range.number_of(fields.hash()), range);
    }

    /// A value that is hashed and not written: only writers that check values look at it.
    #[doc(hidden)]
    #[inline]
    fn __check_value<P: PartText>(&mut self, _field: &'static str, _value: &P) {}

    /// Where the next level of the key starts.
    #[doc(hidden)]
    #[inline]
    fn __next_level(&mut self) {}
}

/// [`KeyWriter::__IS_SHOWN`] of a writer.
#[inline]
pub(crate) fn is_shown<W: KeyWriter>(_: &W) -> bool {
    W::__IS_SHOWN
}

impl KeyWriter for String {
    #[inline]
    fn push_str(&mut self, text: &str) {
        self.push_str(text);
    }
}

/// A key while it is written.
#[derive(Clone, Debug)]
pub struct Draft {
    text: Text,
    breaks: Breaks,
}

impl Draft {
    /// An empty draft.
    #[inline]
    pub(crate) fn new() -> Self {
        Self {
            text: Text::new(),
            breaks: Breaks::new(),
        }
    }

    /// What `write` writes.
    #[inline]
    pub(crate) fn of(write: impl FnOnce(&mut Self)) -> Self {
        let mut draft = Self::new();
        write(&mut draft);
        draft
    }

    /// The text that has been written.
    #[inline]
    pub(crate) fn as_str(&self) -> &str {
        self.text.as_str()
    }

    /// Writes it again, after something else.
    #[inline]
    pub(crate) fn write_to(&self, out: &mut impl KeyWriter) {
        if self.breaks.is_empty() {
            return out.push_str(self.as_str());
        }
        for (i, level) in levels(self.as_str(), &self.breaks).enumerate() {
            if i > 0 {
                out.__next_level();
            }
            out.push_str(level);
        }
    }

    /// The finished text.
    #[inline]
    pub(crate) fn into_key(self) -> PartitionKey {
        PartitionKey::new(self.text)
    }

    /// Removes everything after so many bytes; these bytes include all levels but the last.
    #[inline]
    pub(crate) fn truncate(&mut self, len: usize) {
        self.text.truncate(len);
    }

    /// Where the levels end, except the last.
    #[inline]
    pub(crate) fn breaks(&self) -> &Breaks {
        &self.breaks
    }
}

impl KeyWriter for Draft {
    #[inline]
    fn push_str(&mut self, text: &str) {
        self.text.push_str(text);
    }

    #[inline]
    fn __push_short<const N: usize>(&mut self, text: &ArrayString<N>) {
        self.text.__push_short(text);
    }

    #[inline]
    fn __next_level(&mut self) {
        // There are no more than three.
        let _ = self.breaks.try_push(self.text.as_str().len());
    }
}

/// A value in an error.
pub(crate) struct Shown(Draft);

impl Shown {
    /// What `write` writes.
    pub(crate) fn of(write: impl FnOnce(&mut Self)) -> PartitionKey {
        let mut shown = Self(Draft::new());
        write(&mut shown);
        shown.0.into_key()
    }
}

impl KeyWriter for Shown {
    const __IS_SHOWN: bool = true;

    fn push_str(&mut self, text: &str) {
        self.0.push_str(text);
    }
}

/// Compares what is written with a text. It holds the rest of the text, or nothing once they differ.
pub(crate) struct Same<'t>(Option<&'t str>);

impl<'t> Same<'t> {
    /// Whether `write` writes this text.
    #[inline]
    pub(crate) fn is(text: &'t str, write: impl FnOnce(&mut Self)) -> bool {
        let mut same = Self(Some(text));
        write(&mut same);
        same.0 == Some("")
    }
}

impl KeyWriter for Same<'_> {
    #[inline]
    fn push_str(&mut self, text: &str) {
        self.0 = self.0.and_then(|rest| rest.strip_prefix(text));
    }
}
