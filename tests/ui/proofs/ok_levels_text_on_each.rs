//! A text on each level, which are never joined.
use synthetic_key::SyntheticKey;

#[derive(SyntheticKey)]
struct Session {
    #[pk(concat, level = 1)]
    tenant: String,
    #[pk(concat, level = 2)]
    user: String,
}

fn main() {
    let key = |tenant, user| SessionKey { tenant, user }.partition_key();
    assert_ne!(key("a-b", "c"), key("a", "b-c"));
}
