//! SK0208: the second level alone
use synthetic_key::SyntheticKey;

#[derive(SyntheticKey)]
struct Session {
    #[pk(concat, level = 2)]
    tenant: String,
}

fn main() {}
