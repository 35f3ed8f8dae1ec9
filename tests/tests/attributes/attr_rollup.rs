//! `rollup`: the part of a timestamp is the start of its RFC 3339 text in UTC, for every type.

mod between;

use std::time::{Duration, SystemTime};

use chrono::{DateTime, FixedOffset, NaiveDate, Utc};
use proptest::prelude::*;
use synthetic_key::part::Timestamp;
use synthetic_key::{KeyError, SyntheticKey};
use synthetic_key_tests::cases;
use synthetic_key_tests::times::{FIRST, LAST, periods, seconds};

#[derive(SyntheticKey)]
#[pk(separator = "_", time_only)]
struct Instant<T> {
    #[pk(concat, rollup = "year")]
    year: T,
    #[pk(concat, rollup = "month")]
    month: T,
    #[pk(concat, rollup = "day")]
    day: T,
    #[pk(concat, rollup = "hour")]
    hour: T,
    #[pk(concat, rollup = "minute")]
    minute: T,
}

fn instant<T: Timestamp + Clone>(at: &T) -> Instant<T> {
    Instant {
        year: at.clone(),
        month: at.clone(),
        day: at.clone(),
        hour: at.clone(),
        minute: at.clone(),
    }
}

#[derive(SyntheticKey)]
#[pk(separator = "_", time_only)]
struct Dated<T> {
    #[pk(concat, rollup = "year")]
    year: T,
    #[pk(concat, rollup = "month")]
    month: T,
    #[pk(concat, rollup = "day")]
    day: T,
}

fn dated<T: Timestamp + Copy>(date: T) -> Dated<T> {
    Dated {
        year: date,
        month: date,
        day: date,
    }
}

#[derive(SyntheticKey)]
#[pk(serde)]
#[pk(separator = "_", time_only)]
struct Stored {
    #[pk(concat, rollup = "minute")]
    chrono: DateTime<FixedOffset>,
    #[pk(concat, rollup = "minute")]
    jiff: jiff::Zoned,
}

#[track_caller]
fn is_rolled_up<T: Timestamp + Clone>(at: &T, seconds: i64) {
    let expected = periods(seconds).join("_");
    let item = instant(at);
    assert_eq!(item.partition_key(), expected);
    assert_eq!(item.try_partition_key().unwrap(), expected);
    let point = InstantKey::<T> {
        year: item.year.as_timestamp(),
        month: item.month.as_timestamp(),
        day: item.day.as_timestamp(),
        hour: item.hour.as_timestamp(),
        minute: item.minute.as_timestamp(),
    };
    assert_eq!(point.partition_key(), expected);
}

/// Also before 1970.
fn system_time(seconds: i64, nanos: u32) -> SystemTime {
    let whole = Duration::from_secs(seconds.unsigned_abs());
    let at = if seconds < 0 {
        SystemTime::UNIX_EPOCH - whole
    } else {
        SystemTime::UNIX_EPOCH + whole
    };
    at + Duration::from_nanos(nanos.into())
}

proptest! {
    #![proptest_config(cases(512))]

    #[test]
    fn instants_of_every_crate(at in seconds(), nanos in 0_u32..1_000_000_000, offset in -86_399_i32..=86_399) {
        let chrono = DateTime::<Utc>::from_timestamp(at, nanos).unwrap();
        is_rolled_up(&chrono, at);
        // chrono and jiff store offsets in whole minutes.
        let minutes = offset / 60 * 60;
        is_rolled_up(&chrono.with_timezone(&FixedOffset::east_opt(minutes).unwrap()), at);

        if let Ok(jiff) = jiff::Timestamp::new(at, nanos.try_into().unwrap()) {
            is_rolled_up(&jiff, at);
            let zone = jiff::tz::TimeZone::fixed(jiff::tz::Offset::from_seconds(minutes).unwrap());
            is_rolled_up(&jiff.to_zoned(zone), at);
        }

        let time = time::OffsetDateTime::from_unix_timestamp(at).unwrap().replace_nanosecond(nanos).unwrap();
        is_rolled_up(&time, at);
        let offset = time::UtcOffset::from_whole_seconds(offset).unwrap();
        if let Some(elsewhere) = time.checked_to_offset(offset) {
            is_rolled_up(&elsewhere, at);
        }
        is_rolled_up(&system_time(at, nanos), at);
        let millis = at * 1000 + i64::from(nanos / 1_000_000);
        is_rolled_up(&bson::DateTime::from_millis(millis), at);
    }

    /// chrono does not read an offset of 24 hours, and would round the last ones to that.
    #[test]
    fn offsets_with_seconds_count_as_they_are_stored(at in seconds(), offset in -86_369_i32..=86_369) {
        let at = DateTime::<Utc>::from_timestamp(at.min(LAST - 200_000), 0).unwrap();
        let zone = jiff::tz::Offset::from_seconds(offset).unwrap().to_time_zone();
        let item = Stored {
            chrono: at.with_timezone(&FixedOffset::east_opt(offset).unwrap()),
            jiff: jiff::Timestamp::from_second(at.timestamp()).unwrap().to_zoned(zone),
        };
        // At the limits, the stored instant can be in a year that has no text.
        prop_assume!(item.try_partition_key().is_ok());
        let json = serde_json::to_string(&item).unwrap();
        let read: Stored = serde_json::from_str(&json).unwrap();
        let minute = periods(read.chrono.timestamp())[4].clone();
        assert_eq!(item.partition_key(), format!("{minute}_{minute}"), "{json}");
    }

    #[test]
    fn dates_of_every_crate(at in seconds()) {
        let midnight = at.div_euclid(86_400) * 86_400;
        let [year, month, day, ..] = periods(midnight);
        let expected = [year, month, day].join("_");
        let date = DateTime::<Utc>::from_timestamp(midnight, 0).unwrap().date_naive();
        assert_eq!(dated(date).try_partition_key().unwrap(), expected);
        let date: jiff::civil::Date = date.to_string().parse().unwrap();
        assert_eq!(dated(date).try_partition_key().unwrap(), expected);
        let date = time::OffsetDateTime::from_unix_timestamp(midnight).unwrap().date();
        assert_eq!(dated(date).try_partition_key().unwrap(), expected);
    }
}

/// By its bare name the type could be jiff's, which has no zone; BSON's is UTC.
mod of_bson {
    use bson::DateTime;
    use synthetic_key::SyntheticKey;

    #[derive(Debug, PartialEq, SyntheticKey)]
    #[pk(serde, store = "mongodb", id = "{device}_{at:ms}")]
    struct Reading {
        #[pk(concat)]
        device: u32,
        #[pk(concat, rollup = "day")]
        at: DateTime,
    }

    #[test]
    fn a_date_of_bson_is_rolled_up_and_comes_back() {
        for (millis, day, at) in [
            (1_533_823_507_123, "2018-08-09", "2018-08-09T14:05:07.123"),
            (-1, "1969-12-31", "1969-12-31T23:59:59.999"),
        ] {
            let reading = Reading {
                device: 7,
                at: DateTime::from_millis(millis),
            };
            let key = reading.partition_key();
            assert_eq!(key, format!("7-{day}"));
            assert_eq!(reading.item_id().unwrap(), format!("7_{at}"));
            let lookup = ReadingKey {
                device: 7,
                at: reading.at,
            };
            assert_eq!(lookup.partition_key(), key);
            let stored = bson::serialize_to_document(&reading).unwrap();
            assert_eq!(stored.get_datetime("at").unwrap(), &reading.at);
            assert_eq!(stored.get_str("partitionKey").unwrap(), &*key);
            let read: Reading = bson::deserialize_from_document(stored).unwrap();
            assert_eq!(read, reading);
            let bytes = bson::serialize_to_vec(&reading).unwrap();
            let read: Reading = bson::deserialize_from_slice(&bytes).unwrap();
            assert_eq!(read, reading);
        }
    }
}

#[test]
fn a_leap_second_is_in_the_minute_that_it_ends() {
    let at = DateTime::<Utc>::from_timestamp(1_483_228_799, 1_999_999_999).unwrap();
    assert_eq!(chrono::Timelike::nanosecond(&at), 1_999_999_999);
    is_rolled_up(&at, 1_483_228_799);
}

/// The error names the field and the limits.
#[track_caller]
fn is_out_of_range<T: Timestamp + Clone>(at: &T) {
    let item = instant(at);
    let key = item.partition_key();
    match item.try_partition_key() {
        Err(KeyError::OutOfRange {
            field: "year",
            value,
            expected: "years 0000 to 9999",
        }) => {
            // The error shows the year, and an unchecked key has the nearest year that keys support.
            let nearest = if value.starts_with('-') {
                "0000"
            } else {
                "9999"
            };
            assert!(
                value.len() > 4 && key.starts_with(&format!("{nearest}_{nearest}-")),
                "{key} {value}"
            );
        }
        other => panic!("{other:?}"),
    }
}

#[test]
fn other_years_have_no_key_and_do_not_panic() {
    is_out_of_range(&DateTime::<Utc>::MIN_UTC);
    is_out_of_range(&DateTime::<Utc>::MAX_UTC);
    is_out_of_range(&DateTime::<Utc>::from_timestamp(LAST + 1, 0).unwrap());
    is_out_of_range(&DateTime::<Utc>::from_timestamp(FIRST - 1, 999_999_999).unwrap());
    is_out_of_range(&jiff::Timestamp::MIN);
    is_out_of_range(&time::PrimitiveDateTime::MIN.assume_utc());
    is_out_of_range(&system_time(LAST + 1, 0));
    is_out_of_range(&system_time(FIRST - 1, 1));
    // As far as the clock reaches.
    for far in [i64::MAX.unsigned_abs(), 1 << 62, 1 << 55] {
        let far = Duration::new(far, 999_999_999);
        let (after, before) = (
            SystemTime::UNIX_EPOCH.checked_add(far),
            SystemTime::UNIX_EPOCH.checked_sub(far),
        );
        for at in [after, before].into_iter().flatten() {
            is_out_of_range(&at);
        }
    }
    assert!(matches!(
        dated(NaiveDate::MAX).try_partition_key(),
        Err(KeyError::OutOfRange { field: "year", .. })
    ));
    assert!(dated(jiff::civil::Date::MIN).try_partition_key().is_err());
    assert!(dated(time::Date::MIN).try_partition_key().is_err());
}

#[derive(SyntheticKey)]
struct Hashed {
    #[pk(concat)]
    device: String,
    #[pk(hash_suffix = 400, rollup = "day")]
    at: DateTime<FixedOffset>,
    #[pk(hash_suffix = 400, rollup = "hour", epoch = "ms", none = "never")]
    seen: Option<i64>,
}

#[test]
fn a_hashed_timestamp_is_hashed_as_its_period() {
    #[derive(SyntheticKey)]
    struct Texts {
        #[pk(concat)]
        device: String,
        #[pk(hash_suffix = 400)]
        at: String,
        #[pk(hash_suffix = 400)]
        seen: String,
    }
    let of = |at: &str, seen| {
        let at = at.parse().unwrap();
        HashedKey {
            device: "d",
            at,
            seen,
        }
        .partition_key()
    };
    let one = of("2018-08-09T01:30:00+02:00", Some(0));
    assert_eq!(one, of("2018-08-08T00:00:00Z", Some(3_599_999)));
    let texts = |at, seen| {
        TextsKey {
            device: "d",
            at,
            seen,
        }
        .partition_key()
    };
    assert_eq!(one, texts("2018-08-08", "1970-01-01T00"));
    assert_eq!(
        of("0001-01-01T00:00:00Z", None),
        texts("0001-01-01", "never")
    );
    let far = Hashed {
        device: "d".into(),
        at: DateTime::<Utc>::MAX_UTC.into(),
        seen: None,
    };
    assert!(matches!(
        far.try_partition_key(),
        Err(KeyError::OutOfRange { field: "at", .. })
    ));
    assert_eq!(
        Hashed::LAYOUT,
        r#"{device}.{xxh64(at:day, seen:?"never":ms:hour) % 400 + 1}"#
    );
}
