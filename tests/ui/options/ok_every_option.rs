//! Every option, in its place.
use serde::{Deserialize, Serialize};
use synthetic_key::{Keyed, RandomSuffix, Store, SyntheticKey};

const SMALL: Store = Store::bytes(100);

#[derive(SyntheticKey)]
#[pk(property = "tripKey", separator = "/", suffix_separator = "~", escape)]
#[pk(
    layout = "{city:%}/{year}~{xxh64(vin) % 400 + 1}",
    min_distinct = 1000
)]
#[pk(store = "cosmos", verify = "ignore", serde, crate = synthetic_key)]
struct Trip {
    #[pk(concat(2))]
    year: u16,
    #[pk(concat(1))]
    city: String,
    #[pk(hash_suffix = 400)]
    vin: String,
}

#[derive(Serialize, SyntheticKey)]
#[pk(keyed, store = SMALL, time_only)]
struct Event {
    #[pk(concat)]
    date: chrono::NaiveDate,
    #[pk(random_suffix = 400)]
    shard: RandomSuffix<400>,
}

fn main() {
    let trip = TripKey {
        city: "Oslo",
        year: 2018,
        vin: "1HGCM82633A004352",
    };
    assert_eq!(trip.partition_key(), "Oslo/2018~225");
    let date = "2018-08-09".parse().unwrap();
    let event = Event {
        date,
        shard: RandomSuffix::new(7).unwrap(),
    };
    let json = serde_json::to_string(&Keyed::new(&event)).unwrap();
    assert_eq!(
        json,
        r#"{"date":"2018-08-09","shard":7,"partitionKey":"2018-08-09.7"}"#
    );
}
