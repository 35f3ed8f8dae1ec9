//! `ambiguous`: different items may share a key.

use synthetic_key::{KeyPart, SyntheticKey};

#[derive(SyntheticKey)]
#[pk(separator = "_", ambiguous)]
struct Order {
    #[pk(concat)]
    tenant: String,
    #[pk(concat)]
    user: String,
    #[pk(hash_suffix = 400)]
    number: u64,
}

#[derive(Debug, PartialEq, serde::Serialize, KeyPart)]
#[serde(rename_all = "lowercase")]
enum Plan {
    A,
    #[serde(rename = "a-b")]
    Ab,
}

#[derive(SyntheticKey)]
#[pk(ambiguous)]
struct Names {
    #[pk(concat)]
    plan: Plan,
    #[pk(concat)]
    user: String,
}

#[derive(SyntheticKey)]
#[pk(ambiguous)]
struct Sound {
    #[pk(concat)]
    tenant: String,
    #[pk(concat)]
    number: u64,
}

/// Proved where it is used, and its first level too.
#[derive(SyntheticKey)]
#[pk(ambiguous)]
struct Generic<T> {
    #[pk(concat, level = 1)]
    left: T,
    #[pk(concat, level = 1)]
    right: T,
    #[pk(concat, level = 2)]
    date: u32,
}

#[test]
fn items_share_a_key() {
    let one = OrderKey {
        tenant: "a_b",
        user: "c",
        number: 1,
    }
    .partition_key();
    let other = OrderKey {
        tenant: "a",
        user: "b_c",
        number: 1,
    }
    .partition_key();
    assert_eq!(one, other);
    let key = GenericKey::<String> {
        left: "a-b",
        right: "c",
        date: 1,
    }
    .partition_key();
    assert_eq!(key, ["a-b-c", "1"]);
    assert_eq!(
        GenericKey1::<String> {
            left: "a-b",
            right: "c"
        }
        .partition_key(),
        ["a-b-c"]
    );
}

#[test]
fn what_was_meant_is_not_guessed() {
    assert!(OrderKey::parse::<(String, String, u16)>("a_b_c.369").is_err());
    assert!(OrderKey::parse::<(String, String, u16)>("a_b.369").is_err());
    assert!(NamesKey::parse::<(Plan, String)>("a-b-c").is_err());
}

#[test]
fn what_is_sound_all_the_same_comes_apart() {
    assert_eq!(SoundKey::parse("a-b-7"), Ok(("a-b".to_owned(), 7_u64)));
}
