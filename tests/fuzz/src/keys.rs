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

#[derive(SyntheticKey)]
#[pk(prefix = "T#9", separator = "_")]
struct InFront {
    #[pk(hash_suffix(16, from = 0, pad = 3, first))]
    vin: String,
    #[pk(concat)]
    device: String,
    #[pk(concat)]
    date: NaiveDate,
}

#[derive(SyntheticKey)]
#[pk(separator = "#")]
struct DrawnInFront {
    #[pk(random_suffix(12, first))]
    shard: RandomSuffix<12>,
    #[pk(concat)]
    device: String,
}

fn length(vin: &str) -> u64 {
    vin.len() as u64
}

#[derive(SyntheticKey)]
#[pk(suffix_separator = "/")]
struct OwnHash {
    #[pk(concat, pad = 5)]
    site: u16,
    #[pk(hash_suffix(11, from = 0, pad = 2, by = length))]
    vin: String,
}

#[derive(SyntheticKey)]
#[pk(prefix = "TENANT#", separator = "#USER#", ambiguous)]
struct Ambiguous {
    #[pk(concat)]
    tenant: String,
    #[pk(concat)]
    user: String,
}

/// The first byte says which layout, the rest is the text.
pub fn keys(data: &[u8]) {
    let Some((kind, key)) = data.split_first() else {
        return;
    };
    let Ok(key) = std::str::from_utf8(key) else {
        return;
    };
    match kind % 11 {
        0 => reading(key),
        1 => trip(key),
        2 => order(key),
        3 => odd(key),
        4 => mixed(key),
        5 => optional(key),
        6 => entity(key),
        7 => in_front(key),
        8 => drawn_in_front(key),
        9 => own_hash(key),
        _ => ambiguous(key),
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

fn in_front(key: &str) {
    if let Ok((device, date, suffix)) = InFrontKey::parse::<(String, NaiveDate, u16)>(key) {
        assert_eq!(key, format!("T#9{suffix:03}_{device}_{date}"));
        let device = &device;
        let mut fan_out = InFrontKeys { device, date }.iter();
        assert_eq!(fan_out.nth(usize::from(suffix)).unwrap(), key);
    }
}

fn drawn_in_front(key: &str) {
    if let Ok((device, shard)) = DrawnInFrontKey::parse::<(String, RandomSuffix<12>)>(key) {
        let device = &device;
        is_the_key(&DrawnInFrontKey { shard, device }, key);
        let mut fan_out = DrawnInFrontKeys { device }.iter();
        let at = usize::from(shard.get()) - 1;
        assert_eq!(fan_out.nth(at).unwrap(), key);
    }
}

fn own_hash(key: &str) {
    if let Ok((site, suffix)) = OwnHashKey::parse::<(u16, u16)>(key) {
        let vin = &"x".repeat(usize::from(suffix));
        is_the_key(&OwnHashKey { site, vin }, key);
        assert_eq!(key, format!("{site:05}/{suffix:02}"));
    }
}

/// Different parts make such a key; those that come out make this one.
fn ambiguous(key: &str) {
    if let Ok((tenant, user)) = AmbiguousKey::parse::<(String, String)>(key) {
        let (tenant, user) = (&*tenant, &*user);
        is_the_key(&AmbiguousKey { tenant, user }, key);
    }
}
