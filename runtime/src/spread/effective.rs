//! Where a key is on the ring of a container.

use core::fmt;

use arrayvec::ArrayVec;

use super::murmur;
use crate::Key;
use crate::key::hierarchical::levels;

/// The effective partition key, version 2: where Azure Cosmos DB puts a key on the ring of a container.
///
/// It is a hash of the key's text, or one of each level. The service gives every physical partition a range of it. As text it
/// is what the service and its SDKs write. Containers without large partition keys (`store = "cosmos-small"`) use version 1,
/// which is another hash.
///
/// ```
/// use synthetic_key::PartitionKey;
/// use synthetic_key::spread::EffectiveKey;
///
/// let place = EffectiveKey::of(&PartitionKey::from("redmond"));
/// assert_eq!(place.to_string(), "22E342F38A486A088463DFF7838A5963");
/// assert_eq!(place.partition(8), 4);
/// ```
#[derive(Clone, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct EffectiveKey(ArrayVec<u128, 3>);

/// The service clears the two upper bits of a hash.
const BITS: u32 = 126;

impl EffectiveKey {
    /// That of a key. Of the first levels of a hierarchical key it is where the range of all that start so begins.
    ///
    /// ```
    /// use synthetic_key::SyntheticKey;
    /// use synthetic_key::spread::EffectiveKey;
    ///
    /// #[derive(SyntheticKey)]
    /// struct Session {
    ///     #[pk(concat, level = 1)]
    ///     tenant: String,
    ///     #[pk(concat, level = 2)]
    ///     user: String,
    /// }
    ///
    /// let whole = EffectiveKey::of(&SessionKey { tenant: "contoso", user: "u-1" }.partition_key());
    /// let prefix = EffectiveKey::of(&SessionKey1 { tenant: "contoso" }.partition_key());
    /// assert!(whole.to_string().starts_with(&prefix.to_string()));
    /// ```
    #[must_use]
    pub fn of<K: Key>(key: &K) -> Self {
        let (text, breaks) = key.texts();
        Self(levels(text, breaks).map(hash_of).collect())
    }

    /// That of a text that is a whole key, or the first level of one.
    ///
    /// ```
    /// use synthetic_key::PartitionKey;
    /// use synthetic_key::spread::EffectiveKey;
    ///
    /// let key = PartitionKey::from("redmond");
    /// assert_eq!(EffectiveKey::of_text("redmond"), EffectiveKey::of(&key));
    /// ```
    #[must_use]
    pub fn of_text(text: &str) -> Self {
        Self(ArrayVec::from_iter([hash_of(text)]))
    }

    /// Where its first level is on the ring, as a number below 2^126.
    ///
    /// ```
    /// use synthetic_key::spread::EffectiveKey;
    ///
    /// let place = EffectiveKey::of_text("redmond").position();
    /// assert_eq!(format!("{place:032X}"), "22E342F38A486A088463DFF7838A5963");
    /// ```
    #[must_use]
    pub fn position(&self) -> u128 {
        self.0.first().copied().unwrap_or_default()
    }

    /// Which of `partitions` equal ranges it is in, counted from 0.
    ///
    /// So a new container is divided. Of a hierarchical key the first level decides, until what it holds outgrows a partition
    /// and the service divides it by the second.
    ///
    /// # Panics
    ///
    /// If `partitions` is 0.
    #[must_use]
    #[track_caller]
    pub fn partition(&self, partitions: u32) -> u32 {
        assert!(partitions > 0, "a container has at least one partition");
        let width = (1 << BITS) / u128::from(partitions);
        // The last range takes what the division leaves over.
        u32::try_from(self.position() / width).map_or(partitions - 1, |at| at.min(partitions - 1))
    }
}

/// The service tells the text from other values by the byte before it, and ends it with another.
fn hash_of(text: &str) -> u128 {
    murmur::hash(8, text.as_bytes(), 0xFF) & ((1 << BITS) - 1)
}

impl fmt::Display for EffectiveKey {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.0.iter().try_for_each(|hash| write!(f, "{hash:032X}"))
    }
}
