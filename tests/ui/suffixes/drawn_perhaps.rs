//! SK0305: a number that may not have been drawn
use synthetic_key::{RandomSuffix, SyntheticKey};

#[derive(SyntheticKey)]
struct Event {
    #[pk(concat)]
    tenant: String,
    #[pk(random_suffix = 400)]
    shard: Option<RandomSuffix<400>>,
}

fn main() {}
