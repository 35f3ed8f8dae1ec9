//! SK0618: ids that restart each day, and a key by month
use synthetic_key::SyntheticKey;

#[derive(SyntheticKey)]
#[pk(id = "{number}", also_read = ["{tenant}-{at:day}"])]
struct Order {
    #[pk(concat)]
    tenant: u32,
    #[pk(concat, rollup = "month")]
    at: std::time::SystemTime,
    number: u64,
}

#[derive(SyntheticKey)]
#[pk(id = "{number}", also_read = ["{tenant}.{xxh64(vin) % 8 + 1}"])]
struct Trip {
    #[pk(concat)]
    tenant: u32,
    #[pk(hash_suffix = 3)]
    vin: String,
    number: u64,
}

fn main() {}
