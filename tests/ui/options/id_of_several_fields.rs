//! SK0106: an id of several marked fields
use synthetic_key::SyntheticKey;

#[derive(SyntheticKey)]
#[pk(separator = "_")]
struct Line {
    #[pk(concat)]
    tenant: String,
    #[pk(id)]
    order: u32,
    #[pk(id, pad = 3)]
    #[serde(rename = "lineNo")]
    line: u16,
}

fn main() {}
