//! SK0615: a table of DynamoDB with a space
use synthetic_key::SyntheticKey;

#[derive(SyntheticKey)]
#[pk(store = "dynamodb", container = "orders {tenant}")]
struct Order {
    #[pk(concat)]
    tenant: String,
    number: u64,
}

fn main() {}
