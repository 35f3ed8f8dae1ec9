//! Parses layouts and templates. They have one grammar, and [`Grammar`] says what only one of them has.

use alloc::format;
use alloc::vec;
use alloc::vec::Vec;
use core::str::FromStr;

use crate::cursor::Cursor;
use crate::text::{function, pad};
use crate::{
    Field, FieldPath, Layout, LayoutError, Level, OptionKind, Options, Period, Piece, Source,
    Suffix, SuffixRange, Template, TemplatePiece,
};

const HASH: &str = "a hash suffix is written `{xxh64(vin) % 400 + 1}`, with exactly these spaces; numbers from 0 without ` + 1`; a width comes last, \
     `:03`";
const FUNCTION: &str = "a suffix by a function is written `{fn(bucket)(vin) % 10 + 1}`, with exactly these spaces; numbers from 0 without ` + 1`; a width \
     comes last, `:02`";
const DRAWN: &str = "a drawn suffix is written `{shard in 1..=400}`, with exactly these spaces and without options; numbers from 0 are `0..=399`, and a \
     width comes last, `:03`";

/// What differs between layouts and templates.
pub(crate) struct Grammar {
    /// Whether there are levels, `{/}`, and suffixes.
    has_suffixes: bool,
    /// The options of a field.
    pub(crate) options: &'static [OptionKind],
    /// The periods that a message lists. [`Layout::check`] refuses the others.
    pub(crate) periods: &'static [Period],
}

pub(crate) const LAYOUT: Grammar = Grammar {
    has_suffixes: true,
    options: OptionKind::ALL,
    periods: Period::FOR_KEYS,
};

const TEMPLATE: Grammar = Grammar {
    has_suffixes: false,
    options: OptionKind::OF_TEMPLATES,
    periods: Period::ALL,
};

impl Layout {
    /// Reads a layout.
    ///
    /// # Errors
    ///
    /// Everything that is not a layout of Key Format 1 is refused: a layout that is only half understood gives wrong
    /// keys.
    ///
    /// ```
    /// use synthetic_key_format::Layout;
    ///
    /// assert!(Layout::parse("{tenant:%}-{at:day}").is_ok());
    /// let error = Layout::parse("{tenant:%}-{at:day:%}").unwrap_err();
    /// assert_eq!(error.to_string(), "`:day:%`: the options rollup and escape exclude each other");
    /// ```
    pub fn parse(text: &str) -> Result<Self, LayoutError> {
        let levels = read_levels(&mut Cursor::new(text), &LAYOUT)?;
        let layout = Self { levels };
        layout.check()?;
        Ok(layout)
    }
}

impl Template {
    /// Reads a template: the same grammar as that of layouts, without levels, suffixes, functions and escapes, and with
    /// every period.
    ///
    /// # Errors
    ///
    /// Everything that is not a template of Key Format 1 is refused. Text without a field is accepted, see
    /// [`parse_exact`](Self::parse_exact).
    ///
    /// ```
    /// use synthetic_key_format::Template;
    ///
    /// assert!(Template::parse("{device}-{at:ms}").is_ok());
    /// let error = Template::parse("{device").unwrap_err();
    /// assert!(error.to_string().starts_with("`{` is not closed by `}`"));
    /// ```
    pub fn parse(text: &str) -> Result<Self, LayoutError> {
        let levels = read_levels(&mut Cursor::new(text), &TEMPLATE)?;
        let pieces = levels.into_iter().flat_map(Level::into_pieces);
        let pieces = pieces.filter_map(|piece| match piece {
            Piece::Literal(text) => Some(TemplatePiece::Literal(text)),
            Piece::Part(field) => Some(TemplatePiece::Field(field)),
            // The grammar of templates has none.
            Piece::Suffix(_) => None,
        });
        Ok(Self::of(pieces.collect()))
    }
}

impl FromStr for Layout {
    type Err = LayoutError;

    fn from_str(text: &str) -> Result<Self, LayoutError> {
        Self::parse(text)
    }
}

fn read_levels(cursor: &mut Cursor, grammar: &Grammar) -> Result<Vec<Level>, LayoutError> {
    let (mut levels, mut level) = (Vec::new(), Level::default());
    loop {
        level.push_literal(cursor.take_while(|c| c != '{' && c != '}'));
        if cursor.eat("{{") {
            level.push_literal("{");
        } else if cursor.eat("}}") {
            level.push_literal("}");
        } else if grammar.has_suffixes && cursor.eat("{/}") {
            levels.push(core::mem::take(&mut level));
        } else if cursor.peek() == Some('{') {
            level.push(read_piece(cursor, grammar)?);
        } else if cursor.peek().is_some() {
            return Err(
                cursor.error("`}` closes nothing; a brace in the text is written twice, `}}`")
            );
        } else {
            levels.push(level);
            return Ok(levels);
        }
    }
}

/// A part or a suffix, in its braces.
fn read_piece(cursor: &mut Cursor, grammar: &Grammar) -> Result<Piece, LayoutError> {
    let open = cursor.offset();
    cursor.eat("{");
    if grammar.has_suffixes && cursor.eat("xxh64(") {
        return read_hash(cursor).map(Piece::Suffix);
    }
    if grammar.has_suffixes && cursor.eat("fn(") {
        return read_function(cursor).map(Piece::Suffix);
    }
    let path = FieldPath::read(cursor)?;
    if grammar.has_suffixes && cursor.eat(" in ") {
        return read_drawn(path, cursor).map(Piece::Suffix);
    }
    let options = Options::read(cursor, grammar)?;
    if cursor.eat("}") {
        return Ok(Piece::Part(Field { path, options }));
    }
    Err(match cursor.peek() {
        None => LayoutError::new("`{` is not closed by `}`; a brace in the text is written twice, `{{`").at(open),
        Some(_) if grammar.has_suffixes && cursor.rest().starts_with(" in ") => cursor.error(DRAWN),
        Some(c) => cursor.error(format!(
            "`}}` or `:` and an option is expected instead of `{c}`; a name with other characters than letters, digits, `_`, `-`, `$` \
             and `@` is written in quotes"
        )),
    })
}

/// The rest of `{xxh64(country, vin:lower) % 400 + 1}`.
fn read_hash(cursor: &mut Cursor) -> Result<Suffix, LayoutError> {
    let mut fields = vec![Field::read(cursor)?];
    while cursor.eat(", ") {
        fields.push(Field::read(cursor)?);
    }
    let range = read_remainder(cursor, HASH)?;
    cursor.expect("}", HASH)?;
    let source = Source::Hash { fields };
    Ok(Suffix { source, range })
}

/// The rest of `{fn(bucket)(vin) % 10 + 1:02}`.
fn read_function(cursor: &mut Cursor) -> Result<Suffix, LayoutError> {
    let function = function::read_path(cursor)?;
    cursor.expect("(", FUNCTION)?;
    let path = FieldPath::read(cursor)?;
    let range = read_remainder(cursor, FUNCTION)?;
    cursor.expect("}", FUNCTION)?;
    Ok(Suffix::function(function, path, range))
}

/// The rest of `{shard in 1..=400}`.
fn read_drawn(path: FieldPath, cursor: &mut Cursor) -> Result<Suffix, LayoutError> {
    let start = cursor.offset();
    let first = if cursor.eat("0..=") {
        0
    } else {
        cursor.expect("1..=", DRAWN)?;
        1
    };
    let last = read_number(cursor, DRAWN)?;
    let count = last.map(|last| last.saturating_add(1) - first);
    let range = read_range(start, first, count, cursor)?;
    cursor.expect("}", DRAWN)?;
    Ok(Suffix::drawn(path, range))
}

/// `) % 400 + 1:03`: how many numbers there are, which is the first, and their width.
fn read_remainder(cursor: &mut Cursor, message: &'static str) -> Result<SuffixRange, LayoutError> {
    cursor.expect(") % ", message)?;
    let start = cursor.offset();
    let count = read_number(cursor, message)?;
    let first = u32::from(cursor.eat(" + 1"));
    read_range(start, first, count, cursor)
}

/// A number in decimal, if it is not too great for a suffix.
fn read_number(cursor: &mut Cursor, message: &'static str) -> Result<Option<u32>, LayoutError> {
    let start = cursor.offset();
    let digits = cursor.take_while(|c| c.is_ascii_digit());
    if digits.is_empty() || digits.starts_with('0') && digits.len() > 1 {
        return Err(LayoutError::new(message).at(start));
    }
    Ok(digits.parse().ok())
}

/// A range, and the width that may come next.
fn read_range(
    start: usize,
    first: u32,
    count: Option<u32>,
    cursor: &mut Cursor,
) -> Result<SuffixRange, LayoutError> {
    let of_width = cursor.offset();
    let width = if cursor.eat(":") {
        let word = cursor.take_while(|c| c.is_ascii_digit());
        let width = pad::from_word(word);
        Some(width.ok_or_else(|| LayoutError::new(WIDTH).at(of_width))?)
    } else {
        None
    };
    let range = range_of(first, count, None).map_err(|error| error.at(start))?;
    match width {
        None => Ok(range),
        Some(width) => {
            range_of(first, count, Some(width)).map_err(|_| LayoutError::new(WIDTH).at(of_width))
        }
    }
}

const WIDTH: &str =
    "the width of a suffix is that of its greatest number or more, at least 2, and written `:03`";

fn range_of(first: u32, count: Option<u32>, width: Option<u8>) -> Result<SuffixRange, LayoutError> {
    let as_u16 = |number: u32| u16::try_from(number).ok();
    let range = as_u16(first)
        .zip(count.and_then(as_u16))
        .and_then(|(first, count)| SuffixRange::new(first, count, width));
    range.ok_or_else(|| LayoutError::new("there are 2 to 65535 suffixes"))
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
        let layout = Layout::parse("{xxh64}-{in}-{fn}").unwrap();
        assert_eq!(layout.parts().count(), 3);
    }

    #[test]
    fn templates_have_the_grammar_of_layouts() {
        for text in [
            "{at:second}",
            "{at:ms}",
            "{at:?\"never\":ns}",
            "{n:ms:day}",
            "{n:s:second}",
            "{n:?\"x\":06}-{\"a b\".c:lower}",
        ] {
            let template = Template::parse_exact(text).unwrap();
            assert_eq!(template.to_string(), text);
        }
        assert!(Template::parse("").unwrap().pieces().is_empty());
        assert!(Template::parse("plain {{text}}").is_ok());
        assert!(Template::parse_exact("plain {{text}}").is_err());
        // Whatever else is wrong in a layout is wrong in a template, for the same reason.
        for wrong in [
            "{at",
            "at}",
            "{}",
            "{ at}",
            "{\"at\"}",
            "{a..b}",
            "{\"a\\n\"}",
            "{\"a\"b}",
            "{at:s}",
            "{at:s:lower}",
            "{at:day:hour}",
            "{at:day:?\"x\"}",
            "{at:ms:lower}",
            "{no:?\"\"}",
        ] {
            let error = Template::parse(wrong).unwrap_err();
            assert_eq!(Err(error), Layout::parse(wrong), "{wrong}");
        }
        for of_layouts in [
            "{tenant}{/}{user}",
            "{xxh64(vin) % 400 + 1}",
            "{shard in 1..=400}",
            "{a:%}",
            "{a:fn(f)}",
        ] {
            assert!(Template::parse(of_layouts).is_err(), "{of_layouts}");
        }
    }

    #[test]
    fn an_unknown_option_is_answered_with_those_that_exist() {
        assert_eq!(
            Template::parse("x-{at:week}").unwrap_err().to_string(),
            "unknown option `week`: expected one of `?\"none\"` for a missing value, `s`, `ms` before a period, `year`, `month`, `day`, `hour`, \
             `minute`, `second`, `ms`, `us`, `ns`, `06` to pad with zeros, `lower`, `upper`"
        );
        assert_eq!(
            message("{a}-{n:6}"),
            (
                Some(7),
                "unknown option `6`: expected one of `?\"none\"` for a missing value, `s`, `ms` before a period, `year`, `month`, `day`, \
                 `hour`, `minute`, `06` to pad with zeros, `lower`, `upper`, `fn(path)`, `%`, `%table`; to pad with zeros write `:06`"
                    .into()
            )
        );
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
            (Some(21), "there are 2 to 65535 suffixes".into())
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
            "each level but the first starts with a part or a suffix"
        );
        assert_eq!(
            message("{date}.{xxh64(vin) % 800 + 1 was 400}"),
            (Some(28), HASH.into())
        );
    }
}
