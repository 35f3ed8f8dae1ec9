//! Shows the three techniques, the stored document, and what a suffix does to a busy day: on eight partitions, the date as the key
//! fills one, and a suffix fills all of them.

use chrono::NaiveDate;
use synthetic_key::spread::Spread;
use synthetic_key::{PartitionKey, RandomSuffix, Store, SyntheticKey};

/// Concatenation: two properties, each of which would be too coarse as the only part.
#[derive(SyntheticKey)]
#[pk(serde)]
#[serde(rename_all = "camelCase")]
struct Reading {
    #[pk(concat)]
    device_id: String,
    #[pk(concat)]
    date: u16,
}

/// A random suffix: writes of a day spread over 400 keys; the number is stored with the event.
#[derive(SyntheticKey)]
#[pk(serde)]
struct Event {
    #[pk(concat)]
    date: NaiveDate,
    #[pk(random_suffix = 400)]
    shard: RandomSuffix<400>,
}

/// A pre-calculated suffix: writes spread as well, and a reader who knows the VIN finds the trip again.
#[derive(SyntheticKey)]
#[pk(serde)]
struct Trip {
    #[pk(concat)]
    date: NaiveDate,
    #[pk(hash_suffix = 400)]
    vin: String,
    km: u32,
}

fn main() -> Result<(), Box<dyn std::error::Error>> {
    let date = NaiveDate::from_ymd_opt(2018, 8, 9).ok_or("no such day")?;

    println!("Concatenation                {}", Reading::LAYOUT);
    let reading = Reading {
        device_id: "abc-123".into(),
        date: 2018,
    };
    println!("  key                        {}", reading.partition_key());
    println!(
        "  stored document            {}",
        serde_json::to_string(&reading)?
    );

    println!("\nRandom suffix                {}", Event::LAYOUT);
    let event = Event {
        date,
        shard: RandomSuffix::random(),
    };
    println!("  key                        {}", event.partition_key());
    let mut all = EventKeys { date }.iter();
    if let (Some(first), Some(last)) = (all.next(), all.next_back()) {
        println!("  fan-out                    {first} ... {last}");
    }

    println!("\nPre-calculated suffix        {}", Trip::LAYOUT);
    let vin = "1HGCM82633A004352";
    let trip = Trip {
        date,
        vin: vin.into(),
        km: 42,
    };
    println!("  key                        {}", trip.partition_key());
    println!(
        "  point read, without item   {}",
        TripKey { date, vin }.partition_key()
    );
    println!(
        "  fan-out                    {} keys",
        TripKeys { date }.iter().len()
    );

    println!("\nA document whose key is not its own is refused");
    let tampered = serde_json::to_string(&trip)?.replace(".225", ".226");
    if let Err(error) = serde_json::from_str::<Trip>(&tampered) {
        println!("  {error}");
    }

    busy_day(date);
    Ok(())
}

/// 100,000 trips of one day on the eight physical partitions of a container, under two keys.
fn busy_day(date: NaiveDate) {
    let vins = (0..100_000).map(|number| format!("1HGCM82633A{number:06}"));
    let by_date = vins
        .clone()
        .map(|_| (date, PartitionKey::from(date.to_string())));
    println!("\n100,000 trips of one day, with the date as the key");
    print!("{}", Spread::of(by_date, Store::COSMOS, 8));

    let by_trip = vins.map(|vin| (date, TripKey { date, vin: &vin }.partition_key()));
    println!(
        "\nThe same trips with a suffix from the VIN, {}",
        Trip::LAYOUT
    );
    print!("{}", Spread::of(by_trip, Store::COSMOS, 8));
}
