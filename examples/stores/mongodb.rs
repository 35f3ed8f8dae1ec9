//! Trips in `MongoDB`: a day is spread over 400 keys, and a trip is found again without asking every shard.
//!
//! ```sh
//! tests/stores/run --example mongodb         # installs a server, starts it on 127.0.0.1, and stops it again
//! ```
//!
//! On a server of your own: `MONGODB_URL=mongodb://... cargo run --manifest-path tests/stores/Cargo.toml --example mongodb`.

use chrono::NaiveDate;
use futures::TryStreamExt as _;
use mongodb::bson::doc;
use mongodb::{Client, Collection};
use synthetic_key::SyntheticKey;
use synthetic_key::spread::HashedKey;
use synthetic_key_stores::{address, unique};

#[derive(Debug, PartialEq, SyntheticKey)]
#[pk(serde, store = "mongodb", id = "{date}_{vin}")]
#[pk(layout = "{date}.{xxh64(vin) % 400 + 1}")]
struct Trip {
    #[pk(concat)]
    date: NaiveDate,
    #[pk(hash_suffix = 400)]
    vin: String,
    km: u32,
}

#[tokio::main]
async fn main() -> Result<(), Box<dyn std::error::Error>> {
    let client = Client::with_uri_str(address("MONGODB_URL")).await?;
    let database = client.database(&unique("example"));
    // With several shards, once: sh.shardCollection("example.trips", { partitionKey: "hashed" })
    let trips: Collection<Trip> = database.collection("trips");

    let date: NaiveDate = "2018-08-09".parse()?;
    let day = (0..1000).map(|number: u32| Trip {
        date,
        vin: format!("VIN{number:04}"),
        km: number,
    });
    trips.insert_many(day).await?;

    let key = TripKey {
        date,
        vin: "VIN0042",
    };
    let text = key.try_partition_key()?;
    let filter = doc! { Trip::PROPERTY: &*text, Trip::ID_PROPERTY: key.item_id()? };
    let trip = trips.find_one(filter).await?.ok_or("it was inserted")?;
    println!(
        "{text}, in chunk {} of 8: {trip:?}",
        HashedKey::of(&text).chunk(8)
    );

    let keys: Vec<_> = TripKeys { date }
        .iter()
        .map(|key| key.to_string())
        .collect();
    let found = trips
        .find(doc! { Trip::PROPERTY: { "$in": &keys } })
        .await?;
    let found: Vec<Trip> = found.try_collect().await?;
    println!("{} trips of the day under {} keys", found.len(), keys.len());
    assert_eq!(found.len(), 1000);

    // Somebody changed a field of the key by hand: the document is refused on reading.
    let broken = doc! { "$set": { "vin": "VIN9999" } };
    trips
        .update_one(doc! { "_id": key.item_id()? }, broken)
        .await?;
    let error = trips.find_one(doc! { "_id": key.item_id()? }).await;
    println!("{}", error.err().ok_or("it should be refused")?);
    database.drop().await?;
    Ok(())
}
