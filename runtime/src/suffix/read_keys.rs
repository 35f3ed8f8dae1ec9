//! Growing N: the keys that an item may be under while items move.

use core::iter::FusedIterator;

use crate::store::Length;
use crate::write::{Draft, Grown};
use crate::{Key, KeyWriter, PartitionKey, SyntheticKey};

/// The keys that an item may be under, the newest first, without repeats. Made by
/// [`read_keys`](SyntheticKey::read_keys).
///
/// ```
/// use synthetic_key::SyntheticKey;
///
/// #[derive(SyntheticKey)]
/// struct Trip {
///     #[pk(concat)]
///     date: &'static str,
///     #[pk(hash_suffix = 800, was = [400])]
///     vin: String,
/// }
///
/// let moved = TripKey { date: "2018-08-09", vin: "0" };
/// assert!(moved.read_keys().eq(["2018-08-09.469", "2018-08-09.69"]));
/// let stays = TripKey { date: "2018-08-09", vin: "1HGCM82633A004352" };
/// assert!(stays.read_keys().eq(["2018-08-09.225"]));
/// ```
#[derive(Clone, Debug)]
#[must_use = "an iterator does nothing until it is used"]
pub struct ReadKeys<K = PartitionKey> {
    newest: K,
    grown: Option<Grown>,
    /// The longest key that the store takes.
    max_len: Length,
    /// The next key: 0 is the newest, then come the earlier ones.
    at: usize,
}

impl Grown {
    /// The suffix under an earlier N.
    #[inline]
    fn number(&self, n: u16) -> u16 {
        self.range.with_count(n).number_of(self.hash)
    }

    /// The suffix under an earlier N, unless a later one gives the same.
    fn earlier(&self, at: usize) -> Option<u16> {
        let number = self.number(*self.was.get(at)?);
        let mut later = self.was.iter().take(at);
        let is_newest = self.number(self.range.count()) == number;
        (!is_newest && later.all(|&n| self.number(n) != number)).then_some(number)
    }

    /// Whether a number was the suffix under an earlier N.
    pub(crate) fn was_number(&self, number: &str) -> bool {
        let mut earlier = self.was.iter();
        earlier.any(|&n| self.range.with_count(n).parse(number) == Some(self.number(n)))
    }
}

impl<K: Key> ReadKeys<K> {
    pub(crate) fn of<T: SyntheticKey<Key = K> + ?Sized>(item: &T) -> Self {
        let key = Draft::of(|key| item.__write_key(key));
        let grown = key.grown();
        Self {
            newest: K::written(key),
            grown,
            max_len: const { T::STORE.keys().length() },
            at: 0,
        }
    }

    fn earlier(&self) -> usize {
        self.grown.as_ref().map_or(0, |grown| grown.was.len())
    }

    fn key(&self, at: usize) -> Option<K> {
        let grown = self.grown.as_ref()?;
        let number = grown.earlier(at)?;
        let mut key = Draft::new();
        self.newest.write_to(&mut key);
        key.truncate(grown.start);
        key.__suffix(number, grown.range);
        // Nothing is stored under a key that is too long.
        let is_stored = self.max_len.allows(key.as_str());
        is_stored.then(|| K::written(key))
    }
}

impl<K: Key> Iterator for ReadKeys<K> {
    type Item = K;

    fn next(&mut self) -> Option<K> {
        if self.at == 0 {
            self.at = 1;
            return Some(self.newest.clone());
        }
        while self.at <= self.earlier() {
            let key = self.key(self.at - 1);
            self.at += 1;
            if key.is_some() {
                return key;
            }
        }
        None
    }

    fn size_hint(&self) -> (usize, Option<usize>) {
        let is_key = |at: &usize| self.key(at - 1).is_some();
        let earlier = (self.at.max(1)..=self.earlier()).filter(is_key);
        let len = earlier.count() + usize::from(self.at == 0);
        (len, Some(len))
    }
}

impl<K: Key> ExactSizeIterator for ReadKeys<K> {}

impl<K: Key> FusedIterator for ReadKeys<K> {}
