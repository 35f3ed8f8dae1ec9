//! SK0606: a path through an `Option`, and no text for an absent one
use synthetic_key::SyntheticKey;

struct Site {
    #[allow(dead_code)]
    city: String,
}

#[derive(SyntheticKey)]
struct Visit {
    #[pk(concat, path = "city")]
    site: Option<Site>,
}

fn main() {}
