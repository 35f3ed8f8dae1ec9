//! The words of verdicts.

use serde::{Serialize, Serializer};

/// The problem of a layout, the worst first.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub(crate) enum Word {
    /// A key exceeds the store's limit for one key.
    Limit,
    /// Items of one transaction have different keys.
    Split,
    /// All writes of a moment go to one key.
    Hot,
    /// There are too few keys.
    Few,
    /// One value has more than the share of a partition.
    Skewed,
    /// There are too few keys in a window.
    Thin,
    /// Reads ask too many partitions.
    Costly,
    Good,
    /// The sample is too small to tell.
    Unknown,
}

impl Word {
    pub(crate) const ALL: [Self; 9] = [
        Self::Limit,
        Self::Hot,
        Self::Few,
        Self::Skewed,
        Self::Thin,
        Self::Split,
        Self::Costly,
        Self::Good,
        Self::Unknown,
    ];

    pub(crate) fn text(self) -> &'static str {
        match self {
            Self::Limit => "LIMIT",
            Self::Split => "SPLIT",
            Self::Hot => "HOT",
            Self::Few => "FEW",
            Self::Skewed => "SKEWED",
            Self::Thin => "THIN",
            Self::Costly => "COSTLY",
            Self::Good => "GOOD",
            Self::Unknown => "UNKNOWN",
        }
    }
}

impl Serialize for Word {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.serialize_str(self.text())
    }
}
