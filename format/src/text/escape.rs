//! Escape, `:%` and `:%table`: the characters of separators are escaped inside a part. It is on exactly the parts that are
//! text.

use core::fmt;

use super::{FieldOption, OptionKind, Options};
use crate::cursor::Cursor;
use crate::store::Store;
#[cfg(feature = "engine")]
use {
    crate::engine::writer::Draft,
    crate::{CharSet, KeyWriter, PartShape},
    alloc::string::String,
    alloc::vec::Vec,
    arrayvec::ArrayString,
};

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

/// The characters to escape inside text parts: those of the separators, `%`, and those that a store forbids.
#[cfg(feature = "engine")]
#[derive(Debug)]
pub struct Escape {
    ascii: CharSet,
    all: &'static str,
    /// Whether the control characters U+0080 to U+009F are among them.
    controls: bool,
    /// For each byte, whether one of them starts with it.
    starts: [bool; 256],
    /// The mark that a layout writes for it.
    pub mark: &'static str,
}

#[cfg(feature = "engine")]
impl Escape {
    /// Escapes the characters of `all`, which contains `%`.
    #[must_use]
    pub const fn new(all: &'static str) -> Self {
        let bytes = all.as_bytes();
        let (mut starts, mut i) = ([false; 256], 0);
        while i < bytes.len() {
            starts[bytes[i] as usize] = all.is_char_boundary(i);
            i += 1;
        }
        Self {
            ascii: CharSet::of(all),
            all,
            controls: false,
            starts,
            mark: ":%",
        }
    }

    /// The same, and escapes the characters that Azure Table Storage forbids in keys.
    #[must_use]
    pub const fn for_table(mut self) -> Self {
        let keys = Store::TABLE.keys();
        let mut ascii = 0_u8;
        while ascii < 0x80 {
            if keys.forbids(ascii as char) {
                self.ascii = self.ascii.with(ascii);
                self.starts[ascii as usize] = true;
            }
            ascii += 1;
        }
        self.controls = keys.forbids('\u{80}');
        self.starts[0xc2] = true;
        self.mark = ":%table";
        self
    }

    /// Whether a character beyond ASCII is escaped.
    fn has_beyond_ascii(&self, c: char) -> bool {
        self.all.contains(c) || self.controls && c.is_control()
    }

    /// Whether texts of this shape can contain a character that is escaped.
    #[must_use]
    pub const fn concerns(&self, shape: &PartShape) -> bool {
        shape.ascii.intersects(self.ascii)
            || shape.beyond_ascii && (self.controls || !self.all.is_ascii())
    }

    /// The string whose escaped form is `text`; `None` if there is none.
    #[must_use]
    pub fn undo(&self, text: &str) -> Option<String> {
        let plain = unescape(text)?;
        let is_escaped = Draft::of(|out| self.write(&plain, out)).as_str() == text;
        is_escaped.then_some(plain)
    }

    /// Writes a string, escaped.
    #[inline]
    pub fn write(&self, text: &str, out: &mut impl KeyWriter) {
        let mut rest = text;
        while let Some(at) = rest.bytes().position(|byte| self.starts[usize::from(byte)]) {
            let (before, special) = rest.split_at(at);
            out.push_str(before);
            let character = special.chars().next().unwrap_or_default();
            let (special, behind) = special.split_at(character.len_utf8());
            rest = behind;
            match special.as_bytes() {
                [byte] => out.push_str(&escaped_byte(*byte)),
                bytes if self.has_beyond_ascii(character) => {
                    for byte in bytes {
                        out.push_str(&escaped_byte(*byte));
                    }
                }
                _ => out.push_str(special),
            }
        }
        out.push_str(rest);
    }
}

/// `%`, and the two digits of a byte.
#[cfg(feature = "engine")]
#[inline]
fn escaped_byte(byte: u8) -> ArrayString<3> {
    let digit = |n: u8| char::from(if n < 10 { b'0' + n } else { b'A' + n - 10 });
    let mut escaped = ArrayString::new();
    escaped.push('%');
    escaped.push(digit(byte >> 4));
    escaped.push(digit(byte & 0xf));
    escaped
}

/// The text whose escaped form is `text`, if there is one.
#[cfg(feature = "engine")]
fn unescape(text: &str) -> Option<String> {
    let mut bytes = Vec::with_capacity(text.len());
    let mut rest = text;
    while let Some((before, behind)) = rest.split_once('%') {
        let (hex, behind) = behind.split_at_checked(2)?;
        bytes.extend_from_slice(before.as_bytes());
        bytes.push(u8::from_str_radix(hex, 16).ok()?);
        rest = behind;
    }
    bytes.extend_from_slice(rest.as_bytes());
    String::from_utf8(bytes).ok()
}
