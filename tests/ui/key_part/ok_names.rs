//! An enum whose names serde changes.
use serde::{Deserialize, Serialize};
use synthetic_key::{KeyPart, SyntheticKey};

#[derive(Clone, Copy, Serialize, Deserialize, KeyPart)]
#[serde(rename_all = "SCREAMING_SNAKE_CASE")]
#[pk(crate = synthetic_key)]
enum Region {
    EuropeNorth,
    #[serde(rename = "usa", alias = "US")]
    America,
}

#[derive(SyntheticKey)]
struct Order {
    #[pk(concat)]
    region: Region,
    #[pk(concat)]
    number: u64,
}

fn main() {
    let key = |region| Order { region, number: 7 }.partition_key();
    assert_eq!(key(Region::EuropeNorth), "EUROPE_NORTH-7");
    assert_eq!(key(Region::America), "usa-7");
}
