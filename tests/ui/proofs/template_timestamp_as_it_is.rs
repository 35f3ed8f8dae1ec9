//! SK0606: a template that names a timestamp as it is
use chrono::{DateTime, Utc};
use synthetic_key::SyntheticKey;

#[derive(SyntheticKey)]
#[pk(container = "orders-{at}")]
struct Order {
    #[pk(concat)]
    tenant: String,
    at: DateTime<Utc>,
}

fn main() {}
