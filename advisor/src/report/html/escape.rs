//! Data as text of a page.

use std::fmt::{self, Display, Write};

/// Something of the user's, which stays text whatever is in it.
pub(super) struct Escaped<T>(pub(super) T);

impl<T: Display> Display for Escaped<T> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(Escaper(f), "{}", self.0)
    }
}

struct Escaper<'a, 'f>(&'a mut fmt::Formatter<'f>);

impl Write for Escaper<'_, '_> {
    fn write_str(&mut self, text: &str) -> fmt::Result {
        for c in text.chars() {
            match c {
                '&' => self.0.write_str("&amp;")?,
                '<' => self.0.write_str("&lt;")?,
                '>' => self.0.write_str("&gt;")?,
                '"' => self.0.write_str("&quot;")?,
                '\'' => self.0.write_str("&#39;")?,
                // What is not seen, or turns the direction of the text around it, is shown as a sign.
                '\0'..='\x1f'
                | '\x7f'..='\u{9f}'
                | '\u{200b}'..='\u{200f}'
                | '\u{2028}'..='\u{202e}'
                | '\u{2066}'..='\u{2069}' => {
                    self.0.write_char('\u{fffd}')?;
                }
                _ => self.0.write_char(c)?,
            }
        }
        Ok(())
    }
}

#[cfg(test)]
mod tests {
    use super::Escaped;

    #[test]
    fn markup_stays_text() {
        let text = Escaped("<script>'\"&\0\u{202e}é").to_string();
        assert_eq!(text, "&lt;script&gt;&#39;&quot;&amp;\u{fffd}\u{fffd}é");
    }
}
