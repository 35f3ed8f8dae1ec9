//! The period of a point in time. It does not depend on the time zone of the session.

use synthetic_key_format::{Epoch, Period};

use super::Dialect;

/// The years 0000 to 9999, in seconds.
const FIRST: i64 = -62_167_219_200;
const LAST: i64 = 253_402_300_799;

// A year of five digits can only be in range if it is 10000 and the offset moves it back.
const DAY: &str = "(?:[0-9]{4}|[+-]0*(?:[0-9]{4}|10000))-[0-9]{2}-[0-9]{2}";
const CLOCK: &str = "[0-9]{2}:[0-5][0-9]:(?:[0-5][0-9]|60)(?:[.][0-9]+)?";
const OFFSET: &str = "[+-](?:[01][0-9]|2[0-5]):[0-5][0-9]";

/// The text of the period, NULL if the column is not a point in time.
pub(super) fn text(dialect: Dialect, column: &str, epoch: Option<Epoch>, period: Period) -> String {
    let (is_in_range, seconds) = match epoch {
        Some(Epoch::Seconds) => (
            format!("{column} BETWEEN {FIRST} AND {LAST}"),
            column.to_owned(),
        ),
        Some(Epoch::Milliseconds) => (
            format!("{column} BETWEEN {FIRST}000 AND {LAST}999"),
            // Rounded down: `div` rounds towards zero.
            match dialect {
                Dialect::Spark => format!("({column} - pmod({column}, 1000)) div 1000"),
                Dialect::DuckDb => {
                    format!("({column} - (({column} % 1000) + 1000) % 1000) // 1000")
                }
            },
        ),
        None => {
            let optional = if period <= Period::Day { "?" } else { "" };
            let instant = format!(
                r"(?:T{CLOCK}(?:Z|{OFFSET})(?:\[[^\[\]]+\])?| {CLOCK} {OFFSET}:[0-5][0-9]){optional}"
            );
            (
                dialect.matches(column, &format!(r"^{DAY}{instant}\z")),
                seconds(dialect, column),
            )
        }
    };
    format!(
        "if({is_in_range}, {}, NULL)",
        cut(dialect, &seconds, period)
    )
}

/// Seconds since 1970 of a timestamp or date. Spark reads the local time as if it were UTC, and the offset is subtracted by
/// hand: Spark supports none beyond 18 hours, and no second 60.
fn seconds(dialect: Dialect, column: &str) -> String {
    let number = |pattern: &str, group: u8| {
        format!("coalesce(try_cast(regexp_extract({column}, {pattern}, {group}) AS INT), 0)")
    };
    // A zone in brackets is never mistaken for an offset: these characters cannot lead into one.
    let offset = "'^[0-9T:. +-]*[0-9] ?([+-])([0-9]{2}):([0-9]{2}):?([0-9]{2})?'";
    let second = number("'[T ][0-9:]{6}([0-9]{2})'", 1);
    let day = format!("regexp_extract({column}, '^.[0-9]*-[0-9]{{2}}-[0-9]{{2}}', 0)");
    let minute = format!("rpad(regexp_extract({column}, '[T ]([0-9:]{{5}})', 1), 5, '00:00')");
    let start = match dialect {
        Dialect::Spark => {
            format!("unix_seconds(try_cast(concat({day}, 'T', {minute}, ':00Z') AS TIMESTAMP))")
        }
        Dialect::DuckDb => format!(
            "CAST(epoch(try_cast({day} || ' ' || {minute} || ':00' AS TIMESTAMP)) AS BIGINT)"
        ),
    };
    let [hours, minutes, seconds] = [2, 3, 4].map(|group| number(offset, group));
    let ahead = format!("({hours} * 3600 + {minutes} * 60 + {seconds})");
    let sign = format!("if(regexp_extract({column}, {offset}, 1) = '-', -1, 1)");
    format!("{start}\n  + least({second}, 59)\n  - {sign} * {ahead}")
}

/// The start of the timestamp without a zone. A year that does not have four digits has a sign.
fn cut(dialect: Dialect, seconds: &str, period: Period) -> String {
    let mut text = match dialect {
        Dialect::Spark => format!(
            "CAST(TIMESTAMP_NTZ'1970-01-01 00:00:00' + make_dt_interval(0, 0, 0, {seconds}) AS STRING)"
        ),
        Dialect::DuckDb => {
            format!("strftime(make_timestamp(({seconds}) * 1000000), '%Y-%m-%dT%H:%M:%S')")
        }
    };
    if period > Period::Day && dialect == Dialect::Spark {
        text = format!("replace({text}, ' ', 'T')");
    }
    let after_year = period.text_len() - Period::Year.text_len();
    format!("nullif(regexp_extract({text}, '^[0-9]{{4}}.{{{after_year}}}', 0), '')")
}
