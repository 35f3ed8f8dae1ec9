//! SK0305: a number that is drawn from 1, and not from 0
use synthetic_key::{RandomSuffix, SyntheticKey};

#[derive(SyntheticKey)]
struct Trip {
    #[pk(concat)]
    city: String,
    #[pk(random_suffix(10, from = 0))]
    shard: RandomSuffix<10>,
}

fn main() {}
