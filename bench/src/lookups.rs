//! Keys to read by: fan-outs, growth, and a key back into its parts.

use std::hint::black_box;

use chrono::NaiveDate;
use synthetic_key::SyntheticKey;

use crate::keys::{FORMAT, ReadingKey, TUNED, TripKey, TripKeys, VIN, date};
use crate::peers::{push_date, push_integer, xxh64};
use crate::table::{Table, kept};

#[derive(SyntheticKey)]
#[pk(also_read = ["{date}.{xxh64(vin) % 400 + 1}"])]
struct Grown {
    #[pk(concat)]
    date: NaiveDate,
    #[pk(hash_suffix = 800)]
    vin: String,
}

/// All keys of a day.
#[must_use]
pub fn fan_out() -> Table {
    let date = kept(date());
    Table::new("fan-out: the 400 keys of a day")
        .row(FORMAT, move || {
            let date = black_box(date);
            for suffix in 1..=400_u16 {
                black_box(&format!("{date}.{suffix}"));
            }
        })
        .row("tuned by hand: the prefix copied", move || {
            let mut prefix = String::with_capacity(11);
            push_date(&mut prefix, *black_box(date));
            prefix.push('.');
            for suffix in 1..=400_u16 {
                let mut key = String::with_capacity(14);
                key.push_str(&prefix);
                push_integer(&mut key, suffix);
                black_box(&key);
            }
        })
        .row("`TripKeys { .. }.iter()`", move || {
            let keys = TripKeys {
                date: *black_box(date),
            };
            for key in &keys {
                black_box(&key);
            }
        })
}

/// Both keys of an item while N doubles.
#[must_use]
pub fn read_keys() -> Table {
    let item = kept(Grown {
        date: date(),
        vin: "0".into(),
    });
    Table::new("`read_keys`: `.469` of 800 and `.69` of 400")
        .row("`format!`, the hash taken once", move || {
            let Grown { date, vin } = black_box(item);
            let hash = xxh64(vin);
            for n in [800, 400] {
                black_box(&format!("{date}.{}", hash % n + 1));
            }
        })
        .row(TUNED, move || {
            let Grown { date, vin } = black_box(item);
            let hash = xxh64(vin);
            let mut prefix = String::with_capacity(14);
            push_date(&mut prefix, *date);
            prefix.push('.');
            let mut older = prefix.clone();
            push_integer(&mut prefix, hash % 800 + 1);
            push_integer(&mut older, hash % 400 + 1);
            black_box(&prefix);
            black_box(&older);
        })
        .row("`read_keys()`", move || {
            for key in black_box(item).read_keys() {
                black_box(&key);
            }
        })
}

/// Text and a number.
#[must_use]
pub fn parse_text() -> Table {
    let key = kept("abc-123-2018");
    Table::new("parse `abc-123-2018` into text and a number")
        .row("`rsplit_once` and `parse`", move || {
            let (device, year) = black_box(*key).rsplit_once('-')?;
            Some((device.to_owned(), year.parse::<u16>().ok()?))
        })
        .row("`ReadingKey::parse`", move || {
            ReadingKey::parse::<(String, u16)>(black_box(*key))
        })
}

/// A date and the number of the suffix.
#[must_use]
pub fn parse_date() -> Table {
    let vin = kept(VIN.to_owned());
    let key = kept(TripKey { date: date(), vin }.partition_key());
    Table::new("parse `2018-08-09.225` into a date and the suffix")
        .row("`rsplit_once` and `parse`", move || {
            let (date, suffix) = black_box(key).rsplit_once('.')?;
            let date = date.parse::<NaiveDate>().ok()?;
            Some((date, suffix.parse::<u16>().ok()?))
        })
        .row("`TripKey::parse`", move || {
            TripKey::parse::<(NaiveDate, u16)>(black_box(key))
        })
}
