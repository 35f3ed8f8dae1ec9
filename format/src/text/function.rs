//! Function, `:fn(text::normalise)`: the text comes from a function of the program that declares the layout.

use alloc::borrow::ToOwned;
use alloc::string::String;
use alloc::vec;
use core::fmt;

use super::{FieldOption, OptionKind, Options};
use crate::LayoutError;
use crate::cursor::Cursor;
use crate::quoted::is_bare;

const PATH: &str = "a function is written as its path, without quotes and without spaces but between words: `fn(normalise)`, `fn(text::prefix::<3>)`";

pub(super) fn read(cursor: &mut Cursor) -> Result<Option<FieldOption>, LayoutError> {
    if !cursor.eat("fn(") {
        return Ok(None);
    }
    read_path(cursor).map(FieldOption::Function).map(Some)
}

/// A path, and the `)` after it.
pub(crate) fn read_path(cursor: &mut Cursor) -> Result<String, LayoutError> {
    let start = cursor.rest();
    skip_path(cursor)?;
    let path = &start[..start.len() - cursor.rest().len()];
    cursor.expect(")", PATH)?;
    Ok(path.to_owned())
}

pub(crate) fn check(path: &str) -> Result<(), LayoutError> {
    let mut cursor = Cursor::new(path);
    skip_path(&mut cursor).map_err(|_| LayoutError::new(PATH))?;
    if cursor.rest().is_empty() {
        return Ok(());
    }
    Err(LayoutError::new(PATH))
}

/// Segments joined by `::`, each with its generic arguments if it has some.
fn skip_path(cursor: &mut Cursor) -> Result<(), LayoutError> {
    loop {
        if cursor.take_while(is_bare).is_empty() {
            return Err(cursor.error(PATH));
        }
        if cursor.eat("::<") {
            read_arguments(cursor)?;
        }
        if !cursor.eat("::") {
            return Ok(());
        }
    }
}

/// Generic arguments and the `>` that closes them. Only the program knows what they mean. Here brackets must come in
/// pairs, so that the end can be found.
fn read_arguments(cursor: &mut Cursor) -> Result<(), LayoutError> {
    let (mut closing, mut before) = (vec!['>'], '<');
    while let Some(c) = cursor.peek() {
        let rest = &cursor.rest()[c.len_utf8()..];
        let is_sound = match c {
            '<' | '(' | '[' => {
                closing.push(closing_of(c));
                true
            }
            // The arrow in the type of a function.
            '>' if before == '-' => true,
            '>' | ')' | ']' => closing.pop() == Some(c) && (before, c) != ('<', '>'),
            ' ' => is_of_words(before) && rest.starts_with(is_of_words),
            _ => !matches!(c, '{' | '}' | '"') && !c.is_ascii_control(),
        };
        if !is_sound {
            break;
        }
        before = c;
        cursor.eat(c.encode_utf8(&mut [0; 4]));
        if closing.is_empty() {
            return Ok(());
        }
    }
    Err(cursor.error(PATH))
}

fn closing_of(bracket: char) -> char {
    match bracket {
        '<' => '>',
        '(' => ')',
        _ => ']',
    }
}

/// Whether a character belongs to a word, so that two words need a space between them.
fn is_of_words(c: char) -> bool {
    c.is_ascii_alphanumeric() || c == '_' || !c.is_ascii()
}

pub(super) fn print(path: &str, f: &mut fmt::Formatter<'_>) -> fmt::Result {
    write!(f, ":fn({path})")
}

impl Options {
    /// Returns the path of the function that returns the text.
    #[must_use]
    pub fn function(&self) -> Option<&str> {
        match self.get(OptionKind::Function) {
            Some(FieldOption::Function(path)) => Some(path),
            _ => None,
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn paths_are_read_to_their_end() {
        for path in [
            "normalise",
            "v2::norm",
            "crate::text::größe",
            "pre::<3>",
            "pre::<-1,true,'x'>::of::<Vec<Vec<u8>>>",
            "of::<fn(&'static str,[u8;3])->(u8,u16)>",
            "of::<dyn Fn(u8)->u8>",
            "of::<<T as Trait>::Item>",
        ] {
            assert_eq!(check(path), Ok(()), "{path}");
            let text = format!("fn({path}):%");
            let mut cursor = Cursor::new(&text);
            let option = FieldOption::Function(path.to_owned());
            assert_eq!(read(&mut cursor), Ok(Some(option)));
            assert_eq!(cursor.rest(), ":%");
        }
    }

    #[test]
    fn everything_else_is_refused() {
        for wrong in [
            "",
            "::f",
            "f::",
            "f::::g",
            "f:g",
            "f.g",
            "f g",
            " f",
            "f ",
            "\"f\"",
            "f()",
            "f<3>",
            "f::<>",
            "f::<3",
            "f::<(3>)",
            "f::<[3)>",
            "f::<3>>",
            "f::<3>g",
            "f::<3, 4>",
            "f::< 3>",
            "f::<a  b>",
            "f::<{3}>",
            "f::<\"a\">",
            "f::<\t>",
            "r#f",
            "<T>::f",
            "&f",
        ] {
            assert!(check(wrong).is_err(), "{wrong}");
            let text = format!("fn({wrong})");
            let mut cursor = Cursor::new(&text);
            let is_whole = read(&mut cursor).is_ok() && cursor.rest().is_empty();
            assert!(!is_whole, "{wrong}");
        }
    }
}
