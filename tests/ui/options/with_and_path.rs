//! SK0106: a function and a nested field
use synthetic_key::SyntheticKey;

#[derive(SyntheticKey)]
struct Reading {
    #[pk(concat)]
    device: u64,
    #[pk(concat, path = "city", with = city)]
    site: Site,
}

struct Site {
    city: String,
}

fn city(site: &Site) -> String {
    site.city.clone()
}

fn main() {}
