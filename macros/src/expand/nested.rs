//! Nested fields. Their types have no names here, so each has a function of the item, which the declaration and the key
//! share. A wrong path is then reported once, and at the path.

use proc_macro2::{Ident, TokenStream};
use quote::{ToTokens, format_ident, quote, quote_spanned};
use syn::GenericParam;

use super::declare::is_generic;
use super::generics::{ItemGenerics, item_bounds};
use super::span::shown_at;
use crate::model::{Held, HeldField, Key};
use crate::parse::name;
use crate::text::path::Nested;

/// The function that goes from a field to the nested one, in an impl of the item.
pub(super) fn accessor(held: &HeldField) -> Option<TokenStream> {
    let nested = held.field.nested()?;
    let (function, at) = (function_name(held), shown_at(nested.span()));
    Some(quote_spanned!(at=> Self::#function))
}

fn function_name(held: &HeldField) -> Ident {
    format_ident!("__nested_{}", name(&held.field.lookup_member))
}

/// The type of the nested field, found through its function.
pub(super) fn type_of(held: &HeldField, nested: &Nested, item: &TokenStream) -> TokenStream {
    let (function, at) = (function_name(held), shown_at(nested.span()));
    let function = quote_spanned!(at=> #item::#function);
    if held.is_optional {
        quote_spanned!(at=> __sk::nested_option(#function))
    } else {
        quote_spanned!(at=> __sk::nested(#function))
    }
}

/// The functions of all nested fields, in an impl of the item.
pub(super) fn accessors(key: &Key) -> Option<TokenStream> {
    let fields = key.fields.iter().map(|field| &field.held);
    let functions = fields.filter_map(|held| Some(function(key, held, held.field.nested()?)));
    let functions: Vec<_> = functions.collect();
    let generics = ItemGenerics::new(key.item);
    (!functions.is_empty()).then(|| {
        let body = quote!(#(#functions)*);
        // A bound on a type without parameters is written once.
        let bounds = if is_generic(key) {
            item_bounds(key)
        } else {
            Vec::new()
        };
        generics.implement(None, &TokenStream::new(), &bounds, &body)
    })
}

fn function(key: &Key, held: &HeldField, nested: &Nested) -> TokenStream {
    let (name, ty, path) = (function_name(held), held.field.ty, &nested.fields);
    let captured = key.item.generics.params.iter().map(|param| match param {
        GenericParam::Lifetime(param) => param.lifetime.to_token_stream(),
        GenericParam::Type(param) => param.ident.to_token_stream(),
        GenericParam::Const(param) => param.ident.to_token_stream(),
    });
    let at = shown_at(nested.span());
    let bound = match held.held {
        Held::Time => quote_spanned!(at=> __sk::Timestamp),
        Held::Epoch => quote_spanned!(at=> __sk::EpochInteger + __sk::KeyPart),
        _ => quote_spanned!(at=> __sk::KeyPart),
    };
    // By default an older edition captures nothing, and a newer one also captures the lifetime of the reference.
    let captured = quote_spanned!(at=> use<#(#captured),*>);
    if !held.is_optional {
        return quote_spanned! {at=>
            #[inline]
            fn #name<'__value>(__value: &'__value #ty) -> &'__value (impl #bound + #captured) {
                &__value #(.#path)*
            }
        };
    }
    quote_spanned! {at=>
        #[inline]
        fn #name<'__value>(
            __value: &'__value #ty,
        ) -> __sk::Reached<'__value, impl #bound + #captured, impl __sk::Absence + #captured> {
            use __sk::MayBeOption as _;
            __sk::Reached::start(__value).opened() #(.field(|__value| &__value.#path).opened())*
        }
    }
}
