//! SK0606: a span of time as a part
use std::time::Duration;

use synthetic_key::SyntheticKey;

#[derive(SyntheticKey)]
struct Trip {
    #[pk(concat)]
    lasted: Duration,
}

fn main() {}
