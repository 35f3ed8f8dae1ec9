//! SK0601: a generic part, used with text
use synthetic_key::SyntheticKey;

#[derive(SyntheticKey)]
struct Order<Id> {
    #[pk(concat)]
    tenant: String,
    #[pk(concat)]
    id: Id,
}

fn main() {
    let order = Order {
        tenant: "contoso".to_owned(),
        id: "7".to_owned(),
    };
    println!("{}", order.partition_key());
}
