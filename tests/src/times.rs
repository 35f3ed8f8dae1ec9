//! Arbitrary points in time, and their RFC 3339 texts.

use chrono::{DateTime, Datelike, Timelike, Utc};
use proptest::prelude::*;

/// 0000-01-01T00:00:00Z.
pub const FIRST: i64 = -62_167_219_200;
/// 9999-12-31T23:59:59Z.
pub const LAST: i64 = 253_402_300_799;

/// Unix seconds of the years 0000 to 9999: any, and those next to something that is easily wrong.
pub fn seconds() -> impl Strategy<Value = i64> {
    let edges = prop_oneof![
        Just(FIRST),
        Just(LAST),
        Just(0_i64),
        (0..=9999_i32).prop_map(|year| unix(year, 1, 1)),
        (0..=9999_i32).prop_map(|year| unix(year, 2, 28) + 86_400),
        (0..=9999_i32).prop_map(|year| unix(year, 3, 1)),
        (0..=9999_i32, 1..=12_u32).prop_map(|(year, month)| unix(year, month, 1)),
    ];
    let near = (edges, -3_601_i64..=3_601).prop_map(|(edge, by)| (edge + by).clamp(FIRST, LAST));
    prop_oneof![2 => FIRST..=LAST, 2 => near, 1 => -100_000_i64..=100_000]
}

fn unix(year: i32, month: u32, day: u32) -> i64 {
    let date = chrono::NaiveDate::from_ymd_opt(year, month, day).unwrap();
    date.and_time(chrono::NaiveTime::MIN).and_utc().timestamp()
}

/// The start of the RFC 3339 text in UTC, up to the minute.
pub fn rfc_3339(seconds: i64) -> String {
    let at = DateTime::<Utc>::from_timestamp(seconds, 0).unwrap();
    let (year, month, day) = (at.year(), at.month(), at.day());
    let text = format!(
        "{year:04}-{month:02}-{day:02}T{:02}:{:02}",
        at.hour(),
        at.minute()
    );
    // A second opinion, within jiff's range.
    if let Ok(at) = jiff::Timestamp::from_second(seconds) {
        assert!(at.to_string().starts_with(&text), "{at} {text}");
    }
    text
}

/// The texts of the periods, from the year to the minute.
pub fn periods(seconds: i64) -> [String; 5] {
    let text = rfc_3339(seconds);
    [4, 7, 10, 13, 16].map(|len| text[..len].to_owned())
}

/// An instant, from its RFC 3339 text.
pub fn utc(text: &str) -> DateTime<Utc> {
    text.parse().unwrap()
}
