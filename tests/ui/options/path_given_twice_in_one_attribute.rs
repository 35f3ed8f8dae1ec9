//! SK0105: two paths in one attribute
use synthetic_key::SyntheticKey;

struct Site;

#[derive(SyntheticKey)]
struct Visit {
    #[pk(concat, path = "city", path = "zip")]
    site: Site,
}

fn main() {}
