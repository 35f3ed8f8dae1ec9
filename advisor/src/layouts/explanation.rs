//! A layout in words, with an example key.

use std::fmt::Write;

use synthetic_key_format::compute::{Formula, Key, Value};
use synthetic_key_format::{
    Epoch, Escaped, Field, FieldOption, FieldPath, Layout, Period, Piece, Source, Suffix,
};

use crate::counting::window::seconds_of;
use crate::input::row::Columns;
use crate::layouts::candidate::{Candidate, explain as say_where};
use crate::problem::Problem;

/// 2018-08-09T14:05:00Z.
const EXAMPLE_SECOND: i64 = 1_533_823_500;

/// The description of a layout.
pub(crate) fn explain(text: &str) -> Result<String, Problem> {
    let layout = Layout::parse(text).map_err(|error| say_where(text, &error))?;
    let mut page = format!("{layout}\n");
    for (i, level) in layout.levels.iter().enumerate() {
        if layout.levels.len() > 1 {
            let _ = writeln!(page, "  level {}:", i + 1);
        }
        for piece in level.pieces() {
            let sentence = match piece {
                Piece::Literal(text) => format!("the text `{text}`"),
                Piece::Part(field) => part(field),
                Piece::Suffix(suffix) => number(suffix),
            };
            let _ = writeln!(page, "  {:<30} {sentence}", piece.to_string());
        }
    }
    page.push_str(&example(&layout));
    page.push_str(&advice(&layout));
    Ok(page)
}

fn part(field: &Field) -> String {
    let path = &field.path;
    let (mut what, mut details) = (format!("`{path}` as a string"), String::new());
    for option in &field.options {
        match option {
            FieldOption::None(none) => {
                let _ = write!(details, ", or `{none}` if it is missing or null");
            }
            FieldOption::Epoch(Epoch::Seconds) => details.push_str(", which counts seconds"),
            FieldOption::Epoch(Epoch::Milliseconds) => {
                details.push_str(", which counts milliseconds");
            }
            FieldOption::Rollup(period) => {
                what = format!("the {} that `{path}` is in, in UTC", period.name());
            }
            FieldOption::Pad(width) => {
                what = format!("the integer `{path}`, padded with zeros to {width} digits");
            }
            FieldOption::Case(case) => {
                let _ = write!(details, ", with ASCII letters in {} case", case.name());
            }
            FieldOption::Function(function) => {
                let _ = write!(
                    details,
                    ", converted by the program's function `{function}`"
                );
            }
            FieldOption::Escape(Escaped::Separators) => {
                details.push_str(", with the characters of separators escaped");
            }
            FieldOption::Escape(Escaped::ForTable) => details.push_str(
                ", with the characters of separators and those that Table Storage forbids escaped",
            ),
        }
    }
    what + &details
}

fn number(suffix: &Suffix) -> String {
    let (first, last) = (suffix.range.first(), suffix.range.last());
    match &suffix.source {
        Source::Drawn(path) => {
            format!("the number `{path}`, drawn from {first} to {last} when the item was made")
        }
        Source::Function { function, path } => {
            format!(
                "a number from {first} to {last}, computed from `{path}` by the function `{function}`, which only the program has"
            )
        }
        Source::Hash { fields, .. } => {
            let names: Vec<_> = fields
                .iter()
                .map(|field| format!("`{}`", field.path))
                .collect();
            format!(
                "a number from {first} to {last}, computed from {}",
                names.join(" and ")
            )
        }
    }
}

/// A document with a value for each property, and its key.
fn example(layout: &Layout) -> String {
    let formula = match Formula::new(layout) {
        Ok(formula) => formula,
        Err(error) => return format!("  no example: {error}\n"),
    };
    let texts: Vec<_> = formula.fields().iter().map(example_text).collect();
    let values: Vec<_> = formula
        .fields()
        .iter()
        .zip(&texts)
        .map(|(path, text)| example_value(layout, path, text))
        .collect();
    let mut key = Key::default();
    if formula.write_key(&values[..], &mut key).is_err() {
        return String::new();
    }
    let shown = formula
        .fields()
        .iter()
        .zip(&values)
        .map(|(path, value)| match value {
            Value::Text(text) => format!("{path} = {text}"),
            Value::Integer(n) => format!("{path} = {n}"),
            _ => format!("{path} = 2018-08-09T14:05:00Z"),
        });
    let levels: Vec<_> = key.levels().collect();
    format!(
        "  example: {}\n  its key: {}\n",
        shown.collect::<Vec<_>>().join(", "),
        levels.join(" / ")
    )
}

fn example_text(path: &FieldPath) -> String {
    format!("{}-1", path.names().last().map_or("", String::as_str))
}

fn example_value<'a>(layout: &Layout, path: &FieldPath, text: &'a str) -> Value<'a> {
    let hashed = layout
        .suffix()
        .map_or(&[][..], |suffix| match &suffix.source {
            Source::Hash { fields, .. } => fields,
            Source::Function { .. } | Source::Drawn(_) => &[],
        });
    let is_drawn = layout
        .suffix()
        .is_some_and(|suffix| matches!(&suffix.source, Source::Drawn(drawn) if drawn == path));
    let options = layout
        .parts()
        .chain(hashed)
        .find(|field| field.path == *path)
        .map(|field| &field.options);
    match options {
        _ if is_drawn => Value::Integer(
            layout
                .suffix()
                .map_or(1, |suffix| suffix.range.first().into()),
        ),
        Some(options) if options.rollup().is_some() => match options.epoch() {
            Some(epoch) => {
                Value::Integer(i128::from(EXAMPLE_SECOND) * i128::from(epoch.per_second()))
            }
            None => Value::Time {
                seconds: EXAMPLE_SECOND,
                nanos: 0,
            },
        },
        Some(options) if options.pad().is_some() => Value::Integer(7),
        _ => Value::Text(text),
    }
}

/// Advice that follows from the form of the key, without any data.
fn advice(layout: &Layout) -> String {
    let mut advice = String::new();
    if let Some(suffix) = layout.suffix() {
        let n = suffix.range.count();
        let _ = writeln!(
            advice,
            "  to read all of what it spreads: {n} keys, or every partition if these are fewer"
        );
    }
    let Ok(candidate) = Candidate::new(layout, &mut Columns::default()) else {
        return advice;
    };
    if candidate.is_time_only() {
        advice.push_str("  all writes of a moment go to one key: this is for few writes (check it with --rate)\n");
    }
    match layout
        .parts()
        .filter_map(|field| field.options.rollup())
        .min()
    {
        Some(period) => {
            let _ = writeln!(
                advice,
                "  a key ends after one {}: {}",
                period.name(),
                fill(period)
            );
        }
        None => advice.push_str(
            "  a key never ends: what it holds grows until it is 20 GB (check it with --rate)\n",
        ),
    }
    advice
}

/// The rate of writes that fills a key of Cosmos DB within its period.
fn fill(period: Period) -> String {
    let items = 20 * (1 << 30) / 1024 / seconds_of(period).max(1);
    format!(
        "20 GB are {} items of 1 KiB a second for all of it",
        crate::number::grouped(items)
    )
}

#[cfg(test)]
mod tests {
    use super::explain;

    #[test]
    fn layouts_are_put_into_words() {
        let page = explain("{date}.{xxh64(vin) % 400 + 1}").unwrap();
        assert!(
            page.contains("a number from 1 to 400, computed from `vin`"),
            "{page}"
        );
        assert!(page.contains("its key: date-1."), "{page}");
        let page = explain("{tenant}{/}{at:ms:day}-{seq:03}-{site:lower:?\"x\"}");
        assert!(page.is_err());
        let page = explain("{tenant}{/}{at:ms:day}-{seq:03}").unwrap();
        assert!(
            page.contains("level 2") && page.contains("its key: tenant-1 / 2018-08-09-007"),
            "{page}"
        );
        let page = explain("{email:fn(normalise)}").unwrap();
        assert!(page.contains("no example: only the program"), "{page}");
        assert!(explain("{at:day}").unwrap().contains("few writes"));
    }
}
