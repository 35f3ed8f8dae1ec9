//! The periods that timestamps are rolled up to.

use crate::time::calendar::{YEARS, date_of, divided, first_of};
use crate::write::digits::write_date;
use crate::{CharSet, KeyWriter, OutOfRange, PartShape};

const MINUTE: i64 = 60;
const HOUR: i64 = 3_600;
const DAY: i64 = 86_400;

/// 0000-01-01T00:00:00Z.
const FIRST: i64 = -62_167_219_200;
/// 9999-12-31T23:59:59Z.
const LAST: i64 = 253_402_300_799;

/// A period of the UTC calendar that a timestamp is rolled up to; a coarse one is less than a fine one.
///
/// ```
/// use synthetic_key::Period;
///
/// assert!(Period::Year < Period::Day);
/// assert_eq!(Period::Hour.shape().max_len, Some("2018-08-09T14".len()));
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
#[non_exhaustive]
pub enum Period {
    /// `2018`
    Year,
    /// `2018-08`
    Month,
    /// `2018-08-09`
    Day,
    /// `2018-08-09T14`
    Hour,
    /// `2018-08-09T14:05`
    Minute,
}

impl Period {
    /// What the text of such a period is like, in the years 0000 to 9999.
    #[must_use]
    pub const fn shape(self) -> PartShape {
        const DATE: PartShape = PartShape::DATE;
        let (distinct, ascii, len) = match self {
            Self::Year => (10_000, "0123456789", 4),
            Self::Month => (120_000, "0123456789-", 7),
            Self::Day => return DATE,
            Self::Hour => (DATE.distinct * 24, "0123456789-T", 13),
            Self::Minute => (DATE.distinct * 1440, "0123456789-T:", 16),
        };
        DATE.with_distinct(distinct)
            .with_ascii(CharSet::of(ascii))
            .with_fixed_len(len)
    }

    /// The same of the periods between two Unix seconds, both included.
    pub(crate) const fn shape_between(self, first: i64, last: i64) -> PartShape {
        let (first, last) = (Self::clamp(first), Self::clamp(last));
        let count = self.index(last) - self.index(first) + 1;
        self.shape().with_distinct(count.unsigned_abs())
    }

    /// The number of the period that contains this Unix second: years and months count from 0000, the others from 1970.
    pub(crate) const fn index(self, seconds: i64) -> i64 {
        match self {
            Self::Year => date_of(seconds.div_euclid(DAY)).0,
            Self::Month => {
                let (year, month, _) = date_of(seconds.div_euclid(DAY));
                12 * year + month as i64 - 1
            }
            Self::Day => seconds.div_euclid(DAY),
            Self::Hour => seconds.div_euclid(HOUR),
            Self::Minute => seconds.div_euclid(MINUTE),
        }
    }

    /// The first Unix second of the period of this number, or the nearest that there is.
    pub(crate) fn start(self, index: i64) -> i64 {
        let (count, seconds) = match self {
            Self::Year => (first_of(index, 1), DAY),
            Self::Month => (
                first_of(index.div_euclid(12), index.rem_euclid(12) + 1),
                DAY,
            ),
            Self::Day => (index, DAY),
            Self::Hour => (index, HOUR),
            Self::Minute => (index, MINUTE),
        };
        count.saturating_mul(seconds)
    }

    /// Writes the period that contains this Unix second, as RFC 3339 begins.
    #[inline]
    pub(crate) fn write(self, seconds: i64, out: &mut impl KeyWriter) {
        let (days, second) = divided(seconds, DAY);
        let (year, month, day) = date_of(days);
        let (month, day) = (('-', month), ('-', day));
        let (hour, minute) = (('T', second / 3_600), (':', second / 60 % 60));
        match self {
            Self::Year => write_date(year, [], out),
            Self::Month => write_date(year, [month], out),
            Self::Day => write_date(year, [month, day], out),
            Self::Hour => write_date(year, [month, day, hour], out),
            Self::Minute => write_date(year, [month, day, hour, minute], out),
        }
    }

    /// Whether the periods of this Unix second have a text of fixed length.
    #[inline]
    pub(crate) fn check(seconds: i64) -> Result<(), OutOfRange> {
        if Self::clamp(seconds) == seconds {
            Ok(())
        } else {
            Err(YEARS)
        }
    }

    /// The nearest Unix second of the years 0000 to 9999.
    #[inline]
    pub(crate) const fn clamp(seconds: i64) -> i64 {
        if seconds < FIRST {
            FIRST
        } else if seconds > LAST {
            LAST
        } else {
            seconds
        }
    }
}
