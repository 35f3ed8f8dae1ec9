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
#[cfg(test)]
mod reference;
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

/// Of a type `Trip` this makes `impl SyntheticKey for Trip`, the lookups `TripKey` and `TripKeys`, and, with
/// `#[serde(remote = "Self")]`, the serde impls that write the key into the document. The [landing
/// page](https://docs.rs/synthetic-key/latest/synthetic_key/#attributes) lists what `#[pk(...)]` takes; the
/// [reference][attributes] has each option with an example, [choosing a key][choosing] a declaration for each of the
/// usual cases, and the [error index][errors] what every `SK` code means.
///
/// [attributes]: https://github.com/synthetic-key/synthetic-key/blob/main/docs/attributes.md
/// [choosing]: https://github.com/synthetic-key/synthetic-key/blob/main/docs/choosing.md
/// [errors]: https://github.com/synthetic-key/synthetic-key/blob/main/docs/errors.md
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

/// Makes a newtype, or an enum of unit variants, a part of keys: `#[derive(KeyPart)] struct Vin(String);`.
///
/// Its text is what serde stores, so `rename` and `rename_all` count. Lookups take it by reference. See
/// [`#[derive(KeyPart)]`][key-part] in the reference of attributes.
///
/// [key-part]: https://github.com/synthetic-key/synthetic-key/blob/main/docs/attributes.md#derivekeypart
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
