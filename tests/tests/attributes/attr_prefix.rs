//! `prefix`: text before everything else in the key.

use proptest::prelude::*;
use serde::{Deserialize, Serialize};
use synthetic_key::{Keyed, RandomSuffix, SyntheticKey};

#[derive(Debug, PartialEq, Serialize, Deserialize, SyntheticKey)]
#[pk(
    keyed,
    prefix = "A%0-",
    escape,
    separator = "-",
    suffix_separator = "."
)]
struct Order {
    #[pk(concat)]
    tenant: String,
    #[pk(concat)]
    user: String,
    #[pk(random_suffix = 16)]
    shard: RandomSuffix<16>,
}

#[derive(SyntheticKey)]
#[pk(prefix = "T#")]
struct Levels {
    #[pk(concat, level = 1)]
    tenant: String,
    #[pk(concat, level = 2)]
    user: String,
}

#[derive(SyntheticKey)]
#[pk(
    store = "cosmos-small",
    prefix = "0123456789012345678901234567890123456789012345678901234567890123456789"
)]
struct Long {
    #[pk(concat, max_len = 31)]
    name: String,
}

#[test]
fn stands_before_everything() {
    assert_eq!(Order::LAYOUT, "A%0-{tenant:%}-{user:%}.{shard in 1..=16}");
    let keys = OrderKeys {
        tenant: "a",
        user: "A%0-",
    };
    assert_eq!(keys.iter().next().unwrap(), "A%0-a-A%250%2D.1");
    assert!(keys.iter().all(|key| key.starts_with("A%0-a-")));
}

#[test]
fn a_first_level_with_a_prefix_is_a_property_of_its_own() {
    assert_eq!(Levels::PATHS, ["/partitionKey1", "/user"]);
    let key = LevelsKey {
        tenant: "contoso",
        user: "u",
    }
    .partition_key();
    assert_eq!(key, ["T#contoso", "u"]);
    assert_eq!(
        LevelsKey1 { tenant: "contoso" }.partition_key(),
        ["T#contoso"]
    );
    assert_eq!(LevelsKey1::LAYOUT, "T#{tenant}");
}

#[test]
fn counts_in_the_length() {
    let name = "n".repeat(31);
    assert_eq!(
        LongKey { name: &name }.try_partition_key().unwrap().len(),
        101
    );
}

#[test]
fn what_does_not_start_with_it_is_not_a_key() {
    assert!(OrderKey::parse::<(String, String, u16)>("A%0-a-b.1").is_ok());
    for text in ["a-b.1", "A%0a-b.1", "a%0-a-b.1", "A%0-A%0-a-b.1"] {
        assert!(
            OrderKey::parse::<(String, String, u16)>(text).is_err(),
            "{text}"
        );
    }
}

#[test]
fn documents_are_verified_with_it() {
    let right = r#"{"tenant":"a","user":"b","shard":7,"partitionKey":"A%0-a-b.7"}"#;
    let order: Keyed<Order> = serde_json::from_str(right).unwrap();
    assert_eq!(serde_json::to_string(&order).unwrap(), right);
    let wrong = right.replace("A%0-", "");
    assert!(serde_json::from_str::<Keyed<Order>>(&wrong).is_err());
}

proptest! {
    #[test]
    fn comes_off_again(tenant in "[aA%0.-]{1,6}", user in "[aA%0.-]{1,6}", n in 1_u16..=16) {
        let shard = RandomSuffix::new(n).unwrap();
        let key = OrderKey { tenant: &tenant, user: &user, shard }.partition_key();
        prop_assert!(key.starts_with("A%0-"));
        prop_assert_eq!(OrderKey::parse::<(String, String, u16)>(&key).unwrap(), (tenant, user, n));
    }
}
