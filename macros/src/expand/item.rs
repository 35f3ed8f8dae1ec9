//! The item itself: it lends its fields to a point read, which knows the key.

use proc_macro2::TokenStream;
use quote::{ToTokens, quote};
use syn::spanned::Spanned;

use super::generics::{ItemGenerics, item_bounds};
use super::lookup::is_primitive;
use super::point::PointRead;
use super::span::shown_at;
use crate::model::{Key, Role};

pub(super) struct Item<'a> {
    key: &'a Key<'a>,
    point: &'a PointRead<'a>,
}

impl<'a> Item<'a> {
    pub(super) fn new(key: &'a Key<'a>, point: &'a PointRead<'a>) -> Self {
        Self { key, point }
    }
}

impl ToTokens for Item<'_> {
    fn to_tokens(&self, tokens: &mut TokenStream) {
        let Self { key, point } = self;
        let (ident, krate) = (key.ident, point.lookup.krate);
        let generics = ItemGenerics::new(ident, key.generics);
        let bounds = item_bounds(key, krate);
        let ItemGenerics {
            declared,
            args,
            predicates,
            ..
        } = &generics;
        let (lookup, lent) = (
            point.lookup.ty(&quote!('__item)),
            point.lookup.ty(&quote!('_)),
        );
        let fields = point.lookup.construct(|field| {
            let member = &field.member;
            match field.role {
                _ if field.is_unfit && is_primitive(field.ty) => quote!(__item.#member),
                _ if field.is_unfit => quote!(&__item.#member),
                Role::Part { .. } | Role::Hashed => {
                    quote!(#krate::KeyPart::as_part(&__item.#member))
                }
                Role::Drawn if !key.is_sound => quote!(__item.#member),
                Role::Drawn => {
                    let n = key.suffixes();
                    let drawn = quote!(<_ as #krate::__private::Drawn<#n>>::drawn(&__item.#member));
                    shown_at(field.ty.span(), drawn)
                }
            }
        });
        tokens.extend(quote! {
            #[automatically_derived]
            impl<'__item, #(#declared),*> ::core::convert::From<&'__item #ident #args> for #lookup
            where #(#predicates,)* #(#bounds),*
            {
                #[inline]
                fn from(__item: &'__item #ident #args) -> Self {
                    #fields
                }
            }
        });
        let body = quote! {
            const KEY: &'static #krate::__private::KeyInfo = <#lent as #krate::SyntheticKey>::KEY;
            #[inline]
            fn write_key(&self, __out: &mut #krate::KeyWriter<'_>) {
                #krate::SyntheticKey::write_key(&<#lent as ::core::convert::From<&Self>>::from(self), __out);
            }
        };
        tokens.extend(generics.implement(None, &quote!(#krate::SyntheticKey for), &bounds, &body));
    }
}
