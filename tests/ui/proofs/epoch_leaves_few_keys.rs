//! SK0602: a `u32` of seconds ends in 2106, so there are 137 years, and no thousand.

#[derive(synthetic_key::SyntheticKey)]
#[pk(min_distinct = 1000, time_only)]
struct Reading {
    #[pk(concat, rollup = "year", epoch = "s")]
    at: u32,
}

fn main() {}
