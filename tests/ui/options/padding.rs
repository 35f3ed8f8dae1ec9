//! SK0102: another name for `pad`
use synthetic_key::SyntheticKey;

#[derive(SyntheticKey)]
struct Reading {
    #[pk(concat)]
    device: u64,
    #[pk(concat, padding = 6)]
    number: u32,
}

fn main() {}
