//! Rollup, `:day`: the period that a point in time is in.

use super::{FieldOption, OptionKind, Options};
use crate::named::named;
#[cfg(feature = "engine")]
use crate::{
    CharSet, Epoch, KeyWriter, PartShape,
    engine::calendar::{Civil, date_of, divided, first_of},
    engine::digits::{show_date, write_date},
    engine::message::Message,
    engine::value::Value,
    shape::kind::PartKind,
};

named! {
    /// A period of the UTC calendar that a point in time is rolled up to; a longer one is less than a shorter one.
    ///
    /// Keys can use the periods down to a minute. Ids and names of containers can also use the finer ones.
    ///
    /// ```
    /// use synthetic_key_format::Period;
    ///
    /// assert_eq!(Period::from_name("day"), Some(Period::Day));
    /// assert_eq!(Period::Day.name(), "day");
    /// assert_eq!(Period::Hour.text_len(), "2018-08-09T14".len());
    /// assert!(Period::Year < Period::Minute);
    /// ```
    Period {
        /// `2018`
        Year = "year",
        /// `2018-08`
        Month = "month",
        /// `2018-08-09`
        Day = "day",
        /// `2018-08-09T14`
        Hour = "hour",
        /// `2018-08-09T14:05`
        Minute = "minute",
        /// `2018-08-09T14:05:07`
        Second = "second",
        /// `2018-08-09T14:05:07.123`
        Millisecond = "ms",
        /// `2018-08-09T14:05:07.123456`
        Microsecond = "us",
        /// `2018-08-09T14:05:07.123456789`
        Nanosecond = "ns",
    }
}

impl Period {
    /// The periods that a key can use, in order.
    pub const FOR_KEYS: &'static [Self] = {
        // Longer periods come first, and the longest are for keys.
        let mut count = 0;
        while count < Self::ALL.len() && Self::ALL[count].is_for_keys() {
            count += 1;
        }
        Self::ALL.split_at(count).0
    };

    /// Returns whether a key can use it. A finer one would give nearly every item a key of its own.
    ///
    /// ```
    /// use synthetic_key_format::Period;
    ///
    /// assert!(Period::Minute.is_for_keys());
    /// assert!(!Period::Second.is_for_keys());
    /// ```
    #[must_use]
    pub const fn is_for_keys(self) -> bool {
        match self {
            Self::Year | Self::Month | Self::Day | Self::Hour | Self::Minute => true,
            Self::Second | Self::Millisecond | Self::Microsecond | Self::Nanosecond => false,
        }
    }

    /// Returns the length of its text, which is the start of a timestamp in RFC 3339.
    #[must_use]
    pub const fn text_len(self) -> usize {
        match self {
            Self::Year => 4,
            Self::Month => 7,
            Self::Day => 10,
            Self::Hour => 13,
            Self::Minute => 16,
            Self::Second => 19,
            Self::Millisecond => 23,
            Self::Microsecond => 26,
            Self::Nanosecond => 29,
        }
    }
}

impl Options {
    /// Returns the period that a point in time is rolled up to.
    #[must_use]
    pub fn rollup(&self) -> Option<Period> {
        match self.get(OptionKind::Rollup) {
            Some(FieldOption::Rollup(period)) => Some(*period),
            _ => None,
        }
    }
}

#[cfg(feature = "engine")]
const MINUTE: i64 = 60;
#[cfg(feature = "engine")]
const HOUR: i64 = 3_600;
#[cfg(feature = "engine")]
const DAY: i64 = 86_400;

/// 0000-01-01T00:00:00Z.
#[cfg(feature = "engine")]
const FIRST: i64 = -62_167_219_200;
/// 9999-12-31T23:59:59Z.
#[cfg(feature = "engine")]
const LAST: i64 = 253_402_300_799;

#[cfg(feature = "engine")]
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
    #[doc(hidden)]
    #[must_use]
    pub const fn shape_between(self, first: i64, last: i64) -> PartShape {
        let (first, last) = (Self::clamp(first), Self::clamp(last));
        let count = self.index(last) - self.index(first) + 1;
        self.shape().with_distinct(count.unsigned_abs())
    }

    /// The number of the period that contains this Unix second: years and months count from 0000, the others from 1970. The
    /// periods inside a second are not counted.
    #[doc(hidden)]
    #[must_use]
    pub const fn index(self, seconds: i64) -> i64 {
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
    #[doc(hidden)]
    #[must_use]
    pub fn start(self, index: i64) -> i64 {
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
    #[doc(hidden)]
    pub fn write(self, at: Civil, nanos: u32, out: &mut impl KeyWriter) {
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

    /// What an error shows: the period as it is, also in a year that no key has.
    #[doc(hidden)]
    pub fn show(self, at: Civil, nanos: u32, out: &mut impl KeyWriter) {
        let marks = [
            (b'-', at.month),
            (b'-', at.day),
            (b'T', at.second / 3_600),
            (b':', at.second / 60 % 60),
            (b':', at.second % 60),
        ];
        let count = (self as usize).min(marks.len());
        show_date(at.year, marks.get(..count).unwrap_or_default(), out);
        self.write_fraction(nanos, out);
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
    #[doc(hidden)]
    #[must_use]
    pub fn has_text(self, text: &str) -> bool {
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
    #[doc(hidden)]
    #[must_use]
    pub const fn clamp(seconds: i64) -> i64 {
        if seconds < FIRST {
            FIRST
        } else if seconds > LAST {
            LAST
        } else {
            seconds
        }
    }
}

/// `rollup`, with or without `epoch`: the period that a point in time is in.
#[cfg(feature = "engine")]
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Rollup {
    /// The period.
    pub period: Period,
    /// For an integer: what it counts from 1970.
    pub epoch: Option<Epoch>,
}

#[cfg(feature = "engine")]
impl Rollup {
    /// The instant that a value is, if it is one.
    #[inline]
    #[must_use]
    pub fn instant(self, value: &Value) -> Option<(Civil, u32)> {
        match (value, self.epoch) {
            (Value::Time { at, nanos }, _) => Some((*at, *nanos)),
            (Value::Date(at), _) => Some((*at, 0)),
            (value, Some(epoch)) => Some(epoch.instant(value.integer()?)),
            _ => None,
        }
    }
}

/// The shape of a part with `rollup`, whose type has this finest period. A compile error points to the caller.
#[cfg(feature = "engine")]
#[must_use]
#[track_caller]
pub const fn rolled_up(finest: Period, period: Period) -> PartShape {
    assert!(
        period as u8 <= finest as u8,
        "SK0611: a date has no hours and minutes; roll it up to \"day\", \"month\" or \"year\", \
         or keep the whole timestamp in the item"
    );
    let is_date = finest as u8 == Period::Day as u8;
    let mut shape = period.shape();
    shape.kind = if is_date {
        PartKind::Date
    } else {
        PartKind::Timestamp
    };
    shape
}

/// The shape of a part with `rollup` and `epoch`, whose type has these integers. A compile error points to the caller.
#[cfg(feature = "engine")]
#[must_use]
#[track_caller]
pub const fn rolled_up_epoch(
    (from, last): (i128, i128),
    period: Period,
    epoch: Epoch,
) -> PartShape {
    let per_second = epoch.per_second();
    let first = nearest(from.div_euclid(per_second as i128));
    let wrong = ends_in_1970(last, per_second);
    assert!(wrong.is_empty(), "{}", wrong.as_str());
    let end = nearest(last.div_euclid(per_second as i128));
    let mut shape = period.shape_between(first, end);
    shape.kind = PartKind::integer_between(from, last);
    shape
}

/// The message for an integer that counts up to `last`, with so many counts per second. It is empty if the integer
/// reaches beyond 1970.
#[cfg(feature = "engine")]
const fn ends_in_1970(last: i128, per_second: u32) -> Message {
    const YEAR: i128 = 365 * 86_400;
    let mut wrong = Message::EMPTY;
    if last >= YEAR * per_second as i128 {
        return wrong;
    }
    let (day, _) = divided(nearest(last.div_euclid(per_second as i128)), 86_400);
    let (_, month, day) = date_of(day);
    let unit = if per_second == 1 {
        "seconds"
    } else {
        "milliseconds"
    };
    wrong
        .code("SK0620")
        .text(unit)
        .text(" from 1970 in this type end on 1970-")
        .two_digits(month)
        .text("-")
        .two_digits(day)
        .text(", so no time of today fits in: every key would be of 1970, and all items would share a few keys; ");
    if per_second > 1 && last >= YEAR {
        wrong.text("if the field counts seconds, say so, `epoch = \"s\"`; or ");
    }
    wrong
        .text("store ")
        .text(unit)
        .text(" in a larger type, such as `i64`");
    wrong
}

/// The nearest `i64`.
#[cfg(feature = "engine")]
const fn nearest(seconds: i128) -> i64 {
    if seconds < i64::MIN as i128 {
        i64::MIN
    } else if seconds > i64::MAX as i128 {
        i64::MAX
    } else {
        #[expect(clippy::cast_possible_truncation, reason = "it is in between")]
        {
            seconds as i64
        }
    }
}

#[cfg(test)]
mod tests {
    use super::Period;

    #[test]
    fn keys_have_the_longer_periods() {
        let (for_keys, finer): (Vec<_>, _) =
            Period::ALL.iter().partition(|period| period.is_for_keys());
        assert_eq!(for_keys, Period::FOR_KEYS);
        let finer: Vec<_> = finer.into_iter().map(Period::name).collect();
        assert_eq!(finer, ["second", "ms", "us", "ns"]);
    }
}
