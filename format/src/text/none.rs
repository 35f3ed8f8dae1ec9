//! None, `:?"none"`: the text for a property that is missing or null.

use core::fmt;

use super::{FieldOption, OptionKind, Options};
use crate::LayoutError;
use crate::cursor::Cursor;
use crate::quoted::{Quoted, read_quoted};
#[cfg(feature = "engine")]
use crate::{CharSet, PartShape};

pub(super) fn read(cursor: &mut Cursor) -> Result<Option<FieldOption>, LayoutError> {
    if !cursor.eat("?") {
        return Ok(None);
    }
    let at = cursor.offset();
    let text = read_quoted(cursor)?;
    check(&text).map_err(|error| error.at(at))?;
    Ok(Some(FieldOption::None(text)))
}

/// An empty text would be an empty part.
pub(super) fn check(text: &str) -> Result<(), LayoutError> {
    if text.is_empty() {
        return Err(LayoutError::new(
            "the text for a missing property is not empty",
        ));
    }
    Ok(())
}

pub(super) fn print(text: &str, f: &mut fmt::Formatter<'_>) -> fmt::Result {
    write!(f, ":?{}", Quoted(text))
}

impl Options {
    /// Returns the text for a property that is missing or null.
    #[must_use]
    pub fn none(&self) -> Option<&str> {
        match self.get(OptionKind::None) {
            Some(FieldOption::None(text)) => Some(text),
            _ => None,
        }
    }
}

#[cfg(feature = "engine")]
impl PartShape {
    /// The same shape, with one more string: the one of an absent value.
    #[doc(hidden)]
    #[must_use]
    #[track_caller]
    pub const fn __or_none(mut self, none: &str) -> Self {
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
