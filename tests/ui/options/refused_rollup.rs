//! SK0104: uses of a struct with a period that there is not
use chrono::{DateTime, Utc};
use synthetic_key::SyntheticKey;

#[derive(SyntheticKey)]
#[pk(serde)]
struct Reading {
    #[pk(concat)]
    device: u64,
    #[pk(concat, rollup = "week")]
    at: DateTime<Utc>,
}

fn main() {
    let (device, at) = (7, DateTime::UNIX_EPOCH);
    let reading = Reading { device, at };
    println!("{} {}", reading.partition_key(), Reading::LAYOUT);
    println!("{}", ReadingKey { device, at }.partition_key());
    let json = serde_json::to_string(&reading).unwrap();
    let reading: Reading = serde_json::from_str(&json).unwrap();
    println!("{:?}", reading.try_partition_key());
}
