//! SK0106: an attribute without a path beside two that have one
use synthetic_key::SyntheticKey;

struct Site;

#[derive(SyntheticKey)]
struct Visit {
    #[pk(concat, path = "country")]
    #[pk(concat, path = "city")]
    #[pk(case = "lower")]
    site: Site,
}

fn main() {}
