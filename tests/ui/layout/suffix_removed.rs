//! SK0501: the drawn suffix is gone
use synthetic_key::SyntheticKey;

#[derive(SyntheticKey)]
#[pk(layout = "{tenant}.{shard in 1..=400}")]
struct Event {
    #[pk(concat)]
    tenant: String,
}

fn main() {}
