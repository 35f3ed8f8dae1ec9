//! The derive macros of [`synthetic-key`](https://docs.rs/synthetic-key), which re-exports them.
//!
//! The way of a derive: `parse` reads the tokens into values, `check` turns them into a key or says everything that is
//! wrong, `expand` writes the code.
#![forbid(unsafe_code)]

mod attr;
mod case;
mod check;
mod derive;
mod errors;
mod expand;
mod format;
mod input;
mod layout;
mod model;
mod options;
mod part;
#[cfg(test)]
mod refusals;
mod serde_attr;
#[cfg(test)]
mod snapshots;
mod syntax;
mod template;
mod value;

use proc_macro::TokenStream;
use syn::{DeriveInput, parse_macro_input};

/// Makes a struct, or an enum of items, know its partition key.
///
/// See the documentation of `synthetic_key::SyntheticKey` and the README for the attributes.
#[proc_macro_derive(SyntheticKey, attributes(pk))]
pub fn derive_synthetic_key(input: TokenStream) -> TokenStream {
    derive::item(&parse_macro_input!(input as DeriveInput)).into()
}

/// Makes a newtype, or an enum of unit variants, a part of keys.
#[proc_macro_derive(KeyPart, attributes(pk))]
pub fn derive_key_part(input: TokenStream) -> TokenStream {
    derive::part(&parse_macro_input!(input as DeriveInput)).into()
}
