//! SK0304: a field that is a part and the drawn number
use synthetic_key::{RandomSuffix, SyntheticKey};

#[derive(SyntheticKey)]
struct Event {
    #[pk(concat)]
    tenant: String,
    #[pk(concat, random_suffix = 400)]
    shard: RandomSuffix<400>,
}

fn main() {}
