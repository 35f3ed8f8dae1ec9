//! Serde's own errors point to the declaration, and none of ours follows
use synthetic_key::SyntheticKey;

#[derive(SyntheticKey)]
#[pk(serde)]
#[serde(renameall = "camelCase")]
struct UnknownOption {
    #[pk(concat)]
    tenant: String,
}

#[derive(SyntheticKey)]
#[pk(serde)]
struct WrongValue {
    #[pk(concat)]
    tenant: String,
    #[serde(default = 7)]
    lines: u32,
}

#[derive(SyntheticKey)]
#[pk(serde)]
#[serde(tag = "type", rename_all = "camel")]
enum Event {
    Login {
        #[pk(concat)]
        user: String,
    },
}

// Errors about a whole field, and about the whole type.
#[derive(SyntheticKey)]
#[pk(serde)]
struct NothingToBorrow {
    #[pk(concat)]
    tenant: String,
    #[serde(borrow)]
    lines: u32,
}

#[derive(SyntheticKey)]
#[pk(serde)]
#[serde(tag = "type")]
enum TagIsAField {
    Login {
        #[pk(concat)]
        r#type: String,
    },
}

fn main() {
    let text = serde_json::to_string(&UnknownOption { tenant: String::new() }).unwrap();
    let _: WrongValue = serde_json::from_str(&text).unwrap();
}
