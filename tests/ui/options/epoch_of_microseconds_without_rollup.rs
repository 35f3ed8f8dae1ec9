//! SK0104: a unit that there is not, without a period
use synthetic_key::SyntheticKey;

#[derive(SyntheticKey)]
struct Reading {
    #[pk(concat)]
    device: u64,
    #[pk(concat, epoch = "us")]
    at: i64,
}

fn main() {}
