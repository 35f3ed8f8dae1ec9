//! SK0606: bytes as a part
use synthetic_key::SyntheticKey;

#[derive(SyntheticKey)]
struct Reading<'a> {
    #[pk(concat)]
    mac: &'a [u8],
}

fn main() {}
