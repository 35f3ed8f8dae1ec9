//! SK0207: a nested field that is not in the key
use synthetic_key::SyntheticKey;

#[derive(SyntheticKey)]
struct Reading {
    #[pk(concat)]
    device: u64,
    #[pk(path = "city")]
    site: Site,
}

struct Site {
    city: String,
}

fn main() {}
