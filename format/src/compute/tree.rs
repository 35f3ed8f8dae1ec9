//! Documents such as JSON, in which properties are found by their paths.

use super::{Document, Formula, Value};
use crate::FieldPath;

/// A value that may contain other values, such as a JSON value.
///
/// ```
/// use std::collections::BTreeMap;
/// use synthetic_key_format::Layout;
/// use synthetic_key_format::compute::{Child, Formula, Key, Tree, TreeDocument, Value};
///
/// enum Json { Text(String), Object(BTreeMap<String, Json>) }
///
/// impl Tree for Json {
///     fn child(&self, name: &str) -> Child<'_, Self> {
///         match self {
///             Self::Object(properties) => properties.get(name).into(),
///             Self::Text(_) => Child::NotAnObject,
///         }
///     }
///     fn value(&self) -> Value<'_> {
///         match self {
///             Self::Text(text) => Value::Text(text),
///             Self::Object(_) => Value::Other,
///         }
///     }
/// }
///
/// let vehicle = Json::Object([("vin".to_owned(), Json::Text("A1".to_owned()))].into());
/// let trip = Json::Object([("vehicle".to_owned(), vehicle)].into());
/// let formula = Formula::new(&Layout::parse("{vehicle.vin:lower}")?)?;
/// let mut key = Key::default();
/// formula.write_key(&TreeDocument::new(&formula, &trip), &mut key)?;
/// assert_eq!(key.text(), "a1");
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
pub trait Tree: Sized {
    /// Returns the value with this name inside. In an array, a name is a [`position`].
    fn child(&self, name: &str) -> Child<'_, Self>;

    /// Returns the value itself: [`Value::Other`] for objects and arrays.
    fn value(&self) -> Value<'_>;
}

/// The result of looking up a name.
///
/// ```
/// use synthetic_key_format::compute::Child;
///
/// assert_eq!(Child::from(Some(&7)), Child::Found(&7));
/// assert_eq!(Child::<u8>::from(None), Child::Missing);
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Child<'a, T> {
    /// The value with this name.
    Found(&'a T),
    /// There is no such name.
    Missing,
    /// The parent is neither an object nor an array, so it has no names.
    NotAnObject,
}

impl<'a, T> From<Option<&'a T>> for Child<'a, T> {
    fn from(child: Option<&'a T>) -> Self {
        child.map_or(Self::Missing, Self::Found)
    }
}

/// Returns the position in an array for a name: decimal, from 0, without leading zeros.
///
/// ```
/// use synthetic_key_format::compute::position;
///
/// assert_eq!(position("10"), Some(10));
/// assert_eq!(position("01"), None);
/// ```
#[must_use]
pub fn position(name: &str) -> Option<usize> {
    let is_number = name.bytes().all(|c| c.is_ascii_digit());
    let is_canonical = name == "0" || !name.starts_with('0');
    name.parse().ok().filter(|_| is_number && is_canonical)
}

/// A [`Tree`] as the document of a formula. [`Tree`] has an example.
#[derive(Clone, Copy, Debug)]
pub struct TreeDocument<'a, T> {
    fields: &'a [FieldPath],
    root: &'a T,
}

impl<'a, T: Tree> TreeDocument<'a, T> {
    /// Creates the document for the fields of this formula.
    #[must_use]
    pub fn new(formula: &'a Formula, root: &'a T) -> Self {
        let fields = formula.fields();
        Self { fields, root }
    }
}

impl<T: Tree> Document for TreeDocument<'_, T> {
    fn value(&self, field: usize) -> Value<'_> {
        self.fields
            .get(field)
            .map_or(Value::Missing, |path| look_up(self.root, path))
    }
}

/// The value at the end of a path. Under null it is missing. Under anything else without names it is not a part.
fn look_up<'a, T: Tree>(root: &'a T, path: &FieldPath) -> Value<'a> {
    let mut node = root;
    for (depth, name) in path.names().iter().enumerate() {
        node = match node.child(name) {
            Child::Found(child) => child,
            Child::Missing => return Value::Missing,
            Child::NotAnObject if depth > 0 && node.value() == Value::Null => {
                return Value::Missing;
            }
            Child::NotAnObject => return Value::Other,
        };
    }
    match node.value() {
        Value::Other => system_time(node),
        value => value,
    }
}

fn system_time<T: Tree>(node: &T) -> Value<'_> {
    match (
        node.child("secs_since_epoch"),
        node.child("nanos_since_epoch"),
    ) {
        (Child::Found(seconds), Child::Found(nanos)) => {
            Value::system_time(seconds.value(), nanos.value())
        }
        _ => Value::Other,
    }
}

#[cfg(test)]
mod tests {
    use super::position;

    #[test]
    fn positions_are_written_in_one_way() {
        assert_eq!((position("0"), position("42")), (Some(0), Some(42)));
        for wrong in ["", "+1", "-1", "00", "1.0", "99999999999999999999999", "a"] {
            assert_eq!(position(wrong), None, "{wrong}");
        }
    }
}
