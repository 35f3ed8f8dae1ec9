//! SK0404: `remote`, with which serde implements nothing
use serde::{Deserialize, Serialize};
use synthetic_key::SyntheticKey;

#[derive(Serialize, Deserialize, SyntheticKey)]
#[serde(remote = "Self")]
struct Trip {
    #[pk(concat)]
    tenant: String,
}

#[derive(SyntheticKey)]
#[pk(serde)]
#[serde(rename_all = "camelCase", remote = "Trip")]
struct Copied {
    #[pk(concat)]
    tenant: String,
}

fn main() {
    let trip: Trip = serde_json::from_str("{}").unwrap();
    println!("{}", serde_json::to_string(&trip).unwrap());
    let copied: Copied = serde_json::from_str("{}").unwrap();
    println!("{}", serde_json::to_string(&copied).unwrap());
}
