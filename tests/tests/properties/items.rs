//! Items of every kind, and strategies for arbitrary ones.

use std::collections::BTreeMap;

use chrono::{Datelike, NaiveDate};
use proptest::collection::{btree_map, vec};
use proptest::prelude::*;
use serde::{Deserialize, Serialize};
use synthetic_key::{KeyPart, RandomSuffix, SyntheticKey};
use uuid::Uuid;

#[derive(Clone, Debug, PartialEq, SyntheticKey)]
#[pk(serde)]
#[serde(rename_all = "camelCase")]
pub(crate) struct Reading {
    #[pk(concat)]
    pub(crate) device_id: String,
    #[pk(concat)]
    pub(crate) date: u16,
    note: Option<String>,
}

#[derive(Clone, Debug, PartialEq, SyntheticKey)]
#[pk(serde)]
pub(crate) struct Trip {
    #[pk(concat)]
    pub(crate) date: NaiveDate,
    #[pk(hash_suffix = 400)]
    pub(crate) vin: String,
    pub(crate) km: i64,
}

#[derive(Clone, Debug, PartialEq, SyntheticKey)]
#[pk(serde)]
#[pk(suffix_separator = "#")]
pub(crate) struct Event {
    #[pk(concat)]
    pub(crate) date: jiff::civil::Date,
    #[pk(random_suffix = 400)]
    pub(crate) shard: RandomSuffix<400>,
}

#[derive(Clone, Copy, Debug, PartialEq, Serialize, Deserialize, KeyPart)]
#[serde(rename_all = "kebab-case")]
pub(crate) enum Kind {
    First,
    SecondKind,
}

#[derive(Clone, Debug, PartialEq, SyntheticKey)]
#[pk(serde)]
#[pk(property = "pk", separator = "::")]
pub(crate) struct Several {
    #[pk(concat(2))]
    pub(crate) number: i64,
    #[pk(concat(1))]
    pub(crate) kind: Kind,
    #[pk(hash_suffix = 7)]
    text: String,
    #[pk(hash_suffix = 7)]
    letter: char,
    #[pk(hash_suffix = 7)]
    id: Uuid,
    #[pk(hash_suffix = 7)]
    flag: bool,
}

#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub(crate) struct Place {
    city: String,
    country: Option<String>,
}

#[derive(Clone, Debug, PartialEq, SyntheticKey)]
#[pk(serde)]
pub(crate) struct Flat {
    #[serde(flatten)]
    place: Place,
    #[pk(concat)]
    pub(crate) name: Box<str>,
    #[pk(hash_suffix = 16)]
    vin: u64,
    #[serde(flatten)]
    rest: BTreeMap<String, i64>,
}

#[derive(Clone, Debug, PartialEq, Serialize, Deserialize, SyntheticKey)]
#[serde(rename_all = "camelCase", deny_unknown_fields)]
#[pk(keyed)]
pub(crate) struct Order {
    #[pk(concat)]
    pub(crate) tenant: String,
    #[pk(concat)]
    serial: u64,
    lines: Vec<u8>,
}

/// How an item is looked up.
macro_rules! point {
    ($($item:ident $key:ident { $($value:ident),*; $($text:ident),* })*) => {$(
        impl $item {
            pub(crate) fn point(&self) -> $key<'_> {
                $key { $($value: self.$value,)* $($text: &self.$text),* }
            }
        }
    )*};
}

point! {
    Reading ReadingKey { date; device_id }
    Trip TripKey { date; vin }
    Event EventKey { date, shard; }
    Several SeveralKey { number, letter, id, flag; kind, text }
    Flat FlatKey { vin; name }
    Order OrderKey { serial; tenant }
    Everything EverythingKey { chrono, jiff, time, wide, letter, hashed_date; text, hashed_text }
}

/// Any text, including control characters, and sometimes one that is too long for a key.
fn text() -> impl Strategy<Value = String> {
    prop_oneof![
        4 => vec(any::<char>(), 0..12).prop_map(String::from_iter),
        4 => any::<String>(),
        1 => (1_u8..5, 500_usize..800).prop_map(|(letters, times)| "äbcd"[..=usize::from(letters)].repeat(times)),
        1 => (2020_usize..2060).prop_map(|len| "x".repeat(len)),
    ]
}

pub(crate) fn chrono_date() -> impl Strategy<Value = NaiveDate> + Clone {
    let all = NaiveDate::MIN.num_days_from_ce()..=NaiveDate::MAX.num_days_from_ce();
    let in_range = -365..=3_652_059;
    prop_oneof![1 => all, 3 => in_range]
        .prop_map(|days| NaiveDate::from_num_days_from_ce_opt(days).unwrap())
}

pub(crate) fn jiff_date() -> impl Strategy<Value = jiff::civil::Date> + Clone {
    (-9999_i16..=9999, 1_i8..=12, 1_i8..=28)
        .prop_map(|(year, month, day)| jiff::civil::Date::new(year, month, day).unwrap())
}

pub(crate) fn time_date() -> impl Strategy<Value = time::Date> + Clone {
    (time::Date::MIN.to_julian_day()..=time::Date::MAX.to_julian_day())
        .prop_map(|day| time::Date::from_julian_day(day).unwrap())
}

prop_compose! {
    pub(crate) fn reading()(device_id in text(), date in any::<u16>(), note in any::<Option<String>>()) -> Reading {
        Reading { device_id, date, note }
    }
}

prop_compose! {
    pub(crate) fn trip()(date in chrono_date(), vin in text(), km in any::<i64>()) -> Trip {
        Trip { date, vin, km }
    }
}

prop_compose! {
    pub(crate) fn event()(date in jiff_date(), shard in 1_u16..=400) -> Event {
        Event { date, shard: RandomSuffix::new(shard).unwrap() }
    }
}

prop_compose! {
    pub(crate) fn several()(
        number in any::<i64>(),
        first in any::<bool>(),
        text in text(),
        letter in any::<char>(),
        id in any::<u128>(),
        flag in any::<bool>(),
    ) -> Several {
        let kind = if first { Kind::First } else { Kind::SecondKind };
        Several { number, kind, text, letter, id: Uuid::from_u128(id), flag }
    }
}

prop_compose! {
    pub(crate) fn flat()(
        city in any::<String>(),
        country in any::<Option<String>>(),
        name in text(),
        vin in any::<u64>(),
        // Names that no field has.
        rest in btree_map("_.{0,8}", any::<i64>(), 0..4),
    ) -> Flat {
        Flat { place: Place { city, country }, name: name.into(), vin, rest }
    }
}

prop_compose! {
    pub(crate) fn order()(tenant in text(), serial in any::<u64>(), lines in any::<Vec<u8>>()) -> Order {
        Order { tenant, serial, lines }
    }
}

/// Every kind of part that can be out of range or empty.
#[derive(Clone, Debug, SyntheticKey)]
pub(crate) struct Everything {
    #[pk(concat)]
    pub(crate) chrono: NaiveDate,
    #[pk(concat)]
    pub(crate) jiff: jiff::civil::Date,
    #[pk(concat)]
    pub(crate) time: time::Date,
    #[pk(concat)]
    pub(crate) text: String,
    #[pk(concat)]
    pub(crate) wide: u128,
    #[pk(hash_suffix = 65535)]
    letter: char,
    #[pk(hash_suffix = 65535)]
    hashed_text: String,
    #[pk(hash_suffix = 65535)]
    pub(crate) hashed_date: NaiveDate,
}

prop_compose! {
    pub(crate) fn everything()(
        chrono in chrono_date(),
        jiff in jiff_date(),
        time in time_date(),
        text in text(),
        wide in any::<u128>(),
        letter in any::<char>(),
        hashed_text in text(),
        hashed_date in chrono_date(),
    ) -> Everything {
        Everything { chrono, jiff, time, text, wide, letter, hashed_text, hashed_date }
    }
}
