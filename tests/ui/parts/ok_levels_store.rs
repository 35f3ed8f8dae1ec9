//! Levels in a store that has them, by its name
use synthetic_key::SyntheticKey;

#[derive(SyntheticKey)]
#[pk(store = "cosmos-small")]
struct Session {
    #[pk(concat, level = 1)]
    tenant: String,
    #[pk(concat, level = 2)]
    user: String,
}

fn main() {
    assert_eq!(Session::STORE, synthetic_key::Store::COSMOS_SMALL);
    assert_eq!(Session::PATHS, ["/tenant", "/user"]);
}
