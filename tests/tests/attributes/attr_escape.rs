//! `escape`: text may contain the separators, and keys can be parsed.

use chrono::NaiveDate;
use proptest::prelude::*;
use synthetic_key::{RandomSuffix, SyntheticKey};
use synthetic_key_tests::{cases, level_texts};

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
}

#[test]
fn escaping_is_that_of_the_whole_key() {
    #[derive(SyntheticKey)]
    #[pk(escape)]
    struct Item {
        #[pk(concat, level = 1)]
        tenant: String,
        #[pk(concat, level = 2)]
        site: String,
        #[pk(concat, level = 2)]
        user: String,
        #[pk(concat, level = 3)]
        date: NaiveDate,
        #[pk(random_suffix = 4, level = 3)]
        shard: RandomSuffix<4>,
    }
    let date = NaiveDate::from_ymd_opt(2018, 8, 9).unwrap();
    let shard = RandomSuffix::new(3).unwrap();
    let key = ItemKey {
        tenant: "a-b.c%/",
        site: "s-",
        user: "-u",
        date,
        shard,
    }
    .partition_key();
    assert_eq!(
        level_texts(&key),
        ["a%2Db%2Ec%25/", "s%2D-%2Du", "2018-08-09.3"]
    );
    let keys = ItemKeys {
        tenant: "t",
        site: "s",
        user: "u",
        date,
    };
    assert!(
        keys.iter()
            .map(|key| key.levels().next_back().unwrap().to_owned())
            .eq((1..=4).map(|n| format!("2018-08-09.{n}")))
    );
    let prefix = ItemKey2 {
        tenant: "a-b",
        site: "s",
        user: "u",
    }
    .partition_key();
    assert_eq!(level_texts(&prefix), ["a%2Db", "s-u"]);
}

#[test]
fn what_the_layout_does_not_show_is_not_escaped() {
    #[derive(SyntheticKey)]
    #[pk(escape)]
    struct Item {
        #[pk(concat, level = 1)]
        tenant: String,
        #[pk(hash_suffix = 4, level = 2)]
        id: u32,
    }
    // SPEC.md, section 6: `%`, and every character that occurs in the literal text of the layout.
    assert_eq!(Item::LAYOUT, "{tenant:%}{/}{xxh64(id) % 4 + 1}");
    let key = ItemKey {
        tenant: "a.b%",
        id: 1,
    }
    .partition_key();
    assert_eq!(key.levels().next(), Some("a.b%25"));
}

/// With `store = "table"`, the characters that the service forbids are escaped too, so that any text is safe.
#[derive(SyntheticKey)]
#[pk(escape, store = "table", layout = "{tenant:%table}-{user:%table}")]
struct Entity {
    #[pk(concat)]
    tenant: String,
    #[pk(concat)]
    user: String,
}

#[derive(SyntheticKey)]
#[pk(escape, store = "table")]
struct Unlocked {
    #[pk(concat)]
    tenant: String,
    #[pk(concat)]
    number: u32,
}

#[test]
fn what_a_table_forbids_is_escaped() {
    let key = EntityKey {
        tenant: "a/b\\c",
        user: "#?\n\u{80}\u{9f}\u{a0}é",
    };
    let text = "a%2Fb%5Cc-%23%3F%0A%C2%80%C2%9F\u{a0}é";
    assert_eq!(key.try_partition_key().unwrap(), text);
    let (tenant, user): (String, String) = EntityKey::parse(text).unwrap();
    assert_eq!((&*tenant, &*user), (key.tenant, key.user));
    assert!(EntityKey::parse::<(String, String)>("a/b-c").is_err());
    assert_eq!(Unlocked::LAYOUT, "{tenant:%table}-{number}");
}

proptest! {
    #![proptest_config(cases(500))]

    #[test]
    fn any_text_is_safe_in_a_table(tenant in "\\PC{1,9}|[\0-\u{a0}]{1,9}", user in "[\0-\u{a0}/\\\\#?]{1,9}") {
        let key = EntityKey { tenant: &tenant, user: &user };
        let text = key.try_partition_key().unwrap();
        prop_assert!(!text.as_str().chars().any(|c| c.is_control() || "/\\#?".contains(c)));
        let parts: (String, String) = EntityKey::parse(&text).unwrap();
        prop_assert_eq!((&*parts.0, &*parts.1), (&*tenant, &*user));
    }
}
