//! SK0208: a property for two levels, and two properties for one level
use synthetic_key::SyntheticKey;

#[derive(SyntheticKey)]
struct Session {
    #[pk(concat, level(1, property = "owner"))]
    tenant: u32,
    #[pk(concat, level(2, property = "owner"))]
    user: u32,
}

#[derive(SyntheticKey)]
struct Login {
    #[pk(concat, level = 1)]
    tenant: String,
    #[pk(concat, level(2, property = "user"))]
    name: u32,
    #[pk(concat, level(2, property = "login"))]
    number: u32,
}

fn main() {}
