//! SK0203: a drawn suffix, and nothing before it
use synthetic_key::{RandomSuffix, SyntheticKey};

#[derive(SyntheticKey)]
struct Event {
    #[pk(random_suffix = 400)]
    shard: RandomSuffix<400>,
}

fn main() {}
