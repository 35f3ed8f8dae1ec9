//! Texts in SQL.

use std::fmt::Write;

/// Concatenates several expressions.
pub(super) fn concat(texts: &[String]) -> String {
    match texts {
        [only] => only.clone(),
        _ => format!("concat({})", texts.join(", ")),
    }
}

/// A text in quotes. Characters that could end it, or are invisible, are escaped.
pub(super) fn literal(text: &str) -> String {
    let mut quoted = String::from("'");
    for c in text.chars() {
        match c {
            '\\' | '\'' => quoted.extend(['\\', c]),
            '\0'..='\x1f' | '\x7f' => {
                let _ = write!(quoted, "\\u{:04x}", u32::from(c));
            }
            _ => quoted.push(c),
        }
    }
    quoted.push('\'');
    quoted
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn quotes_and_controls_are_escaped() {
        assert_eq!(literal("it's\\\n"), r"'it\'s\\\u000a'");
        assert_eq!(concat(&["a".into()]), "a");
    }
}
