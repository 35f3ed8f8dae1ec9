//! SK0606: a text for absent values, and nothing on the path is an `Option`
use synthetic_key::SyntheticKey;

struct Site {
    number: u32,
}

#[derive(SyntheticKey)]
struct Visit {
    #[pk(concat, path = "number", none = "none")]
    site: Site,
}

fn main() {
    let visit = Visit { site: Site { number: 7 } };
    println!("{}", visit.partition_key());
}
