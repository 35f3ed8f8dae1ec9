//! The shape of the key, and what the compiler proves of it. Nothing of this is left at run time.

use proc_macro2::{Span, TokenStream};
use quote::{ToTokens, quote};

use super::Crate;
use super::generics::erase_lifetimes;
use super::lookup::Lookup;
use super::span::shown_at;
use crate::input::Member;
use crate::model::{Key, Store};

pub(super) struct Proofs<'a> {
    lookup: &'a Lookup<'a>,
}

impl<'a> Proofs<'a> {
    pub(super) fn new(lookup: &'a Lookup<'a>) -> Self {
        Self { lookup }
    }

    fn shape(&self) -> TokenStream {
        let Lookup { key, krate, .. } = self.lookup;
        let (separator, escape) = (&key.separator, key.escape);
        let fields = key.parts().map(|field| &field.wire_name);
        let types = key
            .parts()
            .map(|field| erase_lifetimes(field.ty.to_token_stream(), key.generics));
        let suffix = match &key.suffix {
            Some(suffix) => {
                let (separator, n) = (&suffix.separator, suffix.n);
                quote!(::core::option::Option::Some((#separator, #n)))
            }
            None => quote!(::core::option::Option::None),
        };
        quote! {
            #krate::__private::KeyShape {
                parts: &[#(#krate::__private::PartShape {
                    field: #fields,
                    shape: <#types as #krate::KeyPart>::SHAPE,
                }),*],
                separator: #separator,
                suffix: #suffix,
                escape: #escape,
            }
        }
    }

    /// The proofs that the key needs, each with the place to change if it fails.
    fn rules(&self) -> Vec<(Span, TokenStream)> {
        let Lookup { key, krate, .. } = self.lookup;
        if !key.is_sound {
            return Vec::new();
        }
        let (proofs, store) = (&key.proofs, store(key, *krate));
        let min_distinct = proofs.min_distinct;
        let last_part = key
            .parts()
            .last()
            .map_or(key.ident.span(), |field| match &field.member {
                Member::Named(ident) => ident.span(),
                Member::Position(_) => key.ident.span(),
            });
        let at_separator = proofs.separator_at.unwrap_or(last_part);
        let mut rules = vec![
            (key.ident.span(), quote!(is_distinct(#min_distinct))),
            (key.ident.span(), quote!(fits(&#store))),
        ];
        if key.parts.len() > 1 {
            rules.push((at_separator, quote!(is_unambiguous())));
        }
        if key.suffix.is_none() && !proofs.time_only {
            rules.push((last_part, quote!(is_not_hot())));
        }
        if matches!(proofs.store, Store::Table) {
            rules.push((at_separator, quote!(has_allowed_separators(&#store))));
        }
        rules
    }
}

impl ToTokens for Proofs<'_> {
    fn to_tokens(&self, tokens: &mut TokenStream) {
        let (lookup, krate, shape) = (self.lookup, self.lookup.krate, self.shape());
        let key_shape = quote!(const SHAPE: #krate::__private::KeyShape = #shape;);
        let header = quote!(#krate::__private::Shaped for);
        if lookup.is_generic() {
            let rules = self
                .rules()
                .into_iter()
                .map(|(span, rule)| shown_at(span, quote!(Self::SHAPE.#rule;)));
            let proof = quote!(const PROOF: () = { #(#rules)* };);
            tokens.extend(lookup.implement(&header, &quote!(#key_shape #proof)));
            return;
        }
        tokens.extend(lookup.implement(&header, &key_shape));
        let ty = lookup.ty(&quote!('static));
        for (span, rule) in self.rules() {
            let proof = quote!(const _: () = <#ty as #krate::__private::Shaped>::SHAPE.#rule;);
            tokens.extend(shown_at(span, proof));
        }
    }
}

/// The store, as a constant of the runtime.
pub(super) fn store(key: &Key, krate: Crate) -> TokenStream {
    match key.proofs.store {
        Store::Cosmos => quote!(#krate::Store::COSMOS),
        Store::CosmosSmall => quote!(#krate::Store::COSMOS_SMALL),
        Store::Table => quote!(#krate::Store::TABLE),
        Store::Dynamodb => quote!(#krate::Store::DYNAMODB),
        Store::Mongodb => quote!(#krate::Store::MONGODB),
        Store::Bytes(max) => {
            let max = usize::try_from(max).unwrap_or(usize::MAX);
            quote!(#krate::Store::bytes(#max))
        }
    }
}
