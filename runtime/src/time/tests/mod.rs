//! Instants, dates and periods, against the crates that know the calendar.

mod epoch;
mod period;
mod timestamp;

use std::fmt::Write as _;
use std::format;
use std::string::{String, ToString};
use std::time::{Duration, SystemTime};

use chrono::{DateTime, FixedOffset, NaiveDate, NaiveDateTime, SecondsFormat, TimeDelta, Utc};

use synthetic_key_format::engine::calendar::Civil;

use crate::part::TimeRef;
use crate::{KeyPart, Period, Timestamp};

const PERIODS: [Period; 5] = [
    Period::Year,
    Period::Month,
    Period::Day,
    Period::Hour,
    Period::Minute,
];
/// The years 0000 to 9999, in days from 1970.
const DAYS: std::ops::Range<i64> = -719_528..2_932_897;
const FIRST: i64 = DAYS.start * 86_400;
const LAST: i64 = DAYS.end * 86_400 - 1;

/// The period as it is, also in a year that no key has.
fn text(period: Period, seconds: i64) -> String {
    let mut text = String::new();
    period.show(Civil::of(seconds), 0, &mut text);
    text
}

/// The period as a key has it.
fn in_key(period: Period, seconds: i64) -> String {
    let mut text = String::new();
    period.write(Civil::of(seconds), 0, &mut text);
    text
}

/// The text of RFC 3339 up to the period.
fn prefix(period: Period, rfc3339: &str) -> &str {
    // An expanded year has a sign and as many digits as it needs.
    let year = 1 + rfc3339[1..].find('-').expect("a month");
    let behind = match period {
        Period::Year => 0,
        Period::Month => "-08".len(),
        Period::Day => "-08-09".len(),
        Period::Hour => "-08-09T14".len(),
        Period::Minute => "-08-09T14:05".len(),
        Period::Second => "-08-09T14:05:07".len(),
        Period::Millisecond => "-08-09T14:05:07.123".len(),
        Period::Microsecond => "-08-09T14:05:07.123456".len(),
        Period::Nanosecond => "-08-09T14:05:07.123456789".len(),
    };
    &rfc3339[..year + behind]
}

fn at(seconds: i64, nanos: u32) -> DateTime<Utc> {
    DateTime::from_timestamp(seconds, nanos).expect("within chrono's years")
}

fn law<T: Timestamp>(instant: &T, expected: DateTime<Utc>) {
    let rfc3339 = expected.to_rfc3339_opts(SecondsFormat::Nanos, true);
    // A leap second counts as the end of the one before it.
    let rfc3339 = match rfc3339.split_once(":60.") {
        Some((minute, _)) => format!("{minute}:59.999999999Z"),
        None => rfc3339,
    };
    let point_read: TimeRef<'_, T> = instant.as_timestamp();
    assert_eq!(point_read.unix_seconds(), instant.unix_seconds());
    assert_eq!(point_read.subsec_nanos(), instant.subsec_nanos());
    let fine = [
        Period::Second,
        Period::Millisecond,
        Period::Microsecond,
        Period::Nanosecond,
    ];
    // Midnights have nothing finer, and there are millions of them.
    let is_fine = expected.timestamp() % 86_400 != 0 || expected.timestamp_subsec_nanos() != 0;
    let fine = fine
        .into_iter()
        .filter(|period| is_fine && *period <= T::FINEST);
    for period in PERIODS.into_iter().chain(fine) {
        let (civil, nanos) = (instant.__civil(), instant.subsec_nanos());
        let mut text = String::new();
        period.show(civil, nanos, &mut text);
        assert_eq!(text, prefix(period, &rfc3339), "{period:?} of {rfc3339}");
    }
}

/// The instant that a local time is at the offset that its text ends with, which is in whole minutes.
fn as_stored(text: &str, local: NaiveDateTime) -> DateTime<Utc> {
    let (time, offset) = text.split_at(text.len() - "+00:00".len());
    assert!(!time.ends_with(':'), "{text} has an offset with seconds");
    let minutes: i64 =
        offset[1..3].parse::<i64>().unwrap() * 60 + offset[4..].parse::<i64>().unwrap();
    let behind = if offset.starts_with('-') {
        minutes
    } else {
        -minutes
    };
    (local + TimeDelta::minutes(behind)).and_utc()
}

/// The same instant, at this offset from UTC, as all types that can hold it.
fn law_of_all(seconds: i64, nanos: u32, offset: i32) {
    let utc = at(seconds, nanos);
    law(&utc, utc);
    law(&&utc, utc);
    let zone = FixedOffset::east_opt(offset).expect("less than a day");
    let local = utc.with_timezone(&zone);
    let stored = as_stored(&local.to_rfc3339(), local.naive_local());
    law(&local, stored);
    let (after, fraction) = (
        Duration::from_secs(seconds.unsigned_abs()),
        Duration::from_nanos(nanos.into()),
    );
    let system = if seconds < 0 {
        SystemTime::UNIX_EPOCH - after + fraction
    } else {
        SystemTime::UNIX_EPOCH + after + fraction
    };
    law(&system, utc);
    let signed = i32::try_from(nanos).expect("less than a second");
    if let Ok(jiff) = jiff::Timestamp::new(seconds, signed) {
        law(&jiff, utc);
        let zone = jiff::tz::Offset::from_seconds(offset).expect("an offset of jiff");
        let zoned = jiff.to_zoned(jiff::tz::TimeZone::fixed(zone));
        let text = format!("{zoned}");
        let text = text.split('[').next().expect("a zone in brackets");
        law(&zoned, as_stored(text, local.naive_local()));
    } else {
        assert!(
            seconds > LAST - 2 * 86_400,
            "jiff ends a little before the year 9999"
        );
    }
    let total = i128::from(seconds) * 1_000_000_000 + i128::from(nanos);
    let time = time::OffsetDateTime::from_unix_timestamp_nanos(total).expect("within time's years");
    law(&time, utc);
    let zone = time::UtcOffset::from_whole_seconds(offset).expect("an offset of time");
    if let Some(time) = time.checked_to_offset(zone) {
        law(&time, utc);
    }
}

/// Xorshift: the same numbers in every run.
struct Random(u64);

impl Random {
    fn bits(&mut self) -> u64 {
        self.0 ^= self.0 << 13;
        self.0 ^= self.0 >> 7;
        self.0 ^= self.0 << 17;
        self.0
    }

    /// Any number, with all magnitudes alike.
    fn any(&mut self) -> i64 {
        let shift = self.bits() % 64;
        self.bits().cast_signed() >> shift
    }

    fn within(&mut self, first: i64, last: i64) -> i64 {
        first + (self.bits() >> 1).cast_signed() % (last - first + 1)
    }
}
