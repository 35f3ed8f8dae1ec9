//! SK0104: no text for an absent nested value
use synthetic_key::SyntheticKey;

#[derive(SyntheticKey)]
struct Reading {
    #[pk(concat)]
    device: u64,
    #[pk(concat, path = "zip", none = "")]
    site: Site,
}

struct Site {
    zip: u32,
}

fn main() {}
