//! Layouts as Spark SQL: the same key, and the counts that `synthkey check --counted` reads.
//!
//! It generates the same as `spec/key_format/sql.py` does without types.

mod rollup;
mod text;

use std::fmt::Write;

use synthetic_key_layout::{
    Case, Field, FieldPath, Layout, Level, Period, Piece, Source, Suffix, SuffixRange,
};
use text::{concat, literal};

use crate::problem::Problem;
use crate::window::TimeField;

const LOWER: &str = "abcdefghijklmnopqrstuvwxyz";
const UPPER: &str = "ABCDEFGHIJKLMNOPQRSTUVWXYZ";

/// The text of each level of a key, as an expression that is NULL if there is none.
pub(crate) fn levels(layout: &Layout) -> Result<Vec<String>, Problem> {
    let separators = layout.separators();
    let levels = layout.levels.iter();
    levels.map(|one| level(one, &separators)).collect()
}

fn level(level: &Level, separators: &str) -> Result<String, Problem> {
    let pieces = level.pieces().iter().map(|piece| match piece {
        Piece::Literal(text) => Ok(literal(text)),
        Piece::Part(field) => part(field, separators),
        Piece::Suffix(suffix) => number(suffix),
    });
    pieces
        .collect::<Result<Vec<_>, _>>()
        .map(|pieces| concat(&pieces))
}

fn part(field: &Field, separators: &str) -> Result<String, Problem> {
    let mut text = field_text(field)?;
    if field.options.rollup().is_none() && field.options.pad().is_none() {
        text = format!("nullif({text}, '')");
    }
    if field.options.is_escaped() {
        text = escaped(text, separators);
    }
    Ok(text)
}

/// `%` comes first; no separator contains a character of an escape.
fn escaped(text: String, separators: &str) -> String {
    let mut done = String::new();
    let mut bytes = [0; 4];
    "%".chars().chain(separators.chars()).fold(text, |text, c| {
        if done.contains(c) {
            return text;
        }
        done.push(c);
        let mut code = String::new();
        for byte in c.encode_utf8(&mut bytes).bytes() {
            let _ = write!(code, "%{byte:02X}");
        }
        format!("replace({text}, {}, '{code}')", literal(&c.to_string()))
    })
}

fn number(suffix: &Suffix) -> Result<String, Problem> {
    let (first, last, count) = (
        suffix.range.first(),
        suffix.range.last(),
        suffix.range.count(),
    );
    match &suffix.source {
        Source::Drawn(path) => {
            let column = column(path)?;
            let text = number_text(&column, suffix.range);
            Ok(format!(
                "if({column} BETWEEN {first} AND {last}, {text}, NULL)"
            ))
        }
        Source::Hash { fields, .. } => {
            // `concat` is NULL if a text is NULL, but `concat_ws` leaves it out; `xxhash64` of NULL is its seed.
            let mut texts = Vec::new();
            for field in fields {
                if !texts.is_empty() {
                    texts.push("char(31)".to_owned());
                }
                texts.push(field_text(field)?);
            }
            let text = concat(&texts);
            let mut number = format!("(xxhash64({text}) & 9223372036854775807) % {count}");
            if first > 0 {
                let _ = write!(number, " + {first}");
            }
            let number = number_text(&number, suffix.range);
            Ok(format!("if({text} IS NULL, NULL, {number})"))
        }
        Source::Function { function, .. } => Err(Problem::new(format!(
            "only the program that declares the layout has the function `{function}`"
        ))),
    }
}

/// The text of a number, with leading zeros up to its width.
fn number_text(number: &str, range: SuffixRange) -> String {
    let text = format!("CAST({number} AS STRING)");
    match range.width() {
        Some(width) => format!("lpad({text}, {width}, '0')"),
        None => text,
    }
}

fn field_text(field: &Field) -> Result<String, Problem> {
    let (options, column) = (&field.options, column(&field.path)?);
    if let Some(function) = options.function() {
        return Err(Problem::new(format!(
            "only the program that declares the layout has the function `{function}`"
        )));
    }
    let mut text = format!("CAST({column} AS STRING)");
    if let Some(period) = options.rollup() {
        text = rollup::text(&column, options.epoch(), period);
    } else if let Some(width) = options.pad() {
        text =
            format!("if({text} RLIKE r'^[0-9]{{1,{width}}}\\z', lpad({text}, {width}, '0'), NULL)");
    }
    match options.case() {
        Some(Case::Lower) => text = format!("translate({text}, '{UPPER}', '{LOWER}')"),
        Some(Case::Upper) => text = format!("translate({text}, '{LOWER}', '{UPPER}')"),
        None => {}
    }
    Ok(match options.none() {
        Some(none) => format!("if({column} IS NULL, {}, {text})", literal(none)),
        None => text,
    })
}

fn column(path: &FieldPath) -> Result<String, Problem> {
    let is_position = |name: &String| synthetic_key_layout::compute::position(name).is_some();
    if path.names().iter().skip(1).any(is_position) {
        return Err(Problem::new(format!(
            "{path} has a position in an array; make that a column with a name first"
        )));
    }
    let quoted = path
        .names()
        .iter()
        .map(|name| format!("`{}`", name.replace('`', "``")));
    Ok(quoted.collect::<Vec<_>>().join("."))
}

/// A statement that counts the items of each window and key, and the items of each window without a key.
pub(crate) fn counts(
    layouts: &[Layout],
    time: &TimeField,
    window: Period,
) -> Result<String, Problem> {
    let text = rollup::text(&column(&time.field.path)?, time.epoch, window);
    let rest = "0000-01-01T00:00:00Z"
        .get(window.text_len()..)
        .unwrap_or_default();
    let mut statement = String::new();
    for layout in layouts {
        let keys = levels(layout)?;
        if !statement.is_empty() {
            statement.push_str("\nUNION ALL\n");
        }
        let _ = write!(
            statement,
            "SELECT {} AS layout,\n  concat({text}, '{rest}') AS window",
            literal(&layout.to_string())
        );
        for (key, name) in keys.iter().zip(KEYS) {
            let _ = write!(statement, ",\n  {key} AS {name}");
        }
        for name in KEYS.iter().skip(keys.len()) {
            let _ = write!(statement, ",\n  CAST(NULL AS STRING) AS {name}");
        }
        statement.push_str(",\n  count(*) AS items\nFROM items GROUP BY 1, 2, 3, 4, 5");
    }
    statement.push_str(";\n");
    Ok(statement)
}

/// The columns of the levels of a key, in the table of counts.
pub(crate) const KEYS: [&str; 3] = ["key", "key2", "key3"];

/// The output of `synthkey sql`.
pub(crate) fn page(
    layouts: &[Layout],
    time: Option<&TimeField>,
    window: Period,
) -> Result<String, Problem> {
    let mut page = String::new();
    for layout in layouts {
        let _ = writeln!(page, "-- {layout}: NULL where an item has no key");
        for (level, key) in levels(layout)?.iter().enumerate() {
            let _ = writeln!(page, "{key} AS {}", KEYS.get(level).unwrap_or(&"key"));
        }
        page.push('\n');
    }
    if let Some(time) = time {
        page.push_str(
            "-- The counts, for `synthkey check --counted`. `items` is the table of the items.\n",
        );
        page.push_str(&counts(layouts, time, window)?);
    }
    Ok(page)
}

#[cfg(test)]
mod tests {
    use super::*;

    /// The output of `spec/key_format/sql.py`.
    #[test]
    fn agrees_with_the_specification() {
        let cases: serde_json::Value =
            serde_json::from_str(include_str!("../../tests/sql.json")).unwrap();
        let cases = cases.as_object().unwrap();
        assert!(cases.len() > 15);
        for (layout, expected) in cases {
            let found = levels(&Layout::parse(layout).unwrap());
            match expected.as_array() {
                Some(expected) => assert!(found.unwrap().iter().eq(expected), "{layout}"),
                None => assert!(found.is_err(), "{layout}"),
            }
        }
    }

    #[test]
    fn counts_are_grouped_by_window_and_key() {
        let layouts = ["{a}", "{a}{/}{b}"].map(|text| Layout::parse(text).unwrap());
        let time = TimeField::parse("at:s").unwrap();
        let statement = counts(&layouts, &time, Period::Hour).unwrap();
        assert_eq!(statement.matches("GROUP BY").count(), 2);
        assert!(
            statement.contains(", ':00:00Z') AS window") && statement.contains("AS key2"),
            "{statement}"
        );
    }
}
