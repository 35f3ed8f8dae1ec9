//! SK0603: a limit that no key of these types keeps
use synthetic_key::SyntheticKey;
use uuid::Uuid;

#[derive(SyntheticKey)]
#[pk(max_len = 10)]
struct Order {
    #[pk(concat)]
    id: Uuid,
    #[pk(concat)]
    name: String,
}

fn main() {}
