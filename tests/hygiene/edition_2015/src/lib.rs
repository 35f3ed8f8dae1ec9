//! In this edition `::name` starts at the crate's root, and only what is named there is found.
#![allow(missing_docs, reason = "no person reads these")]

// The root has these under other names, and `core` under none.
pub mod path {
    pub extern crate serde as ser;
    pub extern crate std as lang;
    pub extern crate synthetic_key as keys;
}

pub type Text = String;

/// The last digit.
pub fn last(number: &u32) -> u32 {
    *number % 10
}

#[path = "../../items.rs"]
pub mod items;
