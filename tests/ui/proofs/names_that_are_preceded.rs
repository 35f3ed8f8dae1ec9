//! SK0601: an enum of which one name ends with another
use serde::Serialize;
use synthetic_key::{KeyPart, SyntheticKey};

#[derive(Serialize, KeyPart)]
#[serde(rename_all = "kebab-case")]
enum Plan {
    Basic,
    Premium,
    TrialPremium,
}

#[derive(SyntheticKey)]
struct Order {
    #[pk(concat)]
    tenant: String,
    #[pk(concat)]
    plan: Plan,
}

fn main() {}
