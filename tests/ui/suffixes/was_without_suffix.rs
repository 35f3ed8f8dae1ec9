//! SK0306: earlier suffixes of a part
use synthetic_key::SyntheticKey;

#[derive(SyntheticKey)]
struct Trip {
    #[pk(concat, was = [400])]
    city: String,
}

fn main() {}
