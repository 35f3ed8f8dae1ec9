//! SK0301: no numbers to draw from
use synthetic_key::{RandomSuffix, SyntheticKey};

#[derive(SyntheticKey)]
struct Event {
    #[pk(concat)]
    tenant: String,
    #[pk(random_suffix = 0)]
    shard: RandomSuffix<400>,
}

fn main() {}
