//! What differs between engines.

use std::fmt::Write;

use clap::ValueEnum;
use synthetic_key_format::FieldPath;

use crate::problem::Problem;

/// The engine that runs the SQL.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, ValueEnum)]
pub(crate) enum Dialect {
    #[default]
    Spark,
    #[value(name = "duckdb")]
    DuckDb,
}

/// XXH64 as functions of DuckDB, which has no such function.
const XXH64: &str = include_str!("xxh64.duckdb.sql");

impl Dialect {
    /// Statements that must run before.
    pub(super) fn functions(self, is_hashed: bool) -> &'static str {
        match self {
            Self::DuckDb if is_hashed => XXH64,
            Self::DuckDb | Self::Spark => "",
        }
    }

    /// A column, or a property of a column of structs.
    pub(super) fn column(self, path: &FieldPath) -> Result<String, Problem> {
        let is_position = |name: &String| synthetic_key_format::compute::position(name).is_some();
        if path.names().iter().skip(1).any(is_position) {
            return Err(Problem::new(format!(
                "{path} has a position in an array; make that a column with a name first"
            )));
        }
        let quoted = path.names().iter().map(|name| self.quoted(name));
        Ok(quoted.collect::<Vec<_>>().join("."))
    }

    pub(super) fn quoted(self, name: &str) -> String {
        match self {
            Self::Spark => format!("`{}`", name.replace('`', "``")),
            Self::DuckDb => format!("\"{}\"", name.replace('"', "\"\"")),
        }
    }

    /// A text in quotes. Characters that could end it, or are invisible, are escaped.
    pub(super) fn literal(self, text: &str) -> String {
        let mut quoted = String::from("'");
        for c in text.chars() {
            match (self, c) {
                (Self::Spark, '\\' | '\'') => quoted.extend(['\\', c]),
                (Self::Spark, '\0'..='\x1f' | '\x7f') => {
                    let _ = write!(quoted, "\\u{:04x}", u32::from(c));
                }
                (Self::DuckDb, '\'') => quoted.push_str("''"),
                (Self::DuckDb, '\0'..='\x1f' | '\x7f') => {
                    let _ = write!(quoted, "' || chr({}) || '", u32::from(c));
                }
                _ => quoted.push(c),
            }
        }
        quoted.push('\'');
        match self {
            Self::DuckDb if quoted.contains("' || chr(") => format!("({quoted})"),
            Self::DuckDb | Self::Spark => quoted,
        }
    }

    /// Several texts in a row; NULL if one of them is.
    pub(super) fn concat(self, texts: &[String]) -> String {
        match (texts, self) {
            ([only], _) => only.clone(),
            (_, Self::Spark) => format!("concat({})", texts.join(", ")),
            // Its `concat` leaves out what is NULL.
            (_, Self::DuckDb) => format!("({})", texts.join(" || ")),
        }
    }

    pub(super) fn matches(self, text: &str, pattern: &str) -> String {
        match self {
            Self::Spark => format!("{text} RLIKE r'{pattern}'"),
            Self::DuckDb => format!("regexp_matches({text}, '{pattern}')"),
        }
    }

    pub(super) fn unit_separator(self) -> &'static str {
        match self {
            Self::Spark => "char(31)",
            Self::DuckDb => "chr(31)",
        }
    }

    /// XXH64 with the seed 42, without its sign.
    pub(super) fn hash(self, text: &str) -> String {
        match self {
            Self::Spark => format!("(xxhash64({text}) & 9223372036854775807)"),
            Self::DuckDb => format!("(synthkey_xxh64({text}) & 9223372036854775807::UHUGEINT)"),
        }
    }

    /// A column with a time as RFC 3339 text, whether it is one or has a type for times. It does not depend on the time zone
    /// of the session.
    pub(super) fn time_text(self, column: &str) -> String {
        match self {
            Self::Spark => format!(
                "CASE typeof({column}) \
                 WHEN 'timestamp' THEN concat(replace(CAST(TIMESTAMP_NTZ'1970-01-01 00:00:00' + make_dt_interval(0, 0, 0, unix_seconds(try_cast({column} AS TIMESTAMP))) AS STRING), ' ', 'T'), 'Z') \
                 WHEN 'timestamp_ntz' THEN concat(replace(CAST({column} AS STRING), ' ', 'T'), 'Z') \
                 ELSE CAST({column} AS STRING) END"
            ),
            Self::DuckDb => format!(
                "CASE WHEN typeof({column}) = 'TIMESTAMP WITH TIME ZONE' THEN strftime(make_timestamp(epoch_us(TRY_CAST({column} AS TIMESTAMPTZ))), '%Y-%m-%dT%H:%M:%SZ') \
                 WHEN typeof({column}) LIKE 'TIMESTAMP%' THEN strftime(TRY_CAST({column} AS TIMESTAMP), '%Y-%m-%dT%H:%M:%SZ') \
                 ELSE CAST({column} AS STRING) END"
            ),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn quotes_and_controls_are_escaped() {
        assert_eq!(Dialect::Spark.literal("it's\\\n"), r"'it\'s\\\u000a'");
        assert_eq!(Dialect::DuckDb.literal("it's\\"), r"'it''s\'");
        assert_eq!(Dialect::DuckDb.literal("a\nb"), "('a' || chr(10) || 'b')");
        assert_eq!(Dialect::Spark.concat(&["a".into()]), "a");
    }
}
