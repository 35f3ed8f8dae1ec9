//! Escape, `:%`: the characters of separators are escaped inside a part. It is on exactly the parts that are text.

use std::fmt;

use super::{FieldOption, OptionKind, Options};
use crate::cursor::Cursor;

pub(super) fn read(cursor: &mut Cursor) -> Option<FieldOption> {
    cursor.eat("%").then_some(FieldOption::Escape)
}

pub(super) fn print(f: &mut fmt::Formatter<'_>) -> fmt::Result {
    f.write_str(":%")
}

/// Whether escapes are written with this character, so that no separator can contain it.
pub(crate) fn is_of_escapes(c: char) -> bool {
    matches!(c, '%' | '0'..='9' | 'A'..='F')
}

impl Options {
    /// Whether the characters of separators are escaped.
    #[must_use]
    pub fn is_escaped(&self) -> bool {
        self.get(OptionKind::Escape).is_some()
    }
}
