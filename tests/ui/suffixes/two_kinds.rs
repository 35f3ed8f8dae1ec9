//! SK0302: a drawn and a computed suffix
use synthetic_key::{RandomSuffix, SyntheticKey};

#[derive(SyntheticKey)]
struct Trip {
    #[pk(concat)]
    city: String,
    #[pk(random_suffix = 400)]
    shard: RandomSuffix<400>,
    #[pk(hash_suffix = 400)]
    vin: String,
}

fn main() {}
