//! SK0601, SK0606: texts that run into each other, beside a type that is no part
use synthetic_key::SyntheticKey;

struct Site;

#[derive(SyntheticKey)]
struct Visit<'a> {
    #[pk(concat)]
    tenant: &'a str,
    #[pk(concat)]
    user: String,
    #[pk(concat)]
    site: Site,
}

fn main() {}
