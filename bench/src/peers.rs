//! What people write today: by `format!`, and tuned by hand.

use std::hash::{DefaultHasher, Hash, Hasher};

use chrono::{Datelike, NaiveDate};
use twox_hash::XxHash64;

/// A suffix in `1..=400` as most people make it. It is another one after an update of Rust.
#[must_use]
pub fn default_suffix(text: &str) -> u64 {
    let mut hasher = DefaultHasher::new();
    text.hash(&mut hasher);
    hasher.finish() % 400 + 1
}

/// The hash of Key Format 1.
#[must_use]
pub fn xxh64(text: &str) -> u64 {
    XxHash64::oneshot(42, text.as_bytes()) & (u64::MAX >> 1)
}

/// The suffix of Key Format 1.
#[must_use]
pub fn xxh_suffix(text: &str) -> u64 {
    xxh64(text) % 400 + 1
}

/// Appends an integer.
pub fn push_integer(key: &mut String, integer: impl itoa::Integer) {
    key.push_str(itoa::Buffer::new().format(integer));
}

/// Appends a date of the years that have four digits, the others by way of `format!`.
pub fn push_date(key: &mut String, date: NaiveDate) {
    let Some(year) = u16::try_from(date.year())
        .ok()
        .filter(|year| *year < 10_000)
    else {
        key.push_str(&date.to_string());
        return;
    };
    let [century, year] = [year / 100, year % 100].map(pair);
    #[expect(clippy::cast_possible_truncation, reason = "at most 31")]
    let [month, day] = [date.month() as u16, date.day() as u16].map(pair);
    let text = [
        century[0], century[1], year[0], year[1], b'-', month[0], month[1], b'-', day[0], day[1],
    ];
    key.push_str(str::from_utf8(&text).unwrap_or_default());
}

/// The two digits of a number below 100.
fn pair(number: u16) -> [u8; 2] {
    #[expect(clippy::cast_possible_truncation, reason = "below 10")]
    [number / 10, number % 10].map(|digit| b'0' + digit as u8)
}

/// Text with `-` and `%` escaped, as one writes it first.
#[must_use]
pub fn replaced(text: &str) -> String {
    text.replace('%', "%25").replace('-', "%2D")
}

/// Appends text with `-` and `%` escaped, in one pass.
pub fn push_escaped(key: &mut String, text: &str) {
    let mut rest = text;
    while let Some(at) = rest.bytes().position(|byte| matches!(byte, b'-' | b'%')) {
        let (before, from) = rest.split_at(at);
        key.push_str(before);
        key.push_str(if from.starts_with('-') { "%2D" } else { "%25" });
        rest = &from[1..];
    }
    key.push_str(rest);
}
