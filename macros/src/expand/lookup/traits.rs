//! The usual traits of a small struct: `Clone`, `Copy` and, if its fields have them, `Debug` and `PartialEq`.

use proc_macro2::TokenStream;
use quote::{ToTokens, quote};

use super::Lookup;
use crate::model::{Held, HeldField};
use crate::parse::{name as name_of, ty};

impl Lookup<'_> {
    /// Whether every field has all four, as its name says.
    pub(in crate::expand) fn is_known(&self) -> bool {
        self.has_all() && !self.fields.iter().any(|held| held.held == Held::Time)
    }

    /// Whether every field is known to have all four. The runtime asks it of timestamps.
    fn has_all(&self) -> bool {
        let has_all = |held: &HeldField| match held.held {
            _ if held.is_nested() => false,
            Held::Drawn(_) => true,
            Held::Time => !self.is_generic(),
            Held::Part | Held::Epoch => ty::is_std_part(held.value_type()),
            Held::Reference | Held::ByValue => false,
        };
        self.fields.iter().all(has_all)
    }

    /// The derives of all four, if the types of the fields are known to have them.
    pub(super) fn derives(&self) -> Option<TokenStream> {
        self.is_known().then(|| {
            quote! {
                #[derive(
                    ::core::clone::Clone,
                    ::core::marker::Copy,
                    ::core::fmt::Debug,
                    ::core::cmp::PartialEq,
                )]
            }
        })
    }

    /// The same for other lookups. A derive would put bounds on the item's parameters instead of the fields, and would
    /// report again, at another place, that a field is not a part.
    pub(in crate::expand) fn traits(&self) -> Option<TokenStream> {
        (!self.is_known()).then(|| {
            let clone = quote! {
                fn clone(&self) -> Self {
                    *self
                }
            };
            let clone = self.implement(&quote!(::core::clone::Clone for), &clone);
            let copy = self.implement(&quote!(::core::marker::Copy for), &TokenStream::new());
            let (debug, eq) = (self.debug(), self.partial_eq());
            quote!(#clone #copy #debug #eq)
        })
    }

    fn debug(&self) -> TokenStream {
        let (name, of_self) = (self.ident.to_string(), self.all_fields(&quote!(self)));
        let names = self
            .fields
            .iter()
            .map(|held| name_of(&self.member(held.field)));
        let body = quote! {
            fn fmt(&self, __f: &mut ::core::fmt::Formatter<'_>) -> ::core::fmt::Result {
                __sk::debug_lookup(__f, #name, &[#(#names),*], &#of_self)
            }
        };
        let bound = self.if_fields_are(&quote!(__sk::DebugFields));
        self.implement_where(&quote!(::core::fmt::Debug for), bound.as_slice(), &body)
    }

    fn partial_eq(&self) -> TokenStream {
        let [of_self, of_other] = [quote!(self), quote!(__other)].map(|of| self.all_fields(&of));
        let body = quote! {
            fn eq(&self, __other: &Self) -> ::core::primitive::bool {
                ::core::cmp::PartialEq::eq(&&#of_self, &&#of_other)
            }
        };
        let bound = self.if_fields_are(&quote!(::core::cmp::PartialEq));
        self.implement_where(&quote!(::core::cmp::PartialEq for), bound.as_slice(), &body)
    }

    /// The fields, as a list.
    fn all_fields(&self, of: &TokenStream) -> TokenStream {
        let fields = self.fields.iter().map(|held| {
            let member = self.member(held.field);
            quote!(#of.#member)
        });
        let fields: Vec<_> = fields.collect();
        list(&fields, &|left, right| quote!(__sk::Fields(#left, #right)))
    }

    /// A bound that holds if the fields have a trait, unless they have it for sure. Without a lifetime of its own, a bound
    /// that does not hold would be an error here, and not where the trait is used. Bounds on each field could be the same
    /// for two of them, which rustc reports as ambiguous.
    fn if_fields_are(&self, has: &TokenStream) -> Option<TokenStream> {
        if self.has_all() {
            return None;
        }
        let types: Vec<_> = self
            .fields
            .iter()
            .map(|held| self.field_type(held))
            .collect();
        let types = list(&types, &|left, right| quote!(__sk::Fields<#left, #right>));
        Some(quote!(for<'__any> &'__any #types: #has))
    }
}

/// Values or types as nested pairs of the first and the rest: `(self.date, (self.vin, ()))`. The compiler accepts about
/// a hundred levels, so a long list is split into two halves.
fn list(
    all: &[impl ToTokens],
    halves: &dyn Fn(TokenStream, TokenStream) -> TokenStream,
) -> TokenStream {
    if all.len() > 32 {
        let (left, right) = all.split_at(all.len() / 2);
        return halves(list(left, halves), list(right, halves));
    }
    let list = all.iter().rev();
    list.fold(quote!(()), |rest, first| quote!((#first, #rest)))
}
