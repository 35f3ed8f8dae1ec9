//! SK0606: a timestamp of time without a time zone
use synthetic_key::SyntheticKey;

#[derive(SyntheticKey)]
struct Reading {
    #[pk(concat)]
    device: u64,
    #[pk(concat, rollup = "day")]
    at: time::PrimitiveDateTime,
}

fn main() {}
