//! SK0402: a variant that a function writes
use synthetic_key::SyntheticKey;

#[derive(SyntheticKey)]
#[pk(serde)]
#[serde(tag = "type")]
enum Event {
    Placed {
        #[pk(concat)]
        tenant: String,
    },
    #[serde(with = "cancelled")]
    Cancelled {
        #[pk(concat)]
        tenant: String,
        reason: String,
    },
}

mod cancelled {
    use serde::{Deserializer, Serializer};

    pub fn serialize<S: Serializer>(_: &str, _: &str, to: S) -> Result<S::Ok, S::Error> {
        to.serialize_str("cancelled")
    }

    pub fn deserialize<'de, D: Deserializer<'de>>(_: D) -> Result<(String, String), D::Error> {
        Ok((String::new(), String::new()))
    }
}

fn main() {}
