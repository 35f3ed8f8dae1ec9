//! A fast pass over one line of JSON that finds the raw values of properties. It leaves everything unusual, such as names
//! with escapes and invalid JSON, to serde.

use memchr::memchr;

/// Values are skipped up to this depth; deeper ones are left to serde, which needs no stack for that.
const DEEPEST: usize = 100;

/// Calls `found` with the name and the raw value of each property of an object, in their order. Returns `false` if the line
/// is anything else; some properties may have been found before.
///
/// Everything it accepts is JSON and means the same to serde. Names with escapes are not accepted.
pub(super) fn properties<'a>(line: &'a str, mut found: impl FnMut(&'a str, &'a str)) -> bool {
    let mut scanner = Scanner { line, at: 0 };
    scanner.object(&mut found).is_some()
}

struct Scanner<'a> {
    line: &'a str,
    at: usize,
}

impl<'a> Scanner<'a> {
    fn object(&mut self, found: &mut impl FnMut(&'a str, &'a str)) -> Option<()> {
        self.space();
        self.eat(b'{')?;
        self.space();
        if self.eat(b'}').is_none() {
            loop {
                let start = self.at;
                if self.string()? {
                    return None;
                }
                let name = self.line.get(start + 1..self.at - 1)?;
                self.space();
                self.eat(b':')?;
                self.space();
                let start = self.at;
                self.value(0)?;
                found(name, self.line.get(start..self.at)?);
                self.space();
                if self.eat(b',').is_none() {
                    break;
                }
                self.space();
            }
            self.eat(b'}')?;
        }
        self.space();
        (self.at == self.line.len()).then_some(())
    }

    #[inline]
    fn peek(&self) -> Option<u8> {
        self.line.as_bytes().get(self.at).copied()
    }

    #[inline]
    fn eat(&mut self, byte: u8) -> Option<()> {
        let is_it = self.peek() == Some(byte);
        self.at += usize::from(is_it);
        is_it.then_some(())
    }

    #[inline]
    fn space(&mut self) {
        while let Some(b' ' | b'\t' | b'\r' | b'\n') = self.peek() {
            self.at += 1;
        }
    }

    #[inline]
    fn value(&mut self, depth: usize) -> Option<()> {
        match self.peek()? {
            b'"' => self.string().map(|_| ()),
            b'-' | b'0'..=b'9' => self.number(),
            b't' => self.word("true"),
            b'f' => self.word("false"),
            b'n' => self.word("null"),
            b'{' if depth < DEEPEST => self.nested(depth, b'}'),
            b'[' if depth < DEEPEST => self.nested(depth, b']'),
            _ => None,
        }
    }

    /// Moves to the end of an object or array, starting at its first byte.
    fn nested(&mut self, depth: usize, end: u8) -> Option<()> {
        self.at += 1;
        self.space();
        if self.eat(end).is_some() {
            return Some(());
        }
        loop {
            if end == b'}' {
                self.string()?;
                self.space();
                self.eat(b':')?;
                self.space();
            }
            self.value(depth + 1)?;
            self.space();
            if self.eat(b',').is_none() {
                return self.eat(end);
            }
            self.space();
        }
    }

    fn word(&mut self, word: &str) -> Option<()> {
        let is_it = self.line.get(self.at..)?.starts_with(word);
        self.at += word.len();
        is_it.then_some(())
    }

    fn number(&mut self) -> Option<()> {
        let _ = self.eat(b'-');
        if self.eat(b'0').is_none() {
            self.digits()?;
        }
        if self.eat(b'.').is_some() {
            self.digits()?;
        }
        if let Some(b'e' | b'E') = self.peek() {
            self.at += 1;
            if let Some(b'+' | b'-') = self.peek() {
                self.at += 1;
            }
            self.digits()?;
        }
        Some(())
    }

    #[inline]
    fn digits(&mut self) -> Option<()> {
        let start = self.at;
        while let Some(b'0'..=b'9') = self.peek() {
            self.at += 1;
        }
        (self.at > start).then_some(())
    }

    /// Moves to the end of a string; returns whether it has escapes.
    #[inline]
    fn string(&mut self) -> Option<bool> {
        self.eat(b'"')?;
        let bytes = self.line.as_bytes();
        let mut has_escapes = false;
        loop {
            self.at += plain(bytes.get(self.at..)?);
            match *bytes.get(self.at)? {
                b'"' => {
                    self.at += 1;
                    return Some(has_escapes);
                }
                b'\\' => {
                    has_escapes = true;
                    self.escape()?;
                }
                _ => return None,
            }
        }
    }

    fn escape(&mut self) -> Option<()> {
        let escaped = *self.line.as_bytes().get(self.at + 1)?;
        self.at += 2;
        match escaped {
            b'"' | b'\\' | b'/' | b'b' | b'f' | b'n' | b'r' | b't' => Some(()),
            b'u' => {
                let digits = self.line.as_bytes().get(self.at..self.at + 4)?;
                self.at += 4;
                digits.iter().all(u8::is_ascii_hexdigit).then_some(())
            }
            _ => None,
        }
    }
}

/// How many bytes there are before a quote, a backslash or a control character.
#[inline]
fn plain(bytes: &[u8]) -> usize {
    const ONES: u64 = u64::MAX / 0xff;
    const HIGH: u64 = ONES << 7;
    // The lowest marked byte is really zero; higher ones may be marked by mistake.
    let zeros = |word: u64| word.wrapping_sub(ONES) & !word & HIGH;
    let (words, rest) = bytes.as_chunks::<8>();
    let mut at = 0;
    for word in words {
        let word = u64::from_le_bytes(*word);
        let quotes = zeros(word ^ (ONES * u64::from(b'"')));
        let backslashes = zeros(word ^ (ONES * u64::from(b'\\')));
        let controls = word.wrapping_sub(ONES * 0x20) & !word & HIGH;
        let special = quotes | backslashes | controls;
        if special != 0 {
            return at + usize::try_from(special.trailing_zeros() / 8).unwrap_or_default();
        }
        at += 8;
    }
    let is_special = |byte: &u8| matches!(byte, b'"' | b'\\' | 0..0x20);
    at + rest.iter().position(is_special).unwrap_or(rest.len())
}

/// The lines of a text, without their ends.
pub(super) fn lines(bytes: &[u8]) -> impl Iterator<Item = &[u8]> {
    let mut rest = Some(bytes);
    std::iter::from_fn(move || {
        let bytes = rest?;
        let end = memchr(b'\n', bytes);
        rest = end.and_then(|end| bytes.get(end + 1..));
        bytes.get(..end.unwrap_or(bytes.len()))
    })
}

#[cfg(test)]
mod tests {
    use super::*;
    use serde_json::Value;
    use serde_json::value::RawValue;

    /// Serde's result for a line: the properties of an object, or nothing.
    fn by_serde(line: &str) -> Option<Vec<(String, Value)>> {
        use std::collections::BTreeMap;
        let object: BTreeMap<String, Box<RawValue>> = serde_json::from_str(line).ok()?;
        let value = |raw: &RawValue| serde_json::from_str(raw.get()).unwrap_or(Value::Null);
        let values = object.iter().map(|(name, raw)| (name.clone(), value(raw)));
        Some(values.collect())
    }

    fn by_scanner(line: &str) -> Option<Vec<(String, Value)>> {
        let mut found = std::collections::BTreeMap::new();
        let is_object = properties(line, |name, raw| {
            let value = serde_json::from_str::<Box<RawValue>>(raw).unwrap();
            assert_eq!(value.get(), raw);
            found.insert(
                name.to_owned(),
                serde_json::from_str(raw).unwrap_or(Value::Null),
            );
        });
        is_object.then(|| found.into_iter().collect())
    }

    const OBJECTS: &[&str] = &[
        "{}",
        r#" { "a" : 1 , "b":"x\"\\\/\b\f\n\r\t\u00e9", "long name of a property":"a longer text, with an é" } "#,
        r#"{"a":-0,"b":1.5e-7,"c":1E+9,"d":true,"e":false,"f":null,"g":"","":0,"a":12345678901234567890123}"#,
        r#"{"a":[],"b":{},"c":[1, [2,{"d":"]}"}], -3.0e1 ],"e":{"f\\n":{"g":null}, "h":[[ ]]}}"#,
    ];
    const NOT: &[&str] = &[
        r#"{"a":[1,]}"#,
        r#"{"a":[1 2]}"#,
        r#"{"a":[1}}"#,
        r#"{"a":{"b"}}"#,
        r#"{"a":{"b":1,}}"#,
        r#"{"a":{1:1}}"#,
        r#"{"a":[,1]}"#,
        r#"{"a":[}"#,
        "",
        "{",
        "7",
        "[]",
        r#"{"a":1,}"#,
        r#"{"a" 1}"#,
        r#"{"a":01}"#,
        r#"{"a":1.}"#,
        r#"{"a":+1}"#,
        r#"{"a":.5}"#,
        r#"{"a":1e}"#,
        r#"{"a":-}"#,
        r#"{"a":tru}"#,
        r#"{"a":"\x"}"#,
        r#"{"a":"\u12g4"}"#,
        "{\"a\":\"\u{1}\"}",
        "{\"a\":\"12345678\u{1f}\"}",
        r#"{"a":"b}"#,
        r#"{"a":1}}"#,
        r#"{"a":1}x"#,
        "{a:1}",
        r#"{"a":1 "b":2}"#,
        "{,}",
        "{\"a\":1}\u{a0}",
    ];

    #[test]
    fn objects_are_those_of_serde() {
        for line in OBJECTS {
            assert!(by_scanner(line).is_some(), "{line}");
            assert_eq!(by_scanner(line), by_serde(line), "{line}");
        }
        for line in NOT {
            assert_eq!((by_scanner(line), by_serde(line)), (None, None), "{line}");
        }
    }

    #[test]
    fn escaped_names_and_deep_values_are_left() {
        let deep = |depth| format!("{{\"a\":{}{}}}", "[".repeat(depth), "]".repeat(depth));
        for line in [r#"{"\u0061":1}"#.to_owned(), deep(DEEPEST + 1)] {
            assert!(by_scanner(&line).is_none(), "{line}");
            assert!(by_serde(&line).is_some(), "{line}");
        }
        assert!(by_scanner(&deep(DEEPEST)).is_some());
    }

    /// Each line with one byte changed, removed or added, for each byte with a meaning in JSON.
    #[test]
    fn what_is_accepted_is_json() {
        let bytes = b"\"\\{}[]:,0159-+.eEutrfalsn \t\r\x00\x1f\x7f/";
        for line in OBJECTS.iter().chain(NOT) {
            for at in 0..=line.len() {
                let (Some(before), Some(after)) = (line.get(..at), line.get(at..)) else {
                    continue;
                };
                let shorter = after.get(1..).unwrap_or_default();
                for byte in bytes.iter().map(|byte| char::from(*byte)) {
                    for changed in [
                        format!("{before}{byte}{after}"),
                        format!("{before}{byte}{shorter}"),
                        format!("{before}{shorter}"),
                    ] {
                        if let Some(found) = by_scanner(&changed) {
                            assert_eq!(Some(found), by_serde(&changed), "{changed}");
                        }
                    }
                }
            }
        }
    }

    #[test]
    fn plain_bytes_end_at_the_first_special_one() {
        for special in [b'"', b'\\', 0, 0x1f, b'\n'] {
            for at in 0..20 {
                let mut bytes = [b'!', 0xff, 0x80, 0x21, 0x5d, 0x5b, 0x23, 0x20].repeat(3);
                bytes[at] = special;
                assert_eq!(plain(&bytes), at);
            }
        }
        assert_eq!(plain(&[0x80; 13]), 13);
    }

    #[test]
    fn lines_are_cut() {
        let cut = |text: &'static [u8]| lines(text).collect::<Vec<_>>();
        assert_eq!(cut(b"a\n\nb"), [&b"a"[..], b"", b"b"]);
        assert_eq!(cut(b"a\n"), [&b"a"[..], b""]);
    }
}
