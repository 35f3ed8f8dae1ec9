//! SK0606: a nested field that is no part
use synthetic_key::SyntheticKey;

struct Site {
    height: f64,
}

#[derive(SyntheticKey)]
struct Visit {
    #[pk(concat, path = "height")]
    site: Site,
}

fn main() {
    let visit = Visit { site: Site { height: 7.5 } };
    println!("{}", visit.partition_key());
}
