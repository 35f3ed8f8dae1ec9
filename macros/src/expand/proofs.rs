//! The key's declaration as a constant, and what the compiler proves of it. Nothing of this is left at run time.

use proc_macro2::TokenStream;
use quote::{ToTokens, quote};

use super::escape;
use super::generics::erase_lifetimes;
use super::lookup::Lookup;
use super::span::shown_at;
use crate::layout::layout;
use crate::model::{KeyField, Store};

/// `KeyInfo::new(...)`, with what differs from the defaults, and proved if it is sound.
pub(super) fn key_info(lookup: &Lookup) -> TokenStream {
    let Lookup { key, krate, .. } = lookup;
    let layout = layout(key);
    let parts = part_infos(lookup, key.parts());
    let mut info = quote!(#krate::__private::KeyInfo::new(#layout, &[#parts]));
    if key.property != "partitionKey" {
        let property = &key.property;
        info.extend(quote!(.property(#property)));
    }
    if key.separator != "-" {
        let separator = &key.separator;
        info.extend(quote!(.separator(#separator)));
    }
    if let Some(suffix) = &key.suffix {
        let (separator, n) = (&suffix.separator, suffix.n);
        info.extend(quote!(.suffix(#separator, #n)));
        if key.drawn().is_none() {
            let hashed = part_infos(lookup, key.hashed());
            info.extend(quote!(.hashed(&[#hashed])));
        }
    }
    if let Some(escape) = escape(key, *krate) {
        info.extend(quote!(.escape(#escape)));
    }
    if let Some(store) = store(lookup) {
        info.extend(quote!(.store(#store)));
    }
    if let Some(min) = key.proofs.min_distinct {
        info.extend(quote!(.min_distinct(#min)));
    }
    if key.proofs.time_only {
        info.extend(quote!(.time_only()));
    }
    if key.is_sound {
        // The compiler shows where this was called.
        info.extend(quote!(.proved()));
    }
    shown_at(key.ident.span(), info)
}

/// What the types of fields promise. What is no part has no shape; then the key is unsound.
fn part_infos<'k>(lookup: &Lookup, fields: impl Iterator<Item = &'k KeyField<'k>>) -> TokenStream {
    let (krate, generics) = (lookup.krate, lookup.key.generics);
    fields
        .filter(|field| !field.is_unfit)
        .map(|field| {
            let (name, ty) = (
                &field.wire_name,
                erase_lifetimes(field.ty.to_token_stream(), generics),
            );
            quote!(#krate::__private::PartInfo::of::<#ty>(#name),)
        })
        .collect()
}

/// The store, as a constant of the runtime, where it is not the default.
fn store(lookup: &Lookup) -> Option<TokenStream> {
    let krate = lookup.krate;
    match lookup.key.proofs.store {
        Store::Cosmos => None,
        Store::CosmosSmall => Some(quote!(#krate::Store::COSMOS_SMALL)),
        Store::Table => Some(quote!(#krate::Store::TABLE)),
        Store::Dynamodb => Some(quote!(#krate::Store::DYNAMODB)),
        Store::Mongodb => Some(quote!(#krate::Store::MONGODB)),
        Store::Bytes(max) => {
            let max = usize::try_from(max).unwrap_or(usize::MAX);
            Some(quote!(#krate::Store::bytes(#max)))
        }
    }
}
