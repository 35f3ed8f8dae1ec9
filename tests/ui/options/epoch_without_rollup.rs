//! SK0106: a unit, and no period
use synthetic_key::SyntheticKey;

#[derive(SyntheticKey)]
struct Reading {
    #[pk(concat)]
    device: u64,
    #[pk(concat, epoch = "ms")]
    site: i64,
}

fn main() {}
