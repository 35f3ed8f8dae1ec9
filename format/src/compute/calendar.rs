//! The calendar by arithmetic: which date a day is, and which day a date.

use alloc::string::String;

use super::Reason;
use super::digits::{push_ascii, set_nine, set_two};
use crate::Period;

pub(super) const DAY: i64 = 86_400;

/// 0000-01-01T00:00:00Z.
const FIRST: i64 = -62_167_219_200;
/// 9999-12-31T23:59:59Z.
const LAST: i64 = 253_402_300_799;

/// The days of 400 years, after which the calendar repeats.
const CYCLE: i64 = 146_097;
/// The days from 0000-03-01 to 1970-01-01. Years are counted from March here, so that the leap day is their last.
const TO_EPOCH: i64 = 719_468;

/// A point in time: a second since 1970-01-01T00:00:00Z, rounded down, and the nanoseconds after it, below 10^9.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct Instant {
    pub(super) seconds: i64,
    pub(super) nanos: u32,
}

impl Instant {
    pub(super) fn of_days(days: i32) -> Self {
        let seconds = i64::from(days) * DAY;
        Self { seconds, nanos: 0 }
    }

    /// The nearest point in time of the years 0000 to 9999.
    pub(super) fn nearest_in_range(self) -> Self {
        match self.seconds {
            ..FIRST => Self {
                seconds: FIRST,
                nanos: 0,
            },
            FIRST..=LAST => self,
            _ => Self {
                seconds: LAST,
                nanos: 999_999_999,
            },
        }
    }
}

/// The days from 1970-01-01 to a date of a year that is not far away.
pub(super) fn days_of(year: i64, month: u32, day: u32) -> i64 {
    let (year, month) = if month > 2 {
        (year, month - 3)
    } else {
        (year - 1, month + 9)
    };
    let (cycle, year) = (year.div_euclid(400), year.rem_euclid(400));
    let of_year = i64::from((153 * month + 2) / 5 + day) - 1;
    CYCLE * cycle + 365 * year + year / 4 - year / 100 + of_year - TO_EPOCH
}

/// The year, month and day so many days after 1970-01-01.
#[inline]
fn date_of(days: i64) -> (u32, u32, u32) {
    let days = days + TO_EPOCH;
    let (cycle, day) = (days.div_euclid(CYCLE), small(days.rem_euclid(CYCLE)));
    // Without the leap days before it: one every 4 years, none after 100, one at the end of 400.
    let year = (day - day / 1460 + day / 36_524 - day / 146_096) / 365;
    let day = day - (365 * year + year / 4 - year / 100);
    // March to July and August to December have 153 days each.
    let month = (5 * day + 2) / 153;
    let day = day - (153 * month + 2) / 5 + 1;
    let year = small(400 * cycle + i64::from(year) + i64::from(month > 9));
    (year, if month < 10 { month + 3 } else { month - 9 }, day)
}

#[inline]
fn small(n: i64) -> u32 {
    u32::try_from(n).unwrap_or_default()
}

/// Appends the period that a point in time is in.
#[inline]
pub(super) fn push_period(
    period: Period,
    instant: Instant,
    out: &mut String,
) -> Result<(), Reason> {
    let Instant { seconds, nanos } = instant;
    if !(FIRST..=LAST).contains(&seconds) {
        return Err(Reason::YearOutOfRange);
    }
    let (year, month, day) = date_of(seconds.div_euclid(DAY));
    let second = small(seconds.rem_euclid(DAY));
    let mut text = *b"0000-00-00T00:00:00.000000000";
    for (at, n) in [
        (0, year / 100),
        (2, year % 100),
        (5, month),
        (8, day),
        (11, second / 3600),
        (14, second / 60 % 60),
    ] {
        set_two(&mut text[at..], n);
    }
    if !period.is_for_keys() {
        set_two(&mut text[17..], second % 60);
        set_nine(&mut text[20..], nanos);
    }
    push_ascii(&text[..period.text_len()], out);
    Ok(())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn days_and_dates_agree() {
        let first = FIRST / DAY;
        let (mut year, mut month, mut day) = (0, 1, 1);
        for days in first..=LAST / DAY {
            assert_eq!(date_of(days), (year, month, day));
            assert_eq!(days_of(year.into(), month, day), days);
            let is_leap = year % 4 == 0 && (year % 100 != 0 || year % 400 == 0);
            let length = match month {
                2 => 28 + u32::from(is_leap),
                4 | 6 | 9 | 11 => 30,
                _ => 31,
            };
            day += 1;
            if day > length {
                (day, month) = (1, month + 1);
            }
            if month > 12 {
                (month, year) = (1, year + 1);
            }
        }
        assert_eq!(year, 10_000);
    }

    #[test]
    fn periods_are_the_start_of_a_timestamp() {
        let text_of = |period, seconds, nanos| {
            let mut text = String::new();
            push_period(period, Instant { seconds, nanos }, &mut text).map(|()| text)
        };
        for period in Period::ALL {
            for (seconds, nanos, whole) in [
                (-1, 999_999_999, "1969-12-31T23:59:59.999999999"),
                (61, 1_020_304, "1970-01-01T00:01:01.001020304"),
            ] {
                let text = text_of(*period, seconds, nanos).unwrap();
                assert_eq!(text, whole[..period.text_len()]);
            }
        }
        for (seconds, expected) in [(FIRST, "0000"), (LAST, "9999")] {
            assert_eq!(text_of(Period::Year, seconds, 0).unwrap(), expected);
        }
        for seconds in [FIRST - 1, LAST + 1, i64::MIN, i64::MAX] {
            let refused = text_of(Period::Day, seconds, 0);
            assert_eq!(refused, Err(Reason::YearOutOfRange));
        }
    }
}
