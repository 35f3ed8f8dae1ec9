//! Text with its separators escaped, and ASCII letters in one case.

use alloc::format;
use alloc::string::String;

use crate::{Case, Escaped};

/// The characters that are escaped: `%`, those of the literal text of a layout, and those that a store forbids.
#[derive(Clone, Debug)]
pub(super) struct Escape {
    characters: String,
    /// For each byte, whether one of the characters starts with it.
    starts: [bool; 256],
}

impl Escape {
    pub(super) fn new(literal_text: &str, others: Option<Escaped>) -> Self {
        let mut characters = format!("%{literal_text}");
        let others = others.unwrap_or(Escaped::Separators);
        // All of them are below U+00A0.
        characters.extend(('\0'..'\u{a0}').filter(|c| others.contains(*c)));
        let mut starts = [false; 256];
        for c in characters.chars() {
            let mut bytes = [0; 4];
            c.encode_utf8(&mut bytes);
            starts[usize::from(bytes[0])] = true;
        }
        Self { characters, starts }
    }

    /// Appends a text, folded and then escaped.
    pub(super) fn push(&self, text: &str, case: Option<Case>, out: &mut String) {
        let mut rest = text;
        while let Some(at) = rest
            .bytes()
            .position(|byte| self.starts[usize::from(folded(byte, case))])
        {
            let (before, special) = rest.split_at(at);
            push_folded(before, case, out);
            let Some(c) = special.chars().next() else {
                return;
            };
            rest = &special[c.len_utf8()..];
            let c = u8::try_from(c).map_or(c, |byte| char::from(folded(byte, case)));
            if self.characters.contains(c) {
                push_escaped(c, out);
            } else {
                out.push(c);
            }
        }
        push_folded(rest, case, out);
    }
}

/// Appends a text, folded.
#[inline]
pub(super) fn push_folded(text: &str, case: Option<Case>, out: &mut String) {
    let start = out.len();
    out.push_str(text);
    match case {
        None => {}
        Some(Case::Lower) => out[start..].make_ascii_lowercase(),
        Some(Case::Upper) => out[start..].make_ascii_uppercase(),
    }
}

fn folded(byte: u8, case: Option<Case>) -> u8 {
    match case {
        None => byte,
        Some(Case::Lower) => byte.to_ascii_lowercase(),
        Some(Case::Upper) => byte.to_ascii_uppercase(),
    }
}

/// `%` and two digits for each byte of a character.
fn push_escaped(c: char, out: &mut String) {
    let mut bytes = [0; 4];
    for byte in c.encode_utf8(&mut bytes).bytes() {
        out.push('%');
        for digit in [byte >> 4, byte & 0xf] {
            let digit = char::from_digit(digit.into(), 16).unwrap_or('0');
            out.push(digit.to_ascii_uppercase());
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn escaped(literal: &str, text: &str, case: Option<Case>) -> String {
        let mut out = String::new();
        Escape::new(literal, None).push(text, case, &mut out);
        out
    }

    #[test]
    fn escapes_what_tables_forbid() {
        let mut out = String::new();
        let escape = Escape::new("-", Some(Escaped::ForTable));
        escape.push("a/b\\#?-%\0\n\u{7f}\u{80}\u{9f}\u{a0}é+ '", None, &mut out);
        assert_eq!(out, "a%2Fb%5C%23%3F%2D%25%00%0A%7F%C2%80%C2%9F\u{a0}é+ '");
    }

    #[test]
    fn escapes_character_by_character() {
        assert_eq!(escaped("-", "x-y.50%", None), "x%2Dy.50%25");
        assert_eq!(escaped("::", "x::y:z", None), "x%3A%3Ay%3Az");
        assert_eq!(escaped("é", "éèe", None), "%C3%A9èe");
        assert_eq!(escaped("💰", "💰💱", None), "%F0%9F%92%B0💱");
        assert_eq!(escaped("ÿ", "ÿþ", Some(Case::Upper)), "%C3%BFþ");
    }

    #[test]
    fn folds_before_it_escapes() {
        assert_eq!(escaped("x", "XxY", Some(Case::Lower)), "%78%78y");
        assert_eq!(escaped("x", "XxY", Some(Case::Upper)), "XXY");
        assert_eq!(escaped("-", "ZüRICH-É", Some(Case::Lower)), "zürich%2DÉ");
    }
}
