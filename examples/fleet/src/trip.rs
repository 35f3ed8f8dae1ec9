//! The stored type, and the same without a suffix.

use chrono::NaiveDate;
use synthetic_key::SyntheticKey;

/// The distance that a vehicle drove on a day. The key contains the day, so the vehicle is unique under it and is the id.
#[derive(Clone, Debug, PartialEq, SyntheticKey)]
#[pk(serde, id = "{vin}", layout = "{date}.{xxh64(vin) % 400 + 1}")]
pub struct Trip {
    #[pk(concat)]
    pub date: NaiveDate,
    #[pk(hash_suffix = 400)]
    pub vin: String,
    pub km: u32,
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub driver: Option<String>,
}

/// The same under only its date, for comparison. The compiler refuses such a key unless it is told that writes are few.
#[derive(SyntheticKey)]
#[pk(time_only)]
pub struct Dated {
    #[pk(concat)]
    pub date: NaiveDate,
}
