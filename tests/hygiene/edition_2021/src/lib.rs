//! The edition that most code is written in.
#![allow(missing_docs, reason = "no person reads these")]

pub mod path {
    pub use ::core as lang;
    pub use ::serde as ser;
    pub use ::synthetic_key as keys;
}

pub type Text = String;

/// The last digit.
pub fn last(number: &u32) -> u32 {
    *number % 10
}

#[path = "../../items.rs"]
pub mod items;
