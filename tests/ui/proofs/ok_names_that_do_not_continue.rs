//! Names with separators of which none goes on where another ends.
use serde::Serialize;
use synthetic_key::{KeyPart, SyntheticKey};

#[derive(Serialize, KeyPart)]
#[serde(rename_all = "kebab-case")]
enum Region {
    EuWest,
    EuNorth,
    UsEast,
}

#[derive(SyntheticKey)]
struct Order {
    #[pk(concat)]
    region: Region,
    #[pk(concat)]
    tenant: String,
}

fn main() {
    let (_, tenant): (Region, String) = OrderKey::parse("eu-north-contoso-7").unwrap();
    assert_eq!(tenant, "contoso-7");
}
