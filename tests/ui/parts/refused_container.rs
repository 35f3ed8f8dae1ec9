//! SK0209: uses of a struct with a container that cannot be read
use synthetic_key::SyntheticKey;

#[derive(SyntheticKey)]
#[pk(container = "orders-{tenant")]
struct Order {
    #[pk(concat)]
    tenant: String,
}

fn main() {
    let order = Order {
        tenant: "contoso".into(),
    };
    println!("{} {:?}", order.partition_key(), order.container());
    println!("{:?}", OrderKey { tenant: "contoso" }.container());
}
