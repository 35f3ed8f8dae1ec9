//! SK0207: zeros before a number that was drawn
use synthetic_key::{RandomSuffix, SyntheticKey};

#[derive(SyntheticKey)]
struct Event {
    #[pk(concat)]
    tenant: String,
    #[pk(random_suffix = 400, pad = 3)]
    shard: RandomSuffix<400>,
}

fn main() {}
