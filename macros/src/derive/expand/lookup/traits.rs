//! What everyone expects of a small struct: `Clone`, `Copy`, and, where its fields have them, `Debug` and `PartialEq`.

use proc_macro2::TokenStream;
use quote::quote;

use super::Lookup;
use crate::derive::model::{Held, HeldField};
use crate::derive::parse::{name as name_of, ty};

impl Lookup<'_> {
    /// Whether every field is known to have all four.
    pub(in crate::derive::expand) fn is_known(&self) -> bool {
        let is_known = |held: &HeldField| match held.held {
            _ if held.is_nested() => false,
            Held::Drawn(_) => true,
            Held::Part | Held::Epoch => ty::is_std_part(held.value_type()),
            Held::Time | Held::Reference | Held::ByValue => false,
        };
        self.fields.iter().all(is_known)
    }

    /// The derives of all four, where the types of the fields are known to have them.
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

    /// The same for other lookups. A derive would ask the item's parameters, and not the fields; and it would say again, at
    /// another place, that a field is not a part.
    pub(in crate::derive::expand) fn traits(&self) -> Option<TokenStream> {
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
        self.implement_where(&quote!(::core::fmt::Debug for), &[bound], &body)
    }

    fn partial_eq(&self) -> TokenStream {
        let [of_self, of_other] = [quote!(self), quote!(__other)].map(|of| self.all_fields(&of));
        let body = quote! {
            fn eq(&self, __other: &Self) -> ::core::primitive::bool {
                ::core::cmp::PartialEq::eq(&&#of_self, &&#of_other)
            }
        };
        let bound = self.if_fields_are(&quote!(::core::cmp::PartialEq));
        self.implement_where(&quote!(::core::cmp::PartialEq for), &[bound], &body)
    }

    /// The fields, the first of them and the rest: `(self.date, (self.vin, ()))`.
    fn all_fields(&self, of: &TokenStream) -> TokenStream {
        self.fields.iter().rev().fold(quote!(()), |rest, held| {
            let member = self.member(held.field);
            quote!((#of.#member, #rest))
        })
    }

    /// A bound that holds where the fields have a trait. Without a lifetime of its own, one that does not hold would be an error
    /// here, and not where the trait is used. Bounds on each field could be the same for two of them, which rustc takes for
    /// an ambiguity.
    fn if_fields_are(&self, has: &TokenStream) -> TokenStream {
        let types = self.fields.iter().rev().fold(quote!(()), |rest, held| {
            let ty = self.field_type(held);
            quote!((#ty, #rest))
        });
        quote!(for<'__any> &'__any #types: #has)
    }
}
