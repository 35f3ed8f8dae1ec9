//! Why a value has no valid key.

use alloc::string::String;
use core::fmt;

/// Why an item has no valid key: the error of [`try_partition_key`](crate::SyntheticKey::try_partition_key).
///
/// Fields are named as in the stored document.
///
/// ```
/// use synthetic_key::{KeyError, SyntheticKey};
///
/// #[derive(SyntheticKey)]
/// struct Reading {
///     #[pk(concat)]
///     device_id: String,
///     #[pk(concat)]
///     year: u16,
/// }
///
/// let reading = Reading { device_id: String::new(), year: 2018 };
/// assert_eq!(reading.try_partition_key(), Err(KeyError::Empty { field: "device_id" }));
/// ```
#[derive(Clone, Debug, PartialEq, Eq)]
#[non_exhaustive]
pub enum KeyError {
    /// A part has no text: such items would pile up under one key.
    Empty {
        /// The field without text.
        field: &'static str,
    },
    /// The key is longer than the store accepts.
    TooLong {
        /// The longest part: the one to shorten.
        field: &'static str,
        /// The length of the key in bytes.
        len: usize,
        /// The most that the store accepts.
        max: usize,
    },
    /// Key Format 1 has no text for this value.
    OutOfRange {
        /// The field whose value it is.
        field: &'static str,
        /// The value, as text.
        value: String,
        /// What the format can express.
        expected: &'static str,
    },
}

impl fmt::Display for KeyError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Empty { field } => {
                write!(
                    f,
                    "the key part `{field}` is empty: every such item would share one key"
                )
            }
            Self::TooLong { field, len, max } => write!(
                f,
                "the key is {len} bytes long and the store takes {max}; the longest part is `{field}`"
            ),
            Self::OutOfRange {
                field,
                value,
                expected,
            } => {
                write!(
                    f,
                    "the value {value} of `{field}` has no place in a key, which takes {expected}"
                )
            }
        }
    }
}

impl core::error::Error for KeyError {}
