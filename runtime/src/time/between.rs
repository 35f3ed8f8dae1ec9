//! The keys, and the containers, of every period between two instants.

use alloc::string::String;
use core::iter::FusedIterator;
use core::ops::Range;

use crate::part::text::rollup::RolledUp;
use crate::suffix::SuffixRange;
use crate::suffix::fan_out::{count_of, write_at};
use crate::write::Draft;
use crate::{Key, KeyWriter, PartitionKey, Period};

/// The periods between two instants, both included. Items outside the years 0000 to 9999 have no key.
#[derive(Clone, Debug)]
pub(crate) struct Periods {
    period: Period,
    first: i64,
    count: u64,
}

impl Periods {
    pub(crate) fn between(period: Period, from: &RolledUp, to: &RolledUp) -> Self {
        let (from, to) = (from.seconds(), to.seconds());
        let (earliest, latest) = (Period::clamp(i64::MIN), Period::clamp(i64::MAX));
        let index = |seconds| period.index(Period::clamp(seconds));
        let (first, end) = (index(from), index(to));
        // Between instants in the wrong order there is nothing.
        let is_empty = from > to || to < earliest || from > latest;
        let count = if is_empty { 0 } else { end.abs_diff(first) + 1 };
        Self {
            period,
            first,
            count,
        }
    }

    /// Writes a period, counted from the first.
    fn write(&self, at: u64, out: &mut impl KeyWriter) {
        let index = self.first.saturating_add_unsigned(at);
        self.period.write(self.period.start(index), 0, out);
    }
}

/// The keys of every period between two instants, and for each period every suffix. Returned by `between` of the generated
/// `…Keys`.
///
/// ```
/// use std::time::{Duration, SystemTime};
/// use synthetic_key::SyntheticKey;
///
/// #[derive(SyntheticKey)]
/// struct Reading {
///     #[pk(concat, rollup = "hour")]
///     at: SystemTime,
///     #[pk(hash_suffix = 4)]
///     device: String,
/// }
///
/// let midnight = SystemTime::UNIX_EPOCH;
/// let keys = ReadingKeys::between(midnight, midnight + Duration::from_secs(3600));
/// assert_eq!(keys.len(), 8);
/// assert!(keys.take(5).eq(["1970-01-01T00.1", "1970-01-01T00.2", "1970-01-01T00.3", "1970-01-01T00.4", "1970-01-01T01.1"]));
/// ```
#[derive(Clone, Debug)]
#[must_use = "an iterator does nothing until it is used"]
pub struct Between<K = PartitionKey> {
    before: K,
    after: K,
    periods: Periods,
    suffixes: Option<SuffixRange>,
    /// What is left, counted from the first key.
    rest: Range<u64>,
}

impl<K: Key> Between<K> {
    /// The keys that start with `before`, a period, and `after`.
    pub(crate) fn new(
        before: K,
        after: K,
        period: Period,
        (from, to): (&RolledUp, &RolledUp),
        suffixes: Option<SuffixRange>,
    ) -> Self {
        let periods = Periods::between(period, from, to);
        let rest = 0..periods.count * u64::from(count_of(suffixes));
        Self {
            before,
            after,
            periods,
            suffixes,
            rest,
        }
    }

    fn key(&self, at: u64) -> K {
        let each = u64::from(count_of(self.suffixes));
        let mut key = Draft::new();
        self.before.write_to(&mut key);
        self.periods.write(at / each, &mut key);
        self.after.write_to(&mut key);
        let place = u16::try_from(at % each).unwrap_or_default();
        write_at(self.suffixes, place, &mut key);
        K::written(key)
    }
}

impl<K: Key> Iterator for Between<K> {
    type Item = K;

    fn next(&mut self) -> Option<K> {
        self.rest.next().map(|at| self.key(at))
    }

    fn size_hint(&self) -> (usize, Option<usize>) {
        self.rest.size_hint()
    }

    fn nth(&mut self, n: usize) -> Option<K> {
        self.rest.nth(n).map(|at| self.key(at))
    }
}

impl<K: Key> DoubleEndedIterator for Between<K> {
    fn next_back(&mut self) -> Option<K> {
        self.rest.next_back().map(|at| self.key(at))
    }

    fn nth_back(&mut self, n: usize) -> Option<K> {
        self.rest.nth_back(n).map(|at| self.key(at))
    }
}

impl<K: Key> ExactSizeIterator for Between<K> {}

impl<K: Key> FusedIterator for Between<K> {}

/// The names of the containers of every period between two instants. Returned by the generated `containers_between`.
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
