//! SK0614: an id among the fields of a variant that is stored as a number
use synthetic_key::SyntheticKey;

#[derive(SyntheticKey)]
#[serde(tag = "type")]
#[pk(serde)]
enum Entry {
    Note {
        #[pk(concat)]
        customer: u32,
        id: u64,
    },
}

fn main() {}
