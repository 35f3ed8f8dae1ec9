//! Sets of characters, and comparing strings in constants.

/// A set of ASCII characters.
///
/// ```
/// use synthetic_key::part::CharSet;
///
/// const DIGITS: CharSet = CharSet::of("0123456789");
/// assert!(DIGITS.contains('7') && !DIGITS.contains('-'));
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct CharSet(#[doc(hidden)] pub u128);

impl CharSet {
    /// No character.
    pub const NONE: Self = Self(0);
    /// Every ASCII character.
    pub const ALL: Self = Self(u128::MAX);
    /// `0` to `9`.
    pub const DIGITS: Self = Self::of("0123456789");
    /// The control characters: U+0000 to U+001F, and U+007F.
    #[doc(hidden)]
    pub const CONTROLS: Self = Self(0xffff_ffff | 1 << 0x7f);

    /// Returns the set of the ASCII characters in `text`.
    #[must_use]
    pub const fn of(text: &str) -> Self {
        let bytes = text.as_bytes();
        let (len, mut set, mut i) = (bytes.len(), 0, 0);
        while i < len {
            if bytes[i] < 0x80 {
                set |= 1 << bytes[i];
            }
            i += 1;
        }
        Self(set)
    }

    /// Returns the characters that are in either set.
    #[must_use]
    pub const fn union(self, other: Self) -> Self {
        Self(self.0 | other.0)
    }

    /// Returns the characters that are not in the other set.
    #[must_use]
    pub const fn without(self, other: Self) -> Self {
        Self(self.0 & !other.0)
    }

    /// With the character of this ASCII byte.
    #[doc(hidden)]
    #[must_use]
    pub const fn with(self, ascii: u8) -> Self {
        Self(self.0 | 1 << ascii)
    }

    /// Whether two sets are the same; can be used in constants.
    #[doc(hidden)]
    #[must_use]
    pub const fn is_same(self, other: Self) -> bool {
        self.0 == other.0
    }

    /// Whether there is a character in the set.
    #[doc(hidden)]
    #[must_use]
    pub const fn has_any(self) -> bool {
        self.0 != 0
    }

    /// Returns whether some character is in both sets.
    #[must_use]
    pub const fn intersects(self, other: Self) -> bool {
        self.0 & other.0 != 0
    }

    /// Whether the character of this ASCII byte is in the set.
    #[doc(hidden)]
    #[must_use]
    pub const fn has(self, ascii: u8) -> bool {
        self.0 >> ascii & 1 == 1
    }

    /// Returns whether `c` is in the set.
    #[must_use]
    pub const fn contains(self, c: char) -> bool {
        c.is_ascii() && self.0 & (1 << c as u32) != 0
    }
}

/// Whether two strings are equal; can be used in constants.
#[doc(hidden)]
#[must_use]
pub const fn same_text(a: &str, b: &str) -> bool {
    let (a, b) = (a.as_bytes(), b.as_bytes());
    let mut i = 0;
    while i < a.len() && i < b.len() && a[i] == b[i] {
        i += 1;
    }
    i == a.len() && i == b.len()
}
