//! SK0601: two texts on the second level
use synthetic_key::SyntheticKey;

#[derive(SyntheticKey)]
struct Session {
    #[pk(concat, level = 1)]
    tenant: String,
    #[pk(concat, level = 2)]
    user: String,
    #[pk(concat, level = 2)]
    device: String,
}

fn main() {}
