//! The usual traits of a small struct: `Clone`, `Copy` and, if its fields have them, `Debug`, `PartialEq`, `Eq` and `Hash`.

use proc_macro2::TokenStream;
use quote::{ToTokens, quote};

use super::Lookup;
use crate::model::{Held, HeldField};
use crate::parse::{name as name_of, ty};

impl Lookup<'_> {
    /// Whether every field has all of them, as its name says.
    pub(in crate::expand) fn is_known(&self) -> bool {
        self.has_all() && !self.fields.iter().any(|held| held.held == Held::Time)
    }

    /// Whether every field is known to have the first four. The runtime asks it of timestamps.
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

    /// The derives of all of them, if the types of the fields are known to have them.
    pub(super) fn derives(&self) -> Option<TokenStream> {
        self.is_known().then(|| {
            quote! {
                #[derive(
                    ::core::clone::Clone,
                    ::core::marker::Copy,
                    ::core::fmt::Debug,
                    ::core::cmp::PartialEq,
                    ::core::cmp::Eq,
                    ::core::hash::Hash,
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
            let (debug, partial_eq) = (self.debug(), self.partial_eq());
            let (eq, hash) = (self.eq(), self.hash());
            quote!(#clone #copy #debug #partial_eq #eq #hash)
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

    fn eq(&self) -> TokenStream {
        let bound = self.fields_are(&quote!(::core::cmp::Eq));
        let header = quote!(::core::cmp::Eq for);
        self.implement_where(&header, &[bound], &TokenStream::new())
    }

    fn hash(&self) -> TokenStream {
        let of_self = self.all_fields(&quote!(self));
        let body = quote! {
            fn hash<__H: ::core::hash::Hasher>(&self, __to: &mut __H) {
                ::core::hash::Hash::hash(&&#of_self, __to);
            }
        };
        let bound = self.fields_are(&quote!(::core::hash::Hash));
        self.implement_where(&quote!(::core::hash::Hash for), &[bound], &body)
    }

    /// `IntoIterator for &TripKeys`
    pub(super) fn by_iterating(&self, form: &TokenStream, bounds: &[TokenStream]) -> TokenStream {
        let body = quote! {
            type Item = #form;
            type IntoIter = __sk::Iter<#form>;
            #[inline]
            fn into_iter(self) -> __sk::Iter<#form> {
                __sk::KeySet::keys(self)
            }
        };
        let header = quote!(::core::iter::IntoIterator for &);
        self.implement_where(&header, bounds, &body)
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
        (!self.has_all()).then(|| self.fields_are(has))
    }

    fn fields_are(&self, has: &TokenStream) -> TokenStream {
        let types: Vec<_> = self
            .fields
            .iter()
            .map(|held| self.field_type(held))
            .collect();
        let types = list(&types, &|left, right| quote!(__sk::Fields<#left, #right>));
        quote!(for<'__any> &'__any #types: #has)
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
