//! The trips of a fleet of vehicles.

use chrono::NaiveDate;
use synthetic_key::SyntheticKey;

/// The distance that a vehicle drove on a day.
#[derive(SyntheticKey)]
#[pk(serde, id = "{vin}")]
#[pk(layout = "{date}.{xxh64(vin) % 400 + 1}")]
pub struct Trip {
    #[pk(concat)]
    pub date: NaiveDate,
    #[pk(hash_suffix = 400)]
    pub vin: String,
    pub km: u32,
}
