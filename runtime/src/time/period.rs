//! The periods that timestamps are rolled up to.

use crate::time::calendar::{Civil, date_of, first_of};
use crate::write::digits::write_date;
use crate::{CharSet, KeyWriter, PartShape};

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
/// use synthetic_key::part::Period;
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
    /// `2018-08-09T14:05:07`. This period and finer ones are only for ids and names of containers, not for keys.
    Second,
    /// `2018-08-09T14:05:07.123`
    Millisecond,
    /// `2018-08-09T14:05:07.123456`
    Microsecond,
    /// `2018-08-09T14:05:07.123456789`
    Nanosecond,
}

impl Period {
    /// Returns the shape of the text of such a period, in the years 0000 to 9999.
    #[must_use]
    pub const fn shape(self) -> PartShape {
        const DATE: PartShape = PartShape::DATE;
        const SECONDS: u64 = DATE.distinct * 86_400;
        let (distinct, ascii, len) = match self {
            Self::Year => (10_000, "0123456789", 4),
            Self::Month => (120_000, "0123456789-", 7),
            Self::Day => return DATE,
            Self::Hour => (DATE.distinct * 24, "0123456789-T", 13),
            Self::Minute => (DATE.distinct * 1440, "0123456789-T:", 16),
            Self::Second => (SECONDS, "0123456789-T:", 19),
            Self::Millisecond => (SECONDS * 1_000, "0123456789-T:.", 23),
            Self::Microsecond => (SECONDS * 1_000_000, "0123456789-T:.", 26),
            // More than a `u64` can count.
            Self::Nanosecond => (u64::MAX, "0123456789-T:.", 29),
        };
        DATE.with_distinct(distinct)
            .with_ascii(CharSet::of(ascii))
            .with_fixed_len(len)
    }

    /// The same for the periods between two Unix seconds, both included.
    pub(crate) const fn shape_between(self, first: i64, last: i64) -> PartShape {
        let (first, last) = (Self::clamp(first), Self::clamp(last));
        let count = self.index(last) - self.index(first) + 1;
        self.shape().with_distinct(count.unsigned_abs())
    }

    /// The number of the period that contains this Unix second: years and months count from 0000, the others from 1970. The
    /// periods inside a second are not counted.
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
            Self::Second | Self::Millisecond | Self::Microsecond | Self::Nanosecond => seconds,
        }
    }

    /// The first Unix second of the period with this number, or the nearest one in range.
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
            Self::Second | Self::Millisecond | Self::Microsecond | Self::Nanosecond => (index, 1),
        };
        count.saturating_mul(seconds)
    }

    /// Writes the period that contains this instant, as the start of its RFC 3339 text.
    #[inline(always)]
    #[expect(
        clippy::inline_always,
        reason = "what is declared is known where it is called, and a call would hide it"
    )]
    pub(crate) fn write(self, at: Civil, nanos: u32, out: &mut impl KeyWriter) {
        let Civil {
            year,
            month,
            day,
            second,
        } = at;
        let (month, day) = ((b'-', month), (b'-', day));
        let (hour, minute) = ((b'T', second / 3_600), (b':', second / 60 % 60));
        match self {
            Self::Year => write_date(year, [], out),
            Self::Month => write_date(year, [month], out),
            Self::Day => write_date(year, [month, day], out),
            Self::Hour => write_date(year, [month, day, hour], out),
            Self::Minute => write_date(year, [month, day, hour, minute], out),
            Self::Second | Self::Millisecond | Self::Microsecond | Self::Nanosecond => {
                let second = (b':', second % 60);
                write_date(year, [month, day, hour, minute, second], out);
                self.write_fraction(nanos, out);
            }
        }
    }

    /// Writes the fraction of the second, with as many digits as the period has.
    fn write_fraction(self, nanos: u32, out: &mut impl KeyWriter) {
        match self {
            Self::Millisecond => out.push_fmt(format_args!(".{:03}", nanos / 1_000_000)),
            Self::Microsecond => out.push_fmt(format_args!(".{:06}", nanos / 1_000)),
            Self::Nanosecond => out.push_fmt(format_args!(".{nanos:09}")),
            _ => {}
        }
    }

    /// Whether a text is that of a period of the years 0000 to 9999, for the periods that keys can have.
    pub(crate) fn has_text(self, text: &str) -> bool {
        // What the text leaves out is filled with the first: the first month of a year, the first hour of a day.
        let rest = "0000-01-01T00:00".get(text.len()..).unwrap_or_default();
        let number = |at: usize, len: usize| -> Option<i64> {
            let said = text.get(at..at + len);
            let digits = said.or_else(|| rest.get(at.checked_sub(text.len())?..)?.get(..len))?;
            let is_number = digits.bytes().all(|c| c.is_ascii_digit());
            digits.parse().ok().filter(|_| is_number)
        };
        let marks = text.bytes().zip("0000-00-00T00:00".bytes());
        let mut marks = marks.filter(|(_, mark)| *mark != b'0');
        let numbers = (
            number(0, 4),
            number(5, 2),
            number(8, 2),
            number(11, 2),
            number(14, 2),
        );
        let (Some(year), Some(month @ 1..=12), Some(day), Some(0..24), Some(0..60)) = numbers
        else {
            return false;
        };
        let next = (12 * year + month, first_of(year, month));
        let days = first_of(next.0.div_euclid(12), next.0.rem_euclid(12) + 1) - next.1;
        text.len() == self.shape().max_len.unwrap_or_default()
            && marks.all(|(c, mark)| c == mark)
            && (1..=days).contains(&day)
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
