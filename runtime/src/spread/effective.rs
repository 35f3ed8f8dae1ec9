//! The place of a key on the ring of a container.

use core::fmt;

use arrayvec::ArrayVec;

use synthetic_key_format::hash::{COSMOS_BITS, cosmos};

use crate::Key;
use crate::key::levels::levels;

/// The effective partition key, version 2: the place where Azure Cosmos DB puts a key on the ring of a container.
///
/// It is a hash of the key's text, or one hash for each level. The service gives each physical partition a range of the
/// ring. Its text is the one that the service and its SDKs write. Containers without large partition keys (`store =
/// "cosmos-small"`) use version 1, which is another hash.
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

impl EffectiveKey {
    /// Computes it for a key. For the first levels of a hierarchical key, it is the start of the range of all keys that
    /// start with them.
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
        Self(levels(text, breaks).map(cosmos).collect())
    }

    /// Computes it for a text that is a whole key, or the first level of one.
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
        Self(ArrayVec::from_iter([cosmos(text)]))
    }

    /// Returns the place of its first level on the ring, as a number below 2^126.
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

    /// Returns which of `partitions` equal ranges it is in, counted from 0.
    ///
    /// A new container is divided in this way. For a hierarchical key the first level decides, until its items outgrow a
    /// partition and the service divides them by the second level.
    ///
    /// # Panics
    ///
    /// If `partitions` is 0.
    #[must_use]
    #[track_caller]
    pub fn partition(&self, partitions: u32) -> u32 {
        assert!(partitions > 0, "a container has at least one partition");
        let width = (1 << COSMOS_BITS) / u128::from(partitions);
        // The last range also gets the rest of the division.
        u32::try_from(self.position() / width).map_or(partitions - 1, |at| at.min(partitions - 1))
    }
}

impl fmt::Display for EffectiveKey {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.0.iter().try_for_each(|hash| write!(f, "{hash:032X}"))
    }
}
