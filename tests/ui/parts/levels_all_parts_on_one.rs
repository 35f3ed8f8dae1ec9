//! SK0208: parts that are all on the first level
use synthetic_key::SyntheticKey;

#[derive(SyntheticKey)]
struct Session {
    #[pk(concat, level = 1)]
    tenant: String,
    #[pk(concat, level = 1)]
    session: u64,
}

fn main() {}
