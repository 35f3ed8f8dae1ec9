//! SK0620: milliseconds from 1970 end in February of that year in a `u32`.

#[derive(synthetic_key::SyntheticKey)]
struct Reading {
    #[pk(concat)]
    device: String,
    #[pk(concat, rollup = "year", epoch = "ms")]
    at: u32,
}

fn main() {}
