//! `rollup = "..."`, also with `epoch = "..."`: the period that a point in time is in.

use crate::part::text::{Of, PartText, Undo};
use crate::{EpochInteger, KeyWriter, OutOfRange, PartShape, Period, Timestamp};

/// A period, and an instant in it.
pub struct RolledUp {
    period: Period,
    seconds: i64,
    /// What is written of the second, where the period is shorter than one.
    nanos: u32,
}

impl RolledUp {
    /// Of a timestamp or a date.
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
            nanos,
        }
    }

    /// Of an integer that counts `per_second` from 1970.
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
            nanos,
        }
    }

    pub(crate) fn seconds(&self) -> i64 {
        self.seconds
    }
}

impl PartText for RolledUp {
    const IS_TEXT: bool = false;

    #[inline]
    fn write_text(&self, out: &mut impl KeyWriter) {
        self.period.write(self.seconds, self.nanos, out);
    }

    #[inline]
    fn check_text(&self) -> Result<(), OutOfRange> {
        Period::check(self.seconds)
    }
}

/// A part with `rollup`, of a type with this finest period. The compiler shows where this was called.
///
/// # Panics
///
/// In the compiler, where the type has no such periods.
#[must_use]
#[track_caller]
pub const fn rolled_up(finest: Period, period: Period) -> PartShape {
    assert!(
        period as u8 <= finest as u8,
        "SK0611: a date has no hours and minutes; roll it up to \"day\", \"month\" or \"year\", \
         or keep the whole timestamp in the item"
    );
    period.shape()
}

impl<T: Timestamp> Of<T> {
    /// As a part with `rollup`.
    #[must_use]
    #[track_caller]
    pub const fn rolled_up(self, period: Period) -> PartShape {
        rolled_up(T::FINEST, period)
    }
}

impl<T: EpochInteger> Of<T> {
    /// As a part with `rollup` and `epoch`.
    #[must_use]
    pub const fn rolled_up_epoch(self, period: Period) -> PartShape {
        period.shape()
    }
}

/// The period.
#[derive(Clone, Copy, Debug)]
pub struct UndoRollup {
    /// It.
    pub period: Period,
}

impl Undo for UndoRollup {
    /// The text of the period, if there is such a day and such a minute.
    fn undo<'t>(&self, text: &'t str, _: &PartShape) -> Option<&'t str> {
        self.period.has_text(text).then_some(text)
    }
}
