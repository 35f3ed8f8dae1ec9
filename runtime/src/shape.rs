//! What the type of a part promises about its text, for the proofs at build time.

/// A set of ASCII characters.
///
/// ```
/// use synthetic_key::AsciiSet;
///
/// const DIGITS: AsciiSet = AsciiSet::of("0123456789");
/// assert!(DIGITS.contains('7') && !DIGITS.contains('-'));
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct AsciiSet(u128);

impl AsciiSet {
    /// No character.
    pub const NONE: Self = Self(0);
    /// Every ASCII character.
    pub const ALL: Self = Self(u128::MAX);
    /// `0` to `9`.
    pub const DIGITS: Self = Self::of("0123456789");

    /// The ASCII characters of `text`.
    #[must_use]
    pub const fn of(text: &str) -> Self {
        let bytes = text.as_bytes();
        let mut set = 0;
        let mut i = 0;
        while i < bytes.len() {
            if bytes[i].is_ascii() {
                set |= 1 << bytes[i];
            }
            i += 1;
        }
        Self(set)
    }

    /// The characters of either set.
    #[must_use]
    pub const fn union(self, other: Self) -> Self {
        Self(self.0 | other.0)
    }

    /// Whether `c` is in the set.
    #[must_use]
    pub const fn contains(self, c: char) -> bool {
        c.is_ascii() && self.0 & (1 << c as u32) != 0
    }
}

/// What a part type promises about its text: [`KeyPart::SHAPE`](crate::KeyPart::SHAPE).
///
/// Start from one of the constants and narrow it:
///
/// ```
/// use synthetic_key::{AsciiSet, Shape};
///
/// // An ISO country code: two upper-case letters, 249 of them in use.
/// const COUNTRY: Shape = Shape::TEXT
///     .with_distinct(249)
///     .with_fixed_len(2)
///     .with_ascii(AsciiSet::of("ABCDEFGHIJKLMNOPQRSTUVWXYZ"));
/// assert_eq!(COUNTRY.max_len, Some(2));
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[non_exhaustive]
pub struct Shape {
    /// How many different texts the type can produce; `u64::MAX` stands for that many or more.
    pub distinct: u64,
    /// The greatest length of the text in bytes; `None` where there is no bound.
    pub max_len: Option<usize>,
    /// Whether every text of the type has the length `max_len`.
    pub fixed_len: bool,
    /// The ASCII characters that can occur.
    pub ascii: AsciiSet,
    /// Whether characters beyond ASCII can occur.
    pub beyond_ascii: bool,
    /// Whether the value is a point or a period in time, so that all writes of a moment share it.
    pub time: bool,
}

impl Shape {
    /// Any text.
    pub const TEXT: Self = Self {
        distinct: u64::MAX,
        max_len: None,
        fixed_len: false,
        ascii: AsciiSet::ALL,
        beyond_ascii: true,
        time: false,
    };
    /// `true` or `false`.
    pub const BOOL: Self = Self::names(&["true", "false"]);
    /// One character.
    pub const CHAR: Self = Self::TEXT.with_distinct(0x11_0000 - 0x800).with_max_len(4);
    /// A calendar date, `YYYY-MM-DD`, of the years 0000 to 9999.
    pub const DATE: Self = Self::TEXT
        .with_distinct(3_652_425)
        .with_fixed_len(10)
        .with_ascii(AsciiSet::of("0123456789-"))
        .with_time();
    /// A UUID, hyphenated and lower case.
    pub const UUID: Self = Self::TEXT
        .with_fixed_len(36)
        .with_ascii(AsciiSet::of("0123456789abcdef-"));

    /// An integer of `bits` bits in decimal.
    #[must_use]
    pub const fn integer(bits: u32, signed: bool) -> Self {
        let magnitude = if signed { bits - 1 } else { bits };
        // 2^m has floor(m * log10(2)) + 1 digits, for every m up to 128.
        let digits = ((magnitude as usize * 1233) >> 12) + 1;
        Self {
            distinct: if bits < 64 { 1 << bits } else { u64::MAX },
            max_len: Some(digits + signed as usize),
            fixed_len: false,
            ascii: AsciiSet::of(if signed { "-0123456789" } else { "0123456789" }),
            beyond_ascii: false,
            time: false,
        }
    }

    /// One of a list of names, as of an enum.
    #[must_use]
    pub const fn names(names: &[&str]) -> Self {
        let mut shape = Self {
            distinct: names.len() as u64,
            max_len: Some(0),
            fixed_len: true,
            ascii: AsciiSet::NONE,
            beyond_ascii: false,
            time: false,
        };
        let (mut longest, mut i) = (0, 0);
        while i < names.len() {
            let len = names[i].len();
            shape.fixed_len &= len == names[0].len();
            shape.ascii = shape.ascii.union(AsciiSet::of(names[i]));
            shape.beyond_ascii |= !names[i].is_ascii();
            if len > longest {
                longest = len;
            }
            i += 1;
        }
        shape.max_len = Some(longest);
        shape
    }

    /// With so many different texts.
    #[must_use]
    pub const fn with_distinct(mut self, distinct: u64) -> Self {
        self.distinct = distinct;
        self
    }

    /// With texts of at most `bytes` bytes.
    #[must_use]
    pub const fn with_max_len(mut self, bytes: usize) -> Self {
        self.max_len = Some(bytes);
        self.fixed_len = false;
        self
    }

    /// With texts of exactly `bytes` bytes.
    #[must_use]
    pub const fn with_fixed_len(mut self, bytes: usize) -> Self {
        self.max_len = Some(bytes);
        self.fixed_len = true;
        self
    }

    /// With no other characters than these.
    #[must_use]
    pub const fn with_ascii(mut self, ascii: AsciiSet) -> Self {
        self.ascii = ascii;
        self.beyond_ascii = false;
        self
    }

    /// As a point or period in time.
    #[must_use]
    pub const fn with_time(mut self) -> Self {
        self.time = true;
        self
    }
}
