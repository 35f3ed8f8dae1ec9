//! Text of the user's data for people to look at: invisible characters are replaced by a sign.

use std::borrow::Cow;

/// Replaces an invisible character.
pub(crate) const SIGN: char = '\u{fffd}';

/// Whether a character is invisible, controls a terminal, or changes the direction of the text around it.
pub(crate) fn is_invisible(c: char) -> bool {
    c.is_control()
        || matches!(c, '\u{200b}'..='\u{200f}' | '\u{2028}'..='\u{202e}' | '\u{2066}'..='\u{2069}')
}

/// A text of the data, to show within a line.
pub(crate) fn visible(text: &str) -> Cow<'_, str> {
    replaced(text, is_invisible)
}

/// Lines for a terminal.
pub(crate) fn visible_lines(text: &str) -> Cow<'_, str> {
    replaced(text, |c| c != '\n' && is_invisible(c))
}

fn replaced(text: &str, is_replaced: impl Fn(char) -> bool) -> Cow<'_, str> {
    if text.chars().any(&is_replaced) {
        let sign = |c| if is_replaced(c) { SIGN } else { c };
        return text.chars().map(sign).collect::<String>().into();
    }
    text.into()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_steers_a_terminal_is_a_sign() {
        assert_eq!(
            visible("a\u{1b}[31m\n\u{9b}b\u{202e}é"),
            "a\u{fffd}[31m\u{fffd}\u{fffd}b\u{fffd}é"
        );
        assert_eq!(visible_lines("a\nb\r"), "a\nb\u{fffd}");
    }
}
