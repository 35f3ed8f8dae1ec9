//! SK0606: a template with a unit of a timestamp
use chrono::{DateTime, Utc};
use synthetic_key::SyntheticKey;

#[derive(SyntheticKey)]
#[pk(container = "orders-{at:ms:month}")]
struct Order {
    #[pk(concat)]
    tenant: String,
    at: DateTime<Utc>,
}

fn main() {}
