//! Rollup, `:day`: the period that a point in time is in.

use super::{FieldOption, OptionKind, Options};
use crate::named::named;

named! {
    /// A period of the UTC calendar that a point in time is rolled up to; a longer one is less than a shorter one.
    ///
    /// Keys can use the periods down to a minute. Ids and names of containers can also use the finer ones.
    ///
    /// ```
    /// use synthetic_key_format::Period;
    ///
    /// assert_eq!(Period::from_name("day"), Some(Period::Day));
    /// assert_eq!(Period::Day.name(), "day");
    /// assert_eq!(Period::Hour.text_len(), "2018-08-09T14".len());
    /// assert!(Period::Year < Period::Minute);
    /// ```
    Period {
        /// `2018`
        Year = "year",
        /// `2018-08`
        Month = "month",
        /// `2018-08-09`
        Day = "day",
        /// `2018-08-09T14`
        Hour = "hour",
        /// `2018-08-09T14:05`
        Minute = "minute",
        /// `2018-08-09T14:05:07`
        Second = "second",
        /// `2018-08-09T14:05:07.123`
        Millisecond = "ms",
        /// `2018-08-09T14:05:07.123456`
        Microsecond = "us",
        /// `2018-08-09T14:05:07.123456789`
        Nanosecond = "ns",
    }
}

impl Period {
    /// The periods that a key can use, in order.
    pub const FOR_KEYS: &'static [Self] = {
        // Longer periods come first, and the longest are for keys.
        let mut count = 0;
        while count < Self::ALL.len() && Self::ALL[count].is_for_keys() {
            count += 1;
        }
        Self::ALL.split_at(count).0
    };

    /// Returns whether a key can use it. A finer one would give nearly every item a key of its own.
    ///
    /// ```
    /// use synthetic_key_format::Period;
    ///
    /// assert!(Period::Minute.is_for_keys());
    /// assert!(!Period::Second.is_for_keys());
    /// ```
    #[must_use]
    pub const fn is_for_keys(self) -> bool {
        match self {
            Self::Year | Self::Month | Self::Day | Self::Hour | Self::Minute => true,
            Self::Second | Self::Millisecond | Self::Microsecond | Self::Nanosecond => false,
        }
    }

    /// Returns the length of its text, which is the start of a timestamp in RFC 3339.
    #[must_use]
    pub const fn text_len(self) -> usize {
        match self {
            Self::Year => 4,
            Self::Month => 7,
            Self::Day => 10,
            Self::Hour => 13,
            Self::Minute => 16,
            Self::Second => 19,
            Self::Millisecond => 23,
            Self::Microsecond => 26,
            Self::Nanosecond => 29,
        }
    }
}

impl Options {
    /// Returns the period that a point in time is rolled up to.
    #[must_use]
    pub fn rollup(&self) -> Option<Period> {
        match self.get(OptionKind::Rollup) {
            Some(FieldOption::Rollup(period)) => Some(*period),
            _ => None,
        }
    }
}

#[cfg(test)]
mod tests {
    use super::Period;

    #[test]
    fn keys_have_the_longer_periods() {
        let (for_keys, finer): (Vec<_>, _) =
            Period::ALL.iter().partition(|period| period.is_for_keys());
        assert_eq!(for_keys, Period::FOR_KEYS);
        let finer: Vec<_> = finer.into_iter().map(Period::name).collect();
        assert_eq!(finer, ["second", "ms", "us", "ns"]);
    }
}
