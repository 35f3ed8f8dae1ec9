//! `TKey::parse` of any text: what comes apart was a key, and goes together again.

use std::num::NonZero;

use chrono::NaiveDate;
use synthetic_key::{KeyPart, PartitionKey, RandomSuffix, SyntheticKey};
use uuid::Uuid;

#[derive(SyntheticKey)]
struct Reading {
    #[pk(concat)]
    device_id: String,
    #[pk(concat)]
    date: u16,
}

#[derive(SyntheticKey)]
struct Trip {
    #[pk(concat)]
    date: NaiveDate,
    #[pk(hash_suffix = 400)]
    vin: String,
}

#[derive(SyntheticKey)]
#[pk(escape)]
struct Order {
    #[pk(concat)]
    tenant: String,
    #[pk(concat)]
    user: Box<str>,
    #[pk(concat)]
    letter: char,
}

#[derive(SyntheticKey)]
#[pk(escape, separator = "é::", suffix_separator = "~")]
struct Odd {
    #[pk(concat)]
    text: String,
    #[pk(concat)]
    signed: i64,
    #[pk(concat)]
    other: String,
    #[pk(random_suffix = 400)]
    shard: RandomSuffix<400>,
}

#[derive(Clone, Copy, KeyPart, serde::Serialize)]
#[serde(rename_all = "kebab-case")]
enum Plan {
    ProPlus,
    Free,
}

#[derive(Clone, KeyPart)]
struct Vin(String);

#[derive(SyntheticKey)]
struct Mixed {
    #[pk(concat)]
    id: Uuid,
    #[pk(concat)]
    wide: i128,
    #[pk(concat)]
    plan: Plan,
    #[pk(concat)]
    vin: Vin,
    #[pk(concat)]
    flag: bool,
    #[pk(concat)]
    number: NonZero<u8>,
    #[pk(concat)]
    letter: char,
}

#[derive(SyntheticKey)]
#[pk(separator = "|")]
struct Optional {
    #[pk(concat, pad = 3)]
    seq: i16,
    #[pk(concat, none = "+")]
    number: Option<i8>,
    #[pk(concat, none = "none")]
    id: Option<Uuid>,
    #[pk(concat, none = "NONE", case = "lower")]
    region: Option<String>,
    #[pk(concat, none = "never")]
    date: Option<NaiveDate>,
}

#[derive(SyntheticKey)]
#[pk(escape, store = "table", separator = "--")]
struct Entity {
    #[pk(concat, none = "A-B%2D", case = "lower")]
    region: Option<String>,
    #[pk(concat, max_len = 4)]
    short: String,
    #[pk(concat)]
    signed: i8,
}

/// The first byte says which layout, the rest is the text.
pub fn keys(data: &[u8]) {
    let Some((kind, key)) = data.split_first() else {
        return;
    };
    let Ok(key) = std::str::from_utf8(key) else {
        return;
    };
    match kind % 7 {
        0 => reading(key),
        1 => trip(key),
        2 => order(key),
        3 => odd(key),
        4 => mixed(key),
        5 => optional(key),
        _ => entity(key),
    }
}

/// The parts make this key, and the store accepts it.
fn is_the_key(parts: &impl SyntheticKey<Key = PartitionKey>, key: &str) {
    assert_eq!(parts.partition_key(), key);
    assert_eq!(parts.try_partition_key().unwrap(), key);
}

fn reading(key: &str) {
    if let Ok((device_id, date)) = ReadingKey::parse::<(String, u16)>(key) {
        is_the_key(
            &ReadingKey {
                device_id: &device_id,
                date,
            },
            key,
        );
        is_the_key(&Reading { device_id, date }, key);
    }
}

fn trip(key: &str) {
    if let Ok((date, suffix)) = TripKey::parse::<(NaiveDate, u16)>(key) {
        assert_eq!(key, format!("{date}.{suffix}"));
        let mut fan_out = TripKeys { date }.iter();
        assert_eq!(fan_out.nth(usize::from(suffix) - 1).unwrap(), key);
        let point = TripKey { date, vin: key };
        assert_eq!(point.try_partition_key().unwrap(), point.partition_key());
    }
}

fn order(key: &str) {
    if let Ok((tenant, user, letter)) = OrderKey::parse::<(String, String, char)>(key) {
        is_the_key(
            &OrderKey {
                tenant: &tenant,
                user: &user,
                letter,
            },
            key,
        );
        is_the_key(
            &Order {
                tenant,
                user: user.into(),
                letter,
            },
            key,
        );
    }
}

fn odd(key: &str) {
    if let Ok((text, signed, other, shard)) =
        OddKey::parse::<(String, i64, String, RandomSuffix<400>)>(key)
    {
        is_the_key(
            &OddKey {
                text: &text,
                signed,
                other: &other,
                shard,
            },
            key,
        );
        let number: (String, i64, String, u16) = OddKey::parse(key).unwrap();
        assert_eq!(number.3, shard.get());
        is_the_key(
            &Odd {
                text,
                signed,
                other,
                shard,
            },
            key,
        );
    }
}

fn mixed(key: &str) {
    type Parts = (Uuid, i128, Plan, Vin, bool, NonZero<u8>, char);
    if let Ok((id, wide, plan, vin, flag, number, letter)) = MixedKey::parse::<Parts>(key) {
        is_the_key(
            &MixedKey {
                id,
                wide,
                plan: &plan,
                vin: &vin,
                flag,
                number,
                letter,
            },
            key,
        );
        is_the_key(
            &Mixed {
                id,
                wide,
                plan,
                vin,
                flag,
                number,
                letter,
            },
            key,
        );
    }
}

fn optional(key: &str) {
    type Parts = (
        i16,
        Option<i8>,
        Option<Uuid>,
        Option<String>,
        Option<NaiveDate>,
    );
    if let Ok((seq, number, id, region, date)) = OptionalKey::parse::<Parts>(key) {
        is_the_key(
            &OptionalKey {
                seq,
                number,
                id,
                region: region.as_deref(),
                date,
            },
            key,
        );
        is_the_key(
            &Optional {
                seq,
                number,
                id,
                region,
                date,
            },
            key,
        );
    }
}

fn entity(key: &str) {
    if let Ok((region, short, signed)) = EntityKey::parse::<(Option<String>, String, i8)>(key) {
        is_the_key(
            &EntityKey {
                region: region.as_deref(),
                short: &short,
                signed,
            },
            key,
        );
        is_the_key(
            &Entity {
                region,
                short,
                signed,
            },
            key,
        );
    }
}
