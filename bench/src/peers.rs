//! The hand-written code of an expert, and that of most people.
#![expect(
    clippy::inline_always,
    reason = "an expert writes it all into one function"
)]

use std::hash::{DefaultHasher, Hash, Hasher};

use arrayvec::ArrayString;
use chrono::{DateTime, Datelike, NaiveDate, Timelike, Utc};
use twox_hash::XxHash64;

/// A buffer on the stack with the capacity of our keys.
pub type Stack = ArrayString<72>;

/// The buffer that an expert appends to.
pub trait Buffer {
    /// Appends text.
    fn text(&mut self, text: &str);
}

impl Buffer for String {
    #[inline(always)]
    fn text(&mut self, text: &str) {
        self.push_str(text);
    }
}

impl Buffer for Stack {
    #[inline(always)]
    fn text(&mut self, text: &str) {
        self.push_str(text);
    }
}

/// A suffix in `1..=400` as most people compute it. It can change with an update of Rust.
#[must_use]
pub fn default_suffix(text: &str) -> u64 {
    let mut hasher = DefaultHasher::new();
    text.hash(&mut hasher);
    hasher.finish() % 400 + 1
}

/// The hash of Key Format 1, computed by the same crate as ours.
#[inline(always)]
#[must_use]
pub fn xxh64(text: &str) -> u64 {
    XxHash64::oneshot(42, text.as_bytes()) & (u64::MAX >> 1)
}

/// The suffix of Key Format 1.
#[inline(always)]
#[must_use]
pub fn xxh_suffix(text: &str) -> u16 {
    #[expect(clippy::cast_possible_truncation, reason = "at most 400")]
    let suffix = (xxh64(text) % 400 + 1) as u16;
    suffix
}

/// Appends an integer.
#[inline(always)]
pub fn push_integer(key: &mut impl Buffer, integer: impl itoa::Integer) {
    key.text(itoa::Buffer::new().format(integer));
}

/// Every number of two digits.
const PAIRS: [[u8; 2]; 100] = {
    let (mut pairs, mut n) = ([[b'0'; 2]; 100], 0);
    while n < 100 {
        pairs[n as usize] = [b'0' + n / 10, b'0' + n % 10];
        n += 1;
    }
    pairs
};

/// Two digits. The mask shows the compiler that a character is one byte.
#[inline(always)]
fn push_pair<const N: usize>(number: u32, text: &mut ArrayString<N>) {
    let [first, second] = PAIRS[number as usize];
    text.push(char::from(first & 0x7f));
    text.push(char::from(second & 0x7f));
}

/// A date, in the years that have four digits.
#[inline(always)]
fn date_text<const N: usize>(date: NaiveDate) -> Option<ArrayString<N>> {
    let year @ 0..10_000 = u32::try_from(date.year()).ok()? else {
        return None;
    };
    let mut text = ArrayString::new();
    push_pair(year / 100, &mut text);
    push_pair(year % 100, &mut text);
    text.push('-');
    push_pair(date.month(), &mut text);
    text.push('-');
    push_pair(date.day(), &mut text);
    Some(text)
}

/// Appends a date.
#[inline(always)]
pub fn push_date(key: &mut impl Buffer, date: NaiveDate) {
    match date_text::<10>(date) {
        Some(text) => key.text(&text),
        None => key.text(&date.to_string()),
    }
}

/// Appends the day of an instant.
#[inline(always)]
pub fn push_day_of(key: &mut impl Buffer, at: DateTime<Utc>) {
    push_date(key, at.date_naive());
}

/// Appends the hour of an instant: `2018-08-09T14`.
#[inline(always)]
pub fn push_hour_of(key: &mut impl Buffer, at: DateTime<Utc>) {
    let Some(mut text) = date_text::<13>(at.date_naive()) else {
        return key.text(&at.format("%Y-%m-%dT%H").to_string());
    };
    text.push('T');
    push_pair(at.hour(), &mut text);
    key.text(&text);
}

/// Text with `-` and `%` escaped, in the obvious way.
#[must_use]
pub fn replaced(text: &str) -> String {
    text.replace('%', "%25").replace('-', "%2D")
}

/// Appends text with `-` and `%` escaped, in one pass.
#[inline(always)]
pub fn push_escaped(key: &mut impl Buffer, text: &str) {
    let mut rest = text;
    while let Some(at) = rest.bytes().position(|byte| matches!(byte, b'-' | b'%')) {
        let (before, from) = rest.split_at(at);
        key.text(before);
        key.text(if from.starts_with('-') { "%2D" } else { "%25" });
        rest = &from[1..];
    }
    key.text(rest);
}
