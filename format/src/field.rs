//! A property of the document, and how its value becomes text.

use crate::cursor::Cursor;
use crate::parse::LAYOUT;
use crate::{FieldPath, LayoutError, Options};

/// A property of the document, and how its value becomes text: `vehicle.vin:lower`.
///
/// ```
/// use synthetic_key_format::{Case, Field, FieldOption, FieldPath, Options};
///
/// let field = Field {
///     path: FieldPath::from_iter(["vehicle", "vin"]),
///     options: Options::default().with(FieldOption::Case(Case::Lower)),
/// };
/// assert_eq!(field.to_string(), "vehicle.vin:lower");
/// assert_eq!(Field::from("date").to_string(), "date");
/// ```
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub struct Field {
    /// Where the value is in the document.
    pub path: FieldPath,
    /// How the value becomes text.
    pub options: Options,
}

impl Field {
    /// Reads a field of a layout.
    pub(crate) fn read(cursor: &mut Cursor) -> Result<Self, LayoutError> {
        let path = FieldPath::read(cursor)?;
        let options = Options::read(cursor, &LAYOUT)?;
        Ok(Self { path, options })
    }

    pub(crate) fn check(&self) -> Result<(), LayoutError> {
        self.path.check()?;
        self.options.check()
    }
}

/// A property of the document itself, without options.
impl From<&str> for Field {
    fn from(name: &str) -> Self {
        FieldPath::from(name).into()
    }
}

/// A property without options.
impl From<FieldPath> for Field {
    fn from(path: FieldPath) -> Self {
        Self {
            path,
            options: Options::default(),
        }
    }
}
