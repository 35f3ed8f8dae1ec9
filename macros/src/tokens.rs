//! Tokens that several pieces of generated code share.

use proc_macro2::TokenStream;
use quote::{ToTokens, quote};

/// `Some(value)`, or `None`, as generated code writes them.
pub(crate) fn option(value: Option<impl ToTokens>) -> TokenStream {
    value.map_or_else(
        || quote!(::core::option::Option::None),
        |value| quote!(::core::option::Option::Some(#value)),
    )
}
