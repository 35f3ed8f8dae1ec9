//! SK0207: an id of a number that was drawn
use synthetic_key::{RandomSuffix, SyntheticKey};

#[derive(SyntheticKey)]
struct Event {
    #[pk(concat)]
    tenant: String,
    #[pk(random_suffix = 400, id)]
    shard: RandomSuffix<400>,
}

fn main() {}
