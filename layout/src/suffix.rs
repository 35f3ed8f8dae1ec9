//! The number that spreads one key over several.

use crate::{Field, FieldPath, LayoutError};

/// A number that spreads one key over several: `{xxh64(vin) % 400 + 1}` or `{shard in 1..=400}`.
///
/// ```
/// use synthetic_key_layout::{Suffix, SuffixRange};
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
    /// A number that is computed from these fields.
    pub fn hash<F: Into<Field>>(fields: impl IntoIterator<Item = F>, range: SuffixRange) -> Self {
        let source = Source::Hash {
            fields: fields.into_iter().map(Into::into).collect(),
            was: Vec::new(),
        };
        Self { source, range }
    }

    /// A number that the document has.
    pub fn drawn(path: impl Into<FieldPath>, range: SuffixRange) -> Self {
        let source = Source::Drawn(path.into());
        Self { source, range }
    }

    /// The fields whose texts are hashed.
    pub(crate) fn hashed(&self) -> &[Field] {
        match &self.source {
            Source::Hash { fields, .. } => fields,
            Source::Drawn(_) => &[],
        }
    }

    pub(crate) fn check(&self) -> Result<(), LayoutError> {
        let (fields, was) = match &self.source {
            Source::Drawn(path) => return path.check(),
            Source::Hash { fields, was } => (fields, was),
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
        let repeated = was
            .iter()
            .enumerate()
            .find(|(i, range)| **range == self.range || was[..*i].contains(range));
        if let Some((_, range)) = repeated {
            return Err(LayoutError::new(format!(
                "the earlier numbers of suffixes differ from the present one and from each other: {} is there twice",
                range.count()
            )));
        }
        Ok(())
    }
}

/// Where the number of a suffix comes from.
///
/// ```
/// use synthetic_key_layout::{Layout, Source};
///
/// let layout = Layout::parse("{date}.{xxh64(vin) % 800 + 1 was 400}")?;
/// let Source::Hash { fields, was } = &layout.suffix().unwrap().source else { unreachable!() };
/// assert_eq!(fields[0].to_string(), "vin");
/// assert_eq!(was[0].count(), 400);
/// # Ok::<(), synthetic_key_layout::LayoutError>(())
/// ```
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub enum Source {
    /// The hash of the texts of properties.
    Hash {
        /// The hashed properties, at least one.
        fields: Vec<Field>,
        /// The earlier ranges that items may still be stored under.
        was: Vec<SuffixRange>,
    },
    /// A property that has the number.
    Drawn(FieldPath),
}

/// The numbers that a suffix can be.
///
/// ```
/// use synthetic_key_layout::SuffixRange;
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
}

impl SuffixRange {
    /// The numbers from 1 to `count`, which is at least 2.
    #[must_use]
    pub const fn from_one(count: u16) -> Option<Self> {
        if count < 2 {
            return None;
        }
        Some(Self { first: 1, count })
    }

    /// The first number.
    #[must_use]
    pub const fn first(self) -> u32 {
        self.first as u32
    }

    /// The last number.
    #[must_use]
    pub const fn last(self) -> u32 {
        self.first as u32 + self.count as u32 - 1
    }

    /// How many numbers there are.
    #[must_use]
    pub const fn count(self) -> u16 {
        self.count
    }

    /// The number of a hash, of which the highest bit does not count.
    #[must_use]
    pub const fn of_hash(self, hash: u64) -> u32 {
        // The languages without unsigned integers would disagree on the remainder of a negative number.
        let masked = hash & (u64::MAX >> 1);
        #[expect(
            clippy::cast_possible_truncation,
            reason = "the remainder is below the count"
        )]
        let remainder = (masked % self.count as u64) as u32;
        self.first() + remainder
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
    fn a_suffix_without_properties_is_refused() {
        let range = SuffixRange::from_one(2).unwrap();
        let none: [&str; 0] = [];
        assert!(Suffix::hash(none, range).check().is_err());
        assert!(Suffix::hash(["a"], range).check().is_ok());
    }
}
