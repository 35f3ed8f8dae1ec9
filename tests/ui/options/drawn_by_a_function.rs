//! SK0104: a function for a number that is drawn
use synthetic_key::{RandomSuffix, SyntheticKey};

#[derive(SyntheticKey)]
struct Trip {
    #[pk(concat)]
    city: String,
    #[pk(random_suffix(10, by = shard))]
    shard: RandomSuffix<10>,
}

fn main() {}
