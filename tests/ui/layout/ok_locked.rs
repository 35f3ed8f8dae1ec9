//! Locked layouts of every kind.
use synthetic_key::{RandomSuffix, SyntheticKey};

#[derive(SyntheticKey)]
#[pk(layout = "{tenant}-{number}")]
struct Order {
    #[pk(concat)]
    tenant: String,
    #[pk(concat)]
    number: u64,
}

#[derive(SyntheticKey)]
#[pk(serde)]
#[serde(rename_all = "camelCase")]
#[pk(
    escape,
    separator = "{}",
    layout = "{homeCity:%}{{}}{\"to \\\"city\\\"\":%}.{xxh64(vin, driverId) % 400 + 1}"
)]
struct Trip {
    #[pk(concat)]
    home_city: String,
    #[pk(concat)]
    #[serde(rename = "to \"city\"")]
    to_city: String,
    #[pk(hash_suffix = 400)]
    vin: String,
    #[pk(hash_suffix = 400)]
    driver_id: u64,
}

#[derive(SyntheticKey)]
#[pk(layout = "{tenant}.{shard in 1..=400}")]
struct Event {
    #[pk(concat)]
    tenant: String,
    #[pk(random_suffix = 400)]
    shard: RandomSuffix<400>,
}

fn main() {
    assert_eq!(Order::LAYOUT, "{tenant}-{number}");
}
