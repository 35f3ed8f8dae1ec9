//! SK0401: a level that a different field is stored under
use synthetic_key::SyntheticKey;

#[derive(SyntheticKey)]
#[pk(serde)]
struct Session {
    #[pk(concat, level = 1)]
    tenant: String,
    #[pk(concat, level(2, property = "session"), none = "NONE", case = "lower")]
    session: Option<String>,
}

fn main() {}
