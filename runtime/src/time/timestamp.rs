//! Types that can be rolled up to a period: instants and dates.

use core::fmt::Debug;

use synthetic_key_format::engine::calendar::Civil;

use crate::Period;

/// An instant, or a date, that can be rolled up to a [`Period`].
///
/// It is implemented for `std::time::SystemTime` and, with features, for `chrono::DateTime` and `NaiveDate`, for
/// `jiff::Timestamp`, `Zoned` and `civil::Date`, for `time::OffsetDateTime` and `Date`, and for `bson::DateTime`. A date
/// counts as its midnight in UTC.
///
/// ```
/// use chrono::{DateTime, FixedOffset, NaiveDate};
/// use synthetic_key::part::{Period, Timestamp};
///
/// let at: DateTime<FixedOffset> = "2018-08-09T00:30:00.5+02:00".parse().unwrap();
/// let midnight: NaiveDate = "2018-08-09".parse().unwrap();
/// assert_eq!(midnight.unix_seconds() - at.unix_seconds(), 90 * 60); // it is still the 8th in UTC
/// assert_eq!(<DateTime<FixedOffset>>::FINEST, Period::Nanosecond);
/// assert_eq!(NaiveDate::FINEST, Period::Day);
/// ```
#[diagnostic::on_unimplemented(
    message = "SK0609: `{Self}` is not a point in time that can be rolled up",
    label = "not an instant or a date",
    note = "a type of chrono, jiff, time or bson: turn on the feature `chrono`, `jiff`, `time`, `bson-2` or `bson-3` of \
            synthetic-key",
    note = "a timestamp without a time zone (`NaiveDateTime`, `PrimitiveDateTime`, `civil::DateTime`) is another instant in \
            every zone: store an instant, as `chrono::DateTime<Utc>`",
    note = "an integer: say its unit, `epoch = \"s\"` or `epoch = \"ms\"`"
)]
pub trait Timestamp {
    /// The finest period that makes sense: a nanosecond or a millisecond for an instant, a day for a date.
    const FINEST: Period;

    /// The type of the timestamp in a point read: the value itself if it is `Copy`, and a reference otherwise.
    type Ref<'a>: Timestamp + Copy + Debug + PartialEq
    where
        Self: 'a;

    /// Returns this timestamp in the form that point reads take.
    fn as_timestamp(&self) -> Self::Ref<'_>;

    /// Returns the whole seconds since 1970-01-01T00:00:00Z, rounded down, of the timestamp as the document has it.
    /// chrono and jiff write offsets from UTC in whole minutes, so a local time at an offset with seconds is stored up
    /// to half a minute earlier or later.
    fn unix_seconds(&self) -> i64;

    /// Returns the nanoseconds after that second, 0 to 999,999,999. For a date it is 0.
    fn subsec_nanos(&self) -> u32;

    /// That second in the UTC calendar. Some types know it without arithmetic.
    #[doc(hidden)]
    #[inline]
    fn __civil(&self) -> Civil {
        Civil::of(self.unix_seconds())
    }
}

/// The type of a timestamp `T` in a point read: the value itself if it is `Copy`, and a reference otherwise.
///
/// ```
/// use synthetic_key::part::TimeRef;
///
/// let date: TimeRef<'_, chrono::NaiveDate> = "2018-08-09".parse::<chrono::NaiveDate>().unwrap();
/// # let _ = date;
/// ```
pub type TimeRef<'a, T> = <T as Timestamp>::Ref<'a>;

/// The instant that is read back from the local time and the offset in whole minutes. The crates round to the nearest
/// minute, and half a minute away from zero.
#[cfg(any(feature = "chrono", feature = "jiff"))]
#[inline]
fn as_written(seconds: i64, offset: i32) -> i64 {
    let written = (offset + 30 * offset.signum()) / 60 * 60;
    seconds + i64::from(offset - written)
}

/// A second of a date.
#[cfg(feature = "chrono")]
#[inline]
fn civil(date: chrono::NaiveDate, second: u32) -> Civil {
    use chrono::Datelike;

    Civil {
        year: date.year().into(),
        month: date.month(),
        day: date.day(),
        second,
    }
}

/// The nanoseconds of a second.
#[cfg(any(feature = "std", feature = "chrono"))]
const NANOS: u32 = 1_000_000_000;

macro_rules! by_value {
    ($feature:literal, impl [$($generics:tt)*] $time:ty, $finest:ident, $this:ident => $seconds:expr, $nanos:expr $(, $civil:expr)?) => {
        #[cfg(feature = $feature)]
        impl<$($generics)*> Timestamp for $time {
            const FINEST: Period = Period::$finest;
            type Ref<'a>
                = Self
            where
                Self: 'a;

            #[inline]
            fn as_timestamp(&self) -> Self {
                *self
            }

            #[inline]
            fn unix_seconds(&self) -> i64 {
                let $this = self;
                $seconds
            }

            #[inline]
            fn subsec_nanos(&self) -> u32 {
                let $this = self;
                $nanos
            }

            $(
                #[inline]
                fn __civil(&self) -> Civil {
                    let $this = self;
                    $civil
                }
            )?
        }
    };
}

by_value!("std", impl [] std::time::SystemTime, Nanosecond, at => match at.duration_since(Self::UNIX_EPOCH) {
    Ok(after) => 0_i64.saturating_add_unsigned(after.as_secs()),
    Err(error) => {
        let before = error.duration();
        let fraction = u64::from(before.subsec_nanos() > 0);
        0_i64.saturating_sub_unsigned(before.as_secs().saturating_add(fraction))
    }
}, match at.duration_since(Self::UNIX_EPOCH) {
    Ok(after) => after.subsec_nanos(),
    Err(error) => (NANOS - error.duration().subsec_nanos()) % NANOS,
});
by_value!("chrono", impl [Tz: chrono::TimeZone<Offset: Copy>] chrono::DateTime<Tz>, Nanosecond, at => {
    as_written(at.timestamp(), chrono::Offset::fix(at.offset()).local_minus_utc())
// A leap second counts as the end of the one before it, so that texts sort like instants.
}, at.timestamp_subsec_nanos().min(NANOS - 1), {
    let offset = chrono::Offset::fix(at.offset()).local_minus_utc();
    if offset % 60 == 0 {
        let at = at.naive_utc();
        civil(at.date(), chrono::Timelike::num_seconds_from_midnight(&at))
    } else {
        Civil::of(at.unix_seconds())
    }
});
by_value!("chrono", impl [] chrono::NaiveDate, Day, date => {
    date.and_time(chrono::NaiveTime::MIN).and_utc().timestamp()
}, { let _ = date; 0 }, civil(*date, 0));
// Before 1970 jiff rounds up: a fraction is negative there.
by_value!("jiff", impl [] jiff::Timestamp, Nanosecond, at => {
    at.as_second() - i64::from(at.subsec_nanosecond() < 0)
}, u32::try_from(at.subsec_nanosecond().rem_euclid(1_000_000_000)).unwrap_or_default());
by_value!("jiff", impl [] jiff::civil::Date, Day, date => {
    date.duration_since(jiff::civil::Date::constant(1970, 1, 1)).as_secs()
}, { let _ = date; 0 });
by_value!("time", impl [] time::OffsetDateTime, Nanosecond, at => at.unix_timestamp(), at.nanosecond());
by_value!("time", impl [] time::Date, Day, date => date.midnight().assume_utc().unix_timestamp(), { let _ = date; 0 });
by_value!("bson-2", impl [] bson_2::DateTime, Millisecond, at => seconds_of(at.timestamp_millis()), nanos_of(at.timestamp_millis()));
by_value!("bson-3", impl [] bson::DateTime, Millisecond, at => seconds_of(at.timestamp_millis()), nanos_of(at.timestamp_millis()));

#[cfg(any(feature = "bson-2", feature = "bson-3"))]
#[inline]
fn seconds_of(millis: i64) -> i64 {
    millis.div_euclid(1000)
}

#[cfg(any(feature = "bson-2", feature = "bson-3"))]
#[inline]
fn nanos_of(millis: i64) -> u32 {
    u32::try_from(millis.rem_euclid(1000) * 1_000_000).unwrap_or_default()
}

#[cfg(feature = "jiff")]
impl Timestamp for jiff::Zoned {
    const FINEST: Period = Period::Nanosecond;
    type Ref<'a> = &'a Self;

    #[inline]
    fn as_timestamp(&self) -> &Self {
        self
    }

    #[inline]
    fn unix_seconds(&self) -> i64 {
        as_written(self.timestamp().unix_seconds(), self.offset().seconds())
    }

    #[inline]
    fn subsec_nanos(&self) -> u32 {
        self.timestamp().subsec_nanos()
    }
}

impl<T: Timestamp + ?Sized> Timestamp for &T {
    const FINEST: Period = T::FINEST;
    type Ref<'a>
        = TimeRef<'a, T>
    where
        Self: 'a;

    #[inline]
    fn as_timestamp(&self) -> Self::Ref<'_> {
        T::as_timestamp(self)
    }

    #[inline]
    fn unix_seconds(&self) -> i64 {
        T::unix_seconds(self)
    }

    #[inline]
    fn subsec_nanos(&self) -> u32 {
        T::subsec_nanos(self)
    }

    #[inline]
    fn __civil(&self) -> Civil {
        T::__civil(self)
    }
}
