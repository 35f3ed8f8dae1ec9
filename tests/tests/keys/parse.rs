//! Parsing keys: `TKey::parse`.

mod arbitrary;

use std::borrow::Cow;
use std::sync::Arc;

use chrono::NaiveDate;
use proptest::prelude::*;
use synthetic_key::{KeyPart, RandomSuffix, SyntheticKey};
use uuid::Uuid;

#[derive(SyntheticKey)]
#[pk(escape)]
struct Order {
    #[pk(concat)]
    tenant: String,
    #[pk(concat)]
    user: String,
}

#[derive(SyntheticKey)]
#[pk(escape, separator = "é::", suffix_separator = "~")]
struct Odd<'a> {
    #[pk(concat)]
    text: Cow<'a, str>,
    #[pk(concat)]
    signed: i64,
    #[pk(concat)]
    other: &'a str,
    #[pk(random_suffix = 400)]
    shard: RandomSuffix<400>,
}

#[derive(Clone, Copy, Debug, PartialEq, KeyPart)]
enum Tier {
    Free,
    Pro,
}

#[derive(Clone, Debug, PartialEq, KeyPart)]
struct Vin(Arc<str>);

#[derive(SyntheticKey)]
struct Mixed {
    #[pk(concat)]
    id: Uuid,
    #[pk(concat)]
    date: NaiveDate,
    #[pk(concat)]
    count: i8,
    #[pk(concat)]
    vin: Vin,
    #[pk(concat)]
    letter: char,
    #[pk(concat)]
    flag: bool,
    #[pk(concat)]
    tier: Tier,
    #[pk(concat)]
    number: u128,
}

type Mixed8 = (Uuid, NaiveDate, i8, Vin, char, bool, Tier, u128);

#[derive(SyntheticKey)]
struct One {
    #[pk(concat)]
    text: String,
}

#[test]
fn as_many_pieces_as_the_key_has() {
    assert!(OrderKey::parse::<String>("a-b").is_err());
    assert!(OrderKey::parse::<(String, String, String)>("a-b-c").is_err());
    assert!(OneKey::parse::<(String, u16)>("a.7").is_err());
    let (date, suffix): (NaiveDate, u16) = HashedKey::parse("2018-08-09.225").unwrap();
    assert_eq!((date.to_string().as_str(), suffix), ("2018-08-09", 225));
    assert!(HashedKey::parse::<(NaiveDate, u16)>("2018-08-09.401").is_err());
    assert!(HashedKey::parse::<(NaiveDate, u16)>("2018-08-09.0").is_err());
    assert!(HashedKey::parse::<NaiveDate>("2018-08-09.225").is_err());
    assert!(HashedKey::parse::<(NaiveDate, String)>("2018-08-09.007").is_err());
    assert!(OneKey::parse::<String>(&"x".repeat(2049)).is_err());
}

#[derive(SyntheticKey)]
struct Hashed {
    #[pk(concat)]
    date: NaiveDate,
    #[pk(hash_suffix = 400)]
    vin: String,
}

#[test]
fn one_part_is_itself() {
    assert_eq!(OneKey::parse::<String>("a-b").unwrap(), "a-b");
    assert!(OneKey::parse::<String>("").is_err());
}

/// Names that contain the separator; none continues where another ends.
#[derive(Clone, Copy, Debug, PartialEq, KeyPart, serde::Serialize)]
#[serde(rename_all = "kebab-case")]
enum Plan {
    ProPlus,
    Free,
}

#[derive(SyntheticKey)]
struct Subscription {
    #[pk(concat)]
    plan: Plan,
    #[pk(concat)]
    tenant: String,
}

#[test]
fn names_with_separators() {
    let key = SubscriptionKey {
        plan: &Plan::ProPlus,
        tenant: "a-b",
    };
    assert_eq!(key.partition_key(), "pro-plus-a-b");
    assert_eq!(
        SubscriptionKey::parse::<(Plan, String)>("pro-plus-a-b").unwrap(),
        (Plan::ProPlus, "a-b".into())
    );
    assert_eq!(
        SubscriptionKey::parse::<(Plan, String)>("free-plus-a").unwrap(),
        (Plan::Free, "plus-a".into())
    );
    assert!(SubscriptionKey::parse::<(Plan, String)>("pro-a").is_err());
}

#[test]
fn dates_are_checked() {
    let text = "6f9619ff-8b86-d011-b42d-00cf4fc964ff-2018-02-30--7-v-x-true-Pro-1";
    assert_eq!(
        MixedKey::parse::<Mixed8>(text).unwrap_err().field,
        Some("date")
    );
    assert!(MixedKey::parse::<Mixed8>(&text.replace("30", "28")).is_ok());
    assert!(MixedKey::parse::<Mixed8>(&text.replace("02-30", "2-28")).is_err());
    assert!(
        MixedKey::parse::<Mixed8>(&text.replace("02-30", "02-28").replace("6f96", "6F96")).is_err()
    );
}

proptest! {
    #[test]
    fn proved_layouts_come_apart(
        id: u128, days in 0_i64..3_652_425, count: i8, vin in ".+", letter: char, flag: bool, number: u128,
    ) {
        let date = NaiveDate::from_ymd_opt(0, 1, 1).unwrap() + chrono::TimeDelta::days(days);
        let (id, vin) = (Uuid::from_u128(id), Vin(vin.into()));
        let tier = Tier::Pro;
        let key = MixedKey { id, date, count, vin: &vin, letter, flag, tier: &tier, number }.partition_key();
        let parsed = MixedKey::parse::<Mixed8>(&key).unwrap();
        prop_assert_eq!(parsed, (id, date, count, vin, letter, flag, tier, number));
    }

    #[test]
    fn parsing_never_panics_and_gives_keys_alone(text in ".*") {
        if let Ok((tenant, user)) = OrderKey::parse::<(String, String)>(&text) {
            prop_assert_eq!(OrderKey { tenant: &tenant, user: &user }.partition_key(), text.as_str());
        }
        let _ = MixedKey::parse::<Mixed8>(&text);
        let _ = OddKey::parse::<(String, i64, String, u16)>(&text);
        let _ = SubscriptionKey::parse::<(Plan, String)>(&text);
    }
}

#[derive(SyntheticKey)]
struct Folded {
    #[pk(concat, case = "lower")]
    tier: Tier,
    #[pk(concat, rollup = "minute")]
    at: std::time::SystemTime,
    #[pk(concat)]
    number: u32,
}

#[test]
fn folded_names_come_back_as_their_type() {
    let key = FoldedKey {
        tier: &Tier::Pro,
        at: std::time::SystemTime::UNIX_EPOCH,
        number: 7,
    };
    let key = key.partition_key();
    assert_eq!(key, "pro-1970-01-01T00:00-7");
    let parts: (Tier, String, u32) = FoldedKey::parse(&key).unwrap();
    assert_eq!(parts, (Tier::Pro, "1970-01-01T00:00".to_owned(), 7));
    assert!(FoldedKey::parse::<(Tier, String, u32)>("Pro-1970-01-01T00:00-7").is_err());
}

#[test]
fn a_period_that_there_is_not_is_in_no_key() {
    for wrong in ["1970-13-01T00:00", "1970-02-30T00:00", "1970-01-01T24:00"] {
        let key = format!("pro-{wrong}-7");
        assert!(
            FoldedKey::parse::<(Tier, String, u32)>(&key).is_err(),
            "{key}"
        );
    }
}
