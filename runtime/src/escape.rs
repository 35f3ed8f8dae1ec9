//! Percent-escaping of text parts, so that no text can be mistaken for a separator.

use alloc::string::String;
use alloc::vec::Vec;

use arrayvec::ArrayString;

use crate::{AsciiSet, Shape};

/// The characters to escape inside text parts: those of the separators, and `%`.
///
/// ```
/// use synthetic_key::{Escape, KeyWriter};
///
/// const ESCAPE: Escape = Escape::new("-.%");
/// let mut key = KeyWriter::new();
/// key.escaped_part("range", "50-60%", ESCAPE);
/// key.separator("-");
/// key.escaped_part("number", -7, ESCAPE);
/// assert_eq!(key.finish(), "50%2D60%25--7");
/// ```
#[derive(Clone, Copy, Debug)]
pub struct Escape {
    ascii: AsciiSet,
    all: &'static str,
}

impl Escape {
    /// Escapes the characters of `all`, which contains `%`.
    #[must_use]
    pub const fn new(all: &'static str) -> Self {
        let ascii = AsciiSet::of(all);
        Self { ascii, all }
    }

    /// Whether texts of this shape can contain what is escaped.
    pub(crate) const fn concerns(&self, shape: &Shape) -> bool {
        shape.ascii.intersects(self.ascii) || shape.beyond_ascii && !self.all.is_ascii()
    }

    #[inline]
    pub(crate) fn escapes(self, c: char) -> bool {
        if c.is_ascii() {
            self.ascii.contains(c)
        } else {
            self.all.contains(c)
        }
    }
}

/// `%`, and the two digits of a byte.
pub(crate) fn escaped_byte(byte: u8) -> ArrayString<3> {
    const HEX: &str = "0123456789ABCDEF";
    let digit = |n: u8| HEX.get(usize::from(n)..=usize::from(n)).unwrap_or_default();
    let mut escaped = ArrayString::new_const();
    escaped.push_str("%");
    escaped.push_str(digit(byte >> 4));
    escaped.push_str(digit(byte & 0xf));
    escaped
}

/// The text that was escaped as `text`, if it was.
pub fn unescape(text: &str) -> Option<String> {
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
