//! The three techniques, the stored document, and what a suffix does to a busy day.

use std::collections::HashMap;

use chrono::NaiveDate;
use synthetic_key::{PartitionKey, RandomSuffix, SyntheticKey};

/// Concatenation: two properties that are too coarse alone.
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

/// A pre-calculated suffix: spread as well, and found again by whoever knows the VIN.
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

/// 100,000 trips of one day: under the bare date, and over the 400 keys.
fn busy_day(date: NaiveDate) {
    const TRIPS: u32 = 100_000;
    let mut counts: HashMap<PartitionKey, u32> = HashMap::new();
    for n in 0..TRIPS {
        let vin = format!("1HGCM82633A{n:06}");
        *counts
            .entry(TripKey { date, vin: &vin }.partition_key())
            .or_default() += 1;
    }
    let keys = TripKeys { date }.iter();
    let counts: Vec<_> = keys
        .map(|key| counts.get(&key).copied().unwrap_or_default())
        .collect();
    let most = counts.iter().copied().max().unwrap_or_default();
    let least = counts.iter().copied().min().unwrap_or_default();

    println!("\n{TRIPS} trips of one day, a column for each key");
    println!("  {date}        █ {TRIPS} items under one key: one partition takes every write");
    for (row, counts) in counts.chunks(80).enumerate() {
        let columns: String = counts.iter().map(|&count| column(count, most)).collect();
        println!("  {date}.{:<6} {columns}", row * 80 + 1);
    }
    println!(
        "  {:18} {least} to {most} items under each of {} keys",
        "",
        counts.len()
    );
}

/// A column of one to eight eighths.
fn column(count: u32, most: u32) -> char {
    const EIGHTHS: [char; 9] = [' ', '▁', '▂', '▃', '▄', '▅', '▆', '▇', '█'];
    let eighths = (8 * count).div_ceil(most.max(1));
    EIGHTHS.get(eighths as usize).copied().unwrap_or('█')
}
