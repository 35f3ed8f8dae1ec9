//! SK0611: a template with hours of a date
use chrono::NaiveDate;
use synthetic_key::SyntheticKey;

#[derive(SyntheticKey)]
#[pk(container = "orders-{on:hour}")]
struct Order {
    #[pk(concat)]
    tenant: String,
    on: NaiveDate,
}

fn main() {}
