//! The width of the terminal, and text that fits it.

use std::io::IsTerminal;

/// The least number of columns that text is fitted to.
const LEAST: usize = 20;

/// The columns of a line: `COLUMNS`, or the width of the terminal. None if the output goes to a file or a pipe.
pub(crate) fn width() -> Option<usize> {
    let columns = std::env::var("COLUMNS").ok();
    let columns = columns.and_then(|columns| columns.trim().parse::<usize>().ok());
    let columns = columns.filter(|columns| *columns > 0).or_else(|| {
        let is_terminal = std::io::stdout().is_terminal();
        let (width, _) = is_terminal.then(terminal_size::terminal_size).flatten()?;
        Some(width.0.into())
    })?;
    Some(columns.max(LEAST))
}

/// The text with lines broken at spaces, so that none is wider. A layout, a name or a value in backticks or quotes is not
/// broken, even if it is wider.
pub(crate) fn fit(text: &str, width: Option<usize>) -> String {
    let Some(width) = width else {
        return text.to_owned();
    };
    let mut fitted = String::with_capacity(text.len());
    for line in text.split_inclusive('\n') {
        let content = line.strip_suffix('\n').unwrap_or(line);
        if wide(content) <= width {
            fitted.push_str(line);
        } else {
            fit_line(content, width, &mut fitted);
            fitted.push_str(&line[content.len()..]);
        }
    }
    fitted
}

/// The number of columns of a text without line breaks.
pub(crate) fn wide(text: &str) -> usize {
    text.chars().count()
}

fn fit_line(line: &str, width: usize, out: &mut String) {
    let indent = wide(line) - wide(line.trim_start_matches(' '));
    let hanging = " ".repeat((indent + 2).min(width / 2));
    let (mut rest, mut column) = (line, 0);
    while !rest.is_empty() {
        let (gap, after) = rest.split_at(rest.len() - rest.trim_start_matches(' ').len());
        let (word, after) = after.split_at(word_end(after));
        if column > 0 && column + wide(gap) + wide(word) > width {
            out.push('\n');
            out.push_str(&hanging);
            column = hanging.len();
        } else {
            out.push_str(gap);
            column += wide(gap);
        }
        out.push_str(word);
        column += wide(word);
        rest = after;
    }
}

/// Where the first word ends: at a space that is not within braces, backticks or quotes.
fn word_end(text: &str) -> usize {
    let mut at = 0;
    while let Some(c) = text[at..].chars().next() {
        let rest = &text[at..];
        // A percentage stays together.
        if c == ' ' && !rest.starts_with(" % ") {
            break;
        }
        at += unbroken(rest).unwrap_or(c.len_utf8());
    }
    at
}

/// The length of a part in braces, backticks or quotes that the text begins with.
fn unbroken(text: &str) -> Option<usize> {
    let open = text.chars().next()?;
    let close = match open {
        '{' => '}',
        '`' | '"' => open,
        _ => return None,
    };
    let (mut depth, mut is_escaped) = (1_usize, false);
    for (at, c) in text.char_indices().skip(1) {
        match c {
            _ if is_escaped => is_escaped = false,
            '\\' if open == '"' => is_escaped = true,
            _ if c == close => depth -= 1,
            _ if c == open => depth += 1,
            _ => {}
        }
        if depth == 0 {
            return Some(at + c.len_utf8());
        }
    }
    None
}

#[cfg(test)]
mod tests {
    use super::fit;

    #[test]
    fn lines_are_broken_at_spaces_and_continue_indented() {
        let text = "short\n  HOT {at:day}: all items of a day go to one key\nend";
        assert_eq!(
            fit(text, Some(24)),
            "short\n  HOT {at:day}: all\n    items of a day go to\n    one key\nend"
        );
        assert_eq!(fit(text, None), text);
    }

    #[test]
    fn a_percentage_stays_together() {
        let text = "the busiest day uses 81 % of it";
        assert_eq!(fit(text, Some(23)), "the busiest day uses\n  81 % of it");
    }

    #[test]
    fn layouts_and_quoted_values_are_not_broken() {
        let text = "use {at:day}.{xxh64(id) % 40 + 1} for `a b c` and \"d \\\" e f\" }";
        assert_eq!(
            fit(text, Some(20)),
            "use\n  {at:day}.{xxh64(id) % 40 + 1}\n  for `a b c` and\n  \"d \\\" e f\" }"
        );
        assert_eq!(
            fit("a { b ` c \" d e f g h i j k", Some(20)),
            "a { b ` c \" d e f g\n  h i j k"
        );
    }
}
