//! SK0403: serde reads such an enum from a name, and no document of it is an object
use synthetic_key::SyntheticKey;

#[derive(SyntheticKey)]
#[pk(serde)]
#[serde(field_identifier)]
enum Field {
    Tenant {
        #[pk(concat)]
        tenant: String,
    },
}

#[derive(SyntheticKey)]
#[pk(serde = "deserialize")]
#[serde(variant_identifier)]
enum Variant {
    Tenant {
        #[pk(concat)]
        tenant: String,
    },
}

fn main() {}
