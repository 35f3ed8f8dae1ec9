//! Each option: the text that it writes, what it leaves of the shape, and how it is undone.

mod case;
mod escape;
mod max_len;
mod none;
mod pad;
mod rollup;
mod with;

use crate::part::text::PartText;
use crate::write::Draft;

/// The text that a value holds must be what would be written: a suffix is computed from it.
#[track_caller]
fn assert_text(part: &impl PartText, expected: &str) {
    assert_eq!(Draft::of(|text| part.write_text(text)).as_str(), expected);
    assert_eq!(part.as_text().unwrap_or(expected), expected);
}

#[test]
fn text_without_options() {
    assert_text(&"Ab".to_owned(), "Ab");
    assert!("Ab".to_owned().check_text().is_ok());
}
