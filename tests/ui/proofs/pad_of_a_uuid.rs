//! SK0612: zeros before a UUID
use synthetic_key::SyntheticKey;

#[derive(SyntheticKey)]
struct Reading {
    #[pk(concat)]
    device: u64,
    #[pk(concat, pad = 36)]
    number: uuid::Uuid,
}

fn main() {}
