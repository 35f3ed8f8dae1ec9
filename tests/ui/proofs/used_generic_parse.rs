//! SK0601: a key of a generic item, taken apart into texts
use synthetic_key::SyntheticKey;

#[derive(SyntheticKey)]
struct Order<Id> {
    #[pk(concat)]
    tenant: String,
    #[pk(concat)]
    id: Id,
}

fn main() {
    let parts = OrderKey::<String>::parse::<(String, String)>("a-b-c");
    println!("{}", parts.is_ok());
}
