//! Ranges of texts that start with a prefix, for stores without `begins_with`.

use alloc::string::String;
use core::ops::Range;

/// Returns the range of all texts that start with `prefix`. It starts with `prefix` and ends before the first text after
/// them.
///
/// Texts are in the order of their bytes, which is how MongoDB, DynamoDB and Table Storage compare ASCII. If `prefix` is
/// empty, or has only the greatest character, no text comes after those that start with it. The range then ends with the
/// greatest character.
///
/// ```
/// use synthetic_key::store::prefix_range;
///
/// let range = prefix_range("ORDER_7_");
/// assert_eq!((&*range.start, &*range.end), ("ORDER_7_", "ORDER_7`"));
/// assert!(range.contains(&"ORDER_7_001".to_owned()) && !range.contains(&"ORDER_70_001".to_owned()));
/// ```
#[must_use]
pub fn prefix_range(prefix: &str) -> Range<String> {
    let mut end = String::from(prefix);
    while let Some(last) = end.pop() {
        let mut after = last..=char::MAX;
        if let Some(next) = after.nth(1) {
            end.push(next);
            return String::from(prefix)..end;
        }
    }
    String::from(prefix)..String::from(char::MAX)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_starts_with_a_text_is_in_its_range() {
        for prefix in ["a", "a-", "é", "a\u{d7ff}", "a\u{10ffff}", "a~", "a\0"] {
            let range = prefix_range(prefix);
            for behind in ["", "\0", "a", "~", "é", "\u{fffd}"] {
                let text = String::from(prefix) + behind;
                assert!(range.contains(&text), "{prefix:?} {text:?}");
            }
        }
        let range = prefix_range("a-");
        for other in ["", "a", "a,", "a,z", "a.", "b", "a\u{10ffff}"] {
            assert!(!range.contains(&String::from(other)), "{other:?}");
        }
    }
}
