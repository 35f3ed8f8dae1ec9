//! Ids that distinguish the items of previous layouts.
use std::time::SystemTime;

use synthetic_key::SyntheticKey;

/// The id has the day.
#[derive(SyntheticKey)]
#[pk(id = "{at:ms}-{number}", also_read = ["{tenant}-{at:day}"])]
struct Order {
    #[pk(concat)]
    tenant: u32,
    #[pk(concat, rollup = "month")]
    at: SystemTime,
    number: u64,
}

/// The number of 16 determines the number of 8, in either direction of a change.
#[derive(SyntheticKey)]
#[pk(id = "{number}", also_read = ["{tenant}.{xxh64(vin) % 8 + 1}"])]
struct Trip {
    #[pk(concat)]
    tenant: u32,
    #[pk(hash_suffix = 16)]
    vin: String,
    number: u64,
}

/// Ids are unique by themselves.
#[derive(SyntheticKey)]
#[pk(id = "{number}", unique_ids, also_read = ["{tenant}-{at:day}"])]
struct Payment {
    #[pk(concat)]
    tenant: u32,
    #[pk(concat, rollup = "month")]
    at: SystemTime,
    number: u64,
}

/// So are UUIDs.
#[derive(SyntheticKey)]
#[pk(id = "{event}", also_read = ["{tenant}-{at:day}"])]
struct Event {
    #[pk(concat)]
    tenant: u32,
    #[pk(concat, rollup = "month")]
    at: SystemTime,
    event: uuid::Uuid,
}

/// A finer key keeps everything that a coarser one has.
#[derive(SyntheticKey)]
#[pk(id = "{number}", also_read = ["{tenant}_{at:month}"])]
struct Reading {
    #[pk(concat)]
    tenant: u32,
    #[pk(concat, rollup = "day")]
    at: SystemTime,
    number: u64,
}

fn main() {
    let (tenant, at, number) = (7, SystemTime::UNIX_EPOCH, 1);
    assert_eq!(Order { tenant, at, number }.read_keys().count(), 2);
    assert_eq!(Payment { tenant, at, number }.read_keys().count(), 2);
    assert_eq!(Reading { tenant, at, number }.read_keys().count(), 2);
    let event = uuid::Uuid::nil();
    assert_eq!(Event { tenant, at, event }.read_keys().count(), 2);
    let counts = (0..20).map(|vin| {
        let vin = format!("vin-{vin}");
        Trip {
            tenant,
            vin,
            number,
        }
        .read_keys()
        .count()
    });
    assert_eq!(counts.max(), Some(2));
}
