//! Suffixes: the number that spreads one key over several.

use alloc::format;
use alloc::string::String;
use alloc::vec::Vec;

use crate::text::function;
use crate::text::pad::MOST_DIGITS;
use crate::{Field, FieldPath, LayoutError};
#[cfg(feature = "engine")]
use crate::{
    KeyWriter,
    engine::digits::{digits_of, write_number},
};

/// A number that spreads one key over several: `{xxh64(vin) % 400 + 1}`, `{fn(bucket)(vin) % 10:02}` or
/// `{shard in 1..=400}`.
///
/// ```
/// use synthetic_key_format::{Suffix, SuffixRange};
///
/// let range = SuffixRange::from_one(400).unwrap();
/// assert_eq!(Suffix::hash(["country", "vin"], range).to_string(), "xxh64(country, vin) % 400 + 1");
/// assert_eq!(Suffix::drawn("shard", range).to_string(), "shard in 1..=400");
/// ```
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub struct Suffix {
    /// Where the number comes from.
    pub source: Source,
    /// Which numbers there are.
    pub range: SuffixRange,
}

impl Suffix {
    /// Creates a suffix that is computed from these fields.
    pub fn hash<F: Into<Field>>(fields: impl IntoIterator<Item = F>, range: SuffixRange) -> Self {
        let source = Source::Hash {
            fields: fields.into_iter().map(Into::into).collect(),
        };
        Self { source, range }
    }

    /// Creates a suffix whose number is stored in the document.
    pub fn drawn(path: impl Into<FieldPath>, range: SuffixRange) -> Self {
        let source = Source::Drawn(path.into());
        Self { source, range }
    }

    /// Creates a suffix that a function of the program computes from a field.
    ///
    /// ```
    /// use synthetic_key_format::{Suffix, SuffixRange};
    ///
    /// let range = SuffixRange::new(0, 10, Some(2)).unwrap();
    /// assert_eq!(Suffix::function("md5_bucket", "vin", range).to_string(), "fn(md5_bucket)(vin) % 10:02");
    /// ```
    pub fn function(
        function: impl Into<String>,
        path: impl Into<FieldPath>,
        range: SuffixRange,
    ) -> Self {
        let source = Source::Function {
            function: function.into(),
            path: path.into(),
        };
        Self { source, range }
    }

    /// The fields whose texts are hashed.
    pub(crate) fn hashed(&self) -> &[Field] {
        match &self.source {
            Source::Hash { fields } => fields,
            Source::Function { .. } | Source::Drawn(_) => &[],
        }
    }

    pub(crate) fn check(&self) -> Result<(), LayoutError> {
        let fields = match &self.source {
            Source::Drawn(path) => return path.check(),
            Source::Function { function, path } => {
                function::check(function)?;
                return path.check();
            }
            Source::Hash { fields } => fields,
        };
        if fields.is_empty() {
            return Err(LayoutError::new("a hash suffix has at least one property"));
        }
        fields.iter().try_for_each(Field::check)?;
        if let Some(field) = fields.iter().find(|field| field.options.is_escaped()) {
            return Err(LayoutError::new(format!(
                "`{field}`: hashed texts are not escaped, `:%` is for parts"
            )));
        }
        Ok(())
    }
}

/// Where the number of a suffix comes from.
///
/// ```
/// use synthetic_key_format::{Layout, Source};
///
/// let layout = Layout::parse("{date}.{xxh64(vin) % 800 + 1}")?;
/// let Source::Hash { fields } = &layout.suffix().unwrap().source else { unreachable!() };
/// assert_eq!(fields[0].to_string(), "vin");
/// # Ok::<(), synthetic_key_format::LayoutError>(())
/// ```
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub enum Source {
    /// The hash of the texts of properties.
    Hash {
        /// The hashed properties, at least one.
        fields: Vec<Field>,
    },
    /// The result of a function of the program that declares the layout, which hashes one property.
    Function {
        /// The path of the function, as it is written in the source of that program.
        function: String,
        /// The property.
        path: FieldPath,
    },
    /// The property that holds the number.
    Drawn(FieldPath),
}

/// The numbers that a suffix can have, and how they are written.
///
/// ```
/// use synthetic_key_format::SuffixRange;
///
/// let range = SuffixRange::from_one(400).unwrap();
/// assert_eq!((range.first(), range.last(), range.count()), (1, 400, 400));
/// assert_eq!(range.of_hash(0x2363_607c_e2dc_ef00), 225);
/// assert_eq!(SuffixRange::from_one(1), None);
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct SuffixRange {
    first: u16,
    count: u16,
    /// The width up to which numbers get zeros before them, or 1.
    width: u8,
}

impl SuffixRange {
    /// Returns the numbers from 1 to `count`, without zeros before them, or `None` if `count` is less than 2.
    #[must_use]
    pub const fn from_one(count: u16) -> Option<Self> {
        Self::new(1, count, None)
    }

    /// Returns `count` numbers, starting with `first`, with zeros before them up to `width`. Returns `None` unless
    /// `count` is at least 2, `first` is 0 or 1, and `width` is from 2 to 39 and holds the last number.
    ///
    /// ```
    /// use synthetic_key_format::SuffixRange;
    ///
    /// let range = SuffixRange::new(0, 100, Some(2)).unwrap();
    /// assert_eq!((range.first(), range.last(), range.width()), (0, 99, Some(2)));
    /// assert_eq!(SuffixRange::new(1, 100, Some(2)), None);
    /// assert_eq!(SuffixRange::new(2, 100, None), None);
    /// ```
    #[must_use]
    pub const fn new(first: u16, count: u16, width: Option<u8>) -> Option<Self> {
        if first > 1 || count < 2 || count - 1 > u16::MAX - first {
            return None;
        }
        let range = Self {
            first,
            count,
            width: match width {
                Some(width) => width,
                None => 1,
            },
        };
        match width {
            Some(width)
                if width < 2 || width > MOST_DIGITS || (width as u32) < range.digits_of_last() =>
            {
                None
            }
            _ => Some(range),
        }
    }

    /// Returns the range with another N: the same first number, written in the same way.
    ///
    /// ```
    /// use synthetic_key_format::SuffixRange;
    ///
    /// let range = SuffixRange::from_one(400).unwrap();
    /// assert_eq!(range.with_count(800), SuffixRange::from_one(800));
    /// assert_eq!(range.with_count(1), None);
    /// ```
    #[must_use]
    pub const fn with_count(self, count: u16) -> Option<Self> {
        Self::new(self.first, count, self.width())
    }

    /// Returns how many digits the last number has.
    #[must_use]
    pub const fn digits_of_last(self) -> u32 {
        self.last().ilog10() + 1
    }

    /// Returns the width up to which numbers get zeros before them, if they do.
    #[must_use]
    pub const fn width(self) -> Option<u8> {
        match self.width {
            1 => None,
            width => Some(width),
        }
    }

    /// Returns the first number.
    #[must_use]
    pub const fn first(self) -> u16 {
        self.first
    }

    /// Returns the last number.
    #[must_use]
    pub const fn last(self) -> u16 {
        self.first + (self.count - 1)
    }

    /// Returns how many numbers there are.
    #[must_use]
    pub const fn count(self) -> u16 {
        self.count
    }

    /// Returns the number for a hash. The highest bit of the hash does not count.
    #[must_use]
    pub const fn of_hash(self, hash: u64) -> u32 {
        // Languages without unsigned integers would disagree on the remainder of a negative number.
        let masked = hash & (u64::MAX >> 1);
        #[expect(
            clippy::cast_possible_truncation,
            reason = "the remainder is below the count"
        )]
        let remainder = (masked % self.count as u64) as u32;
        self.first as u32 + remainder
    }
}

/// What the runtime asks about the numbers.
#[cfg(feature = "engine")]
#[doc(hidden)]
impl SuffixRange {
    /// The numbers of a declaration that the derive has checked.
    ///
    /// # Panics
    ///
    /// At compile time, if there are no such numbers.
    #[must_use]
    pub const fn declared(first: u16, count: u16, width: Option<u8>) -> Self {
        match Self::new(first, count, width) {
            Some(range) => range,
            None => panic!("a suffix spreads a key over at least two numbers"),
        }
    }

    /// Whether a suffix can be this number.
    #[inline]
    #[must_use]
    pub const fn contains(self, number: u16) -> bool {
        self.first <= number && number <= self.last()
    }

    /// The number for a hash.
    #[inline]
    #[must_use]
    pub fn number_of(self, hash: u64) -> u16 {
        #[expect(
            clippy::cast_possible_truncation,
            reason = "the remainder is below the count"
        )]
        let place = (hash % u64::from(self.count)) as u16;
        self.first + place
    }

    /// The greatest length of a number.
    #[must_use]
    pub const fn max_len(self) -> usize {
        self.len_of(self.last())
    }

    /// The smallest length of a number.
    #[must_use]
    pub const fn min_len(self) -> usize {
        self.len_of(self.first)
    }

    #[inline]
    const fn len_of(self, number: u16) -> usize {
        let (digits, width) = (digits_of(number), self.width as usize);
        if digits < width { width } else { digits }
    }

    /// Writes a number.
    #[inline]
    pub fn write(self, number: u16, out: &mut impl KeyWriter) {
        if self.width > 1 {
            self.write_zeros(number, out);
        }
        write_number(number, out);
    }

    #[cold]
    fn write_zeros(self, number: u16, out: &mut impl KeyWriter) {
        for _ in digits_of(number)..usize::from(self.width) {
            out.push_str("0");
        }
    }

    /// The number that is written so.
    #[must_use]
    pub fn parse(self, text: &str) -> Option<u16> {
        let number = text.parse().ok().filter(|&number| self.contains(number))?;
        // No key contains a sign, or too many or too few zeros.
        let is_digits = text.bytes().all(|byte| byte.is_ascii_digit());
        (is_digits && text.len() == self.len_of(number)).then_some(number)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn ranges_reach_their_ends() {
        assert_eq!(SuffixRange::from_one(0), None);
        let all = SuffixRange::from_one(u16::MAX).unwrap();
        assert_eq!((all.first(), all.last()), (1, 65_535));
        let two = SuffixRange::from_one(2).unwrap();
        assert_eq!(
            (two.of_hash(0), two.of_hash(1), two.of_hash(u64::MAX - 1)),
            (1, 2, 1)
        );
    }

    #[test]
    fn a_range_is_written_in_one_way() {
        for (first, count, width) in [(0, 65_535, None), (0, 10, Some(2)), (1, 9, Some(39))] {
            let range = SuffixRange::new(first, count, width).unwrap();
            assert_eq!(
                (range.first(), range.count(), range.width()),
                (first, count, width)
            );
        }
        for (first, count, width) in [
            (0, 10, Some(1)),
            (0, 101, Some(2)),
            (1, 100, Some(2)),
            (0, 10, Some(40)),
            (2, 10, None),
            (0, 1, None),
        ] {
            assert_eq!(
                SuffixRange::new(first, count, width),
                None,
                "{first} {count} {width:?}"
            );
        }
    }

    #[test]
    fn a_suffix_without_properties_is_refused() {
        let range = SuffixRange::from_one(2).unwrap();
        let none: [&str; 0] = [];
        assert!(Suffix::hash(none, range).check().is_err());
        assert!(Suffix::hash(["a"], range).check().is_ok());
    }
}
