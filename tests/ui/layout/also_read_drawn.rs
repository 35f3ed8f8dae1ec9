//! SK0502: a listed layout with a drawn suffix
use synthetic_key::{RandomSuffix, SyntheticKey};

#[derive(SyntheticKey)]
#[pk(also_read = ["{city}.{shard in 1..=400}"])]
struct Trip {
    #[pk(concat)]
    city: String,
    #[pk(random_suffix = 800)]
    shard: RandomSuffix<800>,
}

fn main() {}
