//! SK0302: two drawn suffixes
use synthetic_key::{RandomSuffix, SyntheticKey};

#[derive(SyntheticKey)]
struct Event {
    #[pk(concat)]
    tenant: String,
    #[pk(random_suffix = 400)]
    shard: RandomSuffix<400>,
    #[pk(random_suffix = 400)]
    bucket: RandomSuffix<400>,
}

fn main() {}
