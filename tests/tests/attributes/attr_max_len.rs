//! `max_len`: the longest text of a part, and the longest key of a type.

use synthetic_key::SyntheticKey;

#[derive(SyntheticKey)]
#[pk(max_len = 5)]
struct Short {
    #[pk(concat)]
    name: String,
}

#[test]
fn a_type_limits_its_keys() {
    assert!(ShortKey { name: "12345" }.try_partition_key().is_ok());
    assert!(ShortKey { name: "123456" }.try_partition_key().is_err());
}

#[derive(SyntheticKey)]
#[pk(store = "mongodb")]
struct AtMost {
    #[pk(concat, max_len = 18_446_744_073_709_551_615)]
    name: String,
    #[pk(concat)]
    number: u32,
}

#[test]
fn the_greatest_bound_can_be_added_to() {
    let key = AtMostKey {
        name: "a",
        number: 1,
    };
    assert_eq!(key.try_partition_key().unwrap(), "a-1");
}
