//! Shows readings over time: a key for each vehicle and hour, a container for each month, and reads of any span.

use std::collections::BTreeMap;

use chrono::{DateTime, TimeDelta, Utc};
use synthetic_key::{PartitionKey, SyntheticKey};

/// A measurement of a vehicle. An hour of one vehicle is one key; a month of all vehicles is one container, which is dropped
/// as a whole when it is old.
#[derive(Debug, PartialEq, SyntheticKey)]
#[pk(serde)]
#[pk(container = "telemetry-{at:month}", id = "{vin}-{at:ms}")]
struct Reading {
    #[pk(concat)]
    vin: String,
    #[pk(concat, rollup = "hour")]
    at: DateTime<Utc>,
    celsius: i16,
}

/// The same for questions about the whole fleet: an hour of all vehicles, spread over 8 keys. The time is an integer here.
#[derive(SyntheticKey)]
struct Ping {
    #[pk(concat, rollup = "hour", epoch = "ms")]
    at: i64,
    #[pk(hash_suffix = 8)]
    vin: String,
}

/// Documents by container, key and id.
#[derive(Default)]
struct Store(BTreeMap<String, BTreeMap<PartitionKey, BTreeMap<String, String>>>);

type Result<T> = std::result::Result<T, Box<dyn std::error::Error>>;

impl Store {
    fn write(&mut self, reading: &Reading) -> Result<()> {
        let container = self.0.entry(reading.container()?).or_default();
        let items = container.entry(reading.try_partition_key()?).or_default();
        items.insert(reading.item_id()?, serde_json::to_string(reading)?);
        Ok(())
    }

    /// The readings of a vehicle between two instants. The keys and containers are computed without a query; they cover a
    /// little more than the span, so the last step filters.
    fn between(&self, vin: &str, from: DateTime<Utc>, to: DateTime<Utc>) -> Result<Vec<Reading>> {
        let mut readings = Vec::new();
        for container in Reading::containers_between(from, to)? {
            let Some(keys) = self.0.get(&container) else {
                continue;
            };
            for key in ReadingKeys::between(vin, from, to) {
                for document in keys.get(&key).into_iter().flat_map(BTreeMap::values) {
                    readings.push(serde_json::from_str::<Reading>(document)?);
                }
            }
        }
        readings.retain(|reading| (from..=to).contains(&reading.at));
        Ok(readings)
    }
}

fn main() -> Result<()> {
    let vin = "1HGCM82633A004352";
    let start: DateTime<Utc> = "2018-08-31T21:30:00Z".parse()?;
    let mut store = Store::default();
    for minute in 0..300 {
        let at = start + TimeDelta::minutes(minute);
        let celsius = 20 + i16::try_from(minute % 7)?;
        store.write(&Reading {
            vin: vin.into(),
            at,
            celsius,
        })?;
    }

    println!("{}", Reading::LAYOUT);
    for (container, keys) in &store.0 {
        println!("  container {container}");
        for (key, items) in keys {
            println!("    key {key}  {:>3} items", items.len());
        }
    }
    assert!(
        store
            .0
            .keys()
            .eq(["telemetry-2018-08", "telemetry-2018-09"])
    );

    let (from, to) = (
        start + TimeDelta::minutes(45),
        start + TimeDelta::minutes(200),
    );
    println!("\nbetween {from} and {to}");
    for key in ReadingKeys::between(vin, from, to) {
        println!("  {key}");
    }
    let readings = store.between(vin, from, to)?;
    println!("  {} readings", readings.len());
    assert_eq!(readings.len(), 156);
    assert!(readings.is_sorted_by_key(|reading| reading.at));

    // A point read needs the key, the container and the id, and gets them without the item.
    let key = ReadingKey { vin, at: from };
    let id = key.item_id()?;
    println!(
        "\npoint read {} in {}, id {id}",
        key.partition_key(),
        key.container()?
    );
    assert_eq!(readings[0].item_id()?, id);
    assert_eq!(id, "1HGCM82633A004352-2018-08-31T22:15:00.000");

    println!("\n{}", Ping::LAYOUT);
    let (from, to) = (from.timestamp_millis(), to.timestamp_millis());
    let keys = PingKeys::between(from, to);
    println!("  the fleet in the same span: {} keys", keys.len());
    assert_eq!(keys.len(), 3 * 8);
    let ping = PingKey { at: to, vin }.partition_key();
    assert!(keys.clone().any(|key| key == ping));
    Ok(())
}
