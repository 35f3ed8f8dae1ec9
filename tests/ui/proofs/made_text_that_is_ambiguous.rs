//! SK0601: two texts that functions make
use synthetic_key::SyntheticKey;

#[derive(SyntheticKey)]
struct Order {
    #[pk(concat, with = trimmed)]
    tenant: String,
    #[pk(concat, with = trimmed)]
    user: String,
}

fn trimmed(text: &str) -> &str {
    text.trim()
}

fn main() {}
