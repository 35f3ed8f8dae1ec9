//! SK0601: a generic item that is proved for a type
use synthetic_key::SyntheticKey;

#[derive(SyntheticKey)]
struct Order<T> {
    #[pk(concat)]
    tenant: T,
    #[pk(concat)]
    user: String,
}

synthetic_key::prove!(Order<u32>);
synthetic_key::prove!(Order<String>);

fn main() {}
