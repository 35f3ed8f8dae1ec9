//! SK0406: `Keyed` around a type that does not say so
use serde::{Deserialize, Serialize};
use synthetic_key::{Keyed, SyntheticKey};

#[derive(Serialize, Deserialize, SyntheticKey)]
#[serde(remote = "Self")]
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
