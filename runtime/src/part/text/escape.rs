//! `escape`: percent-escaping of text parts, so that no text can be mistaken for a separator.

use alloc::string::String;
use alloc::vec::Vec;

use arrayvec::ArrayString;

use crate::part::text::PartText;
use crate::write::Same;
use crate::{CharSet, KeyWriter, OutOfRange, PartShape, Store};

/// The characters to escape inside text parts: those of the separators, `%`, and those that a store forbids.
#[derive(Debug)]
pub struct Escape {
    ascii: CharSet,
    all: &'static str,
    /// Whether the control characters U+0080 to U+009F are among them.
    controls: bool,
    /// For each byte, whether one of them starts with it.
    starts: [bool; 256],
    /// The mark that a layout writes for it.
    pub(crate) mark: &'static str,
}

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
    pub(crate) const fn concerns(&self, shape: &PartShape) -> bool {
        shape.ascii.intersects(self.ascii)
            || shape.beyond_ascii && (self.controls || !self.all.is_ascii())
    }

    /// The text whose escaped form is `text`; `None` if there is none.
    pub(crate) fn undo(&self, text: &str) -> Option<String> {
        let plain = unescape(text)?;
        let is_escaped = Same::is(text, |out| Escaping { escape: self, out }.push_str(&plain));
        is_escaped.then_some(plain)
    }

    /// Writes a part, escaped if it is text.
    #[inline]
    pub(crate) fn write<P: PartText, W: KeyWriter>(&self, part: &P, out: &mut W) {
        if P::IS_TEXT {
            part.write_text(&mut Escaping { escape: self, out });
        } else {
            part.write_text(out);
        }
    }
}

/// A part that is escaped whatever its type is, because a listed layout says so.
pub struct Escaped<P>(pub P, pub &'static Escape);

impl<P: PartText> PartText for Escaped<P> {
    const IS_TEXT: bool = true;

    fn write_text(&self, out: &mut impl KeyWriter) {
        let Self(part, escape) = self;
        part.write_text(&mut Escaping { escape, out });
    }

    fn check_text(&self) -> Result<(), OutOfRange> {
        self.0.check_text()
    }
}

/// Escapes everything that is written to it.
struct Escaping<'a, W> {
    escape: &'a Escape,
    out: &'a mut W,
}

impl<W: KeyWriter> KeyWriter for Escaping<'_, W> {
    #[inline]
    fn push_str(&mut self, text: &str) {
        let Escape { starts, .. } = self.escape;
        let mut rest = text;
        while let Some(at) = rest.bytes().position(|byte| starts[usize::from(byte)]) {
            let (before, special) = rest.split_at(at);
            self.out.push_str(before);
            let character = special.chars().next().unwrap_or_default();
            let (special, behind) = special.split_at(character.len_utf8());
            rest = behind;
            match special.as_bytes() {
                [byte] => self.out.push_str(&escaped_byte(*byte)),
                bytes if self.escape.has_beyond_ascii(character) => {
                    for byte in bytes {
                        self.out.push_str(&escaped_byte(*byte));
                    }
                }
                _ => self.out.push_str(special),
            }
        }
        self.out.push_str(rest);
    }
}

/// `%`, and the two digits of a byte.
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
