//! SK0208: a drawn suffix before the last level
use synthetic_key::{RandomSuffix, SyntheticKey};

#[derive(SyntheticKey)]
struct Session {
    #[pk(concat, level = 1)]
    tenant: String,
    #[pk(concat, level = 2)]
    user: String,
    #[pk(random_suffix = 16, level = 1)]
    shard: RandomSuffix<16>,
}

fn main() {}
