//! SK0207: a function for a field that is not in the key
use synthetic_key::SyntheticKey;

#[derive(SyntheticKey)]
struct Reading {
    #[pk(concat)]
    device: u64,
    #[pk(with = city)]
    site: Site,
}

struct Site {
    city: String,
}

fn city(site: &Site) -> String {
    site.city.clone()
}

fn main() {}
