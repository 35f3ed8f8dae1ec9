use synthetic_key::{KeyPart, SyntheticKey};

#[derive(KeyPart)]
enum Region {
    EuropeNorthCentralAvailabilityZone1,
    EuropeNorthCentralAvailabilityZone2,
}

/// Nothing in the names is escaped, so they are no longer than they are.
#[derive(SyntheticKey)]
#[pk(escape, store = "cosmos-small")]
struct Order {
    #[pk(concat)]
    region: Region,
    #[pk(concat)]
    number: u32,
}

fn main() {
    let region = Region::EuropeNorthCentralAvailabilityZone1;
    let key = OrderKey { region: &region, number: 7 }.partition_key();
    assert_eq!(key, "EuropeNorthCentralAvailabilityZone1-7");
    let _ = Region::EuropeNorthCentralAvailabilityZone2;
}
