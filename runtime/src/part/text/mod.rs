//! How a value becomes the text of a part. Each option of a field has a file, with the wrapper that writes the text, how
//! the option changes the shape, and how parsing reverses it.

pub(crate) mod case;
pub(crate) mod escape;
pub(crate) mod max_len;
pub(crate) mod none;
pub(crate) mod pad;
pub(crate) mod path;
pub(crate) mod rollup;
#[cfg(test)]
mod tests;
pub(crate) mod with;

use core::fmt;
use core::marker::PhantomData;
use core::panic::RefUnwindSafe;

use crate::write::Draft;
use crate::{CharSet, KeyPart, KeyWriter, OutOfRange, PartShape};

/// A value that writes the text of a part: a part itself, or a part with options.
#[diagnostic::on_unimplemented(
    message = "SK0606: `{Self}` cannot be a part of a key, an id or a container's name",
    label = "it has no one text that every language writes alike",
    note = "a timestamp: say which period is meant, `{{at:day}}` in a template or `rollup = \"day\"` on the field",
    note = "an `Option`: say the text of an absent value, `{{name:?\"none\"}}` in a template or `none = \"none\"` on the field"
)]
pub trait PartText {
    /// Whether the text is escaped if the key has `escape`.
    const IS_TEXT: bool;

    /// The only characters that a text has, where that is sure.
    const CHARS: Option<CharSet> = None;

    /// Appends the text.
    fn write_text(&self, out: &mut impl KeyWriter);

    /// Whether the key format can express the value.
    ///
    /// # Errors
    ///
    /// Says what it can express.
    fn check_text(&self) -> Result<(), OutOfRange>;

    /// The text, if the value contains it.
    fn as_text(&self) -> Option<&str> {
        None
    }

    /// The length of the text in bytes.
    #[inline]
    fn text_len(&self) -> usize {
        match self.as_text() {
            Some(text) => text.len(),
            None => Draft::of(|text| self.write_text(text)).as_str().len(),
        }
    }
}

impl<P: KeyPart> PartText for P {
    const IS_TEXT: bool = P::SHAPE.text;
    const CHARS: Option<CharSet> = if P::__KEEPS_SHAPE && !P::SHAPE.beyond_ascii {
        Some(P::SHAPE.ascii)
    } else {
        None
    };

    #[inline(always)]
    #[expect(
        clippy::inline_always,
        reason = "it is `write_part` under another name"
    )]
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

/// How parsing reverses an option. Options whose texts can be told from others by their shape do not need it.
pub trait Undo: fmt::Debug + Sync + RefUnwindSafe {
    /// The text of an absent value, if the value may be absent.
    fn absent(&self) -> Option<&'static str> {
        None
    }

    /// The text of the value without this option, to be parsed into a type of this shape; `None` if no value has this
    /// text.
    fn undo<'t>(&self, text: &'t str, into: &PartShape) -> Option<&'t str>;
}

/// A type whose shape is needed, found by inference if it cannot be named here.
pub struct Of<T: ?Sized>(PhantomData<T>);

impl<T: ?Sized> Of<T> {
    /// This type.
    pub const TYPE: Self = Self(PhantomData);
}

impl<T: KeyPart + ?Sized> Of<T> {
    /// As a part.
    #[must_use]
    pub const fn part(self) -> PartShape {
        T::SHAPE
    }
}
