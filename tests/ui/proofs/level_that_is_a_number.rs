//! SK0622: a level with the name of a field that is stored as a number
use synthetic_key::SyntheticKey;

#[derive(SyntheticKey)]
#[pk(serde)]
struct Session {
    #[pk(concat, level = 1)]
    tenant: String,
    #[pk(concat, level(2, property = "session"))]
    session: u32,
}

fn main() {}
