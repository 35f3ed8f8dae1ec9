//! Keys for reads: fan-outs, growth, and parsing a key.
#![expect(
    clippy::trivially_copy_pass_by_ref,
    reason = "every row takes a reference"
)]

use std::hint::black_box;

use chrono::{DateTime, NaiveDate, TimeDelta, Utc};
use synthetic_key::SyntheticKey;

use crate::keys::{FORMAT, ReadingKey, STACK, TripKey, TripKeys, VIN, date, instant};
use crate::peers::{Buffer, Stack, push_date, push_hour_of, push_integer, xxh64};
use crate::table::{Table, kept};

/// One buffer for all keys.
const ONE_BUFFER: &str = "one buffer, the number written anew";
/// One buffer, in which as little as possible changes.
const IN_PLACE: &str = "one buffer, its digits counted up in place";
/// Ours, each key on its own.
const ITER: &str = "`TripKeys { .. }.iter()`";
/// Ours, one after the other in one buffer.
const LENT: &str = "`next_str` of `TripKeys { .. }.iter()`";
const BETWEEN: &str = "`SampleKeys::between`";
const LENT_BETWEEN: &str = "`next_str` of `SampleKeys::between`";
const READ_KEYS: &str = "`read_keys()`";
const PARSE: &str = "`parse`";
const BY_HAND: &str = "split, `parse` and a check that it is written so";

#[derive(SyntheticKey)]
#[pk(also_read = ["{date}.{xxh64(vin) % 400 + 1}"])]
struct Grown {
    #[pk(concat)]
    date: NaiveDate,
    #[pk(hash_suffix = 800)]
    vin: String,
}

#[derive(SyntheticKey)]
struct Sample {
    #[pk(concat, rollup = "hour")]
    at: DateTime<Utc>,
    #[pk(hash_suffix = 400)]
    device: String,
}

/// Increments the number at the end of a key: changes its digits, or adds one.
#[inline]
fn count_up(key: &mut Vec<u8>, digits: usize) {
    for digit in key.iter_mut().rev().take(digits) {
        if *digit < b'9' {
            *digit += 1;
            return;
        }
        *digit = b'0';
    }
    key.insert(key.len() - digits, b'1');
}

fn by_format(date: &NaiveDate) {
    for suffix in 1..=400_u16 {
        black_box(&format!("{date}.{suffix}"));
    }
}

fn on_the_stack(date: &NaiveDate) {
    let mut prefix = Stack::new();
    push_date(&mut prefix, *date);
    prefix.push('.');
    for suffix in 1..=400_u16 {
        let mut key = Stack::new();
        key.push_str(&prefix);
        push_integer(&mut key, suffix);
        black_box(&key);
    }
}

fn in_one_buffer(date: &NaiveDate) {
    let mut key = String::with_capacity(16);
    push_date(&mut key, *date);
    key.push('.');
    let prefix = key.len();
    for suffix in 1..=400_u16 {
        key.truncate(prefix);
        push_integer(&mut key, suffix);
        black_box(&key);
    }
}

fn in_place(date: &NaiveDate) {
    let mut key = String::with_capacity(16);
    push_date(&mut key, *date);
    key.push_str(".0");
    let (mut key, prefix) = (key.into_bytes(), 11);
    for _ in 1..=400_u16 {
        let digits = key.len() - prefix;
        count_up(&mut key, digits);
        black_box(&key);
    }
}

/// All keys of a day.
#[must_use]
pub fn fan_out() -> Table {
    let date = kept(date());
    Table::new("fan-out: a key of the 400 of a day")
        .per_key(400)
        .row(FORMAT, date, by_format)
        .row(STACK, date, on_the_stack)
        .row(ONE_BUFFER, date, in_one_buffer)
        .row(IN_PLACE, date, in_place)
        .row(ITER, date, |date| {
            for key in &(TripKeys { date: *date }) {
                black_box(&key);
            }
        })
        .row(LENT, date, |date| {
            let mut keys = TripKeys { date: *date }.iter();
            while let Some(key) = keys.next_str() {
                black_box(key);
            }
        })
        .goal("fan-out", ITER, 1.2, STACK)
        .goal("fan-out-lent", LENT, 1.5, IN_PLACE)
}

/// All keys of the hours of a day.
#[must_use]
pub fn between() -> Table {
    let ends = kept((instant(), instant() + TimeDelta::hours(23)));
    Table::new("`between`: a key of 24 hours x 400 suffixes")
        .per_key(24 * 400)
        .row(STACK, ends, |(from, _)| {
            for hours in 0..24 {
                let mut prefix = Stack::new();
                push_hour_of(&mut prefix, *from + TimeDelta::hours(hours));
                prefix.push('.');
                for suffix in 1..=400_u16 {
                    let mut key = Stack::new();
                    key.push_str(&prefix);
                    push_integer(&mut key, suffix);
                    black_box(&key);
                }
            }
        })
        .row(ONE_BUFFER, ends, |(from, _)| {
            let mut key = String::with_capacity(20);
            for hours in 0..24 {
                key.clear();
                push_hour_of(&mut key, *from + TimeDelta::hours(hours));
                key.push('.');
                let prefix = key.len();
                for suffix in 1..=400_u16 {
                    key.truncate(prefix);
                    push_integer(&mut key, suffix);
                    black_box(&key);
                }
            }
        })
        .row(BETWEEN, ends, |(from, to)| {
            for key in SampleKeys::between(*from, *to) {
                black_box(&key);
            }
        })
        .row(LENT_BETWEEN, ends, |(from, to)| {
            let mut keys = SampleKeys::between(*from, *to);
            while let Some(key) = keys.next_str() {
                black_box(key);
            }
        })
        .goal("between", BETWEEN, 2.0, ONE_BUFFER)
        .goal("between-lent", LENT_BETWEEN, 2.0, ONE_BUFFER)
}

/// Both keys of an item while N doubles.
#[must_use]
pub fn read_keys() -> Table {
    let item = kept(Grown {
        date: date(),
        vin: "0".into(),
    });
    Table::new("`read_keys`: `.469` of 800 and `.69` of 400")
        .row(FORMAT, item, |Grown { date, vin }| {
            let hash = xxh64(vin);
            for n in [800, 400] {
                black_box(&format!("{date}.{}", hash % n + 1));
            }
        })
        .row(STACK, item, |Grown { date, vin }| {
            let hash = xxh64(vin);
            let mut key = Stack::new();
            push_date(&mut key, *date);
            key.text(".");
            let mut older = key;
            push_integer(&mut key, hash % 800 + 1);
            push_integer(&mut older, hash % 400 + 1);
            black_box(&key);
            black_box(&older);
        })
        .row(READ_KEYS, item, |item| {
            for key in item.read_keys() {
                black_box(&key);
            }
        })
        .goal("read-keys", READ_KEYS, 1.3, STACK)
}

/// Whether a number is written in this form.
#[inline]
fn is_written_so(number: u16, text: &str) -> bool {
    itoa::Buffer::new().format(number) == text
}

/// Text and a number.
#[must_use]
pub fn parse_text() -> Table {
    let key = "abc-123-2018";
    Table::new("parse `abc-123-2018` into text and a number")
        .row(BY_HAND, key, |key| {
            let (device, number) = key.rsplit_once('-')?;
            let year = number.parse::<u16>().ok()?;
            let is_key = !device.is_empty() && key.len() <= 2048 && is_written_so(year, number);
            is_key.then(|| (device.to_owned(), year))
        })
        .row(PARSE, key, ReadingKey::parse::<(String, u16)>)
        .goal("parse-text", PARSE, 1.5, BY_HAND)
}

/// A date and the number of the suffix.
#[must_use]
pub fn parse_date() -> Table {
    let key = kept(
        TripKey {
            date: date(),
            vin: VIN,
        }
        .partition_key(),
    );
    Table::new("parse `2018-08-09.225` into a date and the suffix")
        .row(BY_HAND, key.as_str(), |key| {
            let (date, number) = key.rsplit_once('.')?;
            let mut numbers = date.splitn(3, '-').map(str::parse::<u16>);
            let mut number_of = || numbers.next()?.ok();
            let (year, month, day) = (number_of()?, number_of()?, number_of()?);
            let value = NaiveDate::from_ymd_opt(year.into(), month.into(), day.into())?;
            let suffix = number.parse::<u16>().ok()?;
            let mut written = Stack::new();
            push_date(&mut written, value);
            let is_key = (1..=400).contains(&suffix) && is_written_so(suffix, number);
            (is_key && &written == date).then_some((value, suffix))
        })
        .row(PARSE, key.as_str(), TripKey::parse::<(NaiveDate, u16)>)
        .goal("parse-date", PARSE, 1.5, BY_HAND)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn keys_are_those_of_the_titles() {
        let grown = GrownKey {
            date: date(),
            vin: "0",
        };
        assert!(grown.read_keys().eq(["2018-08-09.469", "2018-08-09.69"]));
        let parsed = ReadingKey::parse("abc-123-2018");
        assert_eq!(parsed, Ok(("abc-123".to_owned(), 2018_u16)));
        assert_eq!(TripKey::parse("2018-08-09.225"), Ok((date(), 225_u16)));
    }

    #[test]
    fn digits_are_counted_up() {
        let mut key = b"0".to_vec();
        for number in 1..=1000_u16 {
            let digits = key.len();
            count_up(&mut key, digits);
            assert_eq!(key, number.to_string().as_bytes());
        }
    }
}
