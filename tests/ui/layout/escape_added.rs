//! SK0501: text is escaped now
use synthetic_key::SyntheticKey;

#[derive(SyntheticKey)]
#[pk(escape, layout = "{tenant}-{user}")]
struct Order {
    #[pk(concat)]
    tenant: String,
    #[pk(concat)]
    user: String,
}

fn main() {}
