//! Rust and a program in another language read each other's items, on the server in memory behind HTTP.
//!
//! ```sh
//! cargo run -p synthetic-key-cosmos-server --example other_languages -- --schema > keys.json
//! cargo run -p synthetic-key-cosmos-server --example other_languages -- --documents > documents.jsonl
//! cargo run -p synthetic-key-cosmos-server --example other_languages -- python3 program.py
//! ```
//!
//! The program gets the address of the account in `COSMOS_URL`, and in `LANGUAGE_ITEMS` a file with the items that Rust wrote,
//! one of each type in each line. It reads them by the keys of generated code, writes as many, and one trip with a wrong key.
//! `code/tests/end_to_end/run` starts it with each language.

use std::error::Error;
use std::io::Write as _;

use azure_data_cosmos::clients::ContainerClient;
use chrono::{DateTime, NaiveDate, Utc};
use serde_json::json;
use synthetic_key::SyntheticKey;
use synthetic_key_cosmos::Items;
use synthetic_key_cosmos_server::{HttpAccount, HttpOptions};
use tokio::process::Command;

type Result<T> = std::result::Result<T, Box<dyn Error + Send + Sync>>;

/// How many items of each type each side writes.
const ITEMS: u32 = 50;

#[derive(Clone, Debug, PartialEq, SyntheticKey)]
#[pk(serde, id = "{vin}")]
struct Trip {
    #[pk(concat)]
    date: NaiveDate,
    #[pk(hash_suffix = 400)]
    vin: String,
    km: u32,
}

/// Its key has levels.
#[derive(Clone, Debug, PartialEq, SyntheticKey)]
#[pk(serde, escape, id = "{at:ms}")]
struct Reading {
    #[pk(concat, level = 1)]
    tenant: String,
    #[pk(concat, level = 2)]
    site: u16,
    #[pk(concat, level = 2, rollup = "day")]
    at: DateTime<Utc>,
    value: f64,
}

/// Names have letters beyond ASCII, and what escapes are for.
fn trip(by: &str, number: u32) -> Trip {
    Trip {
        date: NaiveDate::from_ymd_opt(2018, 8, 1 + number % 28).unwrap_or_default(),
        vin: format!("{by}-Zürich 💰-{number}"),
        km: number,
    }
}

fn reading(by: &str, number: u32) -> Reading {
    let seconds = 1_533_772_800 + i64::from(number) * 7_200;
    Reading {
        tenant: format!("{by}-50%.a-{}", number % 7),
        site: u16::try_from(number % 5).unwrap_or_default(),
        at: DateTime::from_timestamp(seconds, 120_000_000).unwrap_or_default(),
        value: f64::from(number) / 2.0,
    }
}

#[tokio::main]
async fn main() -> Result<()> {
    let args: Vec<String> = std::env::args().skip(1).collect();
    match &args[..] {
        [flag] if flag == "--schema" => {
            let types = [
                synthetic_key::__private::schema::type_of::<Trip>("Trip"),
                synthetic_key::__private::schema::type_of::<Reading>("Reading"),
            ];
            println!(
                "{{ \"version\": 1, \"types\": [\n{}\n] }}",
                types.join(",\n")
            );
            Ok(())
        }
        // What Rust would write, for a different server.
        [flag] if flag == "--documents" => {
            for number in 0..ITEMS {
                let (trip, reading) = (trip("rust", number), reading("rust", number));
                println!("{}", json!({ "trip": trip, "reading": reading }));
            }
            Ok(())
        }
        [program, args @ ..] => exchange(program, args).await,
        [] => Err("which program?".into()),
    }
}

async fn exchange(program: &str, args: &[String]) -> Result<()> {
    let account = HttpAccount::start(HttpOptions::default()).await?;
    let container = account.container::<Trip>("trips").await?;
    let trips = Items::<Trip>::open(container.clone(), None).await?;
    let readings = account.container::<Reading>("readings").await?;
    let readings = Items::<Reading>::open(readings, None).await?;
    let path = std::env::temp_dir().join(format!("items-{}.jsonl", std::process::id()));
    let mut file = std::fs::File::create(&path)?;
    for number in 0..ITEMS {
        let (trip, reading) = (trip("rust", number), reading("rust", number));
        trips.create(&trip, None).await?;
        readings.create(&reading, None).await?;
        let line = json!({
            "date": trip.date, "vin": trip.vin, "km": trip.km,
            "tenant": reading.tenant, "site": reading.site, "at": reading.at, "value": reading.value,
        });
        writeln!(file, "{line}")?;
    }
    let status = Command::new(program)
        .args(args)
        .env("COSMOS_URL", account.url())
        .env("COSMOS_DATABASE", account.database_name())
        .env("LANGUAGE_ITEMS", &path)
        .status()
        .await?;
    std::fs::remove_file(&path)?;
    if !status.success() {
        return Err(format!("{program} failed: {status}").into());
    }
    for number in 0..ITEMS {
        let (trip, reading) = (trip("other", number), reading("other", number));
        let key = TripKey {
            date: trip.date,
            vin: &trip.vin,
        };
        let found = trips.get_with_id(&key, &trip.vin, None).await?;
        let found = found.ok_or_else(|| format!("there is no {trip:?}"))?;
        assert_eq!(found.into_item(), trip);
        let key = ReadingKey {
            tenant: &reading.tenant,
            site: reading.site,
            at: reading.at,
        };
        let found = readings
            .get_with_id(&key, &reading.item_id()?, None)
            .await?;
        let found = found.ok_or_else(|| format!("there is no {reading:?}"))?;
        assert_eq!(found.into_item(), reading);
    }
    let error = wrong_key(&container).await;
    println!("Rust read {ITEMS} trips and {ITEMS} readings. A trip with a wrong key: {error}");
    Ok(())
}

/// What reading the item with the wrong key fails with: it shows both keys.
async fn wrong_key(container: &ContainerClient) -> String {
    let read = container.read_item("2018-08-09.401", "wrong", None).await;
    let read = read.unwrap_or_else(|error| panic!("there is no trip with a wrong key: {error}"));
    let error = match read.into_model::<Trip>() {
        Ok(trip) => panic!("a wrong key was accepted: {trip:?}"),
        Err(error) => error,
    };
    let mut text = error.to_string();
    let mut source = error.source();
    while let Some(inner) = source {
        text = format!("{text}: {inner}");
        source = inner.source();
    }
    let key = TripKey {
        date: "2018-08-09".parse().unwrap_or_default(),
        vin: "wrong",
    };
    let key = key.partition_key();
    assert!(
        text.contains("2018-08-09.401") && text.contains(key.as_str()),
        "{text}"
    );
    text
}
