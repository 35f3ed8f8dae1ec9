//! Calendar dates as parts: `YYYY-MM-DD`.

use crate::{KeyPart, KeyWriter, OutOfRange, Shape};

/// The two-digit numbers, one after the other.
const PAIRS: &str = "\
    0001020304050607080910111213141516171819\
    2021222324252627282930313233343536373839\
    4041424344454647484950515253545556575859\
    6061626364656667686970717273747576777879\
    8081828384858687888990919293949596979899";

#[inline]
fn pair(n: u32) -> &'static str {
    let at = 2 * (n % 100) as usize;
    &PAIRS[at..at + 2]
}

#[inline]
fn write_date(year: i32, month: u32, day: u32, out: &mut KeyWriter<'_>) {
    match u32::try_from(year) {
        Ok(year @ 0..=9999) => {
            out.push_str(pair(year / 100));
            out.push_str(pair(year));
        }
        // ISO 8601's expanded years, as chrono writes them; `check_part` refuses them.
        _ => out.push_fmt(format_args!("{year:+05}")),
    }
    out.push_str("-");
    out.push_str(pair(month));
    out.push_str("-");
    out.push_str(pair(day));
}

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
            const SHAPE: Shape = Shape::DATE;
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

            #[inline]
            fn write_part(&self, out: &mut KeyWriter<'_>) {
                let $this = self;
                write_date($year, $month, $day, out);
            }

            #[inline]
            fn check_part(&self) -> Result<(), OutOfRange> {
                let $this = self;
                match $year {
                    0..=9999 => Ok(()),
                    _ => Err(OutOfRange("years 0000 to 9999")),
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
