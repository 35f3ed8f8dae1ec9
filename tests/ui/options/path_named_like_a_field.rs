//! SK0107: a nested field with the name of another field of the lookup
use synthetic_key::SyntheticKey;

struct Site;

#[derive(SyntheticKey)]
struct Visit {
    #[pk(concat)]
    country: String,
    #[pk(concat, path = "country")]
    #[pk(concat, path = "city")]
    site: Site,
}

fn main() {
    let key = VisitKey { country: "DE", city: "B" };
    println!("{}", key.partition_key());
}
