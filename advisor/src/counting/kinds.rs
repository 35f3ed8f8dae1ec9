//! Which kinds of values a property has, to declare a type that reads them.

use synthetic_key_format::compute::{Value, unix_seconds};

use super::fingerprint::has_clock;

/// How many values of each kind a property has.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(crate) struct Kinds {
    /// Missing or null.
    pub(crate) absent: u64,
    pub(crate) text: u64,
    /// Of the texts, those that are a point in time with a zone.
    pub(crate) time: u64,
    pub(crate) integer: u64,
    /// Of the integers, those below 0.
    pub(crate) negative: u64,
    pub(crate) boolean: u64,
    pub(crate) other: u64,
}

impl Kinds {
    pub(crate) fn see(&mut self, value: Value) {
        let kind = match value {
            Value::Missing | Value::Null => &mut self.absent,
            Value::Text(_) => {
                if has_clock(value) && unix_seconds(value, None).is_ok() {
                    self.time += 1;
                }
                &mut self.text
            }
            Value::Time { .. } => {
                self.time += 1;
                &mut self.text
            }
            Value::Integer(n) => {
                self.negative += u64::from(n < 0);
                &mut self.integer
            }
            Value::Unsigned(_) => &mut self.integer,
            Value::Bool(_) => &mut self.boolean,
            Value::Date(_) | Value::Other => &mut self.other,
        };
        *kind += 1;
    }

    pub(crate) fn add(&mut self, other: Self) {
        self.absent += other.absent;
        self.text += other.text;
        self.time += other.time;
        self.integer += other.integer;
        self.negative += other.negative;
        self.boolean += other.boolean;
        self.other += other.other;
    }

    /// Whether every value is a point in time.
    pub(crate) fn is_time(&self) -> bool {
        self.time > 0 && self.time == self.text && self.integer + self.boolean + self.other == 0
    }

    /// Whether every item has a value that can be a part of a key.
    pub(crate) fn is_key_part(&self) -> bool {
        let one_kind = [self.text, self.integer, self.boolean].map(|items| items > 0);
        self.other == 0 && one_kind.iter().filter(|kind| **kind).count() == 1
    }
}
