//! SK0603: keys that are longer than `max_len`
use synthetic_key::SyntheticKey;

#[derive(SyntheticKey)]
#[pk(max_len = 12)]
struct Reading {
    #[pk(concat)]
    device: u32,
    #[pk(concat)]
    year: u16,
}

fn main() {}
