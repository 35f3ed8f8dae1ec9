//! SK0502: layouts to read of a key that is a field
use synthetic_key::SyntheticKey;

#[derive(SyntheticKey)]
#[pk(property = "tenant", also_read = ["{tenant:lower}"])]
struct Order {
    #[pk(concat)]
    tenant: String,
    number: u64,
}

fn main() {}
