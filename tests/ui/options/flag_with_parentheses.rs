//! SK0104: a value in parentheses for an option that takes none
use synthetic_key::SyntheticKey;

#[derive(SyntheticKey)]
#[pk(time_only(yes))]
struct Order {
    #[pk(concat)]
    tenant: String,
}

fn main() {}
