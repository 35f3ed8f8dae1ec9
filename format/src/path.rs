//! Paths to properties of the document.

use alloc::borrow::ToOwned;
use alloc::format;
use alloc::string::String;
use alloc::vec;
use alloc::vec::Vec;
use core::fmt;

use crate::LayoutError;
use crate::cursor::Cursor;
use crate::quoted::{Quoted, is_bare, is_bare_name, read_quoted};

/// The names on the way to a property: one for a property of the document itself, more for a nested one.
///
/// `Display` writes it as layouts do: a name is in quotes if it contains a character that could be mistaken for syntax.
///
/// ```
/// use synthetic_key_format::FieldPath;
///
/// let path = FieldPath::from_iter(["vehicle", "serial no"]);
/// assert_eq!(path.to_string(), r#"vehicle."serial no""#);
/// assert_eq!(path.names(), ["vehicle", "serial no"]);
/// assert_eq!(FieldPath::from("a.b").to_string(), r#""a.b""#);
/// ```
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub struct FieldPath(Vec<String>);

impl FieldPath {
    /// Returns the names, from the outermost to the innermost.
    #[must_use]
    pub fn names(&self) -> &[String] {
        &self.0
    }

    /// Reads a path as layouts write it.
    ///
    /// ```
    /// use synthetic_key_format::FieldPath;
    ///
    /// let path = FieldPath::parse(r#"vehicle."serial no""#)?;
    /// assert_eq!(path.names(), ["vehicle", "serial no"]);
    /// assert!(FieldPath::parse("vehicle.").is_err());
    /// # Ok::<(), synthetic_key_format::LayoutError>(())
    /// ```
    ///
    /// # Errors
    ///
    /// A name is missing, or it lacks the quotes that it needs because it contains a character that could be mistaken
    /// for syntax.
    pub fn parse(text: &str) -> Result<Self, LayoutError> {
        let mut cursor = Cursor::new(text);
        let path = Self::read(&mut cursor)?;
        if cursor.peek().is_some() {
            return Err(cursor.error(
                "names have `.` between them; one with other characters than letters, digits, `_`, `-`, `$` and `@` is written in quotes",
            ));
        }
        Ok(path)
    }

    pub(crate) fn read(cursor: &mut Cursor) -> Result<Self, LayoutError> {
        let mut names = vec![read_name(cursor)?];
        while cursor.eat(".") {
            names.push(read_name(cursor)?);
        }
        Ok(Self(names))
    }

    pub(crate) fn check(&self) -> Result<(), LayoutError> {
        if self.0.is_empty() {
            return Err(LayoutError::new("a field has a name"));
        }
        Ok(())
    }
}

fn read_name(cursor: &mut Cursor) -> Result<String, LayoutError> {
    let start = cursor.offset();
    if cursor.peek() == Some('"') {
        let name = read_quoted(cursor)?;
        if is_bare_name(&name) {
            let message = format!("the name `{name}` is written without quotes");
            return Err(LayoutError::new(message).at(start));
        }
        return Ok(name);
    }
    let name = cursor.take_while(is_bare);
    if name.is_empty() {
        return Err(cursor.error(
            "the name of a property is expected here; one with other characters than letters, digits, `_`, `-`, `$` and `@` is written in quotes",
        ));
    }
    Ok(name.to_owned())
}

/// A property of the document itself, whatever characters its name has.
impl From<&str> for FieldPath {
    fn from(name: &str) -> Self {
        Self(vec![name.to_owned()])
    }
}

impl<S: Into<String>> FromIterator<S> for FieldPath {
    fn from_iter<I: IntoIterator<Item = S>>(names: I) -> Self {
        Self(names.into_iter().map(Into::into).collect())
    }
}

impl fmt::Display for FieldPath {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        for (i, name) in self.0.iter().enumerate() {
            f.write_str(if i > 0 { "." } else { "" })?;
            if is_bare_name(name) {
                f.write_str(name)?;
            } else {
                write!(f, "{}", Quoted(name))?;
            }
        }
        Ok(())
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn quotes_what_could_be_syntax() {
        for bare in ["a", "device-id", "$type", "@id", "größe", "_", "0"] {
            assert_eq!(FieldPath::from(bare).to_string(), bare);
        }
        for quoted in ["", "a b", "a.b", "a:b", "{", "}", "a,b", "a%", "/"] {
            let path = FieldPath::from(quoted);
            assert_eq!(path.to_string(), format!("\"{quoted}\""));
            assert_eq!(
                FieldPath::read(&mut Cursor::new(&path.to_string())),
                Ok(path)
            );
        }
    }

    #[test]
    fn refuses_needless_quotes_and_missing_names() {
        for wrong in ["", ".", "a.", ".a", "a..b", "\"a\"", "a.\"b\"", " a"] {
            assert!(FieldPath::read(&mut Cursor::new(wrong)).is_err(), "{wrong}");
        }
    }
}
