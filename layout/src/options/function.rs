//! Function, `:fn(normalise)`: the text comes from a function of the program that declares the layout.

use std::fmt;

use super::{FieldOption, OptionKind, Options};
use crate::LayoutError;
use crate::cursor::Cursor;
use crate::quoted::{is_bare, is_bare_name};

pub(super) fn read(cursor: &mut Cursor) -> Result<Option<FieldOption>, LayoutError> {
    if !cursor.eat("fn(") {
        return Ok(None);
    }
    let name = cursor.take_while(is_bare);
    check(name).map_err(|error| error.at(cursor.offset()))?;
    cursor.expect(")", "the name of a function is followed by `)`")?;
    Ok(Some(FieldOption::Function(name.to_owned())))
}

pub(super) fn check(name: &str) -> Result<(), LayoutError> {
    if is_bare_name(name) {
        return Ok(());
    }
    Err(LayoutError::new(
        "a function is written as its name, without quotes: `fn(normalise)`",
    ))
}

pub(super) fn print(name: &str, f: &mut fmt::Formatter<'_>) -> fmt::Result {
    write!(f, ":fn({name})")
}

impl Options {
    /// The name of the function that returns the text.
    #[must_use]
    pub fn function(&self) -> Option<&str> {
        match self.get(OptionKind::Function) {
            Some(FieldOption::Function(name)) => Some(name),
            _ => None,
        }
    }
}
