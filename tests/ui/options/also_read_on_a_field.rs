//! SK0103: layouts to read on a field
use synthetic_key::SyntheticKey;

#[derive(SyntheticKey)]
struct Trip {
    #[pk(concat, also_read = ["{city}"])]
    city: String,
}

fn main() {}
