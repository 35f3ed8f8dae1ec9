//! SK0404: a way to verify where nothing is read
use synthetic_key::SyntheticKey;

#[derive(SyntheticKey)]
#[pk(verify = "ignore")]
struct Order {
    #[pk(concat)]
    tenant: String,
}

fn main() {}
