//! SK0402: a drawn number that is not stored
use serde::Serialize;
use synthetic_key::{RandomSuffix, SyntheticKey};

#[derive(Serialize, SyntheticKey)]
#[pk(keyed)]
struct Event {
    #[pk(concat)]
    tenant: String,
    #[pk(random_suffix = 400)]
    #[serde(skip)]
    shard: RandomSuffix<400>,
}

fn main() {}
