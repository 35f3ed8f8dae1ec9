//! SK0208: a suffix that does not say its level
use synthetic_key::SyntheticKey;

#[derive(SyntheticKey)]
struct Session {
    #[pk(concat, level = 1)]
    tenant: String,
    #[pk(concat, level = 2)]
    user: String,
    #[pk(hash_suffix = 16)]
    session: u64,
}

fn main() {}
