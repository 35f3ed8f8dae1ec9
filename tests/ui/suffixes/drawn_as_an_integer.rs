//! SK0305: an integer for the number that was drawn
use synthetic_key::SyntheticKey;

#[derive(SyntheticKey)]
struct Event {
    #[pk(concat)]
    tenant: String,
    #[pk(random_suffix = 400)]
    shard: u16,
}

fn main() {}
