//! This crate does not depend on synthetic-key: everything comes through `hygiene_facade`.
#![allow(missing_docs, reason = "no person reads these")]

pub mod path {
    pub use ::core as lang;
    pub use hygiene_facade::{keys, serde as ser};
}

pub type Text = String;

/// The last digit.
pub fn last(number: &u32) -> u32 {
    *number % 10
}

#[path = "../../items.rs"]
pub mod items;

/// A part by a renamed derive.
#[derive(hygiene_facade::derives::Part)]
#[pk(crate = hygiene_facade::keys)]
pub struct Vin(pub String);

/// An item by a renamed derive, through a module that re-exports all names.
#[derive(hygiene_facade::derives::Key)]
#[pk(crate = hygiene_facade::everything)]
pub struct Car {
    #[pk(concat)]
    pub vin: Vin,
}

hygiene_facade::tenant_item! {
    #[pk(property = "pk", layout = "{tenant}.{xxh64(vin) % 400 + 1}")]
    pub struct Trip { vin: String }, suffixes = 400
}
