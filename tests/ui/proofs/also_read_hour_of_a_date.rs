//! SK0611: the hour of a date in a listed layout
use chrono::NaiveDate;
use synthetic_key::SyntheticKey;

#[derive(SyntheticKey)]
#[pk(also_read = ["{city}-{on:hour}"])]
struct Trip {
    #[pk(concat)]
    city: String,
    #[pk(concat, rollup = "month")]
    on: NaiveDate,
}

fn main() {}
