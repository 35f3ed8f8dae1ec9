//! An enum: each variant has a key, and the item is one of them.

use std::collections::HashSet;

use proc_macro2::{Ident, TokenStream};
use quote::{ToTokens, quote, quote_spanned};
use syn::spanned::Spanned;

use super::declare::declares;
use super::document::Hooks;
use super::generics::{ItemGenerics, item_bounds};
use super::lints::allow_all;
use super::methods::{id_method_of_enum, key_methods};
use super::prove::{prove_store, use_proof};
use super::span::shown_at;
use super::write::{of_item, write_key};
use super::{Crate, Lookups, impls};
use crate::model::{EnumKey, Key, VariantKey};
use crate::parse::{Input, ty};

/// A variant with the code generated for it.
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
            VariantKey::Fields(key) => {
                let lookups = Box::new(Lookups::new(key, whole));
                (*ident, Variant::Fields(key, lookups))
            }
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
    let (declaration, listed) = (
        declaration(item, &variants, &hooks),
        write_listed(&variants),
    );
    let id = write_id(&variants, whole);
    let body = quote! {
        #declaration
        type Key = __sk::PartitionKey;
        fn __write_key(&self, __out: &mut impl __sk::KeyWriter) {
            match self {
                #(#arms)*
            }
        }
        #id
        #listed
    };
    let bounds = variants
        .iter()
        .flat_map(|(_, variant)| variant.bounds(whole));
    let bounds: Vec<_> = bounds.collect();
    let generics = ItemGenerics::new(whole);
    let implement = generics.implement(None, &quote!(__sk::SyntheticKey for), &bounds, &body);
    let vis = whole.vis;
    let mut methods = key_methods(vis, &quote!(__sk::PartitionKey));
    methods.extend(id.as_ref().map(|_| id_method_of_enum(vis)));
    let methods = generics.implement(None, &TokenStream::new(), &bounds, &methods);
    let document = hooks.document(&bounds);
    let identified = id.map(|_| identified(&variants, &generics, bounds));
    let held = holds(&variants, &generics);
    let attributes = hooks.attributes_proof();
    let (written, store) = (hooks.written_proof(), prove_store(whole, true, None));
    let impls = impls(
        Crate::of(whole),
        &quote!(#(#lookup_impls)* #implement #methods #identified #held #hooks #document #written #attributes #store),
        allow_all(whole.generics, whole.is_deprecated),
    );
    quote!(#(#types)* #impls)
}

/// The keys of items under the layouts that are also read. The enum's own fields have none of these.
fn write_listed(variants: &[(&Ident, Variant)]) -> Option<TokenStream> {
    let items = variants.iter().filter_map(|(ident, variant)| match variant {
        Variant::Item(ty) | Variant::Itself(ty) => Some(quote! {
            Self::#ident(__item) => <#ty as __sk::SyntheticKey>::__write_listed(__item, __place, __out),
        }),
        Variant::Fields(..) => None,
    });
    let items: Vec<_> = items.collect();
    let others = (items.len() < variants.len()).then(|| quote!(_ => false,));
    (!items.is_empty()).then(|| {
        quote! {
            fn __write_listed(
                &self,
                __place: ::core::primitive::usize,
                __out: &mut impl __sk::KeyWriter,
            ) -> ::core::primitive::bool {
                match self {
                    #(#items)*
                    #others
                }
            }
        }
    })
}

/// The declarations of all variants, as one.
fn declaration(item: &EnumKey, variants: &[(&Ident, Variant)], hooks: &Hooks) -> TokenStream {
    let infos = variants.iter().filter_map(|(_, variant)| {
        let ty = variant.declared_by()?;
        Some(quote!(<#ty as __sk::SyntheticKey>::__KEY))
    });
    let holds_itself = |(_, variant): &(_, Variant)| matches!(variant, Variant::Itself(_));
    let facts = [
        (item.is_flat, quote!(.flat())),
        (hooks.writes(), quote!(.written())),
        (hooks.is_keyed(), quote!(.keyed())),
        (
            item.item.options.unique_ids.is_some(),
            quote!(.unique_ids()),
        ),
        (variants.iter().any(holds_itself), quote!(.holding_itself())),
    ];
    let facts = facts.iter().filter(|(is_so, _)| *is_so);
    let facts = facts.map(|(_, call)| call);
    let at = shown_at(item.item.ident.span());
    let variants = quote_spanned! {at=>
        __sk::Variants::of(const { &[#(#infos),*] }) #(#facts)* .options()
    };
    declares(&quote!(__sk::KeyInfo::new("", &[], const { &#variants })))
}

/// `__write_id`, if every variant has an id, or holds an item that may have one.
fn write_id(variants: &[(&Ident, Variant)], whole: &Input) -> Option<TokenStream> {
    let arms: Option<Vec<_>> = variants
        .iter()
        .map(|(ident, variant)| variant.id_arm(ident, whole))
        .collect();
    let arms = arms?;
    Some(quote! {
        fn __write_id(&self, __out: &mut impl __sk::KeyWriter) {
            match self {
                #(#arms)*
            }
        }
    })
}

/// `impl HasId`, if the items of the variants implement it.
fn identified(
    variants: &[(&Ident, Variant)],
    generics: &ItemGenerics,
    mut bounds: Vec<TokenStream>,
) -> TokenStream {
    bounds.extend(items(variants).map(|ty| {
        // Without a lifetime, the bound would fail here, and not where an id is used.
        quote!(for<'__any> &'__any #ty: __sk::HasId)
    }));
    generics.implement(None, &quote!(__sk::HasId for), &bounds, &TokenStream::new())
}

/// `impl Contains<Order, 0>` for every item of a variant.
fn holds(variants: &[(&Ident, Variant)], generics: &ItemGenerics) -> TokenStream {
    let mut seen = HashSet::new();
    let items = items(variants).filter(|ty| seen.insert(ty.to_token_stream().to_string()));
    let held = items.enumerate().map(|(number, ty)| {
        let header = quote!(__sk::Contains<#ty, #number> for);
        generics.implement(None, &header, &[], &TokenStream::new())
    });
    held.collect()
}

/// The items that variants hold, without the boxes around them.
fn items<'v>(variants: &'v [(&Ident, Variant)]) -> impl Iterator<Item = &'v syn::Type> {
    variants.iter().filter_map(|(_, variant)| match variant {
        Variant::Item(ty) => Some(ty::unboxed(ty)),
        Variant::Itself(_) | Variant::Fields(..) => None,
    })
}

impl Variant<'_> {
    /// An arm that writes the id, if there is one.
    fn id_arm(&self, ident: &Ident, whole: &Input) -> Option<TokenStream> {
        let key = match self {
            Self::Item(ty) | Self::Itself(ty) => {
                let write = quote!(<#ty as __sk::SyntheticKey>::__write_id(__item, __out));
                return Some(quote!(Self::#ident(__item) => #write,));
            }
            Self::Fields(key, _) => key,
        };
        let name = whole.options.id_property();
        let id = key.stored_id?;
        let member = &id.member;
        let write = quote_spanned! {shown_at(id.ty.span())=>
            __sk::KeyWriter::__part(__out, #name, __sk::KeyPart::as_part(__id))
        };
        Some(quote!(Self::#ident { #member: __id, .. } => #write,))
    }

    /// The type that has the declaration. If it is the enum, the other variants have it.
    fn declared_by(&self) -> Option<TokenStream> {
        match self {
            Self::Item(ty) => Some(quote!(#ty)),
            Self::Itself(_) => None,
            Self::Fields(_, lookups) => Some(lookups.point.lookup.ty("'_")),
        }
    }

    /// The bounds of the impls on a variant.
    fn bounds(&self, whole: &Input) -> Vec<TokenStream> {
        match self {
            Self::Fields(key, _) => item_bounds(key),
            Self::Itself(_) => Vec::new(),
            Self::Item(_) if whole.generics.params.is_empty() => Vec::new(),
            Self::Item(ty) => vec![quote!(#ty: __sk::SyntheticKey<Key = __sk::PartitionKey>)],
        }
    }

    /// A match arm that writes the key.
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
