//! Integers in decimal.

use alloc::string::String;

/// The digits of the greatest integer.
const MOST: usize = crate::MOST_DIGITS as usize;

/// The digits of the greatest `u64`.
const MOST_OF_U64: usize = 20;

/// Appends a number with zeros before it up to a width of at most 39, and returns whether it has no more digits than
/// that.
pub(super) fn push_padded(n: u128, width: usize, out: &mut String) -> bool {
    let mut buffer = [b'0'; MOST];
    let start = write_large(n, &mut buffer);
    let first = MOST.saturating_sub(width);
    push_ascii(&buffer[first..], out);
    first <= start
}

/// Appends an integer.
#[inline]
pub(super) fn push_integer(n: i128, out: &mut String) {
    if n < 0 {
        out.push('-');
    }
    push_unsigned(n.unsigned_abs(), out);
}

/// Appends an integer that is not negative.
#[inline]
pub(super) fn push_unsigned(n: u128, out: &mut String) {
    // Most are small, and dividing a `u128` is slow.
    if let Ok(n) = u64::try_from(n) {
        let mut buffer = [b'0'; MOST_OF_U64];
        let start = write_small(n, &mut buffer);
        push_ascii(&buffer[start..], out);
    } else {
        let mut buffer = [b'0'; MOST];
        let start = write_large(n, &mut buffer);
        push_ascii(&buffer[start..], out);
    }
}

/// Writes two digits at the start of a text.
#[inline]
pub(super) fn set_two(text: &mut [u8], n: u32) {
    for (place, digit) in text.iter_mut().zip([n / 10, n]) {
        *place = digit_of(digit.into());
    }
}

/// Writes nine digits at the start of a text.
pub(super) fn set_nine(text: &mut [u8], mut n: u32) {
    for place in text.iter_mut().take(9).rev() {
        *place = digit_of(n.into());
        n /= 10;
    }
}

/// Appends bytes that are ASCII.
#[inline]
pub(super) fn push_ascii(text: &[u8], out: &mut String) {
    // The mask shows the compiler that each is one byte of a `String`.
    out.extend(text.iter().map(|byte| char::from(byte & 0x7f)));
}

/// The last digit of a number.
#[inline]
fn digit_of(n: u64) -> u8 {
    b"0123456789"[(n % 10) as usize]
}

/// Writes the digits at the end of the buffer, and returns where they start.
fn write_large(n: u128, buffer: &mut [u8; MOST]) -> usize {
    /// The greatest power of ten in a `u64`, and its zeros.
    const CHUNK: (u128, usize) = (10_000_000_000_000_000_000, 19);
    let (mut high, mut end) = (n, MOST);
    while high >= CHUNK.0 {
        write_small(
            u64::try_from(high % CHUNK.0).unwrap_or_default(),
            &mut buffer[..end],
        );
        (high, end) = (high / CHUNK.0, end - CHUNK.1);
    }
    write_small(u64::try_from(high).unwrap_or_default(), &mut buffer[..end])
}

/// The same for a smaller number. Zero has one digit.
#[inline]
fn write_small(mut n: u64, buffer: &mut [u8]) -> usize {
    let mut start = buffer.len();
    for place in buffer.iter_mut().rev() {
        *place = digit_of(n);
        n /= 10;
        start -= 1;
        if n == 0 {
            break;
        }
    }
    start
}

#[cfg(test)]
mod tests {
    use super::*;

    fn numbers() -> impl Iterator<Item = u128> {
        let powers = (0..39).map(|digits| 10_u128.pow(digits));
        let around = powers.flat_map(|power| [power - 1, power, power + 1, power * 3]);
        around.chain([u64::MAX.into(), u128::from(u64::MAX) + 1, u128::MAX])
    }

    #[test]
    fn integers_are_written_as_by_the_standard_library() {
        for n in numbers() {
            let mut text = String::new();
            push_unsigned(n, &mut text);
            assert_eq!(text, n.to_string());
        }
        for n in [i128::MIN, i128::MAX, -1, 0, 1, i64::MIN.into()] {
            let mut text = String::new();
            push_integer(n, &mut text);
            assert_eq!(text, n.to_string());
        }
    }

    #[test]
    fn widths_are_filled_with_zeros() {
        for (n, width) in numbers().flat_map(|n| [1, 6, 19, 20, 39].map(|width| (n, width))) {
            let mut text = String::new();
            let fits = push_padded(n, width, &mut text);
            assert_eq!(fits, n.to_string().len() <= width, "{n} {width}");
            if fits {
                assert_eq!(text, format!("{n:0width$}"));
            }
        }
    }

    #[test]
    fn two_digits() {
        let mut text = *b"00-00";
        set_two(&mut text, 42);
        set_two(&mut text[3..], 7);
        assert_eq!(text, *b"42-07");
        let mut text = *b"000000000.";
        set_nine(&mut text, 1_020_304);
        assert_eq!(text, *b"001020304.");
    }
}
