//! SK0612: zeros before a type parameter, which is text where it is used
use synthetic_key::SyntheticKey;

#[derive(SyntheticKey)]
struct Reading<T> {
    #[pk(concat)]
    device: u64,
    #[pk(concat, pad = 6)]
    value: T,
}

fn main() {
    let reading = Reading {
        device: 7,
        value: String::new(),
    };
    println!("{}", reading.partition_key());
}
