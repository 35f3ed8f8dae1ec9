//! SK0609: a rollup of a timestamp of BSON, which is in UTC and no `Timestamp`
use synthetic_key::SyntheticKey;

#[derive(SyntheticKey)]
struct Reading {
    #[pk(concat)]
    device: String,
    #[pk(concat, rollup = "day")]
    at: bson::DateTime,
}

fn main() {}
