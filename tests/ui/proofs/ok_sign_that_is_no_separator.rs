//! A text and a signed integer, with a separator that is not its sign; and the other way round.
use synthetic_key::SyntheticKey;

#[derive(SyntheticKey)]
#[pk(separator = "/")]
struct Reading {
    #[pk(concat)]
    device: String,
    #[pk(concat)]
    celsius: i16,
}

#[derive(SyntheticKey)]
struct Average {
    #[pk(concat)]
    celsius: i16,
    #[pk(concat)]
    device: String,
}

fn main() {
    let (celsius, device): (i16, String) = AverageKey::parse("-7--").unwrap();
    assert_eq!((celsius, &*device), (-7, "-"));
    let (device, celsius): (String, i16) = ReadingKey::parse("a/b/-7").unwrap();
    assert_eq!((&*device, celsius), ("a/b", -7));
}
