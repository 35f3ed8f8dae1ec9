//! A layout from its text.

use std::str::FromStr;

use crate::cursor::Cursor;
use crate::{
    Field, FieldPath, Layout, LayoutError, Level, Options, Piece, Source, Suffix, SuffixRange,
};

const HASH: &str = "a hash suffix is written `{xxh64(vin) % 400 + 1}`, with exactly these spaces, and with ` was 200, 100` after the 1 if there were other numbers before";
const DRAWN: &str =
    "a drawn suffix is written `{shard in 1..=400}`, with exactly these spaces and without options";

impl Layout {
    /// Reads a layout.
    ///
    /// # Errors
    ///
    /// Everything that is not a layout of Key Format 1: a layout that is half understood gives wrong keys.
    ///
    /// ```
    /// use synthetic_key_layout::Layout;
    ///
    /// assert!(Layout::parse("{tenant:%}-{user:%}").is_ok());
    /// let error = Layout::parse("{tenant:%}-{user}").unwrap_err();
    /// assert_eq!(error.to_string(), "`:%` is on all parts or on none");
    /// ```
    pub fn parse(text: &str) -> Result<Self, LayoutError> {
        let layout = read_levels(&mut Cursor::new(text))?;
        layout.check()?;
        Ok(layout)
    }
}

impl FromStr for Layout {
    type Err = LayoutError;

    fn from_str(text: &str) -> Result<Self, LayoutError> {
        Self::parse(text)
    }
}

fn read_levels(cursor: &mut Cursor) -> Result<Layout, LayoutError> {
    let (mut levels, mut level) = (Vec::new(), Level::default());
    loop {
        level.push_literal(cursor.take_while(|c| c != '{' && c != '}'));
        if cursor.eat("{{") {
            level.push_literal("{");
        } else if cursor.eat("}}") {
            level.push_literal("}");
        } else if cursor.eat("{/}") {
            levels.push(std::mem::take(&mut level));
        } else if cursor.peek() == Some('{') {
            level.push(read_piece(cursor)?);
        } else if cursor.peek().is_some() {
            return Err(
                cursor.error("`}` closes nothing; a brace in the text is written twice, `}}`")
            );
        } else {
            levels.push(level);
            return Ok(Layout { levels });
        }
    }
}

/// A part or a suffix, in its braces.
fn read_piece(cursor: &mut Cursor) -> Result<Piece, LayoutError> {
    let open = cursor.offset();
    cursor.eat("{");
    if cursor.eat("xxh64(") {
        return read_hash(cursor).map(Piece::Suffix);
    }
    let path = FieldPath::read(cursor)?;
    if cursor.eat(" in ") {
        return read_drawn(path, cursor).map(Piece::Suffix);
    }
    let options = Options::read(cursor)?;
    if cursor.eat("}") {
        return Ok(Piece::Part(Field { path, options }));
    }
    Err(match cursor.peek() {
        None => LayoutError::new("`{` is not closed by `}`; a brace in the text is written twice, `{{`").at(open),
        Some(_) if cursor.rest().starts_with(" in ") => cursor.error(DRAWN),
        Some(c) => cursor.error(format!(
            "`}}` or `:` and an option is expected instead of `{c}`; a name with other characters than letters, digits, `_`, `-`, `$` \
             and `@` is written in quotes"
        )),
    })
}

/// The rest of `{xxh64(country, vin:lower) % 400 + 1 was 200, 100}`.
fn read_hash(cursor: &mut Cursor) -> Result<Suffix, LayoutError> {
    let mut fields = vec![Field::read(cursor)?];
    while cursor.eat(", ") {
        fields.push(Field::read(cursor)?);
    }
    cursor.expect(") % ", HASH)?;
    let range = read_range(cursor, HASH)?;
    cursor.expect(" + 1", HASH)?;
    let mut was = Vec::new();
    if cursor.eat(" was ") {
        was.push(read_range(cursor, HASH)?);
        while cursor.eat(", ") {
            was.push(read_range(cursor, HASH)?);
        }
    }
    cursor.expect("}", HASH)?;
    let source = Source::Hash { fields, was };
    Ok(Suffix { source, range })
}

/// The rest of `{shard in 1..=400}`.
fn read_drawn(path: FieldPath, cursor: &mut Cursor) -> Result<Suffix, LayoutError> {
    cursor.expect("1..=", DRAWN)?;
    let range = read_range(cursor, DRAWN)?;
    cursor.expect("}", DRAWN)?;
    Ok(Suffix::drawn(path, range))
}

/// How many numbers there are, in decimal.
fn read_range(cursor: &mut Cursor, message: &'static str) -> Result<SuffixRange, LayoutError> {
    let start = cursor.offset();
    let digits = cursor.take_while(|c| c.is_ascii_digit());
    if digits.is_empty() || digits.starts_with('0') && digits.len() > 1 {
        return Err(LayoutError::new(message).at(start));
    }
    let range = digits.parse().ok().and_then(SuffixRange::from_one);
    range.ok_or_else(|| {
        LayoutError::new(format!("there are 2 to 65535 suffixes, not {digits}")).at(start)
    })
}

#[cfg(test)]
mod tests {
    use super::*;

    fn message(layout: &str) -> (Option<usize>, String) {
        let error = Layout::parse(layout).unwrap_err();
        (error.offset(), error.to_string())
    }

    #[test]
    fn braces_are_read_from_left_to_right() {
        let layout = Layout::parse("{a}{{{b}").unwrap();
        assert_eq!(
            layout,
            Layout {
                levels: vec![Level::default().part("a").literal("{").part("b")]
            }
        );
        let layout = Layout::parse("{a}}}{b}").unwrap();
        assert_eq!(
            layout,
            Layout {
                levels: vec![Level::default().part("a").literal("}").part("b")]
            }
        );
    }

    #[test]
    fn no_name_is_reserved() {
        let layout = Layout::parse("{xxh64}-{in}-{was}").unwrap();
        assert_eq!(layout.parts().count(), 3);
    }

    #[test]
    fn says_where_and_what() {
        assert_eq!(message("a}").0, Some(1));
        assert_eq!(
            message("x-{at"),
            (
                Some(2),
                "`{` is not closed by `}`; a brace in the text is written twice, `{{`".into()
            )
        );
        assert_eq!(
            message("{date}.{xxh64(vin) % 1 + 1}"),
            (Some(21), "there are 2 to 65535 suffixes, not 1".into())
        );
        assert_eq!(
            message("{date}.{xxh64(vin)%400+1}"),
            (Some(17), HASH.into())
        );
        assert_eq!(message("{date}.{shard:02 in 1..=16}").1, DRAWN);
        let fine = "the finest period of a key is `minute`; `second`, `ms`, `us` and `ns` are for ids and names of containers, and \
                    `ms` is an epoch only before a period, such as `:ms:day`";
        for (layout, options) in [
            ("{at:second}", ":second"),
            ("{at:ms}", ":ms"),
            ("{a}-{at:?\"x\":ms:us}", ":?\"x\":ms:us"),
            ("{a}.{xxh64(b, at:ns) % 400 + 1}", ":ns"),
        ] {
            assert_eq!(message(layout).1, format!("`{options}`: {fine}"));
        }
        assert_eq!(
            message("{a}{/}-{b}").1,
            "each level starts with a part, or is a suffix"
        );
        assert_eq!(
            message("{date}.{xxh64(vin) % 800 + 1 was 400, 800}").1,
            "the earlier numbers of suffixes differ from the present one and from each other: 800 is there twice"
        );
    }
}
