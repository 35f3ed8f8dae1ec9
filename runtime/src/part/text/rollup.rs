//! `rollup = "..."`, with or without `epoch = "..."`: the period that a point in time is in.

use crate::part::kind::PartKind;
use crate::part::text::{Of, PartText, Undo};
use crate::proof::message::Message;
use crate::time::calendar::{Civil, date_of, divided};
use crate::{EpochInteger, KeyWriter, OutOfRange, PartShape, Period, Timestamp};

/// A period, and an instant in it.
pub struct RolledUp {
    period: Period,
    seconds: i64,
    /// The same in the calendar, for writing. Only one of the two is used, and the compiler removes the other.
    civil: Civil,
    /// The nanoseconds of the second, if the period is shorter than a second.
    nanos: u32,
}

impl RolledUp {
    /// The period of a timestamp or a date.
    #[inline]
    pub fn of<T: Timestamp>(time: T, period: Period) -> Self {
        let nanos = if period > Period::Second {
            time.subsec_nanos()
        } else {
            0
        };
        let seconds = time.unix_seconds();
        Self {
            period,
            seconds,
            civil: time.__civil(),
            nanos,
        }
    }

    /// The period of an integer that counts `per_second` from 1970.
    #[inline]
    pub fn of_epoch<T: EpochInteger>(time: T, period: Period, per_second: u32) -> Self {
        let nanos = if period > Period::Second {
            time.subsec_nanos(per_second)
        } else {
            0
        };
        let seconds = time.unix_seconds(per_second);
        Self {
            period,
            seconds,
            civil: Civil::of(seconds),
            nanos,
        }
    }

    pub(crate) fn seconds(&self) -> i64 {
        self.seconds
    }
}

impl PartText for RolledUp {
    const IS_TEXT: bool = false;

    #[inline(always)]
    #[expect(
        clippy::inline_always,
        reason = "what is declared is known where it is called, and a call would hide it"
    )]
    fn write_text(&self, out: &mut impl KeyWriter) {
        self.period.write(self.civil, self.nanos, out);
    }

    #[inline]
    fn check_text(&self) -> Result<(), OutOfRange> {
        self.civil.check()
    }
}

/// The shape of a part with `rollup`, whose type has this finest period. A compile error points to the caller.
///
/// # Panics
///
/// At compile time, if the type does not have such periods.
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

impl<T: Timestamp> Of<T> {
    /// The shape of a part with `rollup`.
    #[must_use]
    #[track_caller]
    pub const fn rolled_up(self, period: Period) -> PartShape {
        rolled_up(T::FINEST, period)
    }
}

impl<T: EpochInteger> Of<T> {
    /// The shape of a part with `rollup` and `epoch`. A compile error points to the caller.
    ///
    /// # Panics
    ///
    /// At compile time, if the type ends in 1970.
    #[must_use]
    #[track_caller]
    pub const fn rolled_up_epoch(self, period: Period, per_second: u32) -> PartShape {
        let (from, last) = T::__RANGE;
        let first = nearest(from.div_euclid(per_second as i128));
        let wrong = ends_in_1970(last, per_second);
        assert!(wrong.is_empty(), "{}", wrong.as_str());
        let end = nearest(last.div_euclid(per_second as i128));
        let mut shape = period.shape_between(first, end);
        shape.kind = PartKind::integer_between(from, last);
        shape
    }
}

/// The message for an integer that counts up to `last`, with so many counts per second. It is empty if the integer
/// reaches beyond 1970.
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

/// The period of a rollup.
#[derive(Clone, Copy, Debug)]
pub struct UndoRollup {
    /// The period.
    pub period: Period,
}

impl Undo for UndoRollup {
    /// The text of the period, if such a day and such a minute exist.
    fn undo<'t>(&self, text: &'t str, _: &PartShape) -> Option<&'t str> {
        self.period.has_text(text).then_some(text)
    }
}
