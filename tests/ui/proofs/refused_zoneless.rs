//! SK0606: uses of a struct with a timestamp without a time zone
use chrono::NaiveDateTime;
use synthetic_key::SyntheticKey;

#[derive(SyntheticKey)]
#[pk(serde)]
struct Reading {
    #[pk(concat)]
    device: u64,
    #[pk(concat, rollup = "day")]
    at: NaiveDateTime,
}

fn main() {
    let (device, at) = (7, NaiveDateTime::default());
    let reading = Reading { device, at };
    println!("{} {}", reading.partition_key(), Reading::LAYOUT);
    println!("{}", ReadingKey { device, at }.partition_key());
    println!("{}", ReadingKeys::between(device, at, at).count());
    let json = serde_json::to_string(&reading).unwrap();
    let reading: Reading = serde_json::from_str(&json).unwrap();
    println!("{:?}", reading.try_partition_key());
}
