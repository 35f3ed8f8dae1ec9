use chrono::NaiveDate;
use futures::{TryStreamExt, stream};
use synthetic_key_cosmos::Items;
use synthetic_key_cosmos_server::{Account, Encoding};
use trips::{Trip, TripKey, TripKeys};

#[tokio::main]
async fn main() -> Result<(), Box<dyn std::error::Error>> {
    // An account in memory, with a container that is partitioned by the key of `Trip`.
    let account = Account::new(Encoding::Binary)?;
    let container = account.container::<Trip>("trips").await?;
    let trips = Items::<Trip>::open(container, None).await?;

    // Write one item. The key and the id come from its fields.
    let date = NaiveDate::from_ymd_opt(2018, 8, 9).ok_or("no such day")?;
    let vin = "1HGCM82633A004352";
    let trip = Trip {
        date,
        vin: vin.into(),
        km: 1,
    };
    trips.create(&trip, None).await?;

    // Change it, and read it again: one partition is queried.
    let key = TripKey { date, vin };
    trips.update(&key, |trip| trip.km += 41).await?;
    let trip = trips.get(&key, None).await?.ok_or("not found")?;
    println!("{} drove {} km on {}", trip.vin, trip.km, trip.date);

    // Write many items, several at a time.
    let others = (0..1000).map(|number| Trip {
        date,
        vin: format!("1HGCM82633A{number:06}"),
        km: 10,
    });
    let summary = trips.ingest(stream::iter(others)).run().await;
    println!("{} more trips written", summary.written);

    // Read the whole day: its 400 keys, one query for each partition.
    let day = trips.scan(&TripKeys { date }).by_partition();
    let day: Vec<_> = day.try_collect().await?;
    let km: u32 = day.iter().map(|trip| trip.km).sum();
    println!("{} trips on {date}, {km} km", day.len());
    Ok(())
}
