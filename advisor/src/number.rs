//! Conversions between types of numbers, where the loss is known to be harmless.

/// A count as a float. Beyond 2^53 the last digits are lost, which does not affect ratios.
#[expect(
    clippy::cast_precision_loss,
    reason = "a ratio of counts needs no more"
)]
pub(crate) fn float(n: u64) -> f64 {
    n as f64
}

/// The quotient of two counts, or 0 if the divisor is 0.
pub(crate) fn ratio(a: u64, b: u64) -> f64 {
    if b == 0 { 0.0 } else { float(a) / float(b) }
}

/// A length or position.
pub(crate) fn count(n: usize) -> u64 {
    n.try_into().unwrap_or(u64::MAX)
}

/// A count as a length or position.
pub(crate) fn index(n: u64) -> usize {
    n.try_into().unwrap_or(usize::MAX)
}

/// The smallest integer that is not below a non-negative float.
#[expect(
    clippy::cast_possible_truncation,
    clippy::cast_sign_loss,
    reason = "floats outside of the range become its ends"
)]
pub(crate) fn ceil(x: f64) -> u64 {
    x.ceil() as u64
}

/// The float with six digits after the point, as in `--json`.
pub(crate) fn six_digits(x: f64) -> f64 {
    format!("{x:.6}").parse().unwrap_or(x)
}

/// A number of items with separators: `336,776`.
pub(crate) fn grouped(n: u64) -> String {
    let digits = n.to_string();
    let mut text = String::with_capacity(digits.len() + digits.len() / 3);
    for (i, digit) in digits.chars().enumerate() {
        if i > 0 && (digits.len() - i).is_multiple_of(3) {
            text.push(',');
        }
        text.push(digit);
    }
    text
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn digits_are_grouped() {
        assert_eq!(grouped(0), "0");
        assert_eq!(grouped(999), "999");
        assert_eq!(grouped(336_776), "336,776");
    }

    #[test]
    fn six_digits_are_rounded_like_print() {
        assert!((six_digits(1.0 / 3.0) - 0.333_333).abs() < 1e-12);
        assert!(six_digits(f64::NAN).is_nan());
    }

    #[test]
    fn nothing_has_no_ratio() {
        assert!(ratio(1, 0).abs() < 1e-12);
        assert_eq!(ceil(1.2), 2);
    }
}
