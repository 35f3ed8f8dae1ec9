//! `max_len`: the longest text of a part.

use synthetic_key::SyntheticKey;

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
