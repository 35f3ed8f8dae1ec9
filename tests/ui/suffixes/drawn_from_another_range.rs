//! SK0305: a number that is drawn from another range
use synthetic_key::{RandomSuffix, SyntheticKey};

#[derive(SyntheticKey)]
struct Event {
    #[pk(concat)]
    tenant: String,
    #[pk(random_suffix = 400)]
    shard: RandomSuffix<100>,
}

fn main() {}
