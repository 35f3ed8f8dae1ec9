//! The source of the values of a key.

use super::Value;

/// Gives the values of the fields of a [`Formula`](super::Formula), by their numbers in
/// [`Formula::fields`](super::Formula::fields). A slice of values implements it.
///
/// ```
/// use synthetic_key_format::Layout;
/// use synthetic_key_format::compute::{Document, Formula, Key, Value};
///
/// /// A row of a table with columns of texts, and the column of each field.
/// struct Row<'a> { columns: &'a [Vec<&'a str>], column_of_field: &'a [usize], row: usize }
///
/// impl Document for Row<'_> {
///     fn value(&self, field: usize) -> Value<'_> {
///         Value::Text(self.columns[self.column_of_field[field]][self.row])
///     }
/// }
///
/// let formula = Formula::new(&Layout::parse("{site}-{unit}")?)?;
/// let names = ["unit", "site"];
/// let columns = [vec!["7", "8"], vec!["a", "b"]];
/// let find = |path: &_| names.iter().position(|name| path == &synthetic_key_format::FieldPath::from(*name));
/// let column_of_field: Vec<usize> = formula.fields().iter().filter_map(find).collect();
///
/// let mut key = Key::default();
/// formula.write_key(&Row { columns: &columns, column_of_field: &column_of_field, row: 1 }, &mut key)?;
/// assert_eq!(key.text(), "b-8");
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
pub trait Document {
    /// Returns the value of the field with this number.
    fn value(&self, field: usize) -> Value<'_>;
}

/// Fields beyond the slice are missing.
impl Document for [Value<'_>] {
    fn value(&self, field: usize) -> Value<'_> {
        self.get(field).copied().unwrap_or(Value::Missing)
    }
}

impl<const N: usize> Document for [Value<'_>; N] {
    fn value(&self, field: usize) -> Value<'_> {
        self[..].value(field)
    }
}
