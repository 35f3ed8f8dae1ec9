//! Digits, two at a time: numbers, dates and the bytes of UUIDs.

use arrayvec::ArrayString;

use crate::KeyWriter;

/// Every number of two digits in a base, as text.
const fn pairs<const N: usize>(base: usize) -> [[u8; 2]; N] {
    const DIGITS: [u8; 16] = *b"0123456789abcdef";
    let (mut pairs, mut n) = ([[0; 2]; N], 0);
    while n < N {
        pairs[n] = [DIGITS[n / base % base], DIGITS[n % base]];
        n += 1;
    }
    pairs
}

/// Seven bits can hold more than the numbers of two digits. The other places are never used, but no index is out of
/// bounds.
const DECIMAL: [[u8; 2]; 128] = pairs(10);

const HEXADECIMAL: [[u8; 2]; 256] = pairs(16);

/// Appends one digit.
#[inline]
fn push_one<const N: usize>(n: u32, text: &mut ArrayString<N>) {
    let [_, digit] = DECIMAL[n as usize & 0x7f];
    text.push(char::from(digit & 0x7f));
}

/// Appends two digits.
#[inline]
fn push_two<const N: usize>(n: u32, text: &mut ArrayString<N>) {
    push_pair(&DECIMAL[n as usize & 0x7f], text);
}

/// Appends four digits. As one number they are masked at once, and stored at once.
#[inline]
fn push_four<const N: usize>(n: u32, text: &mut ArrayString<N>) {
    let pair = |n: u32| u32::from(u16::from_le_bytes(DECIMAL[n as usize & 0x7f]));
    let four = pair(n / 100) | pair(n % 100) << 16;
    for digit in (four & 0x7f7f_7f7f).to_le_bytes() {
        text.push(char::from(digit));
    }
}

/// Appends a byte in hexadecimal.
#[inline]
pub fn push_byte<const N: usize>(byte: u8, text: &mut ArrayString<N>) {
    push_pair(&HEXADECIMAL[usize::from(byte)], text);
}

/// Appends two ASCII characters. The masks show the compiler that they are ASCII, one byte each.
#[inline]
#[expect(
    clippy::trivially_copy_pass_by_ref,
    reason = "by value they are one number, which the compiler takes apart again"
)]
fn push_pair<const N: usize>([first, second]: &[u8; 2], text: &mut ArrayString<N>) {
    text.push(char::from(first & 0x7f));
    text.push(char::from(second & 0x7f));
}

/// Writes a small number in decimal. The compiler knows the length of the text.
#[inline(always)]
#[expect(
    clippy::inline_always,
    reason = "digits that a call would return in memory wait for it"
)]
pub fn write_number(n: u16, out: &mut impl KeyWriter) {
    let n = u32::from(n);
    // Few comparisons for each: the compiler inlines little where it takes many to get there.
    if n < 100 {
        if n < 10 {
            let mut text = ArrayString::<1>::new();
            push_one(n, &mut text);
            out.__push_short(&text);
        } else {
            let mut text = ArrayString::<2>::new();
            push_two(n, &mut text);
            out.__push_short(&text);
        }
    } else if n < 1000 {
        let mut text = ArrayString::<3>::new();
        push_one(n / 100, &mut text);
        push_two(n % 100, &mut text);
        out.__push_short(&text);
    } else if n < 10_000 {
        let mut text = ArrayString::<4>::new();
        push_four(n, &mut text);
        out.__push_short(&text);
    } else {
        let mut text = ArrayString::<5>::new();
        push_one(n / 10_000, &mut text);
        push_two(n / 100 % 100, &mut text);
        push_two(n % 100, &mut text);
        out.__push_short(&text);
    }
}

/// Writes a year with four digits, and two more after each mark, which is ASCII.
#[inline(always)]
#[expect(
    clippy::inline_always,
    reason = "marks and lengths are known where it is called, and a call would hide them"
)]
pub fn write_date<const N: usize>(year: i64, rest: [(u8, u32); N], out: &mut impl KeyWriter) {
    let Ok(year @ 0..=9999) = u32::try_from(year) else {
        return write_far_date(year, &rest, out);
    };
    let mut text = ArrayString::<19>::new();
    push_two(year / 100, &mut text);
    push_two(year % 100, &mut text);
    for (mark, n) in rest {
        text.push(char::from(mark & 0x7f));
        push_two(n, &mut text);
    }
    out.__push_short(&text);
}

/// The nearest date with a year of four digits, which has the length that proofs rely on.
#[cold]
fn write_far_date(year: i64, rest: &[(u8, u32)], out: &mut impl KeyWriter) {
    let (nearest, ends) = if year < 0 {
        (0, [1, 1, 0, 0, 0])
    } else {
        (9999, [12, 31, 23, 59, 59])
    };
    out.push_fmt(format_args!("{nearest:04}"));
    for (&(mark, n), at) in rest.iter().zip(0..) {
        let n = ends.get(at).copied().unwrap_or(n);
        out.push_fmt(format_args!("{}{n:02}", char::from(mark)));
    }
}

/// The date as it is, for an error: with the expanded year of ISO 8601, as chrono writes it.
pub fn show_date(year: i64, rest: &[(u8, u32)], out: &mut impl KeyWriter) {
    if (0..=9999).contains(&year) {
        out.push_fmt(format_args!("{year:04}"));
    } else {
        out.push_fmt(format_args!("{year:+05}"));
    }
    for &(mark, n) in rest {
        out.push_fmt(format_args!("{}{n:02}", char::from(mark)));
    }
}

/// The number of digits of a suffix.
#[inline]
#[must_use]
pub const fn digits_of(number: u16) -> usize {
    match number {
        0..10 => 1,
        10..100 => 2,
        100..1000 => 3,
        1000..10_000 => 4,
        10_000.. => 5,
    }
}

/// Appends the bytes of each group, with a hyphen between groups. Written out: a loop with the hyphens inside takes twice
/// as long.
macro_rules! push_groups {
    ($text:ident: $($($byte:ident)+),+) => {$(
        if !$text.is_empty() {
            $text.push('-');
        }
        $(push_byte($byte, &mut $text);)+
    )+};
}

/// Writes a UUID, hyphenated and in lower case.
#[inline]
#[expect(clippy::many_single_char_names, reason = "sixteen bytes in a row")]
pub fn write_uuid(bytes: [u8; 16], out: &mut impl KeyWriter) {
    let [a, b, c, d, e, f, g, h, i, j, k, l, m, n, o, p] = bytes;
    let mut text = ArrayString::<36>::new();
    push_groups!(text: a b c d, e f, g h, i j, k l m n o p);
    out.__push_short(&text);
}
