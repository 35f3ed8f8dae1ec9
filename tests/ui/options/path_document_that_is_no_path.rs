//! SK0104: a name in the document that needs quotes
use synthetic_key::SyntheticKey;

struct Site;

#[derive(SyntheticKey)]
struct Visit {
    #[pk(concat, path("country_code", document = "country code"))]
    site: Site,
}

fn main() {}
