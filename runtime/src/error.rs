//! Why a value has no valid key.

use alloc::boxed::Box;
use alloc::string::String;
use core::fmt;

use crate::store::Length;

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
        /// The length of the key.
        len: usize,
        /// The greatest length that the store accepts, in the unit that it counts.
        max: Length,
    },
    /// A part contains a character that the store forbids in keys.
    Forbidden {
        /// The field that contains it.
        field: &'static str,
        /// The character.
        character: char,
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
    /// The id of the item is not one, for this reason.
    Id(Box<KeyError>),
    /// The name of the container has no such part, for this reason.
    Container(Box<KeyError>),
    /// The store takes no container of this name.
    ContainerName {
        /// The name.
        name: String,
        /// What is wrong with it.
        problem: &'static str,
    },
}

impl KeyError {
    /// The reason, where `what` was to be made.
    fn describe(&self, what: &str, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Empty { field } => {
                write!(
                    f,
                    "the {what} part `{field}` is empty: every such item would share one {what}"
                )
            }
            Self::TooLong { field, len, max } => {
                let (unit, max) = (max.unit(), max.max());
                write!(
                    f,
                    "the {what} is {len} {unit} long and the store takes {max}; the longest part is `{field}`"
                )
            }
            Self::Forbidden { field, character } => {
                write!(
                    f,
                    "the {what} part `{field}` contains {character:?}, which the store forbids there"
                )
            }
            Self::OutOfRange {
                field,
                value,
                expected,
            } => {
                write!(
                    f,
                    "the value {value} of `{field}` has no place in the {what}, which takes {expected}"
                )
            }
            Self::Id(error) => error.describe("id", f),
            Self::Container(error) => error.describe("container name", f),
            Self::ContainerName { name, problem } => {
                write!(f, "{name:?} cannot be the name of a container: {problem}")
            }
        }
    }
}

impl fmt::Display for KeyError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.describe("key", f)
    }
}

impl core::error::Error for KeyError {}

/// The error of [`SyntheticKey::parse`](crate::SyntheticKey::parse): the text is not a key of the type.
///
/// ```
/// use synthetic_key::SyntheticKey;
///
/// #[derive(SyntheticKey)]
/// struct Reading {
///     #[pk(concat)]
///     device_id: String,
///     #[pk(concat)]
///     year: u16,
/// }
///
/// let (device_id, year): (String, u16) = ReadingKey::parse("abc-123-2018")?;
/// assert_eq!((&*device_id, year), ("abc-123", 2018));
/// let error = ReadingKey::parse::<(String, u16)>("abc-123-02018").unwrap_err();
/// assert_eq!(error.field, Some("year"));
/// assert_eq!(error.to_string(), "not a key of the layout `{device_id}-{year}`: there is no such `year`");
/// # Ok::<(), synthetic_key::ParseKeyError>(())
/// ```
#[derive(Clone, Debug, PartialEq, Eq)]
#[non_exhaustive]
pub struct ParseKeyError {
    /// The layout that the text does not have.
    pub layout: &'static str,
    /// The part that has no such text; `None` where the text does not come apart into parts.
    pub field: Option<&'static str>,
}

impl fmt::Display for ParseKeyError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "not a key of the layout `{}`", self.layout)?;
        match self.field {
            Some(field) => write!(f, ": there is no such `{field}`"),
            None => Ok(()),
        }
    }
}

impl core::error::Error for ParseKeyError {}
