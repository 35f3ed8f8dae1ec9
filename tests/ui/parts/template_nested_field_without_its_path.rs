//! SK0210: a nested field that no field says the path to
use synthetic_key::SyntheticKey;

#[derive(SyntheticKey)]
#[pk(container = "readings-{site.city}")]
struct Reading {
    #[pk(concat)]
    device: u64,
    site: Site,
}

struct Site {
    city: String,
}

fn main() {}
