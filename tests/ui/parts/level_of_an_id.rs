//! SK0207: a level of a field that is in the id alone
use synthetic_key::SyntheticKey;

#[derive(SyntheticKey)]
struct Session {
    #[pk(concat, level = 1)]
    tenant: String,
    #[pk(concat, level = 2)]
    user: String,
    #[pk(id, level = 3)]
    number: u64,
}

fn main() {}
