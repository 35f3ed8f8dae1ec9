//! SK0602: `ambiguous` accepts that items share a key, and nothing else
use synthetic_key::SyntheticKey;

#[derive(SyntheticKey)]
#[pk(ambiguous)]
struct Flag {
    #[pk(concat)]
    on: bool,
}

fn main() {}
