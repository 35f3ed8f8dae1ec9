//! SK0501: a part that moved to another level
use synthetic_key::SyntheticKey;

#[derive(SyntheticKey)]
#[pk(layout = "{tenant}{/}{user}")]
struct Session {
    #[pk(concat, level = 2)]
    tenant: String,
    #[pk(concat, level = 1)]
    user: String,
}

fn main() {}
