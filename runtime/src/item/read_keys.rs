//! `also_read`: the keys that an item may be stored under while items move.

use core::iter::FusedIterator;

use arrayvec::{ArrayVec, IntoIter};

use crate::write::Draft;
use crate::{Key, PartitionKey, SyntheticKey};

/// The greatest number of layouts: those that are listed, and the present one.
const MOST: usize = 4;

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
pub struct ReadKeys<K = PartitionKey>(IntoIter<K, MOST>);

impl<K: Key> ReadKeys<K> {
    pub(crate) fn of<T: SyntheticKey<Key = K> + ?Sized>(item: &T) -> Self {
        let mut keys = ArrayVec::<K, MOST>::new();
        keys.push(item.partition_key());
        for place in 0.. {
            let mut key = Draft::new();
            if keys.is_full() || !item.__write_listed(place, &mut key) {
                break;
            }
            // Nothing is stored under a key that the store does not accept. But items may be stored under a key that
            // only a checked key refuses: an older program may not have checked it.
            if !const { T::STORE.keys() }.take(key.as_str()) {
                continue;
            }
            let key = K::written(key);
            if !keys.contains(&key) {
                keys.push(key);
            }
        }
        Self(keys.into_iter())
    }
}

/// The keys of an item under the layouts that are also read, unchecked, to compare a stored key with.
pub(crate) fn listed<T: SyntheticKey + ?Sized>(item: &T) -> impl Iterator<Item = Draft> {
    (0..).map_while(|place| {
        let mut key = Draft::new();
        item.__write_listed(place, &mut key).then_some(key)
    })
}

impl<K: Key> Iterator for ReadKeys<K> {
    type Item = K;

    fn next(&mut self) -> Option<K> {
        self.0.next()
    }

    fn size_hint(&self) -> (usize, Option<usize>) {
        self.0.size_hint()
    }
}

impl<K: Key> ExactSizeIterator for ReadKeys<K> {}

impl<K: Key> FusedIterator for ReadKeys<K> {}
