//! SK0616: a variant with an item whose key has levels
use synthetic_key::SyntheticKey;

#[derive(SyntheticKey)]
enum Event {
    Opened(Session),
}

#[derive(SyntheticKey)]
struct Session {
    #[pk(concat, level = 1)]
    tenant: String,
    #[pk(concat, level = 2)]
    user: String,
}

fn main() {}
