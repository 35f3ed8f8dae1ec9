//! SK0405: a type that reads its key and writes documents without it
use serde::{Deserialize, Serialize, Serializer};
use synthetic_key::SyntheticKey;

#[derive(Deserialize, SyntheticKey)]
#[serde(remote = "Self")]
#[pk(deserialize)]
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
