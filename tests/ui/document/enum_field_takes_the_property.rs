//! SK0401: a field of a variant that is named like the property of the key
use synthetic_key::SyntheticKey;

#[derive(SyntheticKey)]
#[pk(serde)]
#[serde(tag = "type")]
enum Event {
    Placed {
        #[pk(concat)]
        tenant: String,
    },
    Cancelled {
        #[pk(concat)]
        tenant: String,
        #[serde(rename = "partitionKey")]
        reason: String,
    },
}

fn main() {}
