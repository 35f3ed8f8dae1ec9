//! The derive macros of [`synthetic-key`](https://docs.rs/synthetic-key), which re-exports them.
//!
//! The way of a derive: `parse` reads the tokens into values, `check` turns them into a key or says everything that is
//! wrong, `expand` writes the code.
#![forbid(unsafe_code)]

mod attr;
mod case;
mod check;
mod errors;
mod expand;
mod input;
mod layout;
mod model;
mod options;
mod part;
mod serde_attr;
#[cfg(test)]
mod snapshots;
mod syntax;
mod value;

use proc_macro::TokenStream;
use syn::{DeriveInput, parse_macro_input};

use crate::errors::Errors;

/// Makes a struct an item that knows its partition key.
///
/// See the documentation of `synthetic_key::SyntheticKey` and the README for the attributes.
#[proc_macro_derive(SyntheticKey, attributes(pk))]
pub fn derive_synthetic_key(input: TokenStream) -> TokenStream {
    let input = parse_macro_input!(input as DeriveInput);
    let mut errors = Errors::default();
    let key = input::parse(&input, &mut errors).map(|parsed| check::check(parsed, &mut errors));
    let mut tokens = match key {
        Some(key) => expand::expand(&key),
        None => expand::stub(
            attr::crate_path(&input.attrs).as_ref(),
            &input.ident,
            &input.generics,
        ),
    };
    tokens.extend(errors.into_compile_errors());
    tokens.into()
}

/// Makes a newtype, or an enum of unit variants, a part of keys.
#[proc_macro_derive(KeyPart, attributes(pk))]
pub fn derive_key_part(input: TokenStream) -> TokenStream {
    let input = parse_macro_input!(input as DeriveInput);
    let mut errors = Errors::default();
    let part = part::parse(&input, &mut errors).filter(|_| errors.is_empty());
    let mut tokens = match part {
        Some(part) => expand::expand_part(&part),
        None => expand::stub_part(
            attr::crate_path(&input.attrs).as_ref(),
            &input.ident,
            &input.generics,
        ),
    };
    tokens.extend(errors.into_compile_errors());
    tokens.into()
}
