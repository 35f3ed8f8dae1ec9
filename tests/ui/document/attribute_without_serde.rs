//! SK0408: attributes of serde, and nothing of serde
use serde::Deserialize;
use synthetic_key::SyntheticKey;

#[derive(SyntheticKey)]
#[serde(rename_all = "camelCase")]
struct Order {
    #[pk(concat)]
    tenant_id: String,
}

#[derive(SyntheticKey)]
struct Renamed {
    #[pk(concat)]
    #[serde(rename = "tenant")]
    tenant_id: String,
}

#[derive(SyntheticKey)]
enum Event {
    #[serde(rename = "login")]
    Login {
        #[pk(concat)]
        user: String,
    },
}

#[derive(Deserialize, SyntheticKey)]
#[serde(rename_all = "camelCase")]
struct OnlyRead {
    #[pk(concat)]
    tenant_id: String,
}

fn main() {}
