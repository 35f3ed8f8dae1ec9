//! Every key that an item may be under.

use core::iter::FusedIterator;
use core::ops::RangeInclusive;

use crate::{KeyWriter, PartitionKey};

/// A key without the number of its suffix: what the generated fan-outs implement.
pub trait Base {
    /// The greatest number.
    const SUFFIXES: u16;

    /// Writes the key up to and with the separator before the number.
    fn write_base(&self, out: &mut KeyWriter<'_>);
}

/// The keys of a fan-out, from suffix 1 to N. Made by `iter()` of the generated fan-outs.
///
/// ```
/// use synthetic_key::SyntheticKey;
///
/// #[derive(SyntheticKey)]
/// struct Trip {
///     #[pk(concat)]
///     date: &'static str,
///     #[pk(hash_suffix = 400)]
///     vin: String,
/// }
///
/// let day = TripKeys { date: "2018-08-09" };
/// assert_eq!(day.iter().len(), 400);
/// assert_eq!(day.iter().next().unwrap(), "2018-08-09.1");
/// assert_eq!(day.iter().next_back().unwrap(), "2018-08-09.400");
/// ```
#[derive(Clone, Debug)]
#[must_use = "an iterator does nothing until it is used"]
pub struct FanOut {
    base: PartitionKey,
    numbers: RangeInclusive<u16>,
}

impl FanOut {
    pub(crate) fn of<B: Base>(keys: &B) -> Self {
        let mut base = KeyWriter::new();
        keys.write_base(&mut base);
        Self {
            base: base.finish(),
            numbers: 1..=B::SUFFIXES,
        }
    }

    /// What every key starts with.
    pub(crate) fn base(&self) -> &str {
        &self.base
    }

    #[inline]
    fn key(&self, number: u16) -> PartitionKey {
        let mut key = KeyWriter::new();
        key.push_str(&self.base);
        key.suffix(number);
        key.finish()
    }
}

impl Iterator for FanOut {
    type Item = PartitionKey;

    #[inline]
    fn next(&mut self) -> Option<PartitionKey> {
        self.numbers.next().map(|number| self.key(number))
    }

    fn size_hint(&self) -> (usize, Option<usize>) {
        self.numbers.size_hint()
    }

    fn nth(&mut self, n: usize) -> Option<PartitionKey> {
        self.numbers.nth(n).map(|number| self.key(number))
    }
}

impl DoubleEndedIterator for FanOut {
    #[inline]
    fn next_back(&mut self) -> Option<PartitionKey> {
        self.numbers.next_back().map(|number| self.key(number))
    }

    fn nth_back(&mut self, n: usize) -> Option<PartitionKey> {
        self.numbers.nth_back(n).map(|number| self.key(number))
    }
}

impl ExactSizeIterator for FanOut {}

impl FusedIterator for FanOut {}
