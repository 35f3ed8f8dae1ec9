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
mod format;
mod input;
mod layout;
mod model;
mod options;
mod part;
mod receiver;
mod serde_attr;
#[cfg(test)]
mod snapshots;
mod syntax;
mod template;
mod value;

use proc_macro::TokenStream;
use syn::{DeriveInput, parse_macro_input};

use crate::errors::Errors;
use crate::input::Parsed;

/// Makes a struct, or an enum of items, know its partition key.
///
/// See the documentation of `synthetic_key::SyntheticKey` and the README for the attributes.
#[proc_macro_derive(SyntheticKey, attributes(pk))]
pub fn derive_synthetic_key(input: TokenStream) -> TokenStream {
    let mut input = parse_macro_input!(input as DeriveInput);
    receiver::write_out(&mut input);
    expand_item(&input).into()
}

/// The code for an item, and all that is wrong with it.
fn expand_item(input: &DeriveInput) -> proc_macro2::TokenStream {
    let mut errors = Errors::default();
    let expanded = match input::parse(input, &mut errors) {
        Some(Parsed::Struct(parsed)) => Some(expand::expand(&check::check(parsed, &mut errors))),
        Some(Parsed::Enum(parsed)) => {
            check::check_enum(parsed, &mut errors).map(|item| expand::expand_enum(&item))
        }
        None => None,
    };
    let stub = || {
        let krate = attr::crate_path(&input.attrs);
        expand::stub(krate.as_ref(), &input.ident, &input.generics)
    };
    let mut tokens = expanded.unwrap_or_else(stub);
    tokens.extend(errors.into_compile_errors());
    tokens
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
