//! SK0104: a path with an argument that there is not
use synthetic_key::SyntheticKey;

struct Site;

#[derive(SyntheticKey)]
struct Visit {
    #[pk(concat, path("city", rename = "City"))]
    site: Site,
}

fn main() {}
