//! SK0103: a level on a type
use synthetic_key::SyntheticKey;

#[derive(SyntheticKey)]
#[pk(level = 2)]
struct Session {
    #[pk(concat)]
    tenant: String,
}

fn main() {}
