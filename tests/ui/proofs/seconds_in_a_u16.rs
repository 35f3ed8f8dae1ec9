//! SK0620: seconds from 1970 end on the first day in a `u16`, which no other unit helps.

#[derive(synthetic_key::SyntheticKey)]
struct Reading {
    #[pk(concat)]
    device: String,
    #[pk(concat, rollup = "day", epoch = "s", none = "never")]
    at: Option<u16>,
}

fn main() {}
