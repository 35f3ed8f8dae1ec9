//! Epoch, `:s` or `:ms`: the property is an integer that counts from 1970.

use super::{FieldOption, OptionKind, Options};
#[cfg(feature = "engine")]
use crate::engine::calendar::Civil;
use crate::named::named;

named! {
    /// What an integer counts since 1970-01-01T00:00:00Z.
    ///
    /// ```
    /// use synthetic_key_format::Epoch;
    ///
    /// assert_eq!(Epoch::from_name("ms"), Some(Epoch::Milliseconds));
    /// assert_eq!(Epoch::Milliseconds.per_second(), 1000);
    /// ```
    Epoch {
        /// Seconds.
        Seconds = "s",
        /// Milliseconds.
        Milliseconds = "ms",
    }
}

impl Epoch {
    /// Returns how many of them make a second.
    #[must_use]
    pub const fn per_second(self) -> u32 {
        match self {
            Self::Seconds => 1,
            Self::Milliseconds => 1000,
        }
    }
}

#[cfg(feature = "engine")]
impl Epoch {
    /// The instant of a count, and its nanoseconds. A count that is far outside of the years of keys is cut.
    pub(crate) fn instant(self, count: i128) -> (Civil, u32) {
        let per_second = self.per_second();
        let limit = if count < 0 { i64::MIN } else { i64::MAX };
        let seconds = i64::try_from(count.div_euclid(per_second.into())).unwrap_or(limit);
        let rest = u32::try_from(count.rem_euclid(per_second.into())).unwrap_or_default();
        (Civil::of(seconds), rest * (1_000_000_000 / per_second))
    }
}

impl Options {
    /// Returns the unit that the property counts, if it is an integer.
    #[must_use]
    pub fn epoch(&self) -> Option<Epoch> {
        match self.get(OptionKind::Epoch) {
            Some(FieldOption::Epoch(epoch)) => Some(*epoch),
            _ => None,
        }
    }
}
