//! A key of a few values where that is said.
use synthetic_key::SyntheticKey;

#[derive(SyntheticKey)]
#[pk(min_distinct = 2)]
struct Setting {
    #[pk(concat)]
    is_test: bool,
}

fn main() {
    assert_eq!(Setting { is_test: true }.partition_key(), "true");
}
