//! The finished key.

pub(crate) mod hierarchical;
pub(crate) mod levels;
pub(crate) mod parse;
pub(crate) mod split;
#[cfg(test)]
mod tests;

use alloc::borrow::Cow;
use alloc::string::String;
use core::borrow::Borrow;
use core::cmp::Ordering;
use core::convert::Infallible;
use core::fmt;
use core::hash::{Hash, Hasher};
use core::ops::Deref;
use core::str::FromStr;

use serde_core::de::{Error, Visitor};
use serde_core::{Deserialize, Deserializer, Serialize, Serializer};

use crate::SyntheticKey;
use synthetic_key_format::engine::inline::Text;

/// A finished partition key: an immutable string. Keys of up to 72 bytes do not touch the heap.
///
/// ```
/// use synthetic_key::PartitionKey;
///
/// let key = PartitionKey::from("2018-08-09.225");
/// assert_eq!(key, "2018-08-09.225");
/// assert_eq!(key.as_str().len(), 14);
/// let parsed: PartitionKey = "2018-08-09.225".parse()?;
/// assert_eq!(parsed, key);
/// assert_eq!(key.into_inner(), "2018-08-09.225");
/// # Ok::<(), std::convert::Infallible>(())
/// ```
#[derive(Clone)]
pub struct PartitionKey(Text);

impl PartitionKey {
    /// Returns the string itself.
    #[must_use]
    pub fn into_inner(self) -> String {
        self.0.into()
    }

    #[inline]
    pub(crate) fn new(text: Text) -> Self {
        Self(text)
    }

    #[inline]
    pub(crate) fn text_mut(&mut self) -> &mut Text {
        &mut self.0
    }

    /// The key of an item.
    #[inline]
    pub(crate) fn of_item<T: SyntheticKey + ?Sized>(item: &T) -> Self {
        let mut key = Text::new();
        item.__write_key(&mut key);
        Self(key)
    }

    /// Returns the key as text.
    #[inline]
    #[must_use]
    pub fn as_str(&self) -> &str {
        self.0.as_str()
    }
}

impl From<&str> for PartitionKey {
    #[inline]
    fn from(text: &str) -> Self {
        Self(text.into())
    }
}

impl From<String> for PartitionKey {
    fn from(text: String) -> Self {
        Self(text.into())
    }
}

/// Every string can be a key, so this never fails.
impl FromStr for PartitionKey {
    type Err = Infallible;

    #[inline]
    fn from_str(text: &str) -> Result<Self, Infallible> {
        Ok(text.into())
    }
}

impl From<PartitionKey> for String {
    fn from(key: PartitionKey) -> Self {
        key.0.into()
    }
}

impl Deref for PartitionKey {
    type Target = str;

    #[inline]
    fn deref(&self) -> &str {
        self.as_str()
    }
}

impl AsRef<str> for PartitionKey {
    fn as_ref(&self) -> &str {
        self
    }
}

impl Borrow<str> for PartitionKey {
    fn borrow(&self) -> &str {
        self
    }
}

impl fmt::Display for PartitionKey {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.as_str().fmt(f)
    }
}

impl fmt::Debug for PartitionKey {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        fmt::Debug::fmt(self.as_str(), f)
    }
}

impl Eq for PartitionKey {}

impl PartialEq for PartitionKey {
    fn eq(&self, other: &Self) -> bool {
        self.as_str() == other.as_str()
    }
}

impl Ord for PartitionKey {
    fn cmp(&self, other: &Self) -> Ordering {
        self.as_str().cmp(other.as_str())
    }
}

impl PartialOrd for PartitionKey {
    fn partial_cmp(&self, other: &Self) -> Option<Ordering> {
        Some(self.cmp(other))
    }
}

impl Hash for PartitionKey {
    fn hash<H: Hasher>(&self, state: &mut H) {
        self.as_str().hash(state);
    }
}

/// Comparison with other kinds of string, in both directions.
macro_rules! eq_text {
    ($($text:ty)*) => {$(
        impl PartialEq<$text> for PartitionKey {
            fn eq(&self, other: &$text) -> bool {
                let other: &str = other;
                self.as_str() == other
            }
        }

        impl PartialEq<PartitionKey> for $text {
            fn eq(&self, other: &PartitionKey) -> bool {
                other == self
            }
        }
    )*};
}

eq_text!(str &str String Cow<'_, str>);

impl Serialize for PartitionKey {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.serialize_str(self)
    }
}

impl<'de> Deserialize<'de> for PartitionKey {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        struct IsText;

        impl Visitor<'_> for IsText {
            type Value = PartitionKey;

            fn expecting(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
                f.write_str("a partition key, which is text")
            }

            fn visit_str<E: Error>(self, text: &str) -> Result<PartitionKey, E> {
                Ok(text.into())
            }

            fn visit_string<E: Error>(self, text: String) -> Result<PartitionKey, E> {
                Ok(text.into())
            }
        }

        deserializer.deserialize_str(IsText)
    }
}
