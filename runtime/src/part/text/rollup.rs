//! `rollup = "..."`, also with `epoch = "..."`: the period that a point in time is in. Its texts are those of the period, so
//! that there is nothing to undo.

use crate::part::text::{Of, PartText};
use crate::{EpochInteger, KeyWriter, OutOfRange, PartShape, Period, Timestamp};

/// A period, and a Unix second in it.
pub struct RolledUp {
    period: Period,
    seconds: i64,
}

impl RolledUp {
    /// Of nothing that is known.
    pub const NONE: Self = Self {
        period: Period::Year,
        seconds: 0,
    };

    /// Of a timestamp or a date.
    #[inline]
    pub fn of<T: Timestamp>(time: T, period: Period) -> Self {
        let seconds = time.unix_seconds();
        Self { period, seconds }
    }

    /// Of an integer that counts `per_second` from 1970.
    #[inline]
    pub fn of_epoch<T: EpochInteger>(time: T, period: Period, per_second: u32) -> Self {
        let seconds = time.unix_seconds(per_second);
        Self { period, seconds }
    }

    pub(crate) fn seconds(&self) -> i64 {
        self.seconds
    }
}

impl PartText for RolledUp {
    const IS_TEXT: bool = false;

    #[inline]
    fn write_text(&self, out: &mut impl KeyWriter) {
        self.period.write(self.seconds, out);
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
