//! SK0606: a generic part, used with a float
use synthetic_key::SyntheticKey;

#[derive(SyntheticKey)]
struct Order<Id> {
    #[pk(concat)]
    id: Id,
}

fn key(order: &impl SyntheticKey) -> String {
    order.partition_key().to_string()
}

fn main() {
    println!("{}", key(&Order { id: 7.5 }));
}
