//! SK0601: two enums whose names contain the separator
use serde::Serialize;
use synthetic_key::{KeyPart, SyntheticKey};

#[derive(Serialize, KeyPart)]
#[serde(rename_all = "kebab-case")]
enum Region {
    Eu,
    EuNorth,
}

#[derive(Serialize, KeyPart)]
#[serde(rename_all = "kebab-case")]
enum Site {
    Lab,
    NorthLab,
}

#[derive(SyntheticKey)]
#[pk(min_distinct = 4)]
struct Device {
    #[pk(concat)]
    region: Region,
    #[pk(concat)]
    site: Site,
}

fn main() {}
