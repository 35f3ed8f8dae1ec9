//! A random suffix, which is drawn once and stored with the item.

use core::fmt;

use serde_core::de::Error;
use serde_core::{Deserialize, Deserializer, Serialize, Serializer};

use synthetic_key_format::SuffixRange;

/// A number in `1..=N`, drawn once for an item and stored in it, so that the item can be found again.
///
/// With `FROM`, which is 0 or 1, the N numbers start there: a `RandomSuffix<10, 0>` is in `0..=9`.
///
/// ```
/// use synthetic_key::{RandomSuffix, SyntheticKey};
///
/// #[derive(SyntheticKey)]
/// struct Event {
///     #[pk(concat)]
///     date: &'static str,
///     #[pk(random_suffix = 400)]
///     shard: RandomSuffix<400>,
/// }
///
/// let event = Event { date: "2018-08-09", shard: RandomSuffix::new(7)? };
/// assert_eq!(event.partition_key(), "2018-08-09.7");
/// assert!(<RandomSuffix<400>>::new(401).is_err());
/// assert!(<RandomSuffix<400, 0>>::new(0).is_ok());
/// # Ok::<(), synthetic_key::SuffixOutOfRange>(())
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct RandomSuffix<const N: u16, const FROM: u16 = 1>(u16);

impl<const N: u16, const FROM: u16> RandomSuffix<N, FROM> {
    const SPREADS: () = assert!(
        N >= 2 && FROM <= 1,
        "SK0301: a suffix spreads a key over N keys, so N is at least 2, and its numbers start at 0 or 1"
    );

    const RANGE: SuffixRange = match SuffixRange::new(FROM, N, None) {
        Some(range) => range,
        // It is refused above.
        None => SuffixRange::declared(1, 2, None),
    };

    /// Creates a suffix from a number that was drawn earlier.
    ///
    /// # Errors
    ///
    /// [`SuffixOutOfRange`] if it is not one of the N numbers from `FROM`.
    pub const fn new(number: u16) -> Result<Self, SuffixOutOfRange> {
        let () = Self::SPREADS;
        if !Self::RANGE.contains(number) {
            return Err(SuffixOutOfRange {
                number,
                min: Self::RANGE.first(),
                max: Self::RANGE.last(),
            });
        }
        Ok(Self(number))
    }

    /// Draws a new number. All numbers are equally likely.
    ///
    /// ```
    /// use synthetic_key::RandomSuffix;
    ///
    /// let shard: RandomSuffix<400> = RandomSuffix::random();
    /// assert!((1..=400).contains(&shard.get()));
    /// ```
    #[cfg(feature = "std")]
    #[must_use]
    pub fn random() -> Self {
        use core::hash::{BuildHasher, Hasher};
        use std::hash::RandomState;

        let () = Self::SPREADS;
        let n = u64::from(Self::RANGE.count());
        loop {
            // Every `RandomState` has keys of its own, which come from the operating system.
            let drawn = RandomState::new().build_hasher().finish();
            // The last, incomplete run of N numbers would favour the small ones.
            if drawn < u64::MAX - u64::MAX % n {
                return Self(Self::RANGE.number_of(drawn));
            }
        }
    }

    /// Returns the number.
    #[must_use]
    pub const fn get(self) -> u16 {
        self.0
    }
}

/// ```
/// use synthetic_key::{RandomSuffix, SuffixOutOfRange};
///
/// let shard: RandomSuffix<400> = 7.try_into()?;
/// assert_eq!(u16::from(shard), 7);
/// # Ok::<(), SuffixOutOfRange>(())
/// ```
impl<const N: u16, const FROM: u16> TryFrom<u16> for RandomSuffix<N, FROM> {
    type Error = SuffixOutOfRange;

    fn try_from(number: u16) -> Result<Self, SuffixOutOfRange> {
        Self::new(number)
    }
}

impl<const N: u16, const FROM: u16> From<RandomSuffix<N, FROM>> for u16 {
    fn from(suffix: RandomSuffix<N, FROM>) -> Self {
        suffix.get()
    }
}

impl<const N: u16, const FROM: u16> fmt::Display for RandomSuffix<N, FROM> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.0.fmt(f)
    }
}

/// The error of [`RandomSuffix::new`]: the number is not one of those that could have been drawn.
///
/// ```
/// let error = <synthetic_key::RandomSuffix<400>>::new(0).unwrap_err();
/// assert_eq!(error.to_string(), "the suffix 0 is not in 1..=400");
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[non_exhaustive]
pub struct SuffixOutOfRange {
    /// The number.
    pub number: u16,
    /// The least suffix.
    pub min: u16,
    /// The greatest suffix.
    pub max: u16,
}

impl fmt::Display for SuffixOutOfRange {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let Self { number, min, max } = self;
        write!(f, "the suffix {number} is not in {min}..={max}")
    }
}

impl core::error::Error for SuffixOutOfRange {}

impl<const N: u16, const FROM: u16> Serialize for RandomSuffix<N, FROM> {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.serialize_u16(self.0)
    }
}

impl<'de, const N: u16, const FROM: u16> Deserialize<'de> for RandomSuffix<N, FROM> {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        let number = u16::deserialize(deserializer)?;
        Self::new(number).map_err(D::Error::custom)
    }
}

/// Never implemented: the bound of a point read that is not possible.
#[diagnostic::on_unimplemented(
    message = "SK0608: a random suffix cannot be recomputed: a point read needs the number that was drawn for the item",
    label = "the drawn number is missing",
    note = "with the number, which is stored in the item: use the generated `…Key` and give it the suffix field too",
    note = "without it: fan out over all keys with `.iter()`, or use `hash_suffix` on a field that you query by"
)]
pub trait KnowsDrawnNumber {}

/// The types that a field with `random_suffix` may have.
#[diagnostic::on_unimplemented(
    message = "SK0305: `{Self}` does not hold one of {N} numbers that were drawn from {FROM} on",
    label = "the number of a random suffix is a `RandomSuffix<{N}, {FROM}>`",
    note = "`RandomSuffix<N>` is short for `RandomSuffix<N, 1>`, the numbers from 1 to N",
    note = "the number is drawn once, with `RandomSuffix::random()`, and stored in the item"
)]
pub trait Drawn<const N: u16, const FROM: u16> {
    /// The number.
    fn drawn(&self) -> RandomSuffix<N, FROM>;
}

#[diagnostic::do_not_recommend]
impl<const N: u16, const FROM: u16> Drawn<N, FROM> for RandomSuffix<N, FROM> {
    #[inline]
    fn drawn(&self) -> Self {
        *self
    }
}
