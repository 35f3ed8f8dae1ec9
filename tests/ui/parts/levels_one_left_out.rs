//! SK0208: levels 1 and 3
use synthetic_key::SyntheticKey;

#[derive(SyntheticKey)]
struct Session {
    #[pk(concat, level = 1)]
    tenant: String,
    #[pk(concat, level = 3)]
    user: String,
}

fn main() {}
