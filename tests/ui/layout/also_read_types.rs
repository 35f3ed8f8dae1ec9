//! SK0502: options that a type does not have
use chrono::{DateTime, Utc};
use synthetic_key::{RandomSuffix, SyntheticKey};

#[derive(SyntheticKey)]
#[pk(also_read = ["{at}-{city:04}", "{region}-{city:day}", "{no:day}-{shard:lower}"])]
struct Trip {
    #[pk(concat)]
    city: String,
    #[pk(concat, rollup = "day")]
    at: DateTime<Utc>,
    #[pk(concat, none = "none")]
    region: Option<u32>,
    #[pk(concat)]
    no: u64,
    #[pk(random_suffix = 8)]
    shard: RandomSuffix<8>,
}

fn main() {}
