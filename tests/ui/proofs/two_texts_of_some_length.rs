//! SK0601: two texts that are short, and not always as long
use synthetic_key::SyntheticKey;

#[derive(SyntheticKey)]
struct Order {
    #[pk(concat, max_len = 8)]
    tenant: String,
    #[pk(concat, case = "lower")]
    user: String,
}

fn main() {}
