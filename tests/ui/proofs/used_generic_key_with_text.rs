//! SK0601: a point read of a generic item, used with text
use synthetic_key::SyntheticKey;

#[derive(SyntheticKey)]
struct Order<Id> {
    #[pk(concat)]
    tenant: String,
    #[pk(concat)]
    id: Id,
}

fn main() {
    let key = OrderKey::<String> {
        tenant: "contoso",
        id: "7",
    };
    println!("{}", key.partition_key());
}
