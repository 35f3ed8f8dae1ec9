//! The law of rolling up: a period's text is how chrono's RFC 3339 text of the instant begins, in UTC, for every instant
//! of every type.

use std::fmt::Write as _;
use std::format;
use std::string::{String, ToString};
use std::time::{Duration, SystemTime};

use chrono::{DateTime, FixedOffset, NaiveDate, NaiveDateTime, SecondsFormat, TimeDelta, Utc};

use crate::write::Shown;
use crate::{KeyPart, OutOfRange, Period, TimeRef, Timestamp};

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
    Shown::of(|text| period.write(seconds, text)).to_string()
}

/// The period as a key has it.
fn in_key(period: Period, seconds: i64) -> String {
    let mut text = String::new();
    period.write(seconds, &mut text);
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
    };
    &rfc3339[..year + behind]
}

fn at(seconds: i64, nanos: u32) -> DateTime<Utc> {
    DateTime::from_timestamp(seconds, nanos).expect("within chrono's years")
}

fn law<T: Timestamp>(instant: &T, expected: DateTime<Utc>) {
    let rfc3339 = expected.to_rfc3339_opts(SecondsFormat::AutoSi, true);
    let point_read: TimeRef<'_, T> = instant.as_timestamp();
    assert_eq!(point_read.unix_seconds(), instant.unix_seconds());
    for period in PERIODS {
        let text = text(period, instant.unix_seconds());
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

#[test]
fn examples() {
    let seconds = at(1_533_823_507, 0).unix_seconds();
    let texts = PERIODS.map(|period| text(period, seconds));
    let expected = [
        "2018",
        "2018-08",
        "2018-08-09",
        "2018-08-09T14",
        "2018-08-09T14:05",
    ];
    assert_eq!(texts, expected);
}

#[test]
fn instants_at_the_edges() {
    let edges = [
        "0000-01-01T00:00:00Z",
        "0000-02-29T00:00:00Z",
        "0000-03-01T00:00:00Z",
        "0001-01-01T00:00:00Z",
        "1582-10-15T00:00:00Z",
        "1900-03-01T00:00:00Z",
        "1969-12-31T00:00:00Z",
        "1970-01-01T00:00:00Z",
        "1970-01-01T00:01:00Z",
        "2000-02-29T00:00:00Z",
        "2000-03-01T00:00:00Z",
        "2024-02-29T00:00:00Z",
        "2024-03-01T00:00:00Z",
        "2038-01-19T03:14:08Z",
        "2100-03-01T00:00:00Z",
        "9999-12-31T23:59:00Z",
    ];
    for edge in edges {
        let edge = edge.parse::<DateTime<Utc>>().expect(edge).timestamp();
        for seconds in [edge - 1, edge, edge + 1] {
            for nanos in [0, 1, 500_000_000, 999_999_999] {
                for offset in [0, 3_600, -3_600, 20_700, 50_400, -43_200, 86_399, -86_399] {
                    law_of_all(seconds.max(FIRST), nanos, offset);
                }
            }
        }
    }
    law_of_all(LAST, 999_999_999, 0);
}

#[test]
fn random_instants() {
    let mut random = Random(0x9e37_79b9_7f4a_7c15);
    for round in 0..20_000 {
        // Every other one close to 1970.
        let (first, last) = if round % 2 == 0 {
            (FIRST, LAST)
        } else {
            (-200_000, 200_000)
        };
        let seconds = random.within(first, last);
        let nanos = u32::try_from(random.within(0, 999_999_999)).unwrap();
        let offset = i32::try_from(random.within(-86_399, 86_399)).unwrap();
        law_of_all(seconds, nanos, offset);
    }
}

/// Also where the year is not of four digits, which `check` refuses.
#[test]
fn random_instants_of_all_years_of_chrono() {
    let (first, last) = (DateTime::<Utc>::MIN_UTC, DateTime::<Utc>::MAX_UTC);
    law(&first, first);
    law(&last, last);
    let mut random = Random(42);
    for _ in 0..20_000 {
        let utc = at(random.within(first.timestamp(), last.timestamp()), 1);
        law(&utc, utc);
    }
}

#[test]
fn a_leap_second_is_in_its_minute() {
    let leap: DateTime<Utc> = "2016-12-31T23:59:60.5Z".parse().unwrap();
    assert!(leap.to_rfc3339().contains(":60.5"));
    law(&leap, leap);
}

/// Berlin's own time before 1893 was 53 minutes and 28 seconds ahead.
#[test]
fn an_offset_with_seconds_counts_as_it_is_written() {
    let zone = jiff::tz::TimeZone::fixed(jiff::tz::Offset::from_seconds(3208).unwrap());
    let zoned = jiff::civil::date(1800, 3, 17)
        .at(20, 25, 16, 0)
        .to_zoned(zone)
        .unwrap();
    assert!(format!("{zoned}").starts_with("1800-03-17T20:25:16+00:53"));
    assert_eq!(zoned.timestamp().to_string(), "1800-03-17T19:31:48Z");
    assert_eq!(
        text(Period::Minute, zoned.unix_seconds()),
        "1800-03-17T19:32"
    );

    let zone = FixedOffset::east_opt(3208).unwrap();
    let local = DateTime::<Utc>::UNIX_EPOCH.with_timezone(&zone);
    assert_eq!(local.to_rfc3339(), "1970-01-01T00:53:28+00:53");
    assert_eq!(
        text(Period::Minute, local.unix_seconds()),
        "1970-01-01T00:00"
    );
    assert_eq!(
        text(
            Period::Minute,
            (local - TimeDelta::seconds(1)).unix_seconds()
        ),
        "1970-01-01T00:00"
    );
    assert_eq!(
        text(
            Period::Minute,
            (local - TimeDelta::seconds(29)).unix_seconds()
        ),
        "1969-12-31T23:59"
    );
}

/// Every day of ten thousand years, counted by hand.
#[test]
fn every_day() {
    let leap = |year: i64| year % 4 == 0 && (year % 100 != 0 || year % 400 == 0);
    let mut day = DAYS.start;
    let (mut written, mut expected) = (String::new(), String::new());
    for year in 0..=9999 {
        assert_eq!(Period::Year.start(year), day * 86_400);
        let february = if leap(year) { 29 } else { 28 };
        let months = [31, february, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31];
        for (month, days) in (0..).zip(months) {
            assert_eq!(Period::Month.start(12 * year + month), day * 86_400);
            for date in 1..=days {
                let (start, end) = (day * 86_400, day * 86_400 + 86_399);
                for second in [start, end] {
                    assert_eq!(Period::Year.index(second), year);
                    assert_eq!(Period::Month.index(second), 12 * year + month);
                    assert_eq!(Period::Day.index(second), day);
                }
                assert_eq!(Period::Day.start(day), start);
                expected.clear();
                write!(expected, "{year:04}-{:02}-{date:02}", month + 1).unwrap();
                for (period, len) in [(Period::Year, 4), (Period::Month, 7), (Period::Day, 10)] {
                    written.clear();
                    period.write(end, &mut written);
                    assert_eq!(written, expected[..len]);
                }
                day += 1;
            }
        }
    }
    assert_eq!(day, DAYS.end);
}

/// The same against the three crates, and against the text of a date that is itself a part.
#[test]
fn every_date_is_its_midnight_in_utc() {
    let mut chrono = NaiveDate::from_ymd_opt(0, 1, 1).unwrap();
    let mut jiff = jiff::civil::date(0, 1, 1);
    let mut time = time::Date::from_calendar_date(0, time::Month::January, 1).unwrap();
    let (mut part, mut period) = (String::new(), String::new());
    for day in DAYS {
        assert_eq!(chrono.unix_seconds(), day * 86_400);
        assert_eq!(jiff.unix_seconds(), day * 86_400);
        assert_eq!(time.unix_seconds(), day * 86_400);
        part.clear();
        chrono.write_part(&mut part);
        period.clear();
        Period::Day.write(chrono.unix_seconds(), &mut period);
        assert_eq!(part, period);
        if day + 1 < DAYS.end {
            chrono = chrono.succ_opt().unwrap();
            jiff = jiff.tomorrow().unwrap();
            time = time.next_day().unwrap();
        }
    }
    let last = NaiveDate::from_ymd_opt(9999, 12, 31).unwrap();
    assert_eq!(
        (chrono, jiff, time.next_day()),
        (last, jiff::civil::Date::MAX, None)
    );
}

#[test]
fn dates_at_the_ends_of_their_types() {
    law(
        &NaiveDate::MIN,
        NaiveDate::MIN.and_hms_opt(0, 0, 0).unwrap().and_utc(),
    );
    law(
        &NaiveDate::MAX,
        NaiveDate::MAX.and_hms_opt(0, 0, 0).unwrap().and_utc(),
    );
    let chrono = |year, month, day| {
        let date = NaiveDate::from_ymd_opt(year, month, day).unwrap();
        date.and_hms_opt(0, 0, 0).unwrap().and_utc()
    };
    law(&jiff::civil::Date::MIN, chrono(-9999, 1, 1));
    law(&jiff::civil::Date::MAX, chrono(9999, 12, 31));
    law(&time::Date::MIN, chrono(-9999, 1, 1));
    law(&time::Date::MAX, chrono(9999, 12, 31));
    law(
        &jiff::Timestamp::MIN,
        chrono(-9999, 1, 2) + TimeDelta::seconds(93_599 - 86_400),
    );
    assert_eq!(
        jiff::Timestamp::MAX.unix_seconds(),
        jiff::Timestamp::MAX.as_second()
    );
}

/// `start` and `index` are inverse, and both grow; at the ends of an `i64` there is nothing before or behind.
#[test]
fn numbers_and_starts() {
    let mut random = Random(7);
    let ends = [
        i64::MIN,
        i64::MIN + 1,
        i64::MAX - 1,
        i64::MAX,
        -1,
        0,
        1,
        FIRST,
        LAST,
    ];
    let others: Vec<i64> = (0..100_000).map(|_| random.any()).collect();
    for second in ends.into_iter().chain(others) {
        for period in PERIODS {
            let index = period.index(second);
            let start = period.start(index);
            assert!(start <= second, "{period:?} of {second}");
            assert_eq!(period.index(start), index, "{period:?} of {second}");
            assert_eq!(text(period, start), text(period, second));
            let next = period.start(index + 1);
            assert!(next > second || next == i64::MAX, "{period:?} of {second}");
            if start > i64::MIN {
                assert_eq!(period.index(start - 1), index - 1);
                assert_ne!(text(period, start - 1), text(period, start));
            }
            // As a number of a period it may be far outside of an `i64` of seconds.
            let (here, behind) = (period.start(second), period.start(second.saturating_add(1)));
            assert!(here < behind || [i64::MIN, i64::MAX].contains(&here));
            assert!(here <= behind);
        }
    }
}

/// Where chrono ends: 400 years later everything is the same but the year.
#[test]
fn the_calendar_repeats() {
    const CYCLE: i64 = 146_097 * 86_400;
    let mut random = Random(11);
    let mut seconds: Vec<i64> = (0..20_000).map(|_| random.any()).collect();
    seconds.extend([i64::MIN, i64::MAX]);
    for second in seconds {
        let (cycle, within) = (second.div_euclid(CYCLE), second.rem_euclid(CYCLE));
        let rfc3339 = at(within, 0).to_rfc3339();
        let year = rfc3339[..4].parse::<i64>().unwrap() + 400 * cycle;
        let year = if (0..=9999).contains(&year) {
            format!("{year:04}")
        } else {
            format!("{year:+05}")
        };
        let expected = format!("{year}{}", &rfc3339[4..16]);
        assert_eq!(text(Period::Minute, second), expected);
    }
}

#[test]
fn shapes_are_those_of_the_texts() {
    assert_eq!(Period::Day.shape(), NaiveDate::SHAPE);
    let mut random = Random(3);
    for period in PERIODS {
        let shape = period.shape();
        assert!(shape.time && !shape.text && !shape.beyond_ascii);
        let count = period.index(LAST) - period.index(FIRST) + 1;
        assert_eq!(shape.distinct, u64::try_from(count).unwrap());
        let mut seen = String::new();
        for _ in 0..1_000 {
            let text = text(period, random.within(FIRST, LAST));
            assert_eq!(shape.max_len, Some(text.len()));
            assert_eq!(shape.fixed_chars, Some(text.len()));
            seen.push_str(&text);
        }
        assert_eq!(shape.ascii, crate::CharSet::of(&seen), "{period:?}");
    }
    assert!(PERIODS.is_sorted_by(|coarse, fine| coarse < fine));
}

#[test]
fn years_of_four_digits() {
    for second in [FIRST, -1, 0, LAST] {
        assert_eq!(Period::check(second), Ok(()));
        assert_eq!(Period::clamp(second), second);
    }
    for (second, nearest) in [
        (i64::MIN, FIRST),
        (FIRST - 1, FIRST),
        (LAST + 1, LAST),
        (i64::MAX, LAST),
    ] {
        assert_eq!(
            Period::check(second),
            Err(OutOfRange::new("years 0000 to 9999"))
        );
        assert_eq!(Period::clamp(second), nearest);
    }
    assert_eq!(text(Period::Minute, FIRST - 1), "-0001-12-31T23:59");
    assert_eq!(text(Period::Minute, LAST + 1), "+10000-01-01T00:00");
    for period in PERIODS {
        for (second, nearest) in [
            (i64::MIN, FIRST),
            (FIRST - 1, FIRST),
            (0, 0),
            (LAST + 1, LAST),
            (i64::MAX, LAST),
        ] {
            assert_eq!(in_key(period, second), text(period, nearest));
        }
    }
}

#[test]
fn system_time_at_the_ends() {
    let epoch = SystemTime::UNIX_EPOCH;
    assert_eq!((epoch - Duration::from_nanos(1)).unix_seconds(), -1);
    assert_eq!((epoch - Duration::from_secs(1)).unix_seconds(), -1);
    assert_eq!(
        (epoch - Duration::from_nanos(1_000_000_001)).unix_seconds(),
        -2
    );
    // Not every system reaches so far.
    if let Some(first) = epoch.checked_sub(Duration::from_secs(1 << 63)) {
        assert_eq!(first.unix_seconds(), i64::MIN);
    }
    if let Some(last) = epoch.checked_add(Duration::new((1 << 63) - 1, 999_999_999)) {
        assert_eq!(last.unix_seconds(), i64::MAX);
    }
}

#[test]
fn point_reads_take_values_where_they_can() {
    let zoned = jiff::Timestamp::UNIX_EPOCH.to_zoned(jiff::tz::TimeZone::UTC);
    let borrowed: &jiff::Zoned = zoned.as_timestamp();
    let again: TimeRef<'_, &jiff::Zoned> = borrowed.as_timestamp();
    assert_eq!(again.unix_seconds(), 0);
    let by_value: TimeRef<'static, &DateTime<Utc>> = at(5, 0);
    assert_eq!(by_value.unix_seconds(), 5);
    assert_eq!(<&jiff::Zoned>::FINEST, Period::Minute);
    assert_eq!(<&&time::Date>::FINEST, Period::Day);
}
