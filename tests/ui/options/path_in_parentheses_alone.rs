//! SK0104: a path in parentheses, and nothing about the document
use synthetic_key::SyntheticKey;

struct Site;

#[derive(SyntheticKey)]
struct Visit {
    #[pk(concat, path("city"))]
    site: Site,
}

fn main() {}
