//! Windows of time: the minutes, hours, days, months and years of UTC.

use synthetic_key_format::compute::{Formula, Key, Reason, Value, unix_seconds};
use synthetic_key_format::{Epoch, Field, FieldPath, Layout, Period, Piece, Template};

use crate::problem::Problem;

/// The windows of one period. Each has a number; numbers are in the order of time.
#[derive(Clone, Debug)]
pub(crate) struct Window {
    pub(crate) period: Period,
    label: Formula,
    is_whole: bool,
}

/// The name of the only window of a sample whose items have no time.
pub(crate) const WHOLE: &str = "whole";

impl Window {
    pub(crate) fn new(period: Period) -> Result<Self, Problem> {
        let template = format!("{{t:{}}}", period.name());
        let label = Template::parse(&template)
            .and_then(|template| Formula::of_template(&template))
            .map_err(|error| Problem::new(error.to_string()))?;
        Ok(Self {
            period,
            label,
            is_whole: false,
        })
    }

    pub(crate) fn parse(name: &str) -> Result<Self, Problem> {
        let period = Period::from_name(name).filter(|period| period.is_for_keys());
        let period = period.ok_or_else(|| {
            Problem::new(format!(
                "`{name}` is not a window: write minute, hour, day, month or year, or several with commas"
            ))
        })?;
        Self::new(period)
    }

    /// Its name in reports: that of the period.
    pub(crate) fn name(&self) -> &'static str {
        if self.is_whole {
            WHOLE
        } else {
            self.period.name()
        }
    }

    /// The only window of a sample whose items have no time.
    pub(crate) fn whole() -> Result<Self, Problem> {
        let window = Self::new(Period::Year)?;
        Ok(Self {
            is_whole: true,
            ..window
        })
    }

    /// The number of the window that contains a second.
    #[inline]
    pub(crate) fn number(&self, seconds: i64) -> Result<i64, Reason> {
        match length(self.period) {
            Some(length) => Ok(seconds.div_euclid(length)),
            None => self.text(seconds).map(|text| number_of_label(&text)),
        }
    }

    /// The first second of a window.
    pub(crate) fn start(&self, number: i64) -> i64 {
        if let Some(length) = length(self.period) {
            return number.saturating_mul(length);
        }
        let (year, month) = match self.period {
            Period::Year => (number, 0),
            _ => (number.div_euclid(12), number.rem_euclid(12)),
        };
        let first = format!("{year:04}-{:02}-01", month + 1);
        unix_seconds(Value::Text(&first), None).unwrap_or(i64::MAX)
    }

    /// The name of a window: the start of its timestamp.
    pub(crate) fn label(&self, number: i64) -> String {
        if self.is_whole {
            return WHOLE.to_owned();
        }
        self.text(self.start(number))
            .unwrap_or_else(|_| number.to_string())
    }

    fn text(&self, seconds: i64) -> Result<String, Reason> {
        let mut key = Key::default();
        self.label
            .write_key(&[Value::Time { seconds, nanos: 0 }], &mut key)
            .map_err(|refused| refused.reason)?;
        Ok(key.text().to_owned())
    }

    /// Its length in seconds, with 30 days for a month and 365 for a year.
    pub(crate) fn seconds(&self) -> u64 {
        seconds_of(self.period)
    }
}

/// The length of a period in seconds, with 30 days for a month and 365 for a year.
pub(crate) fn seconds_of(period: Period) -> u64 {
    match period {
        // No window is finer than a second.
        Period::Second | Period::Millisecond | Period::Microsecond | Period::Nanosecond => 1,
        Period::Minute => 60,
        Period::Hour => 3_600,
        Period::Day => 86_400,
        Period::Month => 30 * 86_400,
        Period::Year => 365 * 86_400,
    }
}

fn length(period: Period) -> Option<i64> {
    match period {
        Period::Second | Period::Millisecond | Period::Microsecond | Period::Nanosecond => Some(1),
        Period::Minute => Some(60),
        Period::Hour => Some(3_600),
        Period::Day => Some(86_400),
        Period::Month | Period::Year => None,
    }
}

/// `2013` is 2013, and `2013-02` is the number of months since year 0.
fn number_of_label(label: &str) -> i64 {
    let number = |text: Option<&str>| text.and_then(|text| text.parse().ok()).unwrap_or(0_i64);
    match label.get(5..) {
        Some(month) if !month.is_empty() => 12 * number(label.get(..4)) + number(Some(month)) - 1,
        _ => number(label.get(..4)),
    }
}

/// A point in time as RFC 3339 in UTC.
pub(crate) fn timestamp(seconds: i64) -> String {
    let minutes = Window::new(Period::Minute).and_then(|window| {
        window
            .text(seconds)
            .map_err(|reason| Problem::new(reason.name()))
    });
    minutes.map_or_else(
        |_| seconds.to_string(),
        |text| format!("{text}:{:02}Z", seconds.rem_euclid(60)),
    )
}

/// The property that has the time of an item, and its unit.
#[derive(Clone, Debug)]
pub(crate) struct TimeField {
    pub(crate) field: Field,
    pub(crate) epoch: Option<Epoch>,
}

impl TimeField {
    /// The value of `--time`: the name of a property in the syntax of layouts, with `:s` or `:ms` for a number.
    pub(crate) fn parse(text: &str) -> Result<Self, Problem> {
        let layout = Layout::parse(&format!("{{{text}:minute}}"));
        let field = layout.ok().and_then(|layout| match layout.pieces().next() {
            Some(Piece::Part(field)) => Some(field.clone()),
            _ => None,
        });
        let field = field.ok_or_else(|| {
            Problem::new(format!(
                "--time {text}: write the name of a property as in a layout, and :s or :ms after it if it counts seconds or milliseconds"
            ))
        })?;
        Ok(Self::of(&field))
    }

    /// The time of items that have none. No property has this name.
    pub(crate) fn none() -> Self {
        Self::of(&Field::from(FieldPath::from("\u{0}time")))
    }

    pub(crate) fn of(field: &Field) -> Self {
        Self {
            field: field.clone(),
            epoch: field.options.epoch(),
        }
    }

    /// The point in time in the form that the property has.
    pub(crate) fn value(&self, seconds: i64) -> Value<'static> {
        match self.epoch {
            Some(epoch) => Value::Integer(i128::from(seconds) * i128::from(epoch.per_second())),
            None => Value::Time { seconds, nanos: 0 },
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn windows_have_numbers_and_labels() {
        let seconds = unix_seconds(Value::Text("2013-02-28T23:59:59Z"), None).unwrap();
        for (name, label) in [
            ("minute", "2013-02-28T23:59"),
            ("hour", "2013-02-28T23"),
            ("day", "2013-02-28"),
            ("month", "2013-02"),
            ("year", "2013"),
        ] {
            let window = Window::parse(name).unwrap();
            let number = window.number(seconds).unwrap();
            assert_eq!(window.label(number), label);
            assert!(
                window.number(window.start(number + 1)).unwrap() == number + 1,
                "{name}"
            );
        }
        assert_eq!(timestamp(seconds), "2013-02-28T23:59:59Z");
    }

    #[test]
    fn months_before_1970_have_numbers() {
        let window = Window::parse("month").unwrap();
        assert_eq!(window.label(window.number(-1).unwrap()), "1969-12");
        assert!(Window::parse("week").is_err());
    }

    #[test]
    fn times_are_named_as_in_a_layout() {
        assert_eq!(
            TimeField::parse("at:ms").unwrap().epoch,
            Some(Epoch::Milliseconds)
        );
        assert_eq!(
            TimeField::parse("a.b").unwrap().field.path.names(),
            ["a", "b"]
        );
        for wrong in ["", "at:day", "at}", "{at}"] {
            assert!(TimeField::parse(wrong).is_err(), "{wrong}");
        }
    }
}
