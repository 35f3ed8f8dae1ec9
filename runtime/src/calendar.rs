//! The calendar by arithmetic: which date a day is, the first day of a month, and their texts.

use crate::{KeyWriter, OutOfRange};

/// What a date of another year is refused with.
pub(crate) const YEARS: OutOfRange = OutOfRange("years 0000 to 9999");

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

/// The two-digit numbers, one after the other.
const PAIRS: &str = "\
    0001020304050607080910111213141516171819\
    2021222324252627282930313233343536373839\
    4041424344454647484950515253545556575859\
    6061626364656667686970717273747576777879\
    8081828384858687888990919293949596979899";

/// Writes two digits.
#[inline]
fn write_two(n: u32, out: &mut KeyWriter<'_>) {
    let at = 2 * (n % 100) as usize;
    out.push_verbatim(PAIRS.get(at..at + 2).unwrap_or_default());
}

/// Writes one digit.
#[inline]
fn write_one(n: u32, out: &mut KeyWriter<'_>) {
    let at = 2 * (n % 10) as usize + 1;
    out.push_verbatim(PAIRS.get(at..=at).unwrap_or_default());
}

/// Writes a small number in decimal.
#[inline]
pub(crate) fn write_number(n: u16, out: &mut KeyWriter<'_>) {
    let n = u32::from(n);
    match n {
        0..10 => write_one(n, out),
        10..100 => write_two(n, out),
        100..1000 => {
            write_one(n / 100, out);
            write_two(n, out);
        }
        1000..10_000 => {
            write_two(n / 100, out);
            write_two(n, out);
        }
        10_000.. => {
            write_one(n / 10_000, out);
            write_two(n / 100, out);
            write_two(n, out);
        }
    }
}

/// Writes a year with four digits.
#[inline]
pub(crate) fn write_year(year: i64, out: &mut KeyWriter<'_>) {
    match u32::try_from(year) {
        Ok(year @ 0..=9999) => {
            write_two(year / 100, out);
            write_two(year, out);
        }
        // ISO 8601's expanded years, as chrono writes them; they are refused with `YEARS`.
        _ => out.push_fmt(format_args!("{year:+05}")),
    }
}

/// Writes what follows the year: a mark and two digits.
#[inline]
pub(crate) fn write_pair(mark: &'static str, n: u32, out: &mut KeyWriter<'_>) {
    out.push_verbatim(mark);
    write_two(n, out);
}
