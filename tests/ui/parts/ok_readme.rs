//! All that a sound struct has.
use chrono::NaiveDate;
use synthetic_key::SyntheticKey;

#[derive(SyntheticKey)]
#[pk(serde)]
struct Trip {
    #[pk(concat)]
    date: NaiveDate,
    #[pk(hash_suffix = 400)]
    vin: String,
    km: u32,
}

fn main() {
    let (date, vin) = ("2018-08-09".parse().unwrap(), "1HGCM82633A004352");
    let trip = Trip {
        date,
        vin: vin.into(),
        km: 42,
    };
    assert_eq!(trip.partition_key(), "2018-08-09.225");
    assert_eq!(TripKey { date, vin }.partition_key(), "2018-08-09.225");
    assert_eq!(TripKeys { date }.iter().count(), 400);
    let json = serde_json::to_string(&trip).unwrap();
    assert_eq!(serde_json::from_str::<Trip>(&json).unwrap().km, 42);
}
