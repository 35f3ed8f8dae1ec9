//! In this edition `::name` starts at the crate's root, which only finds names declared there.
#![allow(missing_docs, reason = "no person reads these")]

// The root has these under other names, and does not have `core`.
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
