//! SK0607: a function that needs a key, called with a type that has none
use synthetic_key::SyntheticKey;

struct Order {
    tenant: String,
}

fn store(item: &impl SyntheticKey) {
    println!("{}", item.partition_key());
}

fn main() {
    store(&Order {
        tenant: "contoso".into(),
    });
}
