//! SK0501: more numbers to draw from than the lock has
use synthetic_key::{RandomSuffix, SyntheticKey};

#[derive(SyntheticKey)]
#[pk(layout = "{city}.{shard in 1..=400}")]
struct Trip {
    #[pk(concat)]
    city: String,
    #[pk(random_suffix = 800)]
    shard: RandomSuffix<800>,
}

fn main() {}
