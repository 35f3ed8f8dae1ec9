//! The law of rolling up: a period's text is how chrono's RFC 3339 text of the instant begins, in UTC, for every instant
//! of every type.

use super::*;

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
    assert_eq!(<&jiff::Zoned>::FINEST, Period::Nanosecond);
    assert_eq!(<&&time::Date>::FINEST, Period::Day);
}
