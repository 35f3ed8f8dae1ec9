//! Which kinds of values a property has, to declare a type that reads them.

use synthetic_key_format::Epoch;
use synthetic_key_format::compute::{Value, unix_seconds};

use super::fingerprint::{has_clock, lacks_zone};

/// The seconds of 2010 and of 2040: integers between them can count seconds, or a thousand times as many milliseconds.
const SECONDS: std::ops::Range<i128> = 1_262_304_000..2_208_988_800;

/// How many values of each kind a property has.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(crate) struct Kinds {
    /// Missing or null.
    pub(crate) absent: u64,
    pub(crate) text: u64,
    /// Of the texts, those that are a point in time with a zone.
    pub(crate) time: u64,
    /// Of the texts and other values, those that are a day.
    pub(crate) date: u64,
    /// Of the texts, those that look like a point in time, but have no zone.
    pub(crate) zoneless: u64,
    pub(crate) integer: u64,
    /// Of the integers, those below 0, and those that can count seconds or milliseconds since 1970.
    pub(crate) negative: u64,
    pub(crate) seconds: u64,
    pub(crate) milliseconds: u64,
    pub(crate) boolean: u64,
    pub(crate) other: u64,
}

impl Kinds {
    pub(crate) fn see(&mut self, value: Value) {
        let kind = match value {
            Value::Missing | Value::Null => &mut self.absent,
            Value::Text(_) => {
                match (has_clock(value), unix_seconds(value, None)) {
                    (true, Ok(_)) => self.time += 1,
                    (false, Ok(_)) => self.date += 1,
                    (true, Err(_)) => self.zoneless += u64::from(lacks_zone(value)),
                    (false, Err(_)) => {}
                }
                &mut self.text
            }
            Value::Time { .. } => {
                self.time += 1;
                &mut self.text
            }
            Value::Integer(n) => {
                self.negative += u64::from(n < 0);
                self.seconds += u64::from(SECONDS.contains(&n));
                self.milliseconds += u64::from(SECONDS.contains(&(n / 1_000)));
                &mut self.integer
            }
            Value::Unsigned(_) => &mut self.integer,
            Value::Bool(_) => &mut self.boolean,
            Value::Date(_) => {
                self.date += 1;
                &mut self.other
            }
            Value::Other => &mut self.other,
        };
        *kind += 1;
    }

    pub(crate) fn add(&mut self, other: Self) {
        self.absent += other.absent;
        self.text += other.text;
        self.time += other.time;
        self.date += other.date;
        self.zoneless += other.zoneless;
        self.integer += other.integer;
        self.negative += other.negative;
        self.seconds += other.seconds;
        self.milliseconds += other.milliseconds;
        self.boolean += other.boolean;
        self.other += other.other;
    }

    /// Whether every value is a point in time.
    pub(crate) fn is_time(&self) -> bool {
        self.time > 0 && self.time == self.text && self.integer + self.boolean + self.other == 0
    }

    /// Whether every value is a day.
    pub(crate) fn is_date(&self) -> bool {
        self.date > 0 && self.date == self.text + self.other && self.integer + self.boolean == 0
    }

    /// Whether every value looks like a point in time, but has no zone.
    pub(crate) fn is_zoneless(&self) -> bool {
        self.zoneless > 0 && self.zoneless == self.text && self.integer + self.other == 0
    }

    /// The unit, if every value can count the time since 1970.
    pub(crate) fn epoch(&self) -> Option<Epoch> {
        let all = self.integer + self.text + self.boolean + self.other;
        match all {
            0 => None,
            _ if self.seconds == all => Some(Epoch::Seconds),
            _ if self.milliseconds == all => Some(Epoch::Milliseconds),
            _ => None,
        }
    }

    /// Whether every item has a value that can be a part of a key.
    pub(crate) fn is_key_part(&self) -> bool {
        let one_kind = [self.text, self.integer, self.boolean].map(|items| items > 0);
        self.other == 0 && one_kind.iter().filter(|kind| **kind).count() == 1
    }
}
