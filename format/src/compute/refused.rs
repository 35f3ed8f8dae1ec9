//! Why a document has no key.

use core::error::Error;
use core::fmt;

use crate::named::named;

named! {
    /// Why a document has no key, in the words of Key Format 1.
    ///
    /// ```
    /// use synthetic_key_format::compute::Reason;
    ///
    /// assert_eq!(Reason::EmptyPart.name(), "empty part");
    /// ```
    Reason {
        /// The text of a part is empty.
        EmptyPart = "empty part",
        /// The key is longer than the store allows.
        KeyTooLong = "key too long",
        /// A drawn number is not one of the numbers of the layout.
        SuffixOutOfRange = "suffix out of range",
        /// The year is not in 0000 to 9999.
        YearOutOfRange = "year out of range",
        /// An integer with a width is negative or has more digits.
        ValueOutOfRange = "value out of range",
        /// A value that cannot be a part, or not with these options.
        NotAPart = "not a part",
        /// The document lacks the property.
        MissingProperty = "missing property",
    }
}

/// The error of a document that has no key: the reason, and the field that causes it.
///
/// ```
/// use synthetic_key_format::Layout;
/// use synthetic_key_format::compute::{Formula, Key, Reason, Value};
///
/// let formula = Formula::new(&Layout::parse("{tenant}-{user}")?)?;
/// let refused = formula.write_key(&[Value::Text("a"), Value::Null], &mut Key::default()).unwrap_err();
/// assert_eq!(refused.reason, Reason::NotAPart);
/// assert_eq!(refused.field, Some(1));
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Refused {
    /// Why there is no key.
    pub reason: Reason,
    /// The number of the field, in the order of [`Formula::fields`](super::Formula::fields). `None` if the cause is the
    /// whole key.
    pub field: Option<usize>,
}

impl fmt::Display for Refused {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        fmt::Display::fmt(&self.reason, f)
    }
}

impl Error for Refused {}
