//! No prelude, and every name that generated code could rely on means something else, including those of the primitive
//! types.
//!
//! Without serde, whose derives need the real `str`, `u64` and `u8`.
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

unit_structs! {
    str bool char u8 u16 u32 u64 u128 usize i8 i16 i32 i64 i128 isize f32 f64
}

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
