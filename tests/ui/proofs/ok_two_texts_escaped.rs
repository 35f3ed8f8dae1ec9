//! Two texts, escaped.
use synthetic_key::SyntheticKey;

#[derive(SyntheticKey)]
#[pk(escape)]
struct Order {
    #[pk(concat)]
    tenant: String,
    #[pk(concat)]
    user: String,
}

fn main() {
    let (one, other) = (
        OrderKey {
            tenant: "a-b",
            user: "c",
        },
        OrderKey {
            tenant: "a",
            user: "b-c",
        },
    );
    assert_ne!(one.partition_key(), other.partition_key());
}
