//! The key of a document.

/// The key of a document, in memory that is used again for the next one.
///
/// ```
/// use synthetic_key_layout::Layout;
/// use synthetic_key_layout::compute::{Formula, Key, Value};
///
/// let formula = Formula::new(&Layout::parse("{tenant}{/}{user}")?)?;
/// let mut key = Key::default();
/// formula.write_key(&["contoso".into(), "u-7".into()], &mut key)?;
/// assert!(key.levels().eq(["contoso", "u-7"]));
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
#[derive(Clone, Debug, Default, PartialEq, Eq, Hash)]
pub struct Key {
    pub(super) text: String,
    /// The end of each level in `text`.
    pub(super) ends: Vec<usize>,
}

impl Key {
    /// The text of the key. With levels, the texts of all of them without anything in between.
    #[must_use]
    pub fn text(&self) -> &str {
        &self.text
    }

    /// The text of each level, one for most keys.
    pub fn levels(&self) -> impl Iterator<Item = &str> {
        let mut start = 0;
        self.ends.iter().map(move |end| {
            let level = self.text.get(start..*end).unwrap_or_default();
            start = *end;
            level
        })
    }

    pub(super) fn clear(&mut self) {
        self.text.clear();
        self.ends.clear();
    }
}
