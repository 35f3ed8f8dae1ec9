//! SK0305: a type of one's own for the number that was drawn
use synthetic_key::SyntheticKey;

struct Shard(u16);

#[derive(SyntheticKey)]
struct Event {
    #[pk(concat)]
    tenant: String,
    #[pk(random_suffix = 400)]
    shard: Shard,
}

fn main() {}
