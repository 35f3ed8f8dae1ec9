//! SK0302: a drawn and a computed suffix on one field
use synthetic_key::{RandomSuffix, SyntheticKey};

#[derive(SyntheticKey)]
struct Event {
    #[pk(concat)]
    tenant: String,
    #[pk(random_suffix = 400, hash_suffix = 400)]
    shard: RandomSuffix<400>,
}

fn main() {}
