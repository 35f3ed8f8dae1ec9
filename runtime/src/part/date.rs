//! Calendar dates as parts: `YYYY-MM-DD`.

use synthetic_key_format::engine::calendar::{Civil, YEARS};
use synthetic_key_format::engine::digits::write_date;

use crate::value::Value;
use crate::{KeyPart, KeyWriter, OutOfRange, PartShape};

/// The year, month and day of `YYYY-MM-DD`.
fn parse_date(text: &str) -> Option<(i16, u8, u8)> {
    let (year, rest) = text.split_once('-')?;
    let (month, day) = rest.split_once('-')?;
    Some((year.parse().ok()?, month.parse().ok()?, day.parse().ok()?))
}

macro_rules! date {
    ($feature:literal, $date:ty, $parse:expr, $this:ident => ($year:expr, $month:expr, $day:expr)) => {
        #[cfg(feature = $feature)]
        impl KeyPart for $date {
            const SHAPE: PartShape = PartShape::DATE;
            type Ref<'a> = Self;
            type Owned = Self;

            fn parse_part(text: &str) -> Option<Self> {
                let (year, month, day) = parse_date(text)?;
                $parse(year, month, day)
            }

            #[inline]
            fn as_part(&self) -> Self {
                *self
            }

            // Many parts are dates, and a call would hide that the length is known.
            #[inline(always)]
            fn write_part(&self, out: &mut impl KeyWriter) {
                let $this = self;
                write_date($year.into(), [(b'-', $month), (b'-', $day)], out);
            }

            #[inline]
            fn __value(&self) -> Value<'_> {
                let $this = self;
                Value::Date(Civil {
                    year: $year.into(),
                    month: $month,
                    day: $day,
                    second: 0,
                })
            }

            #[inline]
            fn check_part(&self) -> Result<(), OutOfRange> {
                let $this = self;
                match $year {
                    0..=9999 => Ok(()),
                    _ => Err(OutOfRange::new(YEARS)),
                }
            }
        }
    };
}

date!("chrono", chrono::NaiveDate, |year: i16, month: u8, day: u8| {
    chrono::NaiveDate::from_ymd_opt(year.into(), month.into(), day.into())
}, date => (
    chrono::Datelike::year(date),
    chrono::Datelike::month(date),
    chrono::Datelike::day(date)
));
date!("jiff", jiff::civil::Date, |year: i16, month: u8, day: u8| {
    jiff::civil::Date::new(year, month.try_into().ok()?, day.try_into().ok()?).ok()
}, date => (
    i32::from(date.year()),
    u32::from(date.month().unsigned_abs()),
    u32::from(date.day().unsigned_abs())
));
date!("time", time::Date, |year: i16, month: u8, day: u8| {
    time::Date::from_calendar_date(year.into(), month.try_into().ok()?, day).ok()
}, date => (
    date.year(),
    u32::from(u8::from(date.month())),
    u32::from(date.day())
));
