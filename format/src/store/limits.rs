//! How long a text may be, and which characters it may contain.

use crate::CharSet;

/// The greatest length of a text, in the unit in which a store counts.
///
/// ```
/// use synthetic_key::store::Length;
///
/// let text = "aé💰";
/// assert_eq!(Length::Bytes(8).of(text), 7);
/// assert_eq!(Length::Utf16(8).of(text), 4);
/// assert_eq!(Length::Chars(8).of(text), 3);
/// assert!(Length::Chars(3).allows(text) && !Length::Bytes(3).allows(text));
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[non_exhaustive]
pub enum Length {
    /// A number of bytes of UTF-8.
    Bytes(usize),
    /// A number of UTF-16 code units.
    Utf16(usize),
    /// A number of characters.
    Chars(usize),
}

impl Length {
    /// No limit.
    pub const UNLIMITED: Self = Self::Bytes(usize::MAX);

    /// Returns the number.
    #[inline]
    #[must_use]
    pub const fn max(self) -> usize {
        let (Self::Bytes(max) | Self::Utf16(max) | Self::Chars(max)) = self;
        max
    }

    /// Returns the length of a text in this unit.
    #[inline]
    #[must_use]
    pub const fn of(self, text: &str) -> usize {
        let (bytes, mut chars, mut pairs, mut i) = (text.as_bytes(), 0, 0, 0);
        if matches!(self, Self::Bytes(_)) {
            return bytes.len();
        }
        while i < bytes.len() {
            // Not a byte that continues a character; and the first of four, whose character is two UTF-16 code units.
            chars += (bytes[i] & 0xc0 != 0x80) as usize;
            pairs += (bytes[i] >= 0xf0) as usize;
            i += 1;
        }
        if matches!(self, Self::Utf16(_)) {
            chars + pairs
        } else {
            chars
        }
    }

    /// Returns whether a text is short enough.
    #[inline]
    #[must_use]
    pub const fn allows(self, text: &str) -> bool {
        self.of(text) <= self.max()
    }

    /// The name of the unit.
    #[doc(hidden)]
    #[must_use]
    pub const fn unit(self) -> &'static str {
        match self {
            Self::Bytes(_) => "bytes",
            Self::Utf16(_) => "UTF-16 code units",
            Self::Chars(_) => "characters",
        }
    }

    pub(super) const fn is_same(self, other: Self) -> bool {
        match (self, other) {
            (Self::Bytes(one), Self::Bytes(other))
            | (Self::Utf16(one), Self::Utf16(other))
            | (Self::Chars(one), Self::Chars(other)) => one == other,
            _ => false,
        }
    }
}

/// The characters that a text may contain.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct Chars {
    ascii: CharSet,
    beyond_ascii: BeyondAscii,
}

/// Which characters beyond ASCII a text may contain.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum BeyondAscii {
    All,
    /// All but the control characters U+0080 to U+009F.
    NotControls,
    None,
}

impl Chars {
    pub(super) const ALL: Self = Self {
        ascii: CharSet::ALL,
        beyond_ascii: BeyondAscii::All,
    };

    /// These ASCII characters and no others.
    pub(super) const fn only(ascii: CharSet) -> Self {
        Self {
            ascii,
            beyond_ascii: BeyondAscii::None,
        }
    }

    pub(super) const fn without(mut self, forbidden: CharSet) -> Self {
        self.ascii = self.ascii.without(forbidden);
        self
    }

    const fn without_controls(self) -> Self {
        let beyond_ascii = match self.beyond_ascii {
            BeyondAscii::All | BeyondAscii::NotControls => BeyondAscii::NotControls,
            BeyondAscii::None => BeyondAscii::None,
        };
        Self {
            ascii: self.ascii.without(CharSet::CONTROLS),
            beyond_ascii,
        }
    }

    #[inline]
    pub(super) const fn allows(self, c: char) -> bool {
        if c.is_ascii() {
            return self.ascii.contains(c);
        }
        match self.beyond_ascii {
            BeyondAscii::All => true,
            BeyondAscii::NotControls => c > '\u{9f}',
            BeyondAscii::None => false,
        }
    }

    /// Whether every character of a text is allowed. This runs in the compiler, which can only look at bytes.
    pub(super) const fn allows_all_of(self, text: &str) -> bool {
        let bytes = text.as_bytes();
        let mut i = 0;
        while i < bytes.len() {
            let c = match bytes[i] {
                ascii @ 0..0x80 => ascii as char,
                // U+0080 to U+009F.
                0xc2 if bytes[i + 1] < 0xa0 => '\u{80}',
                _ => '\u{a0}',
            };
            if !self.allows(c) {
                return false;
            }
            i += 1;
        }
        true
    }

    pub(super) const fn is_same(self, other: Self) -> bool {
        self.ascii.is_same(other.ascii) && self.beyond_ascii as u8 == other.beyond_ascii as u8
    }
}

/// The texts that a store accepts: how long they may be, and which characters they may contain.
///
/// ```
/// use synthetic_key::part::CharSet;
/// use synthetic_key::store::{Length, Limits};
///
/// const LIMITS: Limits = Limits::new(Length::Bytes(64)).without(CharSet::of("/#"));
/// assert_eq!(LIMITS.length(), Length::Bytes(64));
/// assert!(LIMITS.forbids('#') && !LIMITS.forbids('-'));
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Limits {
    length: Length,
    chars: Chars,
}

impl Limits {
    /// Accepts any text of at most this length.
    ///
    /// ```
    /// use synthetic_key::store::{Length, Limits};
    ///
    /// assert_eq!(Limits::new(Length::Utf16(512)).length().max(), 512);
    /// ```
    #[must_use]
    pub const fn new(length: Length) -> Self {
        Self {
            length,
            chars: Chars::ALL,
        }
    }

    /// The same limits, with these characters forbidden.
    ///
    /// ```
    /// use synthetic_key::part::CharSet;
    /// use synthetic_key::store::{Length, Limits};
    ///
    /// let limits = Limits::new(Length::Bytes(64)).without(CharSet::of("/?"));
    /// assert!(limits.forbids('/') && !limits.forbids('\n'));
    /// ```
    #[must_use]
    pub const fn without(mut self, forbidden: CharSet) -> Self {
        self.chars = self.chars.without(forbidden);
        self
    }

    /// The same limits, with control characters forbidden: U+0000 to U+001F and U+007F to U+009F.
    ///
    /// ```
    /// use synthetic_key::store::{Length, Limits};
    ///
    /// let limits = Limits::new(Length::Bytes(64)).without_control_characters();
    /// assert!(limits.forbids('\n') && limits.forbids('\u{9f}') && !limits.forbids('/'));
    /// ```
    #[must_use]
    pub const fn without_control_characters(mut self) -> Self {
        self.chars = self.chars.without_controls();
        self
    }

    /// Returns the greatest length.
    #[inline]
    #[must_use]
    pub const fn length(&self) -> Length {
        self.length
    }

    /// Returns whether a text that contains `c` is refused.
    #[inline]
    #[must_use]
    pub const fn forbids(&self, c: char) -> bool {
        !self.chars.allows(c)
    }

    /// Whether some character is forbidden.
    #[inline]
    #[doc(hidden)]
    #[must_use]
    pub const fn forbids_some(&self) -> bool {
        !matches!(
            self.chars,
            Chars {
                ascii: CharSet::ALL,
                beyond_ascii: BeyondAscii::All
            }
        )
    }

    /// Whether some character of a set is forbidden; without a set, whether any is.
    #[doc(hidden)]
    #[must_use]
    pub const fn forbids_some_in(&self, chars: Option<CharSet>) -> bool {
        match chars {
            Some(chars) => chars.without(self.chars.ascii).has_any(),
            None => self.forbids_some(),
        }
    }

    /// Whether the store accepts a text.
    #[inline]
    #[doc(hidden)]
    #[must_use]
    pub const fn take(&self, text: &str) -> bool {
        self.length.allows(text) && !(self.forbids_some() && self.forbids_some_of(text))
    }

    /// For each byte, whether a forbidden character can start with it. With a table, the loop over bytes is fastest.
    #[doc(hidden)]
    #[must_use]
    pub const fn suspects(&self) -> [bool; 256] {
        let (mut suspects, mut byte) = ([false; 256], 0_u8);
        loop {
            suspects[byte as usize] = match byte {
                ascii @ 0..0x80 => self.forbids(ascii as char),
                // U+0080 to U+00BF start with it.
                0xc2 => self.forbids('\u{80}'),
                _ => self.forbids('\u{a0}'),
            };
            if byte == u8::MAX {
                return suspects;
            }
            byte += 1;
        }
    }

    /// Whether a character of the text is forbidden; can be used in constants.
    #[doc(hidden)]
    #[must_use]
    pub const fn forbids_some_of(&self, text: &str) -> bool {
        !self.chars.allows_all_of(text)
    }

    pub(super) const fn is_same(&self, other: &Self) -> bool {
        self.length.is_same(other.length) && self.chars.is_same(other.chars)
    }
}
