//! SK0107: the same path in two attributes
use synthetic_key::SyntheticKey;

struct Site;

#[derive(SyntheticKey)]
struct Visit {
    #[pk(concat, path = "place.city")]
    #[pk(hash_suffix = 4, path = "place.city")]
    site: Site,
}

fn main() {}
