//! Names without quotes, and text in quotes.

use alloc::format;
use alloc::string::String;
use core::fmt;

use crate::LayoutError;
use crate::cursor::Cursor;

/// Whether a character can be in a name without quotes.
pub(crate) fn is_bare(c: char) -> bool {
    c.is_ascii_alphanumeric() || matches!(c, '_' | '-' | '$' | '@') || !c.is_ascii()
}

/// Whether a name is written without quotes.
pub(crate) fn is_bare_name(name: &str) -> bool {
    !name.is_empty() && name.chars().all(is_bare)
}

/// Prints a text in quotes, as JSON would, with escapes only where they are needed.
///
/// ```
/// use synthetic_key_format::Quoted;
///
/// assert_eq!(Quoted("say \"hi\"\n").to_string(), r#""say \"hi\"\u000a""#);
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Quoted<'a>(pub &'a str);

impl fmt::Display for Quoted<'_> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("\"")?;
        for c in self.0.chars() {
            match c {
                '"' | '\\' => write!(f, "\\{c}")?,
                c if c.is_ascii_control() => write!(f, "\\u{:04x}", u32::from(c))?,
                c => write!(f, "{c}")?,
            }
        }
        f.write_str("\"")
    }
}

/// Reads a text in quotes that has no needless escapes.
pub(crate) fn read_quoted(cursor: &mut Cursor) -> Result<String, LayoutError> {
    cursor.expect("\"", "a text in quotes is expected here")?;
    let mut text = String::new();
    loop {
        text.push_str(cursor.take_while(|c| c != '"' && c != '\\' && !c.is_ascii_control()));
        if cursor.eat("\"") {
            return Ok(text);
        }
        match cursor.peek() {
            Some('\\') => text.push(read_escape(cursor)?),
            Some(c) => {
                let code = u32::from(c);
                return Err(cursor.error(format!(
                    "a control character in quotes is escaped: `\\u{code:04x}`"
                )));
            }
            None => return Err(cursor.error("the quotes are not closed")),
        }
    }
}

fn read_escape(cursor: &mut Cursor) -> Result<char, LayoutError> {
    for c in ['"', '\\'] {
        if cursor.eat(&format!("\\{c}")) {
            return Ok(c);
        }
    }
    let control = (0..=0x7f_u8).map(char::from).filter(char::is_ascii_control);
    control
        .into_iter()
        .find(|c| cursor.eat(&format!("\\u{:04x}", u32::from(*c))))
        .ok_or_else(|| {
            cursor.error("the escapes are `\\\"`, `\\\\` and, for control characters, such as `\\u001f`, in lower case")
        })
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn quotes_as_in_json() {
        assert_eq!(Quoted("é \u{7f}\n").to_string(), "\"é \\u007f\\u000a\"");
        assert_eq!(Quoted("\"\\").to_string(), r#""\"\\""#);
        assert_eq!(Quoted("").to_string(), "\"\"");
    }

    #[test]
    fn reads_what_it_prints() {
        let all: String = (0..0x300).filter_map(char::from_u32).collect();
        let printed = Quoted(&all).to_string();
        assert_eq!(read_quoted(&mut Cursor::new(&printed)), Ok(all));
    }

    #[test]
    fn refuses_needless_and_unknown_escapes() {
        for wrong in [
            r"\n", r"\/", r"\u0041", r"\u000A", r"\u+01f", r"\u01f", r"\ud800", r"\", "\t",
            "\u{7f}",
        ] {
            let quoted = format!("\"{wrong}\"");
            assert!(read_quoted(&mut Cursor::new(&quoted)).is_err(), "{wrong}");
        }
        assert!(read_quoted(&mut Cursor::new("\"a")).is_err());
    }
}
