//! SK0502: a listed layout whose first level is made of a later one
use synthetic_key::SyntheticKey;

#[derive(SyntheticKey)]
#[pk(also_read = ["{tenant}-{user}{/}{user}"])]
struct Session {
    #[pk(concat, level = 1)]
    tenant: String,
    #[pk(concat, level = 1)]
    region: u8,
    #[pk(concat, level = 2)]
    user: String,
}

fn main() {}
