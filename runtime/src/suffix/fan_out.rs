//! Fan-outs: every key that items may be stored under.

use core::fmt::{self, Debug, Formatter};
use core::iter::FusedIterator;
use core::marker::PhantomData;

use synthetic_key_format::engine::{Value, Values};

use crate::engine::fan_out::{Keys, Layer, keys};
use crate::{FanOut, Key, KeySet, PartitionKey};

/// Never implemented: the bound of a fan-out that is not possible.
#[diagnostic::on_unimplemented(
    message = "SK0621: the keys of a layout in `also_read` cannot be enumerated by this fan-out",
    label = "the layout has more than these values tell",
    note = "the documentation of this function names the layout, and what it has",
    note = "find such items by point reads, or by a query without a key, and move them; then remove the layout"
)]
pub trait KnowsListedKeys {}

/// An iterator over the keys of a fan-out, from the first suffix to the last. Returned by `iter()` of the generated
/// `…Keys`.
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
pub struct Iter<K = PartitionKey>(Keys<K>);

/// The keys of a generated fan-out; `write` writes the text that they have in common.
#[inline]
pub fn fan_out<K: Key>(layers: &[Layer], value: &Values) -> Iter<K> {
    Iter(keys(layers, value, None))
}

/// An iterator over the keys of every period between two instants, with every suffix for each period. Returned by
/// `between` of the generated `…Keys`, which is the parameter `L`. It is a [`FanOut`](crate::FanOut) of the same items.
///
/// ```
/// use std::time::{Duration, SystemTime};
/// use synthetic_key::{FanOut, SyntheticKey};
///
/// #[derive(SyntheticKey)]
/// struct Reading {
///     #[pk(concat, rollup = "hour")]
///     at: SystemTime,
///     #[pk(hash_suffix = 4)]
///     device: String,
/// }
///
/// fn requests<T>(scan: &impl FanOut<T>) -> usize {
///     scan.keys().count()
/// }
/// let midnight = SystemTime::UNIX_EPOCH;
/// let keys = ReadingKeys::between(midnight, midnight + Duration::from_secs(3600));
/// assert_eq!(requests::<Reading>(&keys), 8);
/// assert!(keys.take(5).eq(["1970-01-01T00.1", "1970-01-01T00.2", "1970-01-01T00.3", "1970-01-01T00.4", "1970-01-01T01.1"]));
/// ```
#[must_use = "an iterator does nothing until it is used"]
pub struct Between<L, K = PartitionKey>(Keys<K>, PhantomData<fn() -> L>);

/// The keys of a generated `between`.
pub fn between<L, K: Key>(layers: &[Layer], value: &Values, ends: [Value; 2]) -> Between<L, K> {
    Between(keys(layers, value, Some(ends)), PhantomData)
}

impl<L, K: Clone> Clone for Between<L, K> {
    fn clone(&self) -> Self {
        Self(self.0.clone(), PhantomData)
    }
}

impl<L, K: Debug> Debug for Between<L, K> {
    fn fmt(&self, f: &mut Formatter<'_>) -> fmt::Result {
        f.debug_tuple("Between").field(&self.0).finish()
    }
}

/// The keys that are left.
impl<L, K: Key> KeySet for Between<L, K> {
    type Key = K;
    type Keys = Self;

    fn keys(&self) -> Self {
        self.clone()
    }
}

impl<T: ?Sized, L: FanOut<T>, K: Key> FanOut<T> for Between<L, K> {}

/// Iterators that are named after the method that returns them.
macro_rules! named {
    ($($name:ident<K $(, $lookup:ident)?>),*) => {$(
        impl$(<$lookup>)? $name<$($lookup,)? PartitionKey> {
            /// Returns the next key, borrowed until the next call: all keys are written into one buffer.
            ///
            /// If a request takes the key as `&str`, this is several times faster than the iterator. You can mix both:
            /// each key comes once.
            ///
            /// ```
            /// use synthetic_key::SyntheticKey;
            ///
            /// #[derive(SyntheticKey)]
            /// struct Trip {
            ///     #[pk(concat)]
            ///     date: &'static str,
            ///     #[pk(hash_suffix = 3)]
            ///     vin: String,
            /// }
            ///
            /// let mut keys = TripKeys { date: "2018-08-09" }.iter();
            /// let mut path = String::new();
            /// while let Some(key) = keys.next_str() {
            ///     path.push('/');
            ///     path.push_str(key);
            /// }
            /// assert_eq!(path, "/2018-08-09.1/2018-08-09.2/2018-08-09.3");
            /// ```
            #[inline]
            pub fn next_str(&mut self) -> Option<&str> {
                self.0.next_str()
            }
        }

        impl<$($lookup,)? K: Key> Iterator for $name<$($lookup,)? K> {
            type Item = K;

            #[inline]
            fn next(&mut self) -> Option<K> {
                self.0.next()
            }

            fn size_hint(&self) -> (usize, Option<usize>) {
                self.0.size_hint()
            }

            fn nth(&mut self, n: usize) -> Option<K> {
                self.0.nth(n)
            }
        }

        impl<$($lookup,)? K: Key> DoubleEndedIterator for $name<$($lookup,)? K> {
            #[inline]
            fn next_back(&mut self) -> Option<K> {
                self.0.next_back()
            }

            fn nth_back(&mut self, n: usize) -> Option<K> {
                self.0.nth_back(n)
            }
        }

        impl<$($lookup,)? K: Key> ExactSizeIterator for $name<$($lookup,)? K> {}

        impl<$($lookup,)? K: Key> FusedIterator for $name<$($lookup,)? K> {}
    )*};
}

named!(Iter<K>, Between<K, L>);
