use chrono::NaiveDate;
use trips::{Trip, TripKey, TripKeys};

#[test]
fn a_trip_knows_its_key() {
    let date = NaiveDate::from_ymd_opt(2018, 8, 9).unwrap();
    let vin = "1HGCM82633A004352";
    let trip = Trip {
        date,
        vin: vin.into(),
        km: 42,
    };

    // To write the item: its key, its id, and the document that contains both.
    assert_eq!(trip.partition_key(), "2018-08-09.225");
    assert_eq!(trip.item_id().unwrap(), vin);
    assert_eq!(
        serde_json::to_string(&trip).unwrap(),
        r#"{"date":"2018-08-09","vin":"1HGCM82633A004352","km":42,"partitionKey":"2018-08-09.225","id":"1HGCM82633A004352"}"#
    );

    // To read it later, without the item: the same key from the fields that the reader knows.
    assert_eq!(TripKey { date, vin }.partition_key(), "2018-08-09.225");

    // To read the whole day: 400 keys.
    assert_eq!(TripKeys { date }.iter().count(), 400);
}
