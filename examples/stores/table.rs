//! Trips in Table, which keeps keys sorted: the number of the suffix comes first, so that a day is in 16 places at once.
//!
//! ```sh
//! tests/stores/run --example table           # installs Azurite, starts it on 127.0.0.1, and stops it again
//! ```
//!
//! On a server of your own: `TABLE_URL=http://127.0.0.1:10002 cargo run --manifest-path tests/stores/Cargo.toml --example table`.

use chrono::NaiveDate;
use synthetic_key::SyntheticKey;
use synthetic_key::store::prefix_range;
use synthetic_key_stores::table::{Account, Refused, Table, Write, literal};
use synthetic_key_stores::{address, unique};

#[derive(Debug, PartialEq, SyntheticKey)]
#[pk(serde, store = "table", id = "{vin}_{number:04}")]
#[pk(layout = "{xxh64(vin) % 16 + 1:02}-{date}")]
struct Trip {
    #[pk(concat)]
    date: NaiveDate,
    #[pk(hash_suffix(16, pad = 2, first))]
    vin: String,
    number: u16,
}

fn main() -> Result<(), Box<dyn std::error::Error>> {
    let trips = Table::new(Account::of_azurite(&address("TABLE_URL")), &unique("trips"));
    trips.create().map_err(words)?;

    let date: NaiveDate = "2018-08-09".parse()?;
    let trip = |number| Trip {
        date,
        vin: "1HGCM82633A004352".into(),
        number,
    };
    // One vehicle has one key per day, so its trips can be written together.
    let both = [trip(1), trip(2)].map(|trip| serde_json::to_value(trip).map(Write::Insert));
    let both: Vec<_> = both.into_iter().collect::<Result<_, _>>()?;
    trips.transaction(&both).map_err(words)?;

    let vin = "1HGCM82633A004352";
    let key = TripKey { date, vin }.try_partition_key()?;
    let id = TripId2 { vin, number: 2 }.item_id()?;
    let found: Option<Trip> = trips.retrieve(&key, &id).map_err(words)?;
    println!("{key}, {id}: {:?}", found.ok_or("it was inserted")?);

    let ids = prefix_range(&TripId1 { vin }.id_prefix()?);
    let [key, start, end] = [&*key, &*ids.start, &*ids.end].map(literal);
    let filter = format!("PartitionKey eq {key} and RowKey ge {start} and RowKey lt {end}");
    let of_vehicle: Vec<Trip> = trips.query(&filter).map_err(words)?;
    println!("{} trips of the vehicle", of_vehicle.len());
    assert_eq!(of_vehicle.len(), 2);

    // `/` is forbidden: our error comes before the service's.
    let error = TripId1 { vin: "a/b" }.id_prefix();
    println!("{}", error.err().ok_or("it should be refused")?);
    Ok(())
}

fn words(Refused { status, text }: Refused) -> String {
    format!("{status}: {text}")
}
