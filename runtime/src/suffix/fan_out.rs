//! Every key that an item may be under.

use core::iter::FusedIterator;
use core::ops::RangeInclusive;

use crate::write::Draft;
use crate::{Key, KeyWriter, PartitionKey};

/// A key without the number of its suffix: what the generated fan-outs implement.
pub trait Base {
    /// What its keys are.
    type Key: Key;

    /// The greatest number that a key may end with, now or earlier; 0 where there is none.
    const SUFFIXES: u16;

    /// Writes the key up to and with the separator before the number.
    fn write_base(&self, out: &mut impl KeyWriter);
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
pub struct Iter<K = PartitionKey> {
    base: K,
    numbers: RangeInclusive<u16>,
}

impl<K: Key> Iter<K> {
    pub(crate) fn of<B: Base<Key = K>>(keys: &B) -> Self {
        Self {
            base: K::written(Draft::of(|base| keys.write_base(base))),
            numbers: numbers(B::SUFFIXES),
        }
    }

    #[inline]
    fn key(&self, number: u16) -> K {
        let mut key = Draft::new();
        self.base.write_to(&mut key);
        write_number(number, &mut key);
        K::written(key)
    }
}

/// The numbers that keys end with; 0 stands for none.
pub(crate) fn numbers(greatest: u16) -> RangeInclusive<u16> {
    greatest.min(1)..=greatest
}

#[inline]
pub(crate) fn write_number(number: u16, out: &mut impl KeyWriter) {
    if number > 0 {
        out.__suffix(number);
    }
}

impl<K: Key> Iterator for Iter<K> {
    type Item = K;

    #[inline]
    fn next(&mut self) -> Option<K> {
        self.numbers.next().map(|number| self.key(number))
    }

    fn size_hint(&self) -> (usize, Option<usize>) {
        self.numbers.size_hint()
    }

    fn nth(&mut self, n: usize) -> Option<K> {
        self.numbers.nth(n).map(|number| self.key(number))
    }
}

impl<K: Key> DoubleEndedIterator for Iter<K> {
    #[inline]
    fn next_back(&mut self) -> Option<K> {
        self.numbers.next_back().map(|number| self.key(number))
    }

    fn nth_back(&mut self, n: usize) -> Option<K> {
        self.numbers.nth_back(n).map(|number| self.key(number))
    }
}

impl<K: Key> ExactSizeIterator for Iter<K> {}

impl<K: Key> FusedIterator for Iter<K> {}
