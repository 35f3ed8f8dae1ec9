//! SK0208: levels in a store that has none
use synthetic_key::SyntheticKey;

#[derive(SyntheticKey)]
#[pk(store = "dynamodb")]
struct Session {
    #[pk(concat, level = 1)]
    tenant: String,
    #[pk(concat, level = 2)]
    user: String,
}

fn main() {}
