//! SK0617: a key into a newtype with parameters
use synthetic_key::{KeyPart, SyntheticKey};

#[derive(KeyPart)]
struct Id<T>(T);

#[derive(SyntheticKey)]
struct Order {
    #[pk(concat)]
    id: Id<u64>,
    #[pk(concat)]
    year: u16,
}

fn main() {
    let _ = OrderKey::parse::<(u64, u16)>("7-2018");
    let _ = OrderKey::parse::<(Id<u64>, u16)>("7-2018");
}
