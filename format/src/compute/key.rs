//! Keys of documents.

use alloc::string::String;
use alloc::vec::Vec;

/// The key of a document. Its memory is reused for the next document.
///
/// ```
/// use synthetic_key_format::Layout;
/// use synthetic_key_format::compute::{Formula, Key, Value};
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
    /// Returns the text of the key. With levels, it is the texts of all levels with nothing between them.
    #[must_use]
    pub fn text(&self) -> &str {
        &self.text
    }

    /// Returns the text of each level. Most keys have one.
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
