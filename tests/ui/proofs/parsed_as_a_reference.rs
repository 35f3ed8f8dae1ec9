//! SK0617: a key into a text that borrows
use synthetic_key::SyntheticKey;

#[derive(SyntheticKey)]
struct Reading {
    #[pk(concat)]
    device: String,
    #[pk(concat)]
    year: u16,
}

fn main() {
    let _ = ReadingKey::parse::<(&str, u16)>("abc-123-2018");
}
