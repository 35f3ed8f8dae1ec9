//! How the value of a field becomes text.

use alloc::format;
use alloc::string::String;

use super::calendar::{Instant, push_period};
use super::digits::{push_integer, push_padded, push_unsigned};
use super::escape::{Escape, push_folded};
use super::timestamp::instant_of;
use super::{Reason, Value};
use crate::{Case, Epoch, Period};

/// The nanoseconds of a second.
const NANOS: u32 = 1_000_000_000;

/// How the value of a field becomes text, with all options resolved.
#[derive(Clone, Debug)]
pub(super) struct TextStep {
    /// The number of the field.
    pub(super) field: usize,
    /// The text for a missing value, escaped if the text of values is.
    pub(super) none: Option<String>,
    pub(super) form: Form,
    /// Whether a value out of range is refused. Otherwise it has the text that a program writes that does not check.
    pub(super) is_checked: bool,
}

/// The form of a value's text.
#[derive(Clone, Copy, Debug)]
pub(super) enum Form {
    Plain(Option<Case>),
    Rollup(Option<Epoch>, Period),
    Pad(u8),
}

impl TextStep {
    /// Appends the text of a value.
    #[inline]
    pub(super) fn push(
        &self,
        value: Value,
        escape: Option<&Escape>,
        out: &mut String,
    ) -> Result<(), Reason> {
        if let Value::Missing | Value::Null = value {
            return self.push_none(value, out);
        }
        match self.form {
            Form::Plain(case) => push_plain(value, case, escape, out),
            Form::Rollup(epoch, period) => {
                let mut instant = instant(value, epoch, period)?;
                if !self.is_checked {
                    instant = instant.nearest_in_range();
                }
                push_period(period, instant, out)
            }
            Form::Pad(width) if self.is_checked => push_pad(value, width, out),
            Form::Pad(width) => push_pad_unchecked(value, width, out),
        }
    }

    /// The text itself, if the value is text already.
    #[inline]
    pub(super) fn as_plain<'a>(&self, value: Value<'a>) -> Option<&'a str> {
        match (value, self.form) {
            (Value::Text(text), Form::Plain(None)) => Some(text),
            _ => None,
        }
    }

    fn push_none(&self, value: Value, out: &mut String) -> Result<(), Reason> {
        match (&self.none, value) {
            (Some(none), _) => out.push_str(none),
            (None, Value::Missing) => return Err(Reason::MissingProperty),
            (None, _) => return Err(Reason::NotAPart),
        }
        Ok(())
    }
}

#[inline]
fn push_plain(
    value: Value,
    case: Option<Case>,
    escape: Option<&Escape>,
    out: &mut String,
) -> Result<(), Reason> {
    if let (Value::Text(text), Some(escape)) = (value, escape) {
        escape.push(text, case, out);
        return Ok(());
    }
    let start = out.len();
    match value {
        Value::Text(text) => push_folded(text, case, out),
        Value::Integer(n) => push_integer(n, out),
        Value::Unsigned(n) => push_unsigned(n, out),
        Value::Bool(value) => push_folded(if value { "true" } else { "false" }, case, out),
        Value::Date(days) => push_period(Period::Day, Instant::of_days(days), out)?,
        Value::Missing | Value::Null | Value::Time { .. } | Value::Other => {
            return Err(Reason::NotAPart);
        }
    }
    if let Some(escape) = escape {
        let text = out.split_off(start);
        escape.push(&text, None, out);
    }
    Ok(())
}

fn push_pad(value: Value, width: u8, out: &mut String) -> Result<(), Reason> {
    let n = match value {
        Value::Integer(n) => u128::try_from(n).map_err(|_| Reason::ValueOutOfRange)?,
        Value::Unsigned(n) => n,
        _ => return Err(Reason::NotAPart),
    };
    if push_padded(n, width.into(), out) {
        Ok(())
    } else {
        Err(Reason::ValueOutOfRange)
    }
}

/// The same for any integer. One with more digits keeps them all. A sign could be mistaken for a separator, so a negative
/// integer has more zeros before its digits than any other instead.
fn push_pad_unchecked(value: Value, width: u8, out: &mut String) -> Result<(), Reason> {
    let width = usize::from(width);
    let text = match value {
        Value::Integer(n @ ..0) => format!("{}{}", "0".repeat(width + 1), n.unsigned_abs()),
        Value::Integer(n) => format!("{n:0width$}"),
        Value::Unsigned(n) => format!("{n:0width$}"),
        _ => return Err(Reason::NotAPart),
    };
    out.push_str(&text);
    Ok(())
}

/// Returns the Unix second of a point in time in a document: a timestamp, a date or, with an epoch, a count. Seconds
/// beyond the range of `i64` become the nearest `i64`.
///
/// # Errors
///
/// The value is not a point in time.
///
/// ```
/// use synthetic_key_format::Epoch;
/// use synthetic_key_format::compute::{Value, unix_seconds};
///
/// assert_eq!(unix_seconds(Value::Text("1970-01-01T01:00:00Z"), None), Ok(3600));
/// assert_eq!(unix_seconds(Value::Integer(-1), Some(Epoch::Milliseconds)), Ok(-1));
/// assert!(unix_seconds(Value::Integer(0), None).is_err());
/// ```
pub fn unix_seconds(value: Value<'_>, epoch: Option<Epoch>) -> Result<i64, Reason> {
    instant(value, epoch, Period::Day).map(|instant| instant.seconds)
}

/// The point in time of a value, or the nearest one in range.
#[inline]
fn instant(value: Value, epoch: Option<Epoch>, period: Period) -> Result<Instant, Reason> {
    let instant = match (epoch, value) {
        (None, Value::Text(text)) => instant_of(text, period),
        (None, Value::Time { seconds, nanos }) if nanos < NANOS => Some(Instant { seconds, nanos }),
        (None, Value::Date(days)) if period <= Period::Day => Some(Instant::of_days(days)),
        (Some(epoch), value) => value.integer().map(|count| instant_of_count(count, epoch)),
        _ => None,
    };
    instant.ok_or(Reason::NotAPart)
}

fn instant_of_count(count: i128, epoch: Epoch) -> Instant {
    let limit = if count < 0 { i64::MIN } else { i64::MAX };
    // The years 0000 to 9999 are far inside the range of `i64` in both units.
    let count = i64::try_from(count).unwrap_or(limit);
    let per_second = epoch.per_second();
    let rest = u32::try_from(count.rem_euclid(per_second.into())).unwrap_or_default();
    Instant {
        seconds: count.div_euclid(per_second.into()),
        nanos: rest * (NANOS / per_second),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn text(form: Form, none: Option<&str>, value: Value) -> Result<String, Reason> {
        let step = TextStep {
            field: 0,
            none: none.map(str::to_owned),
            form,
            is_checked: true,
        };
        let mut out = String::new();
        step.push(value, Some(&Escape::new("-", None)), &mut out)
            .map(|()| out)
    }

    #[test]
    fn the_text_of_any_value_is_escaped() {
        let plain = Form::Plain(None);
        assert_eq!(text(plain, None, Value::Text("a-b")).unwrap(), "a%2Db");
        assert_eq!(text(plain, None, Value::Integer(-7)).unwrap(), "%2D7");
        let date = text(plain, None, Value::Date(0)).unwrap();
        assert_eq!(date, "1970%2D01%2D01");
        assert_eq!(
            text(Form::Plain(Some(Case::Upper)), None, Value::Bool(true)).unwrap(),
            "TRUE"
        );
    }

    #[test]
    fn columns_of_dates_and_times_roll_up() {
        let rollup = |period| Form::Rollup(None, period);
        let time = |nanos| Value::Time { seconds: -1, nanos };
        assert_eq!(
            text(rollup(Period::Month), None, Value::Date(31)).unwrap(),
            "1970-02"
        );
        assert_eq!(
            text(rollup(Period::Hour), None, time(0)).unwrap(),
            "1969-12-31T23"
        );
        assert_eq!(
            text(rollup(Period::Millisecond), None, time(7_999_999)).unwrap(),
            "1969-12-31T23:59:59.007"
        );
        assert_eq!(
            text(rollup(Period::Hour), None, time(NANOS)),
            Err(Reason::NotAPart)
        );
        assert_eq!(
            text(rollup(Period::Hour), None, Value::Date(31)),
            Err(Reason::NotAPart)
        );
        assert_eq!(
            text(rollup(Period::Day), None, Value::Date(i32::MAX)),
            Err(Reason::YearOutOfRange)
        );
        assert_eq!(
            text(Form::Plain(None), None, time(0)),
            Err(Reason::NotAPart)
        );
    }

    #[test]
    fn a_missing_value_has_the_text_of_none() {
        let pad = Form::Pad(6);
        assert_eq!(text(pad, Some("x"), Value::Missing).unwrap(), "x");
        assert_eq!(text(pad, Some("x"), Value::Null).unwrap(), "x");
        assert_eq!(text(pad, Some("x"), Value::Other), Err(Reason::NotAPart));
        assert_eq!(
            text(pad, None, Value::Missing),
            Err(Reason::MissingProperty)
        );
        assert_eq!(text(pad, None, Value::Null), Err(Reason::NotAPart));
    }

    #[test]
    fn an_unchecked_value_out_of_range_has_a_text() {
        let text = |form, value| {
            let mut out = String::new();
            let step = TextStep {
                field: 0,
                none: None,
                form,
                is_checked: false,
            };
            step.push(value, None, &mut out).map(|()| out)
        };
        for (value, expected) in [
            (Value::Integer(7), "0007"),
            (Value::Integer(12345), "12345"),
            (Value::Integer(-7), "000007"),
            (
                Value::Integer(i128::MIN),
                "00000170141183460469231731687303715884105728",
            ),
            (
                Value::Unsigned(u128::MAX),
                "340282366920938463463374607431768211455",
            ),
        ] {
            assert_eq!(text(Form::Pad(4), value).unwrap(), expected);
        }
        let pad_of_text = text(Form::Pad(4), Value::Text("7"));
        assert_eq!(pad_of_text, Err(Reason::NotAPart));
        let rollup = Form::Rollup(Some(Epoch::Milliseconds), Period::Millisecond);
        for (count, expected) in [
            (i128::MIN, "0000-01-01T00:00:00.000"),
            (-62_167_219_200_001, "0000-01-01T00:00:00.000"),
            (-1, "1969-12-31T23:59:59.999"),
            (253_402_300_799_999, "9999-12-31T23:59:59.999"),
            (253_402_300_800_000, "9999-12-31T23:59:59.999"),
        ] {
            assert_eq!(text(rollup, Value::Integer(count)).unwrap(), expected);
        }
    }

    #[test]
    fn counts_of_any_size_have_a_second() {
        let of = |count, epoch| {
            let Instant { seconds, nanos } = instant_of_count(count, epoch);
            (seconds, nanos)
        };
        assert_eq!(of(i128::MAX, Epoch::Seconds), (i64::MAX, 0));
        assert_eq!(of(i128::MIN, Epoch::Seconds), (i64::MIN, 0));
        assert_eq!(of(-1, Epoch::Milliseconds), (-1, 999_000_000));
        assert_eq!(of(999, Epoch::Milliseconds), (0, 999_000_000));
    }
}
