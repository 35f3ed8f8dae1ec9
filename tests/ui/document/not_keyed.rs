//! SK0406: `Keyed` around a type that does not say so
use synthetic_key::{Keyed, SyntheticKey};

#[derive(SyntheticKey)]
#[pk(serde)]
struct Order {
    #[pk(concat)]
    tenant: String,
}

fn main() {
    let order = Order {
        tenant: "contoso".into(),
    };
    println!("{}", serde_json::to_string(&Keyed::new(&order)).unwrap());
}
