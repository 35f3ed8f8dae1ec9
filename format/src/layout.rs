//! The structure of a layout.

use alloc::borrow::ToOwned;
use alloc::string::String;
use alloc::vec::Vec;

use crate::{Escaped, Field, Suffix};

/// The declaration of a key: its levels. Most keys have one.
///
/// [`parse`](Self::parse) reads a layout from its text, and `Display` writes its text. For a layout that you build by
/// hand, [`check`](Self::check) says whether it can be parsed again.
///
/// ```
/// use synthetic_key_format::{Layout, Level, Suffix, SuffixRange};
///
/// let range = SuffixRange::from_one(400).unwrap();
/// let last = Level::default().part("date").literal(".").suffix(Suffix::hash(["vin"], range));
/// let layout = Layout { levels: vec![Level::default().part("tenant"), last] };
/// assert_eq!(layout.to_string(), "{tenant}{/}{date}.{xxh64(vin) % 400 + 1}");
/// assert_eq!(Layout::parse(&layout.to_string()), Ok(layout));
/// ```
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub struct Layout {
    /// One level, or two or three for stores with hierarchical keys.
    pub levels: Vec<Level>,
}

impl Layout {
    /// Returns the pieces of all levels.
    pub fn pieces(&self) -> impl Iterator<Item = &Piece> {
        self.levels.iter().flat_map(Level::pieces)
    }

    /// Returns the fields that are parts, of all levels.
    pub fn parts(&self) -> impl Iterator<Item = &Field> {
        self.pieces().filter_map(|piece| match piece {
            Piece::Part(field) => Some(field),
            Piece::Literal(_) | Piece::Suffix(_) => None,
        })
    }

    /// Returns the suffix, if there is one.
    #[must_use]
    pub fn suffix(&self) -> Option<&Suffix> {
        self.pieces().find_map(|piece| match piece {
            Piece::Suffix(suffix) => Some(suffix),
            Piece::Literal(_) | Piece::Part(_) => None,
        })
    }

    /// Returns whether at least one part is escaped. Parts that are not text never are.
    #[must_use]
    pub fn is_escaped(&self) -> bool {
        self.parts().any(|field| field.options.is_escaped())
    }

    /// Returns which characters are escaped in its parts, in addition to those of separators. Returns `None` if nothing
    /// is escaped.
    #[must_use]
    pub fn escape(&self) -> Option<Escaped> {
        self.parts().find_map(|field| field.options.escape())
    }

    /// Returns the text before everything else, or empty text: `USER#` in `USER#{user}`.
    ///
    /// ```
    /// use synthetic_key_format::Layout;
    ///
    /// let layout = Layout::parse("USER#{user:%}-{date}")?;
    /// assert_eq!((layout.prefix(), &*layout.separators()), ("USER#", "-"));
    /// # Ok::<(), synthetic_key_format::LayoutError>(())
    /// ```
    #[must_use]
    pub fn prefix(&self) -> &str {
        match self.pieces().next() {
            Some(Piece::Literal(text)) => text,
            Some(Piece::Part(_) | Piece::Suffix(_)) | None => "",
        }
    }

    /// Returns the literal text of all levels, without the prefix. Its characters are escaped inside the parts with
    /// `:%`.
    #[must_use]
    pub fn separators(&self) -> String {
        let literals = self.pieces().skip(1).filter_map(|piece| match piece {
            Piece::Literal(text) => Some(text.as_str()),
            Piece::Part(_) | Piece::Suffix(_) => None,
        });
        literals.collect()
    }
}

/// One level of a layout: the pieces that its text is joined from.
///
/// ```
/// use synthetic_key_format::Level;
///
/// let level = Level::default().part("site").literal("").literal("{").part("name");
/// assert_eq!(level.to_string(), "{site}{{{name}");
/// assert_eq!(level.pieces().len(), 3);
/// ```
#[derive(Clone, Debug, Default, PartialEq, Eq, Hash)]
pub struct Level(Vec<Piece>);

impl Level {
    /// Returns its pieces, in order. No two literals are next to each other, and none is empty.
    #[must_use]
    pub fn pieces(&self) -> &[Piece] {
        &self.0
    }

    pub(crate) fn into_pieces(self) -> Vec<Piece> {
        self.0
    }

    /// Appends this text, which may be empty.
    #[must_use]
    pub fn literal(mut self, text: &str) -> Self {
        self.push_literal(text);
        self
    }

    /// Appends this part.
    #[must_use]
    pub fn part(mut self, field: impl Into<Field>) -> Self {
        self.push(Piece::Part(field.into()));
        self
    }

    /// Appends this suffix.
    #[must_use]
    pub fn suffix(mut self, suffix: Suffix) -> Self {
        self.push(Piece::Suffix(suffix));
        self
    }

    pub(crate) fn push(&mut self, piece: Piece) {
        self.0.push(piece);
    }

    pub(crate) fn push_literal(&mut self, text: &str) {
        match self.0.last_mut() {
            _ if text.is_empty() => {}
            Some(Piece::Literal(last)) => last.push_str(text),
            _ => self.0.push(Piece::Literal(text.to_owned())),
        }
    }
}

/// A piece of a level.
///
/// ```
/// use synthetic_key_format::Piece;
///
/// assert_eq!(Piece::Literal("{".into()).to_string(), "{{");
/// assert_eq!(Piece::Part("date".into()).to_string(), "{date}");
/// ```
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub enum Piece {
    /// Text that is copied: a separator, or the prefix of the key.
    Literal(String),
    /// The text of a property.
    Part(Field),
    /// A number that spreads one key over several.
    Suffix(Suffix),
}
