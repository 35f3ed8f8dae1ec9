//! SK0602: a suffix from a field with two values, which makes two suffixes
use synthetic_key::SyntheticKey;

#[derive(SyntheticKey)]
struct Device {
    #[pk(concat)]
    active: bool,
    #[pk(hash_suffix = 400)]
    indoor: bool,
}

fn main() {}
