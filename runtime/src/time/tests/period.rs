//! Every day and every period of the calendar, and what is beyond it.

use super::*;

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
                    period.write(Civil::of(end), 0, &mut written);
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
        Period::Day.write(chrono.__civil(), 0, &mut period);
        assert_eq!(part, period);
        if day + 1 < DAYS.end {
            chrono = chrono.succ_opt().unwrap();
            jiff = jiff.tomorrow().unwrap();
            time = time.next_day().unwrap();
        }
    }
    let last = NaiveDate::from_ymd_opt(9999, 12, 31).unwrap();
    assert_eq!((chrono, jiff), (last, jiff::civil::Date::MAX));
    assert_eq!(time.to_calendar_date(), (9999, time::Month::December, 31));
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
    // Not `MIN` and `MAX`: where another crate turns on `large-dates`, they are further away.
    let time = |year, month, day| time::Date::from_calendar_date(year, month, day).unwrap();
    law(&time(-9999, time::Month::January, 1), chrono(-9999, 1, 1));
    law(&time(9999, time::Month::December, 31), chrono(9999, 12, 31));
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
        assert_eq!(Civil::of(second).check(), Ok(()));
        assert_eq!(Period::clamp(second), second);
    }
    for (second, nearest) in [
        (i64::MIN, FIRST),
        (FIRST - 1, FIRST),
        (LAST + 1, LAST),
        (i64::MAX, LAST),
    ] {
        assert_eq!(Civil::of(second).check(), Err("years 0000 to 9999"));
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
fn texts_of_periods_are_those_that_are_written() {
    for day in DAYS.step_by(397) {
        for period in PERIODS {
            let text = text(period, day * 86_400 + 50_709);
            assert!(period.has_text(&text), "{text}");
            let others = PERIODS.into_iter().filter(|other| *other != period);
            assert!(
                others.into_iter().all(|other| !other.has_text(&text)),
                "{text}"
            );
        }
    }
    for wrong in [
        "1970-13-01T00:00",
        "1970-00-01T00:00",
        "1970-02-29T00:00",
        "1900-02-29T00:00",
        "1970-04-31T00:00",
        "1970-01-00T00:00",
        "1970-01-01T24:00",
        "1970-01-01T00:60",
        "1970-01-01 00:00",
        "1970-01-01T00-00",
        "197é-01-01T00:0",
        "+970-01-01T00:00",
        "",
    ] {
        assert!(!Period::Minute.has_text(wrong), "{wrong}");
    }
    assert!(Period::Day.has_text("2000-02-29") && Period::Month.has_text("0000-02"));
}
