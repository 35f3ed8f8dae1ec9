//! SK0305: text for the number that was drawn
use synthetic_key::SyntheticKey;

#[derive(SyntheticKey)]
struct Event {
    #[pk(concat)]
    tenant: String,
    #[pk(random_suffix = 400)]
    shard: String,
}

fn main() {}
