//! The derive macros of [`synthetic-key`](https://docs.rs/synthetic-key), which re-exports them.
//!
//! A derive has three stages: `parse` reads the tokens into values, `check` turns them into a key or reports everything
//! that is wrong, and `expand` writes the code.
#![forbid(unsafe_code)]

mod check;
mod diagnostics;
mod expand;
mod layout;
mod model;
mod parse;
mod pipeline;
#[cfg(test)]
mod tests;
mod text;
mod tokens;

use proc_macro::TokenStream;
use syn::{DeriveInput, parse_macro_input};

/// For a type `Trip` this generates `impl SyntheticKey for Trip`, the lookups `TripKey` and `TripKeys`, and, with
/// `#[pk(serde)]`, the serde impls that write the key into the document. The [reference][attributes] has every option of
/// `#[pk(...)]` with an example, [choosing a key][choosing] a declaration for each usual case, and the [error index][errors]
/// explains every `SK` code.
///
/// [attributes]: https://github.com/synthetic-key/synthetic-key/blob/main/docs/attributes.md
/// [choosing]: https://github.com/synthetic-key/synthetic-key/blob/main/docs/choosing.md
/// [errors]: https://github.com/synthetic-key/synthetic-key/blob/main/docs/errors/README.md
#[proc_macro_derive(SyntheticKey, attributes(pk, serde))]
pub fn derive_synthetic_key(input: TokenStream) -> TokenStream {
    pipeline::item(parse_macro_input!(input as DeriveInput)).into()
}

/// Derives the trait `KeyPart` for a newtype or an enum of unit variants, so that a key can contain it: `#[derive(KeyPart)] struct
/// Vin(String);`.
///
/// Its text is what serde stores, so `rename` and `rename_all` count. Lookups take it by reference. See
/// [`#[derive(KeyPart)]`][key-part] in the reference of attributes.
///
/// [key-part]: https://github.com/synthetic-key/synthetic-key/blob/main/docs/attributes.md#derivekeypart
#[proc_macro_derive(KeyPart, attributes(pk))]
pub fn derive_key_part(input: TokenStream) -> TokenStream {
    pipeline::part(&parse_macro_input!(input as DeriveInput)).into()
}

/// The derive that `#[pk(serde)]` finds if serde has no derives.
#[doc(hidden)]
#[proc_macro_derive(__NoDerive, attributes(serde))]
pub fn no_derive(_: TokenStream) -> TokenStream {
    pipeline::no_serde_derive().into()
}

/// The same for the second of the two, which need not report it again.
#[doc(hidden)]
#[proc_macro_derive(__NoSecondDerive, attributes(serde))]
pub fn no_second_derive(_: TokenStream) -> TokenStream {
    TokenStream::new()
}
