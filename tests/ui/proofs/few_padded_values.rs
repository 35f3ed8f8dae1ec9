//! SK0602: fewer numbers of so many digits than keys are expected
use synthetic_key::SyntheticKey;

#[derive(SyntheticKey)]
struct Reading {
    #[pk(concat, pad = 1)]
    number: u32,
}

fn main() {}
