//! The calendar by arithmetic: which date a day is, the first day of a month, and their texts.

use arrayvec::ArrayString;

use crate::{KeyWriter, OutOfRange};

/// What a date of another year is refused with.
pub(crate) const YEARS: OutOfRange = OutOfRange::new("years 0000 to 9999");

/// The days of 400 years, after which the calendar repeats.
const CYCLE: i64 = 146_097;

/// The days from 0000-03-01 to 1970-01-01. Years are counted from March here, so that the leap day is their last.
const TO_EPOCH: i64 = 719_468;

/// More years than seconds in an `i64` reach, and few enough to count their days.
const FAR: i64 = 1 << 40;

/// The quotient, rounded down, and the rest, for a divisor of a `u32`.
#[inline]
pub(crate) fn divided(n: i64, by: i64) -> (i64, u32) {
    let rest = u32::try_from(n.rem_euclid(by)).unwrap_or_default();
    (n.div_euclid(by), rest)
}

/// The year, month and day so many days after 1970-01-01, which are no more than the seconds of an `i64` make.
#[inline]
pub(crate) fn date_of(days: i64) -> (i64, u32, u32) {
    let (cycle, day) = divided(days + TO_EPOCH, CYCLE);
    // Without the leap days before it: one every 4 years, none after 100, one at the end of 400.
    let year = (day - day / 1460 + day / 36_524 - day / 146_096) / 365;
    let day = day - (365 * year + year / 4 - year / 100);
    // March to July and August to December have 153 days each.
    let month = (5 * day + 2) / 153;
    let day = day - (153 * month + 2) / 5 + 1;
    let year = 400 * cycle + i64::from(year);
    if month < 10 {
        (year, month + 3, day)
    } else {
        (year + 1, month - 9, day)
    }
}

/// The days from 1970-01-01 to the first of a month, 1 to 12.
pub(crate) fn first_of(year: i64, month: i64) -> i64 {
    let year = year.clamp(-FAR, FAR);
    let (year, month) = if month > 2 {
        (year, month - 3)
    } else {
        (year - 1, month + 9)
    };
    let (cycle, year) = (year.div_euclid(400), year.rem_euclid(400));
    let day = 365 * year + year / 4 - year / 100 + (153 * month + 2) / 5;
    CYCLE * cycle + day - TO_EPOCH
}

/// The two-digit numbers.
const PAIRS: [[u8; 2]; 100] = {
    let (mut pairs, mut n) = ([[0; 2]; 100], 0);
    while n < 100 {
        pairs[n as usize] = [b'0' + n / 10, b'0' + n % 10];
        n += 1;
    }
    pairs
};

/// Appends one digit.
#[inline]
fn push_one<const N: usize>(n: u32, text: &mut ArrayString<N>) {
    text.push(char::from_digit(n, 10).unwrap_or('0'));
}

/// Appends two digits.
#[inline]
fn push_two<const N: usize>(n: u32, text: &mut ArrayString<N>) {
    push_pair(PAIRS.get(n as usize).unwrap_or(&[b'0'; 2]), text);
}

/// Appends two ASCII characters. The masks show the compiler that they are that, of one byte each.
#[inline]
#[expect(
    clippy::trivially_copy_pass_by_ref,
    reason = "by value they are one number, which the compiler takes apart again"
)]
pub(crate) fn push_pair<const N: usize>([first, second]: &[u8; 2], text: &mut ArrayString<N>) {
    text.push(char::from(first & 0x7f));
    text.push(char::from(second & 0x7f));
}

/// Writes a small number in decimal. What is written has a length that the compiler knows.
#[inline]
pub(crate) fn write_number(n: u16, out: &mut impl KeyWriter) {
    let (n, mut text) = (u32::from(n), ArrayString::<5>::new());
    if (100..1000).contains(&n) {
        push_one(n / 100, &mut text);
        push_two(n % 100, &mut text);
        out.push_str(&text);
    } else if (1000..10_000).contains(&n) {
        push_two(n / 100, &mut text);
        push_two(n % 100, &mut text);
        out.push_str(&text);
    } else if n >= 10_000 {
        push_one(n / 10_000, &mut text);
        push_two(n / 100 % 100, &mut text);
        push_two(n % 100, &mut text);
        out.push_str(&text);
    } else if n >= 10 {
        push_two(n, &mut text);
        out.push_str(&text);
    } else {
        push_one(n, &mut text);
        out.push_str(&text);
    }
}

/// Writes a year with four digits, and behind each mark two more.
#[inline]
pub(crate) fn write_date<const N: usize>(
    year: i64,
    rest: [(char, u32); N],
    out: &mut impl KeyWriter,
) {
    let mut text = ArrayString::<16>::new();
    let Ok(year @ 0..=9999) = u32::try_from(year) else {
        return write_far_date(year, rest, out);
    };
    push_two(year / 100, &mut text);
    push_two(year % 100, &mut text);
    for (mark, n) in rest {
        text.push(mark);
        push_two(n, &mut text);
    }
    out.push_str(&text);
}

/// ISO 8601's expanded years, as chrono writes them; they are refused with `YEARS`.
#[cold]
fn write_far_date<const N: usize>(year: i64, rest: [(char, u32); N], out: &mut impl KeyWriter) {
    out.push_fmt(format_args!("{year:+05}"));
    for (mark, n) in rest {
        out.push_fmt(format_args!("{mark}{n:02}"));
    }
}
