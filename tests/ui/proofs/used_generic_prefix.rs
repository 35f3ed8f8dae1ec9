//! SK0601: the first level of a generic key, used with text
use synthetic_key::SyntheticKey;

#[derive(SyntheticKey)]
struct Line<Id> {
    #[pk(concat, level = 1)]
    tenant: Id,
    #[pk(concat, level = 1)]
    order: Id,
    #[pk(concat, level = 2)]
    line: u32,
}

fn main() {
    println!("{}", LineKey1::<u32> { tenant: 1, order: 2 }.partition_key());
    println!("{}", LineKey1::<String> { tenant: "a", order: "b" }.partition_key());
}
