//! SK0603: keys that are too long for a container without large partition keys
use synthetic_key::SyntheticKey;
use uuid::Uuid;

#[derive(SyntheticKey)]
#[pk(store = "cosmos-small")]
struct Order {
    #[pk(concat)]
    tenant: Uuid,
    #[pk(concat)]
    user: Uuid,
    #[pk(concat)]
    cart: Uuid,
}

fn main() {}
