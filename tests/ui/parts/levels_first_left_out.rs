//! SK0208: levels 2 and 3
use synthetic_key::SyntheticKey;

#[derive(SyntheticKey)]
struct Session {
    #[pk(concat, level = 2)]
    tenant: String,
    #[pk(concat, level = 3)]
    user: String,
}

fn main() {}
