//! Percent-escaping of text parts, so that no text can be mistaken for a separator.

use alloc::string::String;
use alloc::vec::Vec;

use crate::{AsciiSet, KeyPart, KeyWrite};

/// The characters to escape inside text parts: those of the separators, and `%`.
///
/// ```
/// use synthetic_key::Escape;
///
/// const ESCAPE: Escape = Escape::new("-.%");
/// let mut out = String::new();
/// ESCAPE.write("50-60%", &mut out);
/// ESCAPE.write(&-7, &mut out);
/// assert_eq!(out, "50%2D60%25-7");
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

    /// Appends a part: escaped if it is text, and as it is if it is a date, a UUID, a number.
    #[inline]
    pub fn write<P: KeyPart + ?Sized, W: KeyWrite + ?Sized>(self, part: &P, out: &mut W) {
        if P::SHAPE.text {
            part.write_part(&mut Escaping { out, escape: self });
        } else {
            part.write_part(out);
        }
    }

    #[inline]
    fn escapes(self, c: char) -> bool {
        if c.is_ascii() {
            self.ascii.contains(c)
        } else {
            self.all.contains(c)
        }
    }
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

/// Escapes what goes through it.
struct Escaping<'a, W: ?Sized> {
    out: &'a mut W,
    escape: Escape,
}

impl<W: KeyWrite + ?Sized> KeyWrite for Escaping<'_, W> {
    #[inline]
    fn push_str(&mut self, text: &str) {
        let mut rest = text;
        while let Some(at) = rest.find(|c| self.escape.escapes(c)) {
            self.out.push_str(&rest[..at]);
            rest = self.push_first(&rest[at..]);
        }
        self.out.push_str(rest);
    }
}

impl<W: KeyWrite + ?Sized> Escaping<'_, W> {
    /// Writes the first character of `text` escaped, and gives back the rest.
    fn push_first<'t>(&mut self, text: &'t str) -> &'t str {
        let len = text.chars().next().map_or(0, char::len_utf8);
        let (first, rest) = text.split_at(len);
        for byte in first.bytes() {
            self.out.push_fmt(format_args!("%{byte:02X}"));
        }
        rest
    }
}
