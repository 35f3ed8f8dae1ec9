//! SK0610: a float for what counts time
use synthetic_key::part::EpochInteger;

fn day(at: impl EpochInteger) -> i64 {
    at.unix_seconds(1000) / 86_400
}

fn main() {
    println!("{}", day(1_533_823_507_000.0));
}
