//! SK0601: a point read of a generic item with an id, used with text
use synthetic_key::SyntheticKey;

#[derive(SyntheticKey)]
#[pk(id = "{number}")]
struct Order<Id> {
    #[pk(concat)]
    tenant: String,
    #[pk(concat)]
    user: Id,
    number: u32,
}

fn main() {
    let key = OrderKey::<String> {
        tenant: "contoso",
        user: "7",
    };
    println!("{}", key.partition_key());
}
