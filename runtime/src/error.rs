//! Errors: why a value does not have a valid key.

use alloc::boxed::Box;
use alloc::string::String;
use core::fmt;

use crate::store::{Length, NameError};

/// Why an item does not have a valid key: the error of [`try_partition_key`](crate::SyntheticKey::try_partition_key).
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
    /// The text of a part is empty: all such items would pile up under one key.
    Empty {
        /// The field with the empty text.
        field: &'static str,
    },
    /// The key is longer than the store accepts.
    TooLong {
        /// The longest part, which is the one to shorten.
        field: &'static str,
        /// The length of the key.
        len: usize,
        /// The greatest length that the store accepts, in the unit in which the store counts.
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
        /// The field with this value.
        field: &'static str,
        /// The value, as text.
        value: String,
        /// The values that the format can express.
        expected: &'static str,
    },
    /// The item does not have a valid id, for this reason.
    Id(Box<KeyError>),
    /// The name of the container cannot be built, for this reason.
    Container(Box<KeyError>),
    /// The store does not allow this name for a container.
    ContainerName(NameError),
}

impl From<NameError> for KeyError {
    fn from(error: NameError) -> Self {
        Self::ContainerName(error)
    }
}

impl KeyError {
    /// Returns the field to change, named as in the stored document: the part of the key, the id or the container's name
    /// that is at fault. `None` if no single field is, as for a container's name that the store refuses.
    ///
    /// ```
    /// use synthetic_key::SyntheticKey;
    ///
    /// #[derive(SyntheticKey)]
    /// #[pk(id = "{number}")]
    /// struct Order {
    ///     #[pk(concat)]
    ///     tenant: String,
    ///     number: String,
    /// }
    ///
    /// let order = Order { tenant: String::new(), number: String::new() };
    /// assert_eq!(order.try_partition_key().unwrap_err().field(), Some("tenant"));
    /// assert_eq!(order.item_id().unwrap_err().field(), Some("number"));
    /// ```
    #[must_use]
    pub fn field(&self) -> Option<&'static str> {
        match self {
            Self::Empty { field }
            | Self::TooLong { field, .. }
            | Self::Forbidden { field, .. }
            | Self::OutOfRange { field, .. } => Some(field),
            Self::Id(error) | Self::Container(error) => error.field(),
            Self::ContainerName(_) => None,
        }
    }

    /// Writes the reason; `what` could not be built.
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
            Self::ContainerName(error) => fmt::Display::fmt(error, f),
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
    /// The layout that the text does not match.
    pub layout: &'static str,
    /// The part that cannot have this text; `None` if the text cannot be split into parts.
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
