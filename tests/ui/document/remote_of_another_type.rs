//! SK0404: `remote` with the type's name, which leaves its documents without a key
use serde::{Deserialize, Serialize};
use synthetic_key::SyntheticKey;

#[derive(Serialize, Deserialize, SyntheticKey)]
#[serde(remote = "Trip")]
struct Trip {
    #[pk(concat)]
    tenant: String,
}

fn main() {
    let trip: Trip = serde_json::from_str("{}").unwrap();
    println!("{}", serde_json::to_string(&trip).unwrap());
}
