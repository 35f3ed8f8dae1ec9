//! Where a key is in a collection of `MongoDB` that is sharded by a hashed key.

use alloc::vec::Vec;
use core::fmt;

use super::md5;
use crate::PartitionKey;

/// The hash by which `MongoDB` places a key: what a hashed index has of its text.
///
/// It is what the server's `$toHashedIndexKey` answers. The Mongo API of Azure Cosmos DB uses the hash of Cosmos DB, which is
/// [`EffectiveKey`](super::EffectiveKey).
///
/// ```
/// use synthetic_key::PartitionKey;
/// use synthetic_key::spread::HashedKey;
///
/// let place = HashedKey::of(&PartitionKey::from("2018-08-09.225"));
/// assert_eq!(place.value(), -3995216313571724842);
/// assert_eq!(place.chunk(8), 2);
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct HashedKey(pub(super) i64);

/// The type of the seed's hash, and what the server counts a string as when it compares values.
const SEED: i32 = 0;
const STRING: i32 = 15;

impl HashedKey {
    /// That of a key.
    #[must_use]
    pub fn of(key: &PartitionKey) -> Self {
        Self::of_text(key)
    }

    /// That of a text that is a whole key.
    ///
    /// ```
    /// use synthetic_key::spread::HashedKey;
    ///
    /// assert_eq!(HashedKey::of_text("USA").value(), -2772029730988126075);
    /// ```
    #[must_use]
    pub fn of_text(text: &str) -> Self {
        // The server writes the length with the null character that ends the text.
        let length = i32::try_from(text.len() + 1).unwrap_or(i32::MAX);
        let mut message = Vec::with_capacity(text.len() + 13);
        for number in [SEED, STRING, length] {
            message.extend(number.to_le_bytes());
        }
        message.extend(text.as_bytes());
        message.push(0);
        Self(md5::first_half(&message).cast_signed())
    }

    /// The hash, as the server shows it.
    #[must_use]
    pub fn value(self) -> i64 {
        self.0
    }

    /// Which of `chunks` it is in, counted from 0 in the order of hashes.
    ///
    /// So the server divides a new collection with `numInitialChunks`. It gives each shard neighbouring chunks, as many as the
    /// others; the balancer moves and splits them later.
    ///
    /// ```
    /// use synthetic_key::spread::HashedKey;
    ///
    /// let day = (1..=400).map(|suffix| HashedKey::of_text(&format!("2018-08-09.{suffix}")).chunk(2));
    /// assert_eq!(day.filter(|&chunk| chunk == 0).count(), 196); // the other 204 are on the second of two shards
    /// ```
    ///
    /// # Panics
    ///
    /// If `chunks` is 0.
    #[must_use]
    #[track_caller]
    pub fn chunk(self, chunks: u32) -> u32 {
        assert!(chunks > 0, "a collection has at least one chunk");
        let (count, hash) = (i64::from(chunks), i128::from(self.0));
        let width = i128::from(i64::MAX / count) * 2;
        // An even number of chunks has a boundary at 0, an odd one has the middle of a chunk there.
        let from_first = if chunks.is_multiple_of(2) {
            hash.div_euclid(width)
        } else {
            (hash + width / 2).div_euclid(width)
        };
        // The first and the last chunk have what the division leaves over.
        let chunk = (from_first + i128::from(chunks / 2)).clamp(0, i128::from(chunks) - 1);
        u32::try_from(chunk).unwrap_or_default()
    }
}

impl fmt::Display for HashedKey {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.0.fmt(f)
    }
}
