//! SK0603: a limit that no key of these types keeps
use synthetic_key::{Store, SyntheticKey};
use uuid::Uuid;

const SHORT: Store = Store::bytes(10);

#[derive(SyntheticKey)]
#[pk(store = SHORT)]
struct Order {
    #[pk(concat)]
    id: Uuid,
    #[pk(concat)]
    name: String,
}

fn main() {}
