//! The crate is called `keys` here, and serde `ser`.
#![allow(missing_docs, reason = "no person reads these")]

pub mod path {
    pub use ::{keys, ser};
    pub use ::core as lang;
}

pub type Text = String;

/// The last digit.
pub fn last(number: &u32) -> u32 {
    *number % 10
}

#[path = "../../items.rs"]
pub mod items;

/// The path as `Cargo.toml` names it.
#[derive(keys::SyntheticKey)]
#[pk(crate = keys)]
pub struct Plain {
    #[pk(concat)]
    pub id: u32,
}

/// The same, next to a module called `keys`.
pub mod beside_a_module {
    pub mod keys {}

    #[derive(::keys::SyntheticKey)]
    #[pk(crate = ::keys)]
    pub struct Absolute {
        #[pk(concat)]
        pub id: u32,
    }
}
