//! Keys that come apart again: `escape`, and `TKey::parse`.

use std::borrow::Cow;
use std::sync::Arc;

use chrono::NaiveDate;
use proptest::prelude::*;
use synthetic_key::{KeyError, KeyPart, RandomSuffix, SyntheticKey};
use uuid::Uuid;

#[derive(SyntheticKey)]
#[pk(escape)]
struct Order {
    #[pk(concat)]
    tenant: String,
    #[pk(concat)]
    user: String,
}

#[test]
fn escaped_text() {
    assert_eq!(
        OrderKey {
            tenant: "a-b",
            user: "c"
        }
        .partition_key(),
        "a%2Db-c"
    );
    assert_eq!(
        OrderKey {
            tenant: "a",
            user: "b-c"
        }
        .partition_key(),
        "a-b%2Dc"
    );
    assert_eq!(
        OrderKey {
            tenant: "50%",
            user: "é.💰"
        }
        .partition_key(),
        "50%25-é.💰"
    );
    assert_eq!(Order::LAYOUT, "{tenant:%}-{user:%}");
    let order = Order {
        tenant: "a-b".into(),
        user: "c".into(),
    };
    assert_eq!(order.try_partition_key().unwrap(), "a%2Db-c");
    assert_eq!(
        OrderKey::parse::<(String, String)>("a%2Db-c").unwrap(),
        ("a-b".into(), "c".into())
    );
}

#[test]
fn what_is_written_otherwise_is_no_key() {
    for key in [
        "", "a", "-", "a-", "-b", "a-b-c", "a%2D-b-c", "a%2-b", "a%2d-b", "a%61-b", "a%FF-b",
        "%-a", "a%+2-b",
    ] {
        assert!(OrderKey::parse::<(String, String)>(key).is_err(), "{key}");
    }
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

#[test]
fn every_character_of_a_separator_is_escaped() {
    let shard = RandomSuffix::new(7).unwrap();
    let key = OddKey {
        text: "é:~%",
        signed: -7,
        other: ":",
        shard,
    };
    assert_eq!(key.partition_key(), "%C3%A9%3A%7E%25é::-7é::%3A~7");
    let parsed =
        OddKey::parse::<(String, i64, String, RandomSuffix<400>)>(&key.partition_key()).unwrap();
    assert_eq!(parsed, ("é:~%".into(), -7, ":".into(), shard));
    assert!(OddKey::parse::<(String, i64, String, RandomSuffix<400>)>("aé::1é::b~07").is_err());
    assert!(OddKey::parse::<(String, i64, String, RandomSuffix<400>)>("aé::1é::b~401").is_err());
    assert!(OddKey::parse::<(String, i64, String, RandomSuffix<400>)>("aé::1é::b~").is_err());
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

/// Names with the separator in them, none of which goes on where another ends.
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
    fn escaped_keys_come_apart(tenant in ".+", user in ".+", other_tenant in "[a%-]{1,3}", other_user in "[a%-]{1,3}") {
        let key = OrderKey { tenant: &tenant, user: &user }.partition_key();
        prop_assert_eq!(OrderKey::parse::<(String, String)>(&key).unwrap(), (tenant.clone(), user.clone()));
        let other = OrderKey { tenant: &other_tenant, user: &other_user }.partition_key();
        prop_assert_eq!(OrderKey::parse::<(String, String)>(&other).unwrap(), (other_tenant.clone(), other_user.clone()));
        prop_assert_eq!(key == other, (tenant, user) == (other_tenant, other_user));
    }

    #[test]
    fn few_characters_never_collide(a in "[a%-]{1,4}", b in "[a%-]{1,4}", c in "[a%-]{1,4}", d in "[a%-]{1,4}") {
        let one = OrderKey { tenant: &a, user: &b }.partition_key();
        let other = OrderKey { tenant: &c, user: &d }.partition_key();
        prop_assert_eq!(one == other, (a, b) == (c, d));
    }

    #[test]
    fn odd_separators_come_apart(text in "[é:~%a]{1,5}", signed: i64, other in "[é:~%a]{1,5}", n in 1_u16..=400) {
        let shard = RandomSuffix::new(n).unwrap();
        let key = OddKey { text: &text, signed, other: &other, shard }.partition_key();
        prop_assert_eq!(OddKey::parse::<(String, i64, String, RandomSuffix<400>)>(&key).unwrap(), (text, signed, other, shard));
    }

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
#[pk(store = "table")]
struct Entity {
    #[pk(concat)]
    name: String,
}

#[derive(SyntheticKey)]
#[pk(max_len = 5)]
struct Short {
    #[pk(concat)]
    name: String,
}

#[test]
fn stores_limit_keys() {
    for character in ['/', '\\', '#', '?', '\t', '\u{7f}', '\u{85}'] {
        let name = format!("a{character}");
        let error = EntityKey { name: &name }.try_partition_key().unwrap_err();
        assert_eq!(
            error,
            KeyError::Forbidden {
                field: "name",
                character
            }
        );
    }
    // Two UTF-16 code units each, and four bytes.
    assert!(
        EntityKey {
            name: &"💰".repeat(256)
        }
        .try_partition_key()
        .is_ok()
    );
    let error = EntityKey {
        name: &"💰".repeat(257),
    }
    .try_partition_key()
    .unwrap_err();
    assert_eq!(
        error,
        KeyError::TooLong {
            field: "name",
            len: 514,
            max: synthetic_key::store::Length::Utf16(512),
        }
    );
    assert!(error.to_string().contains("514 UTF-16 code units"));
    assert!(ShortKey { name: "12345" }.try_partition_key().is_ok());
    assert!(ShortKey { name: "123456" }.try_partition_key().is_err());
}
