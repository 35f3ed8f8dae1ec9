//! SK0208: a suffix before the last level
use synthetic_key::SyntheticKey;

#[derive(SyntheticKey)]
struct Session {
    #[pk(concat, level = 1)]
    tenant: String,
    #[pk(concat, level = 2)]
    user: String,
    #[pk(hash_suffix = 16, level = 1)]
    session: u64,
}

fn main() {}
