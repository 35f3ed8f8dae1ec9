//! Data as text in a page.

use std::fmt::{self, Display, Write};

use crate::report::visible::{SIGN, is_invisible};

/// Data of the user, which stays text whatever it contains.
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
                c if is_invisible(c) => self.0.write_char(SIGN)?,
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
