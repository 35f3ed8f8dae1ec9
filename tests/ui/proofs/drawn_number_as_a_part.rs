//! SK0606: a drawn number as a part
use synthetic_key::{RandomSuffix, SyntheticKey};

#[derive(SyntheticKey)]
struct Event {
    #[pk(concat)]
    tenant: String,
    #[pk(concat)]
    shard: RandomSuffix<400>,
}

fn main() {}
