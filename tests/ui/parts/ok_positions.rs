//! Positions on every part, in another order than the fields.
use synthetic_key::SyntheticKey;

#[derive(SyntheticKey)]
struct Order {
    #[pk(concat(3))]
    number: u64,
    #[pk(concat(1))]
    tenant: String,
    #[pk(concat(2))]
    year: u16,
}

fn main() {
    let order = OrderKey {
        tenant: "contoso",
        year: 2018,
        number: 7,
    };
    assert_eq!(order.partition_key(), "contoso-2018-7");
}
