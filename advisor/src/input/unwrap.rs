//! One item to a line: takes items out of arrays, out of the envelopes of exports, and out of lines of their own.

use std::io::Read;

use memchr::memchr2;

/// What surrounds the items of a JSON file.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Envelope {
    /// Nothing: each line is an item.
    Lines,
    /// Nothing, or an array of all items. An item may have several lines.
    Values,
    /// Objects with the items in this property, as an array or as a single item.
    Property(&'static str),
}

/// How much is read at a time.
const STEP: usize = 1 << 16;

/// A text in which each line is an item.
///
/// It follows only brackets and strings. What is not JSON comes out as a line that is not JSON, and is reported as such.
#[allow(clippy::struct_excessive_bools, reason = "each is a state of its own")]
pub(super) struct Unwrapped<R> {
    inner: R,
    envelope: Envelope,
    depth: usize,
    /// The depth at which an item starts.
    items_at: Option<usize>,
    is_in_item: bool,
    is_in_string: bool,
    is_escaped: bool,
    /// The last string at depth 1, and whether its value is next.
    name: Vec<u8>,
    is_value_next: bool,
    read: Vec<u8>,
    out: Vec<u8>,
    at: usize,
    is_over: bool,
}

impl<R: Read> Unwrapped<R> {
    pub(super) fn new(inner: R, envelope: Envelope) -> Self {
        Self {
            inner,
            envelope,
            depth: 0,
            items_at: matches!(envelope, Envelope::Values).then_some(0),
            is_in_item: false,
            is_in_string: false,
            is_escaped: false,
            name: Vec::new(),
            is_value_next: false,
            read: vec![0; STEP],
            out: Vec::new(),
            at: 0,
            is_over: false,
        }
    }

    fn advance(&mut self, bytes: &[u8]) {
        let mut rest = bytes;
        while let Some((byte, after)) = rest.split_first() {
            rest = after;
            if self.is_in_string {
                // Most of a file is in strings, so they are copied in pieces.
                if !self.is_escaped && !matches!(byte, b'"' | b'\\') {
                    let len = memchr2(b'"', b'\\', rest).unwrap_or(rest.len());
                    let (piece, after) = rest.split_at(len);
                    self.in_string(*byte);
                    self.copy(piece);
                    rest = after;
                    continue;
                }
                self.in_string(*byte);
            } else {
                self.outside(*byte);
            }
        }
    }

    fn copy(&mut self, piece: &[u8]) {
        if self.is_in_item {
            self.out.extend_from_slice(piece);
        } else if self.depth == 1 {
            self.name.extend_from_slice(piece);
        }
    }

    fn in_string(&mut self, byte: u8) {
        let is_end = byte == b'"' && !self.is_escaped;
        self.is_escaped = byte == b'\\' && !self.is_escaped;
        self.is_in_string = !is_end;
        if self.is_in_item {
            // A string that is not closed must not hide the lines after it.
            self.out.push(byte);
            if is_end && Some(self.depth) == self.items_at {
                self.end();
            }
        } else if !is_end && self.depth == 1 {
            self.name.push(byte);
        }
    }

    fn outside(&mut self, byte: u8) {
        if byte.is_ascii_whitespace() {
            if self.is_in_item {
                self.out.push(b' ');
            }
            return;
        }
        let is_at_items = Some(self.depth) == self.items_at;
        if self.is_in_item && is_at_items && matches!(byte, b',' | b']' | b'}') {
            // A number or a word is over.
            self.end();
        }
        match byte {
            b'{' | b'[' => self.open(byte),
            b'}' | b']' => self.close(byte),
            b'"' => {
                self.start_unless(byte, &[]);
                self.is_in_string = true;
                if !self.is_in_item && self.depth == 1 {
                    self.name.clear();
                }
            }
            b':' if !self.is_in_item && self.depth == 1 => {
                self.is_value_next = match self.envelope {
                    Envelope::Property(name) => self.name == name.as_bytes(),
                    Envelope::Lines | Envelope::Values => false,
                };
            }
            _ => self.start_unless(byte, b",:"),
        }
    }

    /// Starts an item if one can start here, and copies the byte.
    fn start_unless(&mut self, byte: u8, separators: &[u8]) {
        if !self.is_in_item && Some(self.depth) == self.items_at && !separators.contains(&byte) {
            self.is_in_item = true;
        }
        if self.is_in_item {
            self.out.push(byte);
        }
    }

    fn open(&mut self, byte: u8) {
        let is_value = std::mem::take(&mut self.is_value_next);
        if !self.is_in_item {
            if byte == b'[' && (is_value || self.items_at == Some(0) && self.depth == 0) {
                self.depth += 1;
                self.items_at = Some(self.depth);
                return;
            }
            if is_value {
                self.items_at = Some(self.depth);
            }
            self.is_in_item = Some(self.depth) == self.items_at;
        }
        self.depth += 1;
        if self.is_in_item {
            self.out.push(byte);
        }
    }

    fn close(&mut self, byte: u8) {
        self.depth = self.depth.saturating_sub(1);
        if self.is_in_item {
            self.out.push(byte);
            if Some(self.depth) == self.items_at {
                self.end();
                // The only item of its property, not one of an array.
                if self.depth == 1 && matches!(self.envelope, Envelope::Property(_)) {
                    self.items_at = None;
                }
            }
        } else if self.items_at == Some(self.depth + 1) {
            // The array is over.
            self.items_at = matches!(self.envelope, Envelope::Values).then_some(0);
        }
    }

    fn end(&mut self) {
        self.is_in_item = false;
        self.out.push(b'\n');
    }
}

impl<R: Read> Read for Unwrapped<R> {
    fn read(&mut self, buffer: &mut [u8]) -> std::io::Result<usize> {
        while self.at == self.out.len() && !self.is_over {
            self.out.clear();
            self.at = 0;
            let mut read = std::mem::take(&mut self.read);
            let len = self.inner.read(&mut read);
            self.read = read;
            let len = len?;
            self.is_over = len == 0;
            let bytes = std::mem::take(&mut self.read);
            self.advance(bytes.get(..len).unwrap_or_default());
            self.read = bytes;
        }
        let rest = self.out.get(self.at..).unwrap_or_default();
        let len = rest.len().min(buffer.len());
        if let (Some(to), Some(from)) = (buffer.get_mut(..len), rest.get(..len)) {
            to.copy_from_slice(from);
        }
        self.at += len;
        Ok(len)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// Reads with every size of a step, so that each byte is once the last of a step.
    fn lines(text: &str, envelope: Envelope) -> Vec<String> {
        struct Slow<'a>(&'a [u8], usize);
        impl Read for Slow<'_> {
            fn read(&mut self, buffer: &mut [u8]) -> std::io::Result<usize> {
                let len = self.0.len().min(self.1).min(buffer.len());
                let (now, later) = self.0.split_at(len);
                buffer[..len].copy_from_slice(now);
                self.0 = later;
                Ok(len)
            }
        }
        let mut all = (1..=text.len().max(1)).map(|step| {
            let mut out = String::new();
            let mut unwrapped = Unwrapped::new(Slow(text.as_bytes(), step), envelope);
            unwrapped.read_to_string(&mut out).unwrap();
            out.lines()
                .map(|line| line.trim().to_owned())
                .collect::<Vec<_>>()
        });
        let first = all.next().unwrap();
        assert!(all.all(|lines| lines == first));
        first
    }

    #[test]
    fn arrays_are_opened() {
        let items = [r#"{"a":[1,{"b":"]}\"\\"}]}"#, r#"{"c":null}"#];
        let [first, second] = items;
        let array = format!(" [ {first} ,\n {second} ] ");
        assert_eq!(lines(&array, Envelope::Values), items);
        let two = format!("[{first}]\n[{second}]");
        assert_eq!(lines(&two, Envelope::Values), items);
        assert_eq!(lines(&format!("{first}{second}"), Envelope::Values), items);
        assert_eq!(lines("[]", Envelope::Values), [""; 0]);
    }

    #[test]
    fn an_item_of_several_lines_becomes_one() {
        let text = "{\n  \"a\": 1,\r\n  \"b\": \"x y\"\n}\n{\n}\n";
        let expected = ["{   \"a\": 1,    \"b\": \"x y\" }", "{ }"];
        assert_eq!(lines(text, Envelope::Values), expected);
    }

    #[test]
    fn envelopes_are_opened() {
        let text = r#"{"_rid":"x[","Documents":[{"Documents":[1]},{"a":2}],"_count":2}
            {"Documents":[{"a":3}]}"#;
        let expected = [r#"{"Documents":[1]}"#, r#"{"a":2}"#, r#"{"a":3}"#];
        assert_eq!(lines(text, Envelope::Property("Documents")), expected);
        let text = r#"{"Item":{"PK":{"S":"a"}}}
            {"Item":{"PK":{"S":"b"}}}"#;
        let expected = [r#"{"PK":{"S":"a"}}"#, r#"{"PK":{"S":"b"}}"#];
        assert_eq!(lines(text, Envelope::Property("Item")), expected);
    }

    #[test]
    fn what_is_not_an_item_is_a_line_that_is_rejected() {
        assert_eq!(
            lines(r#"[7, "x", true, {"a":1}]"#, Envelope::Values),
            ["7", r#""x""#, "true", r#"{"a":1}"#]
        );
        assert_eq!(lines("{\"a\":1", Envelope::Values), ["{\"a\":1"]);
    }
}
