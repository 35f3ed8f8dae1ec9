//! An enum: each variant has a key, and the item is one of them.

use proc_macro2::{Ident, TokenStream};
use quote::{quote, quote_spanned};

use super::declare::{declares, use_proof};
use super::document::Hooks;
use super::generics::{ItemGenerics, item_bounds};
use super::lints::allow_all;
use super::span::shown_at;
use super::write::{of_item, write_key};
use super::{Crate, Lookups, impls};
use crate::derive::model::{EnumKey, Key, VariantKey};

pub(crate) fn expand_enum(item: &EnumKey) -> TokenStream {
    let whole = &item.whole;
    let krate = Crate::new(whole.krate.as_ref());
    let hooks = Hooks::new(whole).of_enum(item);
    let lints = allow_all(whole.generics, whole.is_deprecated);
    let lookups: Vec<_> = item
        .variants
        .iter()
        .map(|(_, variant)| lookups(variant))
        .collect();
    let types = lookups.iter().flatten().map(Lookups::types);
    let lookup_impls = lookups.iter().flatten().map(Lookups::impls);
    let arms = item
        .variants
        .iter()
        .zip(&lookups)
        .map(|((ident, variant), lookups)| arm(ident, variant, lookups.as_ref()));
    let infos = item
        .variants
        .iter()
        .zip(&lookups)
        .map(|((_, variant), lookups)| match (variant, lookups) {
            (VariantKey::Fields(_), Some(lookups)) => {
                let ty = lookups.point.lookup.ty("'_");
                quote!(<#ty as __sk::SyntheticKey>::__KEY)
            }
            (VariantKey::Item(ty), _) => quote!(<#ty as __sk::SyntheticKey>::__KEY),
            (VariantKey::Fields(_), None) => quote!(__sk::KeyInfo::NONE),
        });
    let infos = quote!(&[#(#infos),*]);
    let (is_flat, writes, is_keyed) = (item.is_flat, hooks.writes(), hooks.is_keyed());
    let at = shown_at(whole.ident.span());
    let variants = quote_spanned!(at=> __sk::Variants::of(#infos, #is_flat, #writes, #is_keyed));
    let declaration = declares(&quote!(const { &#variants }.key()));
    let body = quote! {
        #declaration
        type Key = __sk::PartitionKey;
        fn __write_key(&self, __out: &mut impl __sk::KeyWriter) {
            match self {
                #(#arms)*
            }
        }
    };
    let generics = ItemGenerics::new(&whole.ident, whole.generics);
    let bounds: Vec<_> = item
        .variants
        .iter()
        .flat_map(|(_, variant)| bounds(variant, whole))
        .collect();
    let implement = generics.implement(None, &quote!(__sk::SyntheticKey for), &bounds, &body);
    let written = hooks.written_proof();
    let impls = impls(
        krate,
        &quote!(#(#lookup_impls)* #implement #hooks #written),
        lints,
    );
    quote!(#(#types)* #impls)
}

fn lookups<'a>(variant: &'a VariantKey<'a>) -> Option<Lookups<'a>> {
    match variant {
        VariantKey::Fields(key) if !key.parts.is_empty() => Some(Lookups::new(key)),
        VariantKey::Fields(_) | VariantKey::Item(_) => None,
    }
}

/// What the impls ask of a variant.
fn bounds(variant: &VariantKey, whole: &Key) -> Vec<TokenStream> {
    match variant {
        VariantKey::Fields(key) => item_bounds(key),
        VariantKey::Item(_) if whole.generics.params.is_empty() => Vec::new(),
        VariantKey::Item(ty) => vec![quote!(#ty: __sk::SyntheticKey<Key = __sk::PartitionKey>)],
    }
}

/// An arm that writes the key of a variant.
fn arm(ident: &Ident, variant: &VariantKey, lookups: Option<&Lookups>) -> TokenStream {
    match (variant, lookups) {
        (VariantKey::Item(ty), _) => {
            let write = quote!(<#ty as __sk::SyntheticKey>::__write_key(__item, __out));
            quote!(Self::#ident(__item) => #write,)
        }
        (VariantKey::Fields(key), Some(lookups)) => {
            let lookup = &lookups.point.lookup;
            let names = lookup.fields.iter().map(|field| {
                let (name, bound) = (&field.member, lookup.bound_name(field));
                quote!(#name: #bound)
            });
            let write = write_key(key, &|field| {
                let bound = lookup.bound_name(field);
                of_item(key, field, &quote!((*#bound)))
            });
            let is_generic = lookup.is_generic();
            let proof = is_generic.then(|| use_proof(key, &lookup.ty("'_")));
            let proof = proof.flatten();
            quote!(Self::#ident { #(#names,)* .. } => { #proof #write })
        }
        (VariantKey::Fields(_), None) => quote!(Self::#ident { .. } => {}),
    }
}
