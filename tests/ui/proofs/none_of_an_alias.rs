//! SK0606: an `Option` under another name
use synthetic_key::SyntheticKey;

#[derive(SyntheticKey)]
struct Reading {
    #[pk(concat)]
    device: u64,
    #[pk(concat, none = "none")]
    site: Site,
}

type Site = Option<u32>;

fn main() {}
