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
use crate::derive::parse::Input;

/// A variant with what is generated for it.
enum Variant<'a> {
    Item(&'a syn::Type),
    Itself(&'a syn::Type),
    Fields(&'a Key<'a>, Box<Lookups<'a>>),
}

pub(crate) fn expand_enum(item: &EnumKey) -> TokenStream {
    let (whole, hooks) = (item.item, Hooks::of_enum(item));
    let variants: Vec<_> = item
        .variants
        .iter()
        .map(|(ident, variant)| match variant {
            VariantKey::Item(ty) => (*ident, Variant::Item(ty)),
            VariantKey::Itself(ty) => (*ident, Variant::Itself(ty)),
            VariantKey::Fields(key) => (*ident, Variant::Fields(key, Box::new(Lookups::new(key)))),
        })
        .collect();
    let lookups = || {
        variants.iter().filter_map(|(_, variant)| match variant {
            Variant::Item(_) | Variant::Itself(_) => None,
            Variant::Fields(_, lookups) => Some(&**lookups),
        })
    };
    let (types, lookup_impls) = (lookups().map(Lookups::types), lookups().map(Lookups::impls));
    let arms = variants.iter().map(|(ident, variant)| variant.arm(ident));
    let declaration = declaration(item, &variants, &hooks);
    let body = quote! {
        #declaration
        type Key = __sk::PartitionKey;
        fn __write_key(&self, __out: &mut impl __sk::KeyWriter) {
            match self {
                #(#arms)*
            }
        }
    };
    let bounds = variants
        .iter()
        .flat_map(|(_, variant)| variant.bounds(whole));
    let bounds: Vec<_> = bounds.collect();
    let generics = ItemGenerics::new(whole);
    let implement = generics.implement(None, &quote!(__sk::SyntheticKey for), &bounds, &body);
    let written = hooks.written_proof();
    let impls = impls(
        Crate::of(whole),
        &quote!(#(#lookup_impls)* #implement #hooks #written),
        allow_all(whole.generics, whole.is_deprecated),
    );
    quote!(#(#types)* #impls)
}

/// The declarations of all variants, as one.
fn declaration(item: &EnumKey, variants: &[(&Ident, Variant)], hooks: &Hooks) -> TokenStream {
    let infos = variants.iter().filter_map(|(_, variant)| {
        let ty = variant.declared_by()?;
        Some(quote!(<#ty as __sk::SyntheticKey>::__KEY))
    });
    let (is_flat, writes, is_keyed) = (item.is_flat, hooks.writes(), hooks.is_keyed());
    let unique_ids = item.item.options.unique_ids.is_some();
    let at = shown_at(item.item.ident.span());
    let variants = quote_spanned! {at=>
        __sk::Variants::of(&[#(#infos),*], #is_flat, #writes, #is_keyed, #unique_ids)
    };
    declares(&quote!(const { &#variants }.key()))
}

impl Variant<'_> {
    /// The type that has the declaration; where it is the enum, the other variants have it.
    fn declared_by(&self) -> Option<TokenStream> {
        match self {
            Self::Item(ty) => Some(quote!(#ty)),
            Self::Itself(_) => None,
            Self::Fields(_, lookups) => Some(lookups.point.lookup.ty("'_")),
        }
    }

    /// What the impls ask of a variant.
    fn bounds(&self, whole: &Input) -> Vec<TokenStream> {
        match self {
            Self::Fields(key, _) => item_bounds(key),
            Self::Itself(_) => Vec::new(),
            Self::Item(_) if whole.generics.params.is_empty() => Vec::new(),
            Self::Item(ty) => vec![quote!(#ty: __sk::SyntheticKey<Key = __sk::PartitionKey>)],
        }
    }

    /// An arm that writes the key.
    fn arm(&self, ident: &Ident) -> TokenStream {
        let (key, lookup) = match self {
            Self::Item(ty) | Self::Itself(ty) => {
                let write = quote!(<#ty as __sk::SyntheticKey>::__write_key(__item, __out));
                return quote!(Self::#ident(__item) => #write,);
            }
            Self::Fields(key, lookups) => (key, &lookups.point.lookup),
        };
        let names = lookup.fields.iter().map(|held| {
            let (name, bound) = (&held.field.member, lookup.bound_name(held.field));
            quote!(#name: #bound)
        });
        let write = write_key(key, &|field| {
            let bound = lookup.bound_name(field.field());
            of_item(field, &quote!((*#bound)))
        });
        let is_generic = lookup.is_generic();
        let proof = is_generic.then(|| use_proof(&lookup.ty("'_")));
        quote!(Self::#ident { #(#names,)* .. } => { #proof #write })
    }
}
