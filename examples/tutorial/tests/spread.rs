use chrono::NaiveDate;
use synthetic_key::SyntheticKey;
use synthetic_key::spread::assert_spread;
use trips::Trip;

#[test]
fn a_day_of_trips_uses_all_partitions() {
    let date = NaiveDate::from_ymd_opt(2018, 8, 9).unwrap();
    let trips = (0..20_000).map(|number| Trip {
        date,
        vin: format!("1HGCM82633A{number:06}"),
        km: 10,
    });
    // On 8 partitions, the busiest one may have at most 1.5 times the mean, on every day.
    let keys = trips.map(|trip| (trip.date, trip.partition_key()));
    assert_spread(keys, Trip::STORE, 8, 1.5);
}
