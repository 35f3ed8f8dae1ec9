//! The calendar by arithmetic: which date a day is, and the first day of a month.

/// The error for a date of another year.
pub const YEARS: &str = "years 0000 to 9999";

/// The days of 400 years, after which the calendar repeats.
const CYCLE: i64 = 146_097;

/// The days from 0000-03-01 to 1970-01-01. Years are counted from March here, so that the leap day is their last.
const TO_EPOCH: i64 = 719_468;

/// More years than the seconds of an `i64` reach, and few enough to count their days.
const FAR: i64 = 1 << 40;

/// A second of the UTC calendar.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Civil {
    pub year: i64,
    pub month: u32,
    pub day: u32,
    /// The second of the day.
    pub second: u32,
}

impl Civil {
    /// The Unix second. Years far from those of keys are cut.
    #[must_use]
    pub fn unix_seconds(self) -> i64 {
        let first = first_of(self.year, self.month.into());
        let days = first + i64::from(self.day) - 1;
        days.saturating_mul(86_400)
            .saturating_add(self.second.into())
    }

    /// So many seconds after 1970-01-01T00:00:00Z.
    #[inline]
    pub const fn of(seconds: i64) -> Self {
        let (days, second) = divided(seconds, 86_400);
        let (year, month, day) = date_of(days);
        Self {
            year,
            month,
            day,
            second,
        }
    }

    /// Whether the key format can express it.
    #[inline]
    pub const fn check(self) -> Result<(), &'static str> {
        match self.year {
            0..=9999 => Ok(()),
            _ => Err(YEARS),
        }
    }
}

/// The quotient, rounded down, and the rest, for a divisor of a `u32`.
#[inline]
#[expect(
    clippy::cast_possible_truncation,
    reason = "the rest is not negative, and less than the divisor"
)]
pub const fn divided(n: i64, by: i64) -> (i64, u32) {
    (n.div_euclid(by), n.rem_euclid(by) as u32)
}

/// The year, month and day so many days after 1970-01-01. There are at most as many days as the seconds of an `i64`
/// make.
#[inline]
pub const fn date_of(days: i64) -> (i64, u32, u32) {
    let (cycle, day) = divided(days + TO_EPOCH, CYCLE);
    // Without the leap days before it: one every 4 years, none after 100, one at the end of 400.
    let year = (day - day / 1460 + day / 36_524 - day / 146_096) / 365;
    let day = day - (365 * year + year / 4 - year / 100);
    // March to July and August to December have 153 days each.
    let month = (5 * day + 2) / 153;
    let day = day - (153 * month + 2) / 5 + 1;
    let year = 400 * cycle + year as i64;
    if month < 10 {
        (year, month + 3, day)
    } else {
        (year + 1, month - 9, day)
    }
}

/// The days from 1970-01-01 to the first of a month, 1 to 12.
pub fn first_of(year: i64, month: i64) -> i64 {
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
