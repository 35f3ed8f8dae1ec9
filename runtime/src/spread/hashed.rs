//! The place of a key in a `MongoDB` collection that is sharded by a hashed key.

use core::fmt;

use synthetic_key_format::hash::mongodb;

use crate::PartitionKey;

/// The hash by which `MongoDB` places a key: the value of its text in a hashed index.
///
/// It equals the result of the server's `$toHashedIndexKey`. The Mongo API of Azure Cosmos DB uses the hash of Cosmos
/// DB, which is [`EffectiveKey`](super::EffectiveKey).
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

impl HashedKey {
    /// Computes it for a key.
    #[must_use]
    pub fn of(key: &PartitionKey) -> Self {
        Self::of_text(key)
    }

    /// Computes it for a text that is a whole key.
    ///
    /// ```
    /// use synthetic_key::spread::HashedKey;
    ///
    /// assert_eq!(HashedKey::of_text("USA").value(), -2772029730988126075);
    /// ```
    #[must_use]
    pub fn of_text(text: &str) -> Self {
        Self(mongodb(text))
    }

    /// Returns the hash, as the server shows it.
    #[must_use]
    pub fn value(self) -> i64 {
        self.0
    }

    /// Returns which of `chunks` it is in, counted from 0 in the order of hashes.
    ///
    /// With `numInitialChunks`, the server divides a new collection in this way. It gives each shard neighbouring
    /// chunks, the same number for each; the balancer moves and splits them later.
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
        // With an even number of chunks there is a boundary at 0, with an odd number the middle of a chunk.
        let from_first = if chunks.is_multiple_of(2) {
            hash.div_euclid(width)
        } else {
            (hash + width / 2).div_euclid(width)
        };
        // The first and the last chunk also get the rest of the division.
        let chunk = (from_first + i128::from(chunks / 2)).clamp(0, i128::from(chunks) - 1);
        u32::try_from(chunk).unwrap_or_default()
    }
}

impl fmt::Display for HashedKey {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.0.fmt(f)
    }
}
