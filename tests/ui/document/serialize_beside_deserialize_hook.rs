//! SK0405: a type that reads its key and writes documents without it
use serde::{Serialize, Serializer};
use synthetic_key::SyntheticKey;

#[derive(SyntheticKey)]
#[pk(serde = "deserialize")]
struct Order {
    #[pk(concat)]
    tenant: String,
}

impl Serialize for Order {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        self.tenant.serialize(serializer)
    }
}

fn main() {}
