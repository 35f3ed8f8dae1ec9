//! SK0306: earlier numbers of suffixes that are drawn
use synthetic_key::{RandomSuffix, SyntheticKey};

#[derive(SyntheticKey)]
struct Trip {
    #[pk(concat)]
    city: u64,
    #[pk(random_suffix = 800, was = [400])]
    shard: RandomSuffix<800>,
}

fn main() {}
