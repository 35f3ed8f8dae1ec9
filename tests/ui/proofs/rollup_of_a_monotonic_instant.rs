//! SK0606: a rollup of an instant that other services do not know
use synthetic_key::SyntheticKey;

#[derive(SyntheticKey)]
struct Reading {
    #[pk(concat)]
    device: u64,
    #[pk(concat, rollup = "day")]
    at: std::time::Instant,
}

fn main() {}
