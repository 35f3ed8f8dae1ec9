//! SK0104: fewer names in the document than fields in Rust
use synthetic_key::SyntheticKey;

struct Site;

#[derive(SyntheticKey)]
struct Visit {
    #[pk(concat, path("place.country_code", document = "countryCode"))]
    site: Site,
}

fn main() {}
