//! The item itself: it lends its fields to a point read, which knows the key.

use proc_macro2::TokenStream;
use quote::{ToTokens, quote};

use super::format::Owner;
use super::generics::{ItemGenerics, item_bounds};
use super::lookup::Lookup;
use super::names;
use super::proofs::{has_own_info, key_info};
use crate::model::Key;

pub(super) struct Item<'a> {
    key: &'a Key<'a>,
    lookup: &'a Lookup<'a>,
}

impl<'a> Item<'a> {
    pub(super) fn new(key: &'a Key<'a>, lookup: &'a Lookup<'a>) -> Self {
        Self { key, lookup }
    }

    /// The point read of the item `of`.
    fn lend(&self, of: &TokenStream) -> TokenStream {
        self.lookup.lend(|field| {
            let member = &field.member;
            quote!(#of.#member)
        })
    }

    /// The declaration: the point read's, unless that knows less.
    fn key_info(&self) -> TokenStream {
        let (key, lookup) = (self.key, &self.lookup);
        if has_own_info(key) {
            let info = key_info(key, Owner::Item);
            return quote!(&#info);
        }
        let lent = lookup.ty(&quote!('_));
        quote!(<#lent as __sk::SyntheticKey>::KEY)
    }
}

impl ToTokens for Item<'_> {
    fn to_tokens(&self, tokens: &mut TokenStream) {
        let Self { key, lookup } = self;
        let ident = &key.ident;
        let generics = ItemGenerics::new(ident, key.generics);
        let bounds = item_bounds(key);
        let (info, form) = (self.key_info(), lookup.key_form());
        // A lookup of a nested field has a type without a name: it is made where it is used.
        let lent = if lookup.has_nested() {
            self.lend(&quote!(self))
        } else {
            tokens.extend(self.from(&generics, &bounds));
            let ty = lookup.ty(&quote!('_));
            quote!(<#ty as ::core::convert::From<&Self>>::from(self))
        };
        let write_id = names::write_id_of_item(key);
        let body = quote! {
            const KEY: &'static __sk::KeyInfo = #info;
            type Key = #form;
            #[inline]
            fn write_key(&self, __out: &mut impl __sk::KeyWriter) {
                __sk::SyntheticKey::write_key(&#lent, __out);
            }
            #write_id
        };
        tokens.extend(generics.implement(None, &quote!(__sk::SyntheticKey for), &bounds, &body));
        let names = names::of_item(lookup);
        if !names.is_empty() {
            tokens.extend(generics.implement(None, &TokenStream::new(), &bounds, &names));
        }
    }
}

impl Item<'_> {
    /// `From<&Item>` for the point read.
    fn from(&self, generics: &ItemGenerics, bounds: &[TokenStream]) -> TokenStream {
        let (ident, lookup) = (&self.key.ident, self.lookup.ty(&quote!('__item)));
        let ItemGenerics {
            declared,
            args,
            predicates,
            ..
        } = generics;
        let fields = self.lend(&quote!(__item));
        quote! {
            #[automatically_derived]
            impl<'__item, #(#declared),*> ::core::convert::From<&'__item #ident #args> for #lookup
            where #(#predicates,)* #(#bounds),*
            {
                #[inline]
                fn from(__item: &'__item #ident #args) -> Self {
                    #fields
                }
            }
        }
    }
}
