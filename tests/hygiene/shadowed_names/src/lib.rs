//! No prelude, and every name that generated code could rely on means something else.
#![no_implicit_prelude]
#![allow(
    clippy::len_without_is_empty,
    clippy::wrong_self_convention,
    dead_code,
    missing_docs,
    non_camel_case_types,
    non_upper_case_globals,
    unused_macros,
    reason = "they are there to be in the way"
)]

::core::include!("../../hostile.rs");

pub type Text = ::std::string::String;

pub mod path {
    pub use ::core as lang;
    pub use ::serde as ser;
    pub use ::synthetic_key as keys;
}

/// The last digit.
pub fn last(number: &::core::primitive::u32) -> ::core::primitive::u32 {
    *number % 10
}

#[path = "../../items.rs"]
pub mod items;
