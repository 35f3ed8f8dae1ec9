//! None, `:?"none"`: the text for a property that is missing or null.

use core::fmt;

use super::{FieldOption, OptionKind, Options};
use crate::LayoutError;
use crate::cursor::Cursor;
use crate::quoted::{Quoted, read_quoted};

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
