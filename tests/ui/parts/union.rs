//! SK0201: a key for a union
use synthetic_key::SyntheticKey;

#[derive(SyntheticKey)]
union Reading {
    #[pk(concat)]
    raw: u64,
    signed: i64,
}

fn main() {}
