//! SK0618: an id that items under two drawn numbers can have
use synthetic_key::{RandomSuffix, SyntheticKey};

#[derive(SyntheticKey)]
#[pk(store = "mongodb", id = "{tenant}-{number}")]
struct Event {
    #[pk(concat)]
    tenant: u32,
    #[pk(random_suffix = 4)]
    shard: RandomSuffix<4>,
    number: u64,
}

fn main() {}
