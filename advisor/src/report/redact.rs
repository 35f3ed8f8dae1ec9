//! The shape of a text, for reports that leave the company.

/// The text with each letter and digit replaced: `N725MQ-2013` is `A999AA-9999`.
pub(crate) fn shape(text: &str) -> String {
    let shape = |c: char| match c {
        _ if c.is_ascii_digit() => '9',
        _ if c.is_lowercase() => 'a',
        _ if c.is_alphanumeric() => 'A',
        _ if c.is_ascii() => c,
        _ => '?',
    };
    text.chars().map(shape).collect()
}

#[cfg(test)]
mod tests {
    use super::shape;

    #[test]
    fn nothing_is_left_of_a_name() {
        assert_eq!(shape("N725MQ-2013.7"), "A999AA-9999.9");
        assert_eq!(shape("Zoë 💰 東"), "Aaa ? A");
    }
}
