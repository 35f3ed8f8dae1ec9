//! Escape, `:%` and `:%table`: the characters of separators are escaped inside a part. It is on exactly the parts that are
//! text.

use core::fmt;

use super::{FieldOption, OptionKind, Options};
use crate::cursor::Cursor;
use crate::store::Store;

/// Which characters are escaped inside a part, in addition to those of separators and `%`.
///
/// ```
/// use synthetic_key_format::Escaped;
///
/// assert!(!Escaped::Separators.contains('/'));
/// assert!(Escaped::ForTable.contains('/') && Escaped::ForTable.contains('\n'));
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Escaped {
    /// `:%`: no others.
    Separators,
    /// `:%table`: those that Azure Table Storage forbids in keys: `/`, `\`, `#`, `?` and control characters.
    ForTable,
}

impl Escaped {
    /// Returns whether a character is one of these additional characters.
    #[must_use]
    pub fn contains(self, c: char) -> bool {
        self == Self::ForTable && Store::TABLE.keys().forbids(c)
    }
}

const TABLE: &str = "%table";

pub(super) fn read(cursor: &mut Cursor) -> Option<FieldOption> {
    if cursor.eat(TABLE) {
        return Some(FieldOption::Escape(Escaped::ForTable));
    }
    let is_plain = cursor.eat("%");
    is_plain.then_some(FieldOption::Escape(Escaped::Separators))
}

pub(super) fn print(escaped: Escaped, f: &mut fmt::Formatter<'_>) -> fmt::Result {
    f.write_str(match escaped {
        Escaped::Separators => ":%",
        Escaped::ForTable => ":%table",
    })
}

/// Whether escapes are written with this character, so that no separator can contain it.
pub(crate) fn is_of_escapes(c: char) -> bool {
    matches!(c, '%' | '0'..='9' | 'A'..='F')
}

impl Options {
    /// Returns which characters are escaped, in addition to those of separators. Returns `None` if nothing is escaped.
    ///
    /// ```
    /// use synthetic_key_format::{Escaped, Layout};
    ///
    /// let layout = Layout::parse("{tenant:%table}-{date}")?;
    /// let escapes = layout.parts().map(|part| part.options.escape());
    /// assert!(escapes.eq([Some(Escaped::ForTable), None]));
    /// # Ok::<(), synthetic_key_format::LayoutError>(())
    /// ```
    #[must_use]
    pub fn escape(&self) -> Option<Escaped> {
        match self.get(OptionKind::Escape)? {
            FieldOption::Escape(escaped) => Some(*escaped),
            _ => None,
        }
    }

    /// Returns whether the characters of separators are escaped.
    #[must_use]
    pub fn is_escaped(&self) -> bool {
        self.escape().is_some()
    }
}
