//! SK0602: fewer values than `min_distinct` asks for
use synthetic_key::SyntheticKey;

#[derive(SyntheticKey)]
#[pk(min_distinct = 1000)]
struct Reading {
    #[pk(concat)]
    sensor: u8,
}

fn main() {}
