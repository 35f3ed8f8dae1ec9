//! `none = "..."`: the text of an absent value.

use crate::part::text::{PartText, Undo};
use crate::{CharSet, KeyWriter, OutOfRange, PartShape};

/// A part that may be absent, and the text of an absent one.
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

impl PartShape {
    /// The texts of present values, and the one for none. A compile error points to the caller.
    ///
    /// # Panics
    ///
    /// At compile time, if the type can have this text.
    #[doc(hidden)]
    #[must_use]
    #[track_caller]
    pub const fn __or_none(mut self, none: &'static str) -> Self {
        assert!(
            !self.can_be(none),
            "SK0613: a value that is there can have the same text as one that is absent, and both would be under one key; \
             take a text that no value has: for a number any word, `none = \"none\"`; for text one in letters that are folded, \
             `none = \"NONE\", case = \"lower\"`, or one that is too long for a value, `none = \"(none)\", max_len = 5`"
        );
        self.distinct = self.distinct.saturating_add(1);
        if let Some(max) = self.max_len
            && max < none.len()
        {
            self.max_len = Some(none.len());
        }
        if !matches!(self.fixed_chars, Some(chars) if none.is_ascii() && chars == none.len()) {
            self.fixed_chars = None;
        }
        self.ascii = self.ascii.union(CharSet::of(none));
        self.leading = CharSet::NONE;
        self.beyond_ascii |= !none.is_ascii();
        self.names = &[];
        self
    }
}

/// The text for none, and the shape of present values if it is known.
#[derive(Clone, Copy, Debug)]
pub struct UndoNone {
    /// The text.
    pub text: &'static str,
    /// The shape.
    pub present: Option<&'static PartShape>,
}

impl Undo for UndoNone {
    fn absent(&self) -> Option<&'static str> {
        Some(self.text)
    }

    fn undo<'t>(&self, text: &'t str, _: &PartShape) -> Option<&'t str> {
        let can_be = self.present.is_none_or(|shape| shape.can_be(text));
        can_be.then_some(text)
    }
}
