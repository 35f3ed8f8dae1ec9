//! SK0603: keys that are longer than a store of one's own takes
use synthetic_key::{Store, SyntheticKey};

const SHORT: Store = Store::bytes(12);

#[derive(SyntheticKey)]
#[pk(store = SHORT)]
struct Reading {
    #[pk(concat)]
    device: u32,
    #[pk(concat)]
    year: u16,
}

fn main() {}
