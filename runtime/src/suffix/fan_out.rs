//! Every key that an item may be under.

use core::iter::FusedIterator;
use core::ops::Range;

use crate::suffix::SuffixRange;
use crate::write::Draft;
use crate::{Key, KeyWriter, PartitionKey};

/// A key without the number of its suffix: what the generated fan-outs implement.
pub trait Base {
    /// What its keys are.
    type Key: Key;

    /// The numbers that a key may end with, now or earlier, if it ends with one.
    const SUFFIXES: Option<SuffixRange>;

    /// Writes the key up to the number, with the separator before it.
    fn write_base(&self, out: &mut impl KeyWriter);
}

/// The keys of a fan-out, from the first suffix to the last. Returned by `iter()` of the generated `…Keys`.
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
pub struct Iter<K = PartitionKey> {
    base: K,
    suffixes: Option<SuffixRange>,
    /// The places of the keys that are left, counted from the first.
    rest: Range<u16>,
}

impl<K: Key> Iter<K> {
    pub(crate) fn of<B: Base<Key = K>>(keys: &B) -> Self {
        Self {
            base: K::written(Draft::of(|base| keys.write_base(base))),
            suffixes: B::SUFFIXES,
            rest: 0..count_of(B::SUFFIXES),
        }
    }

    #[inline]
    fn key(&self, place: u16) -> K {
        let mut key = Draft::new();
        self.base.write_to(&mut key);
        write_at(self.suffixes, place, &mut key);
        K::written(key)
    }
}

/// The fan-out of generated `iter()`.
#[inline]
pub fn fan_out<B: Base>(keys: &B) -> Iter<B::Key> {
    Iter::of(keys)
}

/// How many keys there are: one where it does not end with a number.
pub(crate) const fn count_of(suffixes: Option<SuffixRange>) -> u16 {
    match suffixes {
        Some(range) => range.count(),
        None => 1,
    }
}

/// Writes the number at a place, if keys end with one.
#[inline]
pub(crate) fn write_at(suffixes: Option<SuffixRange>, place: u16, out: &mut impl KeyWriter) {
    if let Some(range) = suffixes {
        out.__suffix(range.number_at(place), range);
    }
}

impl<K: Key> Iterator for Iter<K> {
    type Item = K;

    #[inline]
    fn next(&mut self) -> Option<K> {
        self.rest.next().map(|place| self.key(place))
    }

    fn size_hint(&self) -> (usize, Option<usize>) {
        self.rest.size_hint()
    }

    fn nth(&mut self, n: usize) -> Option<K> {
        self.rest.nth(n).map(|place| self.key(place))
    }
}

impl<K: Key> DoubleEndedIterator for Iter<K> {
    #[inline]
    fn next_back(&mut self) -> Option<K> {
        self.rest.next_back().map(|place| self.key(place))
    }

    fn nth_back(&mut self, n: usize) -> Option<K> {
        self.rest.nth_back(n).map(|place| self.key(place))
    }
}

impl<K: Key> ExactSizeIterator for Iter<K> {}

impl<K: Key> FusedIterator for Iter<K> {}
