//! SK0305: a number that is drawn from another range, behind an alias
use synthetic_key::{RandomSuffix, SyntheticKey};

type Shard = RandomSuffix<100>;

#[derive(SyntheticKey)]
struct Event {
    #[pk(concat)]
    tenant: String,
    #[pk(random_suffix = 400)]
    shard: Shard,
}

fn main() {}
