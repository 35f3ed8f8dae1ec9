//! The difference between a stored key and the key of the item's fields.

use core::fmt;

use serde_core::de::Error;

use super::Verify;

/// A document's key, or its id, that is not the one of its fields.
///
/// A service that starts to verify the keys of existing documents can report such documents first, instead of failing:
/// `verify = path::to::function` calls the function for each difference, and the item is read.
///
/// ```
/// use std::sync::Mutex;
/// use synthetic_key::{KeyMismatch, SyntheticKey};
///
/// static REPORTED: Mutex<Vec<String>> = Mutex::new(Vec::new());
///
/// fn report(mismatch: &KeyMismatch) {
///     REPORTED.lock().unwrap().push(mismatch.to_string());
/// }
///
/// #[derive(SyntheticKey)]
/// #[pk(serde, verify = report)]
/// struct Order {
///     #[pk(concat)]
///     tenant: String,
/// }
///
/// let order: Order = serde_json::from_str(r#"{"tenant":"a","partitionKey":"b"}"#)?;
/// assert_eq!(order.tenant, "a");
/// assert_eq!(
///     *REPORTED.lock().unwrap(),
///     [r#"the document's `partitionKey` is "b", but its fields make the key "a""#]
/// );
/// # Ok::<(), serde_json::Error>(())
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[non_exhaustive]
pub struct KeyMismatch<'a> {
    /// The property that differs.
    pub property: &'static str,
    /// What the property holds: `key` or `id`.
    pub what: &'static str,
    /// What is stored there; `None` if it is not a string.
    pub stored: Option<&'a str>,
    /// The key, the level or the id of the fields.
    pub expected: &'a str,
}

impl KeyMismatch<'_> {
    /// Fails, or reports the difference.
    #[cold]
    pub(super) fn handle<E: Error>(self, how: Verify) -> Result<(), E> {
        match how {
            Verify::Error => return Err(E::custom(self)),
            Verify::Ignore => {}
            Verify::Report(report) => report(&self),
        }
        Ok(())
    }
}

impl fmt::Display for KeyMismatch<'_> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let Self {
            property,
            what,
            stored,
            expected,
        } = self;
        write!(f, "the document's `{property}` is ")?;
        match stored {
            Some(stored) => write!(f, "{stored:?}")?,
            None => f.write_str("not a string")?,
        }
        write!(f, ", but its fields make the {what} {expected:?}")
    }
}
