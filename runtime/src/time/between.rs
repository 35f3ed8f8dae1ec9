//! The periods between two instants, and their containers.

use alloc::string::String;
use core::iter::FusedIterator;
use core::ops::Range;

use synthetic_key_format::engine::calendar::Civil;

use crate::{KeyWriter, Period};

/// The periods between two instants, both included. Items outside the years 0000 to 9999 have no key.
#[derive(Clone, Debug)]
pub(crate) struct Periods {
    period: Period,
    first: i64,
    count: u64,
}

impl Periods {
    /// From the start of a whole period to the end of another one.
    pub(crate) fn within(period: Period, whole: Period, from: i64, to: i64) -> Self {
        if from > to {
            return Self::between(period, from, to);
        }
        let index = |seconds| whole.index(Period::clamp(seconds));
        let start = whole.start(index(from)).min(from);
        let end = whole.start(index(to).saturating_add(1)).saturating_sub(1);
        Self::between(period, start, end.max(to))
    }

    pub(crate) fn between(period: Period, from: i64, to: i64) -> Self {
        let (earliest, latest) = (Period::clamp(i64::MIN), Period::clamp(i64::MAX));
        let index = |seconds| period.index(Period::clamp(seconds));
        let (first, end) = (index(from), index(to));
        // If the instants are in the wrong order, there is nothing between them.
        let is_empty = from > to || to < earliest || from > latest;
        let count = if is_empty { 0 } else { end.abs_diff(first) + 1 };
        Self {
            period,
            first,
            count,
        }
    }

    pub(crate) fn count(&self) -> u64 {
        self.count
    }

    /// Writes a period, counted from the first.
    pub(crate) fn write(&self, at: u64, out: &mut impl KeyWriter) {
        let index = self.first.saturating_add_unsigned(at);
        let start = Civil::of(self.period.start(index));
        self.period.write(start, 0, out);
    }
}

/// An iterator over the names of the containers of every period between two instants. Returned by the generated
/// `containers_between`.
///
/// ```
/// use std::time::{Duration, SystemTime};
/// use synthetic_key::SyntheticKey;
///
/// #[derive(SyntheticKey)]
/// #[pk(container = "telemetry-{at:month}")]
/// struct Reading {
///     #[pk(concat)]
///     device: String,
///     at: SystemTime,
/// }
///
/// let new_year = SystemTime::UNIX_EPOCH;
/// let names = Reading::containers_between(new_year, new_year + Duration::from_secs(31 * 86_400))?;
/// assert!(names.eq(["telemetry-1970-01", "telemetry-1970-02"]));
/// # Ok::<(), synthetic_key::KeyError>(())
/// ```
#[derive(Clone, Debug)]
#[must_use = "an iterator does nothing until it is used"]
pub struct ContainersBetween {
    before: String,
    after: String,
    periods: Periods,
    rest: Range<u64>,
}

impl ContainersBetween {
    pub(crate) fn new(before: String, after: String, periods: Periods) -> Self {
        let rest = 0..periods.count;
        Self {
            before,
            after,
            periods,
            rest,
        }
    }

    fn name(&self, at: u64) -> String {
        let mut name = self.before.clone();
        self.periods.write(at, &mut name);
        name.push_str(&self.after);
        name
    }
}

impl Iterator for ContainersBetween {
    type Item = String;

    fn next(&mut self) -> Option<String> {
        self.rest.next().map(|at| self.name(at))
    }

    fn size_hint(&self) -> (usize, Option<usize>) {
        self.rest.size_hint()
    }
}

impl DoubleEndedIterator for ContainersBetween {
    fn next_back(&mut self) -> Option<String> {
        self.rest.next_back().map(|at| self.name(at))
    }
}

impl ExactSizeIterator for ContainersBetween {}

impl FusedIterator for ContainersBetween {}
