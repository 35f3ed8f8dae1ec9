//! SK0602: texts of one byte are 128, and no million.

#[derive(synthetic_key::SyntheticKey)]
#[pk(min_distinct = 1000000)]
struct Order {
    #[pk(concat, max_len = 1)]
    tenant: String,
}

fn main() {}
