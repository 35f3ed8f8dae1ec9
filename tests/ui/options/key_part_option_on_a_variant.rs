//! SK0103: an option on a variant
use synthetic_key::KeyPart;

#[derive(KeyPart)]
enum Region {
    Europe,
    #[pk(concat)]
    Asia,
}

fn main() {}
