//! SK0609: a rollup of a type that is no point in time
use synthetic_key::SyntheticKey;

#[derive(SyntheticKey)]
struct Reading {
    #[pk(concat)]
    device: u64,
    #[pk(concat, rollup = "day")]
    at: Moment,
}

struct Moment(u64);

fn main() {}
