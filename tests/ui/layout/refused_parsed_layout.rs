//! SK0501: keys of a struct whose layout has changed, taken apart
use synthetic_key::SyntheticKey;

#[derive(SyntheticKey)]
#[pk(layout = "{number}-{tenant}")]
struct Order {
    #[pk(concat)]
    tenant: String,
    #[pk(concat)]
    number: u64,
}

fn main() {
    let (tenant, number): (String, u64) = OrderKey::parse("contoso-7").unwrap();
    println!("{}", Order { tenant, number }.partition_key());
}
