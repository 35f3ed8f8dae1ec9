//! E0592: a method that would hide the key of the documents
use synthetic_key::SyntheticKey;

#[derive(SyntheticKey)]
struct Order {
    #[pk(concat)]
    tenant: String,
}

impl Order {
    fn partition_key(&self) -> String {
        self.tenant.to_uppercase()
    }
}

fn main() {
    let order = Order { tenant: "a".into() };
    println!("{}", order.partition_key());
}
