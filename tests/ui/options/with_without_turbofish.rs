//! SK0104: arguments of a function as those of a type
use synthetic_key::SyntheticKey;

#[derive(SyntheticKey)]
struct Order {
    #[pk(concat, with = first<3>)]
    tenant: String,
}

fn first<const N: usize>(text: &str) -> String {
    text.chars().take(N).collect()
}

fn main() {}
