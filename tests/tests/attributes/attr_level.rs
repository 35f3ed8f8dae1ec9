//! `level`: hierarchical keys, their levels, the properties that hold them, and their prefixes.

mod documents;

use std::cmp::Ordering;
use std::collections::HashSet;
use std::hash::{BuildHasher, RandomState};

use chrono::{DateTime, NaiveDate, Utc};
use proptest::prelude::*;
use synthetic_key::{HierarchicalKey, KeyError, KeyPart, RandomSuffix, SyntheticKey};
use synthetic_key_tests::{cases, level_texts};
use uuid::Uuid;

#[derive(SyntheticKey)]
struct Session {
    #[pk(concat, level = 1)]
    tenant: String,
    #[pk(concat, level = 2)]
    user: String,
    #[pk(concat, level = 3)]
    device: String,
}

fn key(levels: [&str; 3]) -> HierarchicalKey {
    let [tenant, user, device] = levels;
    SessionKey {
        tenant,
        user,
        device,
    }
    .partition_key()
}

fn text() -> impl Strategy<Value = String> {
    prop_oneof![3 => "[ab/ ]{0,3}", 1 => any::<String>(), 1 => "x{100,300}"]
}

proptest! {
    #![proptest_config(cases(512))]

    #[test]
    fn levels_are_what_was_put_in(a in [text(), text(), text()], b in [text(), text(), text()]) {
        let (a, b) = (a.each_ref().map(|text| &**text), b.each_ref().map(|text| &**text));
        let (one, other) = (key(a), key(b));
        assert_eq!(level_texts(&one), a);
        assert_eq!(one.levels().len(), 3);
        assert!(one.levels().rev().eq(a.into_iter().rev()));
        assert_eq!(one.to_string(), a.join(" / "));
        assert_eq!(format!("{one:?}"), format!("HierarchicalKey{a:?}"));

        // Equal if and only if all levels are; hash and order agree with that.
        assert_eq!(one == other, a == b);
        assert_eq!(one.cmp(&other) == Ordering::Equal, a == b);
        assert_eq!(one.cmp(&other), other.cmp(&one).reverse());
        assert_eq!(one.partial_cmp(&other), Some(one.cmp(&other)));
        let state = RandomState::new();
        assert_eq!(state.hash_one(&one), state.hash_one(one.clone()));
        assert_eq!(HashSet::from([one.clone(), other.clone()]).len(), if a == b { 1 } else { 2 });

        let [tenant, user, device] = a;
        let item = Session { tenant: tenant.into(), user: user.into(), device: device.into() };
        assert_eq!(item.partition_key(), one);
        assert!(item.read_keys().eq([one.clone()]));
        assert_eq!(level_texts(&SessionKey1 { tenant }.partition_key()), a[..1]);
        assert_eq!(level_texts(&SessionKey2 { tenant, user }.partition_key()), a[..2]);
        let len: usize = a.iter().map(|level| level.len()).sum();
        let is_sound = a.iter().all(|level| !level.is_empty()) && len <= 2048;
        assert_eq!(item.try_partition_key().is_ok(), is_sound);
    }
}

#[test]
fn keys_sort_level_by_level() {
    let (one, other) = (["a", "z", "x"], ["ab", "a", "x"]);
    assert_eq!(key(one).cmp(&key(other)), one.cmp(&other));
}

#[test]
fn levels_do_not_run_into_each_other() {
    let keys = [
        ["a", "bc", "d"],
        ["ab", "c", "d"],
        ["abc", "d", ""],
        ["", "abc", "d"],
        ["a / b", "c", "d"],
        ["a", "b / c", "d"],
    ];
    let all: HashSet<_> = keys.map(key).into();
    assert_eq!(all.len(), keys.len());
    // Two keys may look the same: the text is for people.
    assert_eq!(
        key(["a / b", "c", "d"]).to_string(),
        key(["a", "b / c", "d"]).to_string()
    );
    assert_ne!(
        SessionKey1 { tenant: "a" }.partition_key(),
        SessionKey2 {
            tenant: "a",
            user: ""
        }
        .partition_key()
    );
}

#[test]
fn an_unsound_level_is_named() {
    let empty = SessionKey {
        tenant: "t",
        user: "",
        device: "d",
    }
    .try_partition_key();
    assert_eq!(empty, Err(KeyError::Empty { field: "user" }));
    assert_eq!(
        SessionKey2 {
            tenant: "",
            user: "u"
        }
        .try_partition_key(),
        Err(KeyError::Empty { field: "tenant" })
    );
    assert!(SessionKey1 { tenant: "t" }.try_partition_key().is_ok());
    let long = "x".repeat(1025);
    let error = SessionKey {
        tenant: "t",
        user: &long,
        device: &long[1..],
    }
    .try_partition_key()
    .unwrap_err();
    assert_eq!(
        error,
        KeyError::TooLong {
            field: "user",
            len: 2050,
            max: synthetic_key::store::Length::Bytes(2048),
        }
    );
    assert!(
        SessionKey {
            tenant: &long[2..],
            user: &long[2..],
            device: "d"
        }
        .try_partition_key()
        .is_ok()
    );
}

#[derive(KeyPart)]
struct Number(u32);

#[derive(KeyPart)]
enum Tier {
    Free,
    Pro,
}

/// Which properties carry the levels.
macro_rules! paths {
    ($($(#[$attr:meta])* { $($(#[$field:meta])* $name:ident: $ty:ty),* } => $paths:expr;)*) => {$({
        #[derive(SyntheticKey)]
        $(#[$attr])*
        struct Item { $($(#[$field])* $name: $ty),* }
        assert_eq!(Item::PATHS, $paths);
        assert_eq!(ItemKey::PATHS, Item::PATHS);
    })*};
}

#[test]
fn a_plain_text_is_its_own_property_and_all_else_is_added() {
    paths! {
        { #[pk(concat, level = 1)] a: String, #[pk(concat, level = 2)] b: Box<str>, #[pk(concat, level = 3)] c: &'static str }
            => ["/a", "/b", "/c"];
        { #[pk(concat, level = 1)] a: NaiveDate, #[pk(concat, level = 2)] b: Uuid, #[pk(concat, level = 3)] c: char }
            => ["/a", "/b", "/c"];
        { #[pk(concat, level = 1)] a: Tier, #[pk(concat, level = 2)] b: Number, #[pk(concat, level = 3)] c: bool }
            => ["/a", "/partitionKey2", "/partitionKey3"];
        #[pk(property = "pk")]
        { #[pk(concat, level = 2)] a: i8, #[pk(concat, level = 1)] b: u64 } => ["/pk1", "/pk2"];
        { #[pk(concat, level = 1, max_len = 9)] a: String, #[pk(concat, level = 2, case = "lower")] b: String }
            => ["/a", "/partitionKey2"];
        { #[pk(concat, level = 1, none = "none", max_len = 3)] a: Option<String>, #[pk(concat, level = 2, pad = 3)] b: u8 }
            => ["/partitionKey1", "/partitionKey2"];
        { #[pk(concat, level = 1)] a: u8, #[pk(concat, level = 1)] b: u8, #[pk(concat, level = 2, rollup = "day")] c: DateTime<Utc> }
            => ["/partitionKey1", "/partitionKey2"];
        { #[pk(concat, level = 1)] a: String, #[pk(concat, level = 2)] b: String, #[pk(hash_suffix = 4, level = 2)] c: u8 }
            => ["/a", "/partitionKey2"];
        { #[pk(concat, level = 1)] a: String, #[pk(random_suffix = 4, level = 2)] b: RandomSuffix<4> }
            => ["/a", "/partitionKey2"];
        #[pk(escape)]
        { #[pk(concat, level = 1)] a: String, #[pk(concat, level = 2)] b: String } => ["/partitionKey1", "/partitionKey2"];
    }
}

#[test]
fn paths_are_in_quotes_where_they_must_be() {
    #[derive(serde::Serialize, SyntheticKey)]
    #[serde(rename_all = "kebab-case")]
    #[pk(keyed, property = "my key")]
    struct Renamed {
        #[pk(concat, level = 1)]
        r#type: String,
        #[pk(concat, level = 2)]
        #[serde(rename = "say \"hi\"/")]
        say: String,
        #[pk(concat, level = 3)]
        a_number: u8,
    }
    assert_eq!(
        Renamed::PATHS,
        ["/type", r#"/"say \"hi\"/""#, r#"/"my key3""#]
    );
    assert_eq!(Renamed::LAYOUT, r#"{type}{/}{"say \"hi\"/"}{/}{a-number}"#);
}

#[test]
fn positions_order_the_parts_inside_a_level() {
    #[derive(SyntheticKey)]
    struct Item {
        #[pk(concat(3), level = 2)]
        a: u8,
        #[pk(concat(1), level = 2)]
        b: u8,
        #[pk(concat(2), level = 1)]
        c: u8,
    }
    assert_eq!(
        level_texts(&Item { a: 1, b: 2, c: 3 }.partition_key()),
        ["3", "2-1"]
    );
    assert_eq!(Item::LAYOUT, "{c}{/}{b}-{a}");
    assert_eq!(level_texts(&ItemKey1 { c: 9 }.partition_key()), ["9"]);
}

#[test]
fn a_key_is_equal_to_its_levels_alone() {
    let key = key(["a", "b", "c"]);
    assert!(["a", "b", "c"] == key);
    assert!(["a", "b", "c"][..] == key);
    for others in [
        &["a", "b"][..],
        &["a", "b", "d"],
        &["ab", "", "c"],
        &["abc"],
    ] {
        assert!(*others != key, "{others:?}");
    }
    assert!(["a", "b", "d"] != key);
}
