//! Layouts as SQL of Spark or DuckDB: the same key, and the counts that `synthkey check --counted` reads.
//!
//! For Spark it generates the same as `spec/key_format/sql.py`.

mod dialect;
mod rollup;
mod statement;

use std::fmt::Write;

use synthetic_key_format::{
    Case, Escaped, Field, FieldOption, Layout, Level, Piece, Source, Suffix, SuffixRange,
};

pub(crate) use dialect::Dialect;
pub(crate) use statement::{KEYS, Statement};

use crate::problem::Problem;

const LOWER: &str = "abcdefghijklmnopqrstuvwxyz";
const UPPER: &str = "ABCDEFGHIJKLMNOPQRSTUVWXYZ";

/// The text of each level of a key, as an expression that is NULL if there is none.
fn levels(dialect: Dialect, layout: &Layout) -> Result<Vec<String>, Problem> {
    let separators = layout.separators();
    let levels = layout.levels.iter();
    levels.map(|one| level(dialect, one, &separators)).collect()
}

fn level(dialect: Dialect, level: &Level, separators: &str) -> Result<String, Problem> {
    let pieces = level.pieces().iter().map(|piece| match piece {
        Piece::Literal(text) => Ok(dialect.literal(text)),
        Piece::Part(field) => part(dialect, field, separators),
        Piece::Suffix(suffix) => number(dialect, suffix),
    });
    pieces
        .collect::<Result<Vec<_>, _>>()
        .map(|pieces| dialect.concat(&pieces))
}

fn part(dialect: Dialect, field: &Field, separators: &str) -> Result<String, Problem> {
    let mut text = field_text(dialect, field)?;
    if field.options.rollup().is_none() && field.options.pad().is_none() {
        text = format!("nullif({text}, '')");
    }
    if let Some(what) = field.options.escape() {
        text = escaped(dialect, text, separators, what);
    }
    Ok(text)
}

/// `%` comes first; no separator contains a character of an escape.
fn escaped(dialect: Dialect, text: String, separators: &str, what: Escaped) -> String {
    let mut done = String::new();
    let mut bytes = [0; 4];
    // The other characters that stores forbid are all before U+00A0.
    let others = ('\0'..'\u{a0}').filter(|c| what.contains(*c));
    let all = "%".chars().chain(separators.chars()).chain(others);
    all.fold(text, |text, c| {
        if done.contains(c) {
            return text;
        }
        done.push(c);
        let mut code = String::new();
        for byte in c.encode_utf8(&mut bytes).bytes() {
            let _ = write!(code, "%{byte:02X}");
        }
        format!(
            "replace({text}, {}, '{code}')",
            dialect.literal(&c.to_string())
        )
    })
}

fn number(dialect: Dialect, suffix: &Suffix) -> Result<String, Problem> {
    let (first, last, count) = (
        suffix.range.first(),
        suffix.range.last(),
        suffix.range.count(),
    );
    match &suffix.source {
        Source::Drawn(path) => {
            let column = dialect.column(path)?;
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
                    texts.push(dialect.unit_separator().to_owned());
                }
                texts.push(field_text(dialect, field)?);
            }
            let text = dialect.concat(&texts);
            let mut number = format!("{} % {count}", dialect.hash(&text));
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

fn field_text(dialect: Dialect, field: &Field) -> Result<String, Problem> {
    let column = dialect.column(&field.path)?;
    let (mut text, mut none) = (format!("CAST({column} AS STRING)"), None);
    for option in &field.options {
        match option {
            FieldOption::None(text) => none = Some(text),
            FieldOption::Rollup(period) => {
                text = rollup::text(dialect, &column, field.options.epoch(), *period);
            }
            FieldOption::Pad(width) => {
                let is_number = dialect.matches(&text, &format!(r"^[0-9]{{1,{width}}}\z"));
                text = format!("if({is_number}, lpad({text}, {width}, '0'), NULL)");
            }
            FieldOption::Case(Case::Lower) => {
                text = format!("translate({text}, '{UPPER}', '{LOWER}')");
            }
            FieldOption::Case(Case::Upper) => {
                text = format!("translate({text}, '{LOWER}', '{UPPER}')");
            }
            FieldOption::Function(function) => {
                return Err(Problem::new(format!(
                    "only the program that declares the layout has the function `{function}`"
                )));
            }
            // The rollup reads the epoch. A part is escaped after it is known not to be empty.
            FieldOption::Epoch(_) | FieldOption::Escape(_) => {}
        }
    }
    Ok(match none {
        Some(none) => format!("if({column} IS NULL, {}, {text})", dialect.literal(none)),
        None => text,
    })
}

#[cfg(test)]
mod tests {
    use super::*;

    /// The output of `spec/key_format/sql.py`.
    #[test]
    fn agrees_with_the_specification() {
        let cases: serde_json::Value =
            serde_json::from_str(include_str!("../../../tests/sql.json")).unwrap();
        let cases = cases.as_object().unwrap();
        assert!(cases.len() > 15);
        for (layout, expected) in cases {
            let found = levels(Dialect::Spark, &Layout::parse(layout).unwrap());
            match expected.as_array() {
                Some(expected) => assert!(found.unwrap().iter().eq(expected), "{layout}"),
                None => assert!(found.is_err(), "{layout}"),
            }
        }
    }
}
