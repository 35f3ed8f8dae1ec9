//! Templates of ids and of names of containers: `telemetry-{at:month}`.

use alloc::string::String;
use alloc::vec::Vec;

use crate::{Field, LayoutError};

/// Text and fields that make an id or the name of a container: `telemetry-{at:month}`.
///
/// ```
/// use synthetic_key_format::{Template, TemplatePiece};
///
/// let template = Template::parse("telemetry-{at:month}")?;
/// assert!(matches!(&template.pieces()[0], TemplatePiece::Literal(text) if text == "telemetry-"));
/// assert_eq!(template.fields().count(), 1);
/// assert_eq!(template.to_string(), "telemetry-{at:month}");
/// # Ok::<(), synthetic_key_format::LayoutError>(())
/// ```
#[derive(Clone, Debug, Default, PartialEq, Eq, Hash)]
pub struct Template(Vec<TemplatePiece>);

impl Template {
    /// The template of these pieces, which are as [`pieces`](Self::pieces) says.
    pub(crate) fn of(pieces: Vec<TemplatePiece>) -> Self {
        Self(pieces)
    }

    /// Returns its pieces, in order. No two literals are next to each other, and none is empty.
    #[must_use]
    pub fn pieces(&self) -> &[TemplatePiece] {
        &self.0
    }

    /// Returns its fields, in order.
    pub fn fields(&self) -> impl Iterator<Item = &Field> {
        self.0.iter().filter_map(|piece| match piece {
            TemplatePiece::Literal(_) => None,
            TemplatePiece::Field(field) => Some(field),
        })
    }

    /// Reads a template that has a field, as tools must. [`parse`](Self::parse) also accepts plain text.
    ///
    /// # Errors
    ///
    /// Everything that is not a template of Key Format 1 is refused.
    ///
    /// ```
    /// use synthetic_key_format::Template;
    ///
    /// assert!(Template::parse_exact("trip {seq:08}").is_ok());
    /// assert!(Template::parse_exact("{tenant}{/}{user}").is_err());
    /// ```
    pub fn parse_exact(text: &str) -> Result<Self, LayoutError> {
        let template = Self::parse(text)?;
        if template.fields().next().is_none() {
            return Err(LayoutError::new(
                "a template has at least one field, such as `{at:month}`",
            ));
        }
        Ok(template)
    }
}

/// Returns its pieces by value.
impl IntoIterator for Template {
    type Item = TemplatePiece;
    type IntoIter = alloc::vec::IntoIter<TemplatePiece>;

    fn into_iter(self) -> Self::IntoIter {
        self.0.into_iter()
    }
}

/// A piece of a template.
///
/// ```
/// use synthetic_key_format::TemplatePiece;
///
/// assert_eq!(TemplatePiece::Literal("}".into()).to_string(), "}}");
/// assert_eq!(TemplatePiece::Field("tenant".into()).to_string(), "{tenant}");
/// ```
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub enum TemplatePiece {
    /// Text that is copied.
    Literal(String),
    /// The text of a property.
    Field(Field),
}
