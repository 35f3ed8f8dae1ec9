//! SK0602: a suffix that does not make enough keys
use synthetic_key::SyntheticKey;

#[derive(SyntheticKey)]
struct Trip {
    #[pk(concat)]
    is_test: bool,
    #[pk(hash_suffix = 10)]
    vin: String,
}

fn main() {}
