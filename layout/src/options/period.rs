//! Rollup, `:day`: the period that a point in time is in.

use super::{FieldOption, OptionKind, Options};
use crate::named::named;

named! {
    /// A period of the UTC calendar that a point in time is rolled up to; a longer one is less than a shorter one.
    ///
    /// ```
    /// use synthetic_key_layout::Period;
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
    }
}

impl Period {
    /// The length of its text, which is the start of a timestamp in RFC 3339.
    #[must_use]
    pub const fn text_len(self) -> usize {
        match self {
            Self::Year => 4,
            Self::Month => 7,
            Self::Day => 10,
            Self::Hour => 13,
            Self::Minute => 16,
        }
    }
}

impl Options {
    /// What a point in time is rolled up to.
    #[must_use]
    pub fn rollup(&self) -> Option<Period> {
        match self.get(OptionKind::Rollup) {
            Some(FieldOption::Rollup(period)) => Some(*period),
            _ => None,
        }
    }
}
