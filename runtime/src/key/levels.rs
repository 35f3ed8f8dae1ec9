//! The levels of a hierarchical key, one by one.

use core::fmt;
use core::iter::FusedIterator;
use core::ops::{Index, Range};

use serde_core::de::{Error, SeqAccess, Visitor};
use serde_core::{Deserialize, Deserializer, Serialize, Serializer};

use synthetic_key_format::engine::{Breaks, Draft, LEVELS};

use crate::key::hierarchical::Finished;
use crate::{HierarchicalKey, KeyWriter, PartitionKey};

/// An iterator over the levels of a key, starting with the first. Returned by
/// [`HierarchicalKey::levels`](crate::HierarchicalKey::levels).
///
/// ```
/// use synthetic_key::HierarchicalKey;
///
/// let key: HierarchicalKey = serde_json::from_str(r#"["contoso","u-1","s-7"]"#)?;
/// assert_eq!(key.levels().len(), 3);
/// assert!(key.levels().rev().eq(["s-7", "u-1", "contoso"]));
/// # Ok::<(), serde_json::Error>(())
/// ```
#[derive(Clone, Debug)]
#[must_use = "an iterator does nothing until it is used"]
pub struct Levels<'a> {
    text: &'a str,
    breaks: &'a Breaks,
    left: Range<usize>,
}

/// Splits a text at `breaks`.
pub(crate) fn levels<'a>(text: &'a str, breaks: &'a Breaks) -> Levels<'a> {
    Levels {
        text,
        breaks,
        left: 0..(breaks.len() + 1).min(LEVELS),
    }
}

impl<'a> Levels<'a> {
    fn get(&self, level: usize) -> &'a str {
        let start = level
            .checked_sub(1)
            .and_then(|before| self.breaks.get(before))
            .map_or(0, |&at| at);
        let end = self.breaks.get(level).map_or(self.text.len(), |&at| at);
        self.text.get(start..end).unwrap_or_default()
    }
}

impl<'a> Iterator for Levels<'a> {
    type Item = &'a str;

    fn next(&mut self) -> Option<&'a str> {
        self.left.next().map(|level| self.get(level))
    }

    fn size_hint(&self) -> (usize, Option<usize>) {
        self.left.size_hint()
    }
}

impl DoubleEndedIterator for Levels<'_> {
    fn next_back(&mut self) -> Option<Self::Item> {
        self.left.next_back().map(|level| self.get(level))
    }
}

impl ExactSizeIterator for Levels<'_> {}

impl FusedIterator for Levels<'_> {}

#[expect(
    clippy::into_iter_without_iter,
    reason = "the method is named after what it returns: `levels`"
)]
impl<'a> IntoIterator for &'a HierarchicalKey {
    type Item = &'a str;
    type IntoIter = Levels<'a>;

    fn into_iter(self) -> Levels<'a> {
        self.levels()
    }
}

/// The level at a place, starting with 0. Panics if the key has fewer levels, as the index of a slice does.
impl Index<usize> for HierarchicalKey {
    type Output = str;

    fn index(&self, level: usize) -> &str {
        let mut levels = self.levels();
        let len = levels.len();
        match levels.nth(level) {
            Some(level) => level,
            None => panic!("there is no level {level} in a key of {len} levels"),
        }
    }
}

impl Serialize for HierarchicalKey {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_seq(self)
    }
}

impl<'de> Deserialize<'de> for HierarchicalKey {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        struct AreTexts;

        impl<'de> Visitor<'de> for AreTexts {
            type Value = HierarchicalKey;

            fn expecting(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
                f.write_str("the levels of a partition key, an array of one to three strings")
            }

            fn visit_seq<A: SeqAccess<'de>>(
                self,
                mut levels: A,
            ) -> Result<HierarchicalKey, A::Error> {
                let (mut key, mut len) = (Draft::new(), 0);
                while let Some(level) = levels.next_element::<PartitionKey>()? {
                    if len == LEVELS {
                        return Err(A::Error::invalid_length(len + 1, &self));
                    }
                    if len > 0 {
                        key.__next_level();
                    }
                    key.push_str(&level);
                    len += 1;
                }
                if len == 0 {
                    return Err(A::Error::invalid_length(0, &self));
                }
                Ok(HierarchicalKey::written(key))
            }
        }

        deserializer.deserialize_seq(AreTexts)
    }
}
