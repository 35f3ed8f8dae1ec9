//! SK0501: a UUID that became a text, under a lock of an escaped key
use synthetic_key::SyntheticKey;

#[derive(SyntheticKey)]
#[pk(escape, layout = "{tenant:%}-{id}")]
struct Order {
    #[pk(concat)]
    tenant: String,
    #[pk(concat)]
    id: String,
}

fn main() {}
