//! The derives from tokens to tokens, away from the compiler: what tests and fuzzing call.

pub(crate) mod check;
pub(crate) mod diagnostics;
pub(crate) mod expand;
pub(crate) mod layout;
pub(crate) mod model;
pub(crate) mod parse;
pub(crate) mod template;
pub(crate) mod text;

use proc_macro2::TokenStream;
use syn::DeriveInput;

use crate::derive::diagnostics::Errors;
use crate::derive::parse::Parsed;
use crate::derive::parse::{given, key_part, self_ty};

/// `#[derive(SyntheticKey)]`: the code for an item, and all that is wrong with it.
pub(crate) fn item(mut input: DeriveInput) -> TokenStream {
    self_ty::write_out(&mut input);
    let mut errors = Errors::default();
    let expanded = match parse::parse(&input, &mut errors) {
        Some(Parsed::Struct(parsed)) => Some(expand::expand(&check::check(parsed, &mut errors))),
        Some(Parsed::Enum(parsed)) => {
            check::check_enum(parsed, &mut errors).map(|item| expand::expand_enum(&item))
        }
        None => None,
    };
    let stub = || {
        let krate = given::crate_path(&input.attrs);
        expand::stub(krate.as_ref(), &input.ident, &input.generics)
    };
    let mut tokens = expanded.unwrap_or_else(stub);
    tokens.extend(errors.into_compile_errors());
    tokens
}

/// `#[derive(KeyPart)]`: the same for a part.
pub(crate) fn part(input: &DeriveInput) -> TokenStream {
    let mut errors = Errors::default();
    let part = key_part::parse(input, &mut errors).filter(|_| errors.is_empty());
    let mut tokens = match part {
        Some(part) => expand::expand_part(&part),
        None => expand::stub_part(
            given::crate_path(&input.attrs).as_ref(),
            &input.ident,
            &input.generics,
        ),
    };
    tokens.extend(errors.into_compile_errors());
    tokens
}
