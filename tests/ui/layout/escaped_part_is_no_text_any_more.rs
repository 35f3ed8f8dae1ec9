//! SK0501: a text that became a date, under a lock of an escaped key
use synthetic_key::SyntheticKey;

#[derive(SyntheticKey)]
#[pk(escape, layout = "{tenant:%}-{date:%}")]
struct Order {
    #[pk(concat)]
    tenant: String,
    #[pk(concat)]
    date: chrono::NaiveDate,
}

fn main() {}
