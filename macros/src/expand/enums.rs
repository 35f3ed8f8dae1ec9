//! An enum: each variant has a key, and the item is one of them.

use std::collections::HashSet;

use proc_macro2::{Ident, TokenStream};
use quote::{ToTokens, quote, quote_spanned};

use super::declare::declares;
use super::document::Hooks;
use super::generics::{ItemGenerics, item_bounds};
use super::lints::allow_all;
use super::lookup::Lookup;
use super::methods::{id_method_of_enum, key_methods};
use super::prove::{prove_store, use_proof};
use super::span::shown_at;
use super::values::Values;
use super::write::{Writer, key_form, write_key};
use super::{Crate, Lookups, impls};
use crate::model::{EnumKey, Key, VariantKey};
use crate::parse::{Field, Input, ty};

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
    let declaration = declaration(item, &variants, &hooks);
    let declarations = variants
        .iter()
        .map(|(ident, variant)| variant.declaration_arm(ident));
    let values = variants
        .iter()
        .map(|(ident, variant)| variant.value_arm(ident));
    let form = form(&variants);
    let has_id = variants.iter().all(|(_, variant)| variant.has_id());
    let body = quote! {
        #declaration
        type Key = #form;
        fn __write_key(&self, __out: &mut impl __sk::KeyWriter) {
            match self {
                #(#arms)*
            }
        }
        fn __declaration(&self) -> &'static __sk::Declaration {
            match self {
                #(#declarations)*
            }
        }
        fn __value(&self, __at: ::core::primitive::usize) -> __sk::Value<'_> {
            match self {
                #(#values)*
            }
        }
    };
    let bounds = variants
        .iter()
        .flat_map(|(_, variant)| variant.bounds(whole));
    let bounds: Vec<_> = bounds.collect();
    let generics = ItemGenerics::new(whole);
    let implement = generics.implement(None, &quote!(__sk::SyntheticKey for), &bounds, &body);
    let vis = whole.vis;
    let mut methods = key_methods(vis, &form);
    methods.extend(has_id.then(|| id_method_of_enum(vis)));
    let methods = generics.implement(None, &TokenStream::new(), &bounds, &methods);
    let document = hooks.document(&bounds);
    let identified = has_id.then(|| identified(&variants, &generics, bounds));
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
    declares(&quote!(__sk::Declaration::new("", &[], const { &#variants })))
}

/// The type of the key: that of the first variant that does not hold the enum itself.
fn form(variants: &[(&Ident, Variant)]) -> TokenStream {
    let form = variants.iter().find_map(|(_, variant)| match variant {
        Variant::Item(ty) => Some(quote!(<#ty as __sk::SyntheticKey>::Key)),
        Variant::Itself(_) => None,
        Variant::Fields(key, _) => Some(key_form(key)),
    });
    form.unwrap_or_else(|| quote!(__sk::PartitionKey))
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
    /// Whether it has an id, or holds an item that may have one.
    fn has_id(&self) -> bool {
        match self {
            Self::Item(_) | Self::Itself(_) => true,
            Self::Fields(key, _) => key.stored_id.is_some(),
        }
    }

    /// A match arm for the declaration of the variant's item.
    fn declaration_arm(&self, ident: &Ident) -> TokenStream {
        match self {
            Self::Item(ty) | Self::Itself(ty) => quote! {
                Self::#ident(__item) => <#ty as __sk::SyntheticKey>::__declaration(__item),
            },
            Self::Fields(_, lookups) => {
                let ty = lookups.point.lookup.ty("'_");
                quote! {
                    Self::#ident { .. } => __sk::declaration_of::<#ty>(),
                }
            }
        }
    }

    /// A match arm for its values.
    fn value_arm(&self, ident: &Ident) -> TokenStream {
        let (key, lookup) = match self {
            Self::Item(ty) | Self::Itself(ty) => {
                return quote! {
                    Self::#ident(__item) => <#ty as __sk::SyntheticKey>::__value(__item, __at),
                };
            }
            Self::Fields(key, lookups) => (key, &lookups.point.lookup),
        };
        let id = key.stored_id.filter(|id| !lookup.has(id));
        let names = names(
            lookup.fields.iter().map(|held| held.field).chain(id),
            lookup,
        );
        let arms = Values::of(key).of_item(&|field| {
            let bound = lookup.bound_name(field);
            quote!((*#bound))
        });
        quote! {
            Self::#ident { #names .. } => match __at {
                #arms
                _ => __sk::Value::Unknown,
            },
        }
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
        let names = names(lookup.fields.iter().map(|held| held.field), lookup);
        let place = |field: &Field| {
            let bound = lookup.bound_name(field);
            quote!((*#bound))
        };
        let write = write_key(key, &lookup.ty("'_"), &Writer::Item(&place));
        let is_generic = lookup.is_generic();
        let proof = is_generic.then(|| use_proof(&lookup.ty("'_")));
        quote!(Self::#ident { #names .. } => { #proof #write })
    }
}

/// The fields of a variant in a pattern.
fn names<'f>(fields: impl Iterator<Item = &'f Field<'f>>, lookup: &Lookup) -> TokenStream {
    let names = fields.map(|field| {
        let (name, bound) = (&field.member, lookup.bound_name(field));
        quote!(#name: #bound,)
    });
    names.collect()
}
