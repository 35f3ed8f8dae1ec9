//! Keys of several levels.

use core::cmp::Ordering;
use core::fmt;
use core::hash::{Hash, Hasher};

use synthetic_key_format::engine::inline::Text;
use synthetic_key_format::engine::{Breaks, Draft};

use crate::key::levels::{Levels, levels};
use crate::{KeyWriter, PartitionKey, SyntheticKey};

/// A key of up to three levels, or its first levels: the key of a type with `level = ...`.
///
/// Pass the levels to the store one by one, see [`levels`](Self::levels). `Display` writes them with ` / ` between them,
/// for people and logs; that text is not a key.
///
/// ```
/// use synthetic_key::SyntheticKey;
///
/// #[derive(SyntheticKey)]
/// struct Session {
///     #[pk(concat, level = 1)]
///     tenant: String,
///     #[pk(concat, level = 2)]
///     user: String,
/// }
///
/// let key = SessionKey { tenant: "contoso", user: "u-1" }.partition_key();
/// assert_eq!(key, ["contoso", "u-1"]);
/// assert_eq!(key.levels().next(), Some("contoso"));
/// assert_eq!(&key[1], "u-1");
/// assert_eq!(key.to_string(), "contoso / u-1");
/// assert_eq!(Session::PATHS, ["/tenant", "/user"]);
/// ```
///
/// Serde writes and reads it as an array of strings:
///
/// ```
/// # use synthetic_key::HierarchicalKey;
/// let key: HierarchicalKey = serde_json::from_str(r#"["contoso","u-1"]"#)?;
/// assert_eq!(serde_json::to_string(&key)?, r#"["contoso","u-1"]"#);
/// for level in &key {
///     println!("{level}");
/// }
/// # Ok::<(), serde_json::Error>(())
/// ```
#[derive(Clone)]
pub struct HierarchicalKey(Draft);

impl HierarchicalKey {
    /// Returns the levels, starting with the first.
    pub fn levels(&self) -> Levels<'_> {
        levels(self.0.as_str(), self.0.breaks())
    }
}

impl Eq for HierarchicalKey {}

impl PartialEq for HierarchicalKey {
    fn eq(&self, other: &Self) -> bool {
        self.texts() == other.texts()
    }
}

impl Hash for HierarchicalKey {
    fn hash<H: Hasher>(&self, state: &mut H) {
        self.texts().hash(state);
    }
}

impl Ord for HierarchicalKey {
    fn cmp(&self, other: &Self) -> Ordering {
        self.levels().cmp(other.levels())
    }
}

impl PartialOrd for HierarchicalKey {
    fn partial_cmp(&self, other: &Self) -> Option<Ordering> {
        Some(self.cmp(other))
    }
}

impl PartialEq<[&str]> for HierarchicalKey {
    fn eq(&self, levels: &[&str]) -> bool {
        self.levels().eq(levels.iter().copied())
    }
}

impl<const N: usize> PartialEq<[&str; N]> for HierarchicalKey {
    fn eq(&self, levels: &[&str; N]) -> bool {
        *self == levels[..]
    }
}

impl PartialEq<HierarchicalKey> for [&str] {
    fn eq(&self, key: &HierarchicalKey) -> bool {
        key == self
    }
}

impl<const N: usize> PartialEq<HierarchicalKey> for [&str; N] {
    fn eq(&self, key: &HierarchicalKey) -> bool {
        key == self
    }
}

impl fmt::Display for HierarchicalKey {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        for (i, level) in self.levels().enumerate() {
            f.write_str(if i > 0 { " / " } else { "" })?;
            f.write_str(level)?;
        }
        Ok(())
    }
}

impl fmt::Debug for HierarchicalKey {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("HierarchicalKey")?;
        f.debug_list().entries(self.levels()).finish()
    }
}

/// A finished key: a [`PartitionKey`], or a [`HierarchicalKey`] if the type has `level = ...`. No other type implements
/// it.
///
/// ```
/// use synthetic_key::{Key, PartitionKey};
///
/// fn logged<K: Key>(key: &K) -> String {
///     format!("key {key}")
/// }
/// assert_eq!(logged(&PartitionKey::from("2018-08-09.225")), "key 2018-08-09.225");
/// ```
pub trait Key:
    Finished + Clone + fmt::Debug + fmt::Display + Eq + Ord + Hash + Send + Sync + 'static
{
}

impl Key for PartitionKey {}

impl Key for HierarchicalKey {}

/// How a key is built and split. Nobody outside can name this trait, so nobody can implement [`Key`].
pub trait Finished: Sized {
    /// What it is written to.
    type Writer: KeyWriter;

    /// The key of an item.
    fn of<T: SyntheticKey<Key = Self> + ?Sized>(item: &T) -> Self;

    /// The key that was written.
    fn written(draft: Draft) -> Self;

    /// The writer, to append to the key.
    fn writer(&mut self) -> &mut Self::Writer;

    /// Removes everything after so many bytes; these bytes include all levels but the last.
    fn truncate(&mut self, len: usize);

    /// The texts of all levels joined, and where each ends.
    fn texts(&self) -> (&str, &Breaks);
}

/// A key of one level has no breaks.
static NO_BREAKS: Breaks = Breaks::new_const();

impl Finished for PartitionKey {
    type Writer = Text;

    #[inline]
    fn of<T: SyntheticKey<Key = Self> + ?Sized>(item: &T) -> Self {
        Self::of_item(item)
    }

    #[inline]
    fn written(draft: Draft) -> Self {
        Self::new(draft.into_text())
    }

    #[inline]
    fn writer(&mut self) -> &mut Text {
        self.text_mut()
    }

    #[inline]
    fn truncate(&mut self, len: usize) {
        self.text_mut().truncate(len);
    }

    #[inline]
    fn texts(&self) -> (&str, &Breaks) {
        (self, &NO_BREAKS)
    }
}

impl Finished for HierarchicalKey {
    type Writer = Draft;

    #[inline]
    fn of<T: SyntheticKey<Key = Self> + ?Sized>(item: &T) -> Self {
        let mut key = Self(Draft::new());
        item.__write_key(&mut key.0);
        key
    }

    #[inline]
    fn written(draft: Draft) -> Self {
        Self(draft)
    }

    #[inline]
    fn writer(&mut self) -> &mut Draft {
        &mut self.0
    }

    #[inline]
    fn truncate(&mut self, len: usize) {
        self.0.truncate(len);
    }

    #[inline]
    fn texts(&self) -> (&str, &Breaks) {
        (self.0.as_str(), self.0.breaks())
    }
}
