//! SK0208: one level
use synthetic_key::SyntheticKey;

#[derive(SyntheticKey)]
struct Session {
    #[pk(concat, level = 1)]
    tenant: String,
}

fn main() {}
