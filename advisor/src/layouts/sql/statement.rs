//! The statement that counts the items of a table.

use std::fmt::Write;

use synthetic_key_format::{Field, Layout, Period, Source};

use super::{Dialect, levels, rollup};
use crate::counting::window::TimeField;
use crate::problem::Problem;

/// The columns of the levels of a key, in the table of counts.
pub(crate) const KEYS: [&str; 3] = ["key", "key2", "key3"];

/// A statement for a table of items.
pub(crate) struct Statement<'a> {
    pub(crate) dialect: Dialect,
    /// The table, as the user writes it.
    pub(crate) table: &'a str,
    pub(crate) layouts: &'a [Layout],
    pub(crate) time: Option<&'a TimeField>,
    pub(crate) window: Period,
}

impl Statement<'_> {
    /// The output of `synthkey sql`. No comment contains text of the user, which could end it.
    pub(crate) fn page(&self) -> Result<String, Problem> {
        let is_hash = |layout: &Layout| {
            let suffix = layout.suffix();
            suffix.is_some_and(|suffix| matches!(suffix.source, Source::Hash { .. }))
        };
        let is_hashed = self.layouts.iter().any(is_hash);
        let mut page = self.dialect.functions(is_hashed).to_owned();
        page.push_str(match self.time {
            Some(_) => "-- The items of each window and key. `synthkey check --counted` reads the result.\n",
            None => "-- The keys, NULL where an item has none. With --time, the items are counted.\n",
        });
        page.push_str(&self.source()?);
        for (i, layout) in self.layouts.iter().enumerate() {
            if i > 0 {
                page.push_str("\nUNION ALL\n");
            }
            page.push_str(&self.select(layout)?);
        }
        page.push_str(";\n");
        Ok(page)
    }

    /// The columns of the table that are needed, with times as text.
    #[allow(
        clippy::unnecessary_wraps,
        reason = "like the other clauses of the statement"
    )]
    fn source(&self) -> Result<String, Problem> {
        let mut columns: Vec<(String, bool)> = Vec::new();
        let mut add = |path: &synthetic_key_format::FieldPath, is_time: bool| {
            let Some((first, rest)) = path.names().split_first() else {
                return;
            };
            let is_time = is_time && rest.is_empty();
            match columns.iter_mut().find(|(name, _)| name == first) {
                Some((_, known)) => *known |= is_time,
                None => columns.push((first.clone(), is_time)),
            }
        };
        let is_time =
            |field: &Field| field.options.rollup().is_some() && field.options.epoch().is_none();
        for layout in self.layouts {
            for field in layout.parts() {
                add(&field.path, is_time(field));
            }
            match layout.suffix().map(|suffix| &suffix.source) {
                Some(Source::Hash { fields, .. }) => {
                    for field in fields {
                        add(&field.path, is_time(field));
                    }
                }
                Some(Source::Drawn(path) | Source::Function { path, .. }) => add(path, false),
                None => {}
            }
        }
        if let Some(time) = self.time {
            add(&time.field.path, time.epoch.is_none());
        }
        let columns = columns.iter().map(|(name, is_time)| {
            let column = self.dialect.quoted(name);
            match is_time {
                true => format!("{} AS {column}", self.dialect.time_text(&column)),
                false => column,
            }
        });
        let columns: Vec<_> = columns.collect();
        Ok(format!(
            "WITH source AS (\n  SELECT {}\n  FROM {}\n)\n",
            columns.join(",\n    "),
            self.table
        ))
    }

    /// The items of each window and key, or the keys.
    fn select(&self, layout: &Layout) -> Result<String, Problem> {
        let dialect = self.dialect;
        let mut select = format!("SELECT {} AS layout", dialect.literal(&layout.to_string()));
        if let Some(time) = self.time {
            let column = dialect.column(&time.field.path)?;
            let start = rollup::text(dialect, &column, time.epoch, self.window);
            let rest = "0000-01-01T00:00:00Z"
                .get(self.window.text_len()..)
                .unwrap_or_default();
            let window = dialect.concat(&[start, format!("'{rest}'")]);
            let _ = write!(select, ",\n  {window} AS {}", dialect.quoted("window"));
        }
        let keys = levels(dialect, layout)?;
        for (key, name) in keys.iter().zip(KEYS) {
            let _ = write!(select, ",\n  {key} AS {name}");
        }
        for name in KEYS.iter().skip(keys.len()) {
            let _ = write!(select, ",\n  CAST(NULL AS STRING) AS {name}");
        }
        select.push_str(match self.time {
            Some(_) => ",\n  count(*) AS items\nFROM source GROUP BY 1, 2, 3, 4, 5",
            None => "\nFROM source",
        });
        Ok(select)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn counts_are_grouped_by_window_and_key() {
        let layouts = ["{a}", "{a}{/}{b}"].map(|text| Layout::parse(text).unwrap());
        let time = TimeField::parse("at:s").unwrap();
        for dialect in [Dialect::Spark, Dialect::DuckDb] {
            let statement = Statement {
                dialect,
                table: "t",
                layouts: &layouts,
                time: Some(&time),
                window: Period::Hour,
            };
            let page = statement.page().unwrap();
            assert_eq!(page.matches("GROUP BY").count(), 2);
            assert_eq!(page.matches(';').count(), 1);
            assert!(
                page.contains("':00:00Z'") && page.contains("AS key2"),
                "{page}"
            );
        }
    }

    /// A line break ends a comment, so what follows would run.
    #[test]
    fn no_layout_ends_a_comment() {
        for text in [
            "a\n; DROP TABLE items; --{a}",
            "{a:?\"\\u000a; DROP TABLE items\"}",
        ] {
            let layouts = [Layout::parse(text).unwrap()];
            for dialect in [Dialect::Spark, Dialect::DuckDb] {
                let statement = Statement {
                    dialect,
                    table: "items",
                    layouts: &layouts,
                    time: None,
                    window: Period::Hour,
                };
                let page = statement.page().unwrap();
                assert!(!page.lines().any(|line| line.starts_with(';')), "{page}");
            }
        }
    }
}
