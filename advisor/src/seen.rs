//! Text of the user's data where people look at it: what cannot be seen is shown as a sign.

use std::borrow::Cow;

/// What stands for a character that cannot be seen.
pub(crate) const SIGN: char = '\u{fffd}';

/// Whether a character is not seen, steers a terminal, or turns the direction of the text around it.
pub(crate) fn is_unseen(c: char) -> bool {
    c.is_control()
        || matches!(c, '\u{200b}'..='\u{200f}' | '\u{2028}'..='\u{202e}' | '\u{2066}'..='\u{2069}')
}

/// A text of the data as a part of a line.
pub(crate) fn seen(text: &str) -> Cow<'_, str> {
    replaced(text, is_unseen)
}

/// Lines for a terminal.
pub(crate) fn seen_lines(text: &str) -> Cow<'_, str> {
    replaced(text, |c| c != '\n' && is_unseen(c))
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
            seen("a\u{1b}[31m\n\u{9b}b\u{202e}é"),
            "a\u{fffd}[31m\u{fffd}\u{fffd}b\u{fffd}é"
        );
        assert_eq!(seen_lines("a\nb\r"), "a\nb\u{fffd}");
    }
}
