//! `also_read`: the keys that an item may be stored under while items move.

use alloc::vec::{self, Vec};
use core::iter::FusedIterator;

use crate::engine::previous;
use crate::{Key, PartitionKey, SyntheticKey};

/// An iterator over the keys that an item may be stored under, the present one first, each once. Returned by
/// [`read_keys`](SyntheticKey::read_keys).
///
/// ```
/// use synthetic_key::SyntheticKey;
///
/// #[derive(SyntheticKey)]
/// #[pk(also_read = ["{date}.{xxh64(vin) % 400 + 1}"])]
/// struct Trip {
///     #[pk(concat)]
///     date: &'static str,
///     #[pk(hash_suffix = 800)]
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
    /// Most lists have one layout: two keys need no heap.
    first: Option<K>,
    second: Option<K>,
    more: vec::IntoIter<K>,
}

impl<K: Key> ReadKeys<K> {
    #[inline]
    pub(crate) fn of<T: SyntheticKey<Key = K> + ?Sized>(item: &T) -> Self {
        let (first, mut second, mut more) = (item.partition_key(), None, Vec::new());
        for key in previous(item) {
            // Nothing is stored under a key that the store does not accept. But items may be stored under a key that
            // only a checked key refuses: an older program may not have checked it.
            if !const { T::STORE.keys() }.take(key.as_str())
                || first.texts() == (key.as_str(), key.breaks())
            {
                continue;
            }
            if second.is_none() {
                second = Some(K::written(key));
                continue;
            }
            let key = K::written(key);
            if second.as_ref() != Some(&key) && !more.contains(&key) {
                more.push(key);
            }
        }
        Self {
            first: Some(first),
            second,
            more: more.into_iter(),
        }
    }
}

impl<K: Key> Iterator for ReadKeys<K> {
    type Item = K;

    #[inline]
    fn next(&mut self) -> Option<K> {
        let short = self.first.take().or_else(|| self.second.take());
        short.or_else(|| self.more.next())
    }

    fn size_hint(&self) -> (usize, Option<usize>) {
        let len = [&self.first, &self.second].into_iter().flatten().count() + self.more.len();
        (len, Some(len))
    }
}

impl<K: Key> ExactSizeIterator for ReadKeys<K> {}

impl<K: Key> FusedIterator for ReadKeys<K> {}
