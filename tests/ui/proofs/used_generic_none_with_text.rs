//! SK0613: an absent type parameter, which is text where it is used
use synthetic_key::SyntheticKey;

#[derive(SyntheticKey)]
struct Reading<T> {
    #[pk(concat)]
    device: u64,
    #[pk(concat, none = "none")]
    value: Option<T>,
}

fn main() {
    let reading = Reading {
        device: 7,
        value: Some(String::new()),
    };
    println!("{}", reading.partition_key());
}
