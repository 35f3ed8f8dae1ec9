//! How the value of a field becomes text.

use super::calendar::{Instant, push_period};
use super::digits::{push_integer, push_padded, push_unsigned};
use super::escape::{Escape, push_folded};
use super::timestamp::{instant_of, is_date};
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
    /// Whether text is a date, so that its form tells whether the year is in range.
    pub(super) is_date: bool,
}

/// Which text a value has.
#[derive(Clone, Copy, Debug)]
pub(super) enum Form {
    Plain(Option<Case>),
    Rollup(Option<Epoch>, Period),
    Pad(u8),
}

impl TextStep {
    /// Appends the text of a value. Only text is escaped.
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
            Form::Plain(case) => {
                if self.is_date {
                    check_date(value)?;
                }
                push_plain(value, case, escape, out)
            }
            Form::Rollup(epoch, period) => push_period(period, instant(value, epoch, period)?, out),
            Form::Pad(width) => push_pad(value, width, out),
        }
    }

    /// The text itself, where a value is that already.
    #[inline]
    pub(super) fn as_plain<'a>(&self, value: Value<'a>) -> Option<&'a str> {
        match (value, self.form) {
            (Value::Text(text), Form::Plain(None)) if !self.is_date => Some(text),
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

fn check_date(value: Value) -> Result<(), Reason> {
    match value {
        Value::Date(_) => Ok(()),
        Value::Text(text) if is_date(text) => Ok(()),
        Value::Text(_) | Value::Integer(_) | Value::Unsigned(_) | Value::Bool(_) => {
            Err(Reason::YearOutOfRange)
        }
        Value::Missing | Value::Null | Value::Time { .. } | Value::Other => Err(Reason::NotAPart),
    }
}

#[inline]
fn push_plain(
    value: Value,
    case: Option<Case>,
    escape: Option<&Escape>,
    out: &mut String,
) -> Result<(), Reason> {
    match (value, escape) {
        (Value::Text(text), Some(escape)) => escape.push(text, case, out),
        (Value::Text(text), None) => push_folded(text, case, out),
        (Value::Integer(n), _) => push_integer(n, out),
        (Value::Unsigned(n), _) => push_unsigned(n, out),
        (Value::Bool(value), _) => push_folded(if value { "true" } else { "false" }, case, out),
        (Value::Date(days), _) => push_period(Period::Day, Instant::of_days(days), out)?,
        (Value::Missing | Value::Null | Value::Time { .. } | Value::Other, _) => {
            return Err(Reason::NotAPart);
        }
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

/// The point in time of a value, or the nearest that there is.
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
    // Years 0000 to 9999 are far inside an `i64` of either.
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
            is_date: false,
        };
        let mut out = String::new();
        step.push(value, Some(&Escape::new("-")), &mut out)
            .map(|()| out)
    }

    #[test]
    fn only_text_is_escaped() {
        let plain = Form::Plain(None);
        assert_eq!(text(plain, None, Value::Text("a-b")).unwrap(), "a%2Db");
        assert_eq!(text(plain, None, Value::Integer(-7)).unwrap(), "-7");
        assert_eq!(text(plain, None, Value::Date(0)).unwrap(), "1970-01-01");
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
