//! The methods of items and lookups that need no import of a trait.

use proc_macro2::TokenStream;
use quote::quote;
use syn::Visibility;

use super::lookup::Lookup;
use super::lookup::id::item_id;
use super::write::lend_to_lookup;
use crate::model::HeldField;
use crate::parse::ty;

/// `partition_key()` and `try_partition_key()`. `form` is the type of the key.
pub(super) fn key_methods(vis: &Visibility, form: &TokenStream) -> TokenStream {
    quote! {
        /// Returns the key. This never fails. To know whether the store accepts the key, use `try_partition_key`.
        #[inline]
        #[must_use]
        #vis fn partition_key(&self) -> #form {
            __sk::SyntheticKey::partition_key(self)
        }
        /// Returns the key, or an error if the store would refuse it.
        ///
        /// # Errors
        ///
        /// A part is empty or out of range, or the store does not accept the key. The error names the field.
        #[inline]
        #vis fn try_partition_key(&self) -> ::core::result::Result<#form, __sk::KeyError> {
            __sk::SyntheticKey::try_partition_key(self)
        }
    }
}

/// `item_id()` of a type with an id.
pub(super) fn id_method(vis: &Visibility) -> TokenStream {
    item_id(vis, None, &quote!(__sk::SyntheticKey::item_id(self)))
}

/// `item_id()` of an enum, whose variants may all have an id.
pub(super) fn id_method_of_enum(vis: &Visibility) -> TokenStream {
    // Without a lifetime, the bound would fail here, and not where the method is called.
    let bound = quote!(where for<'__any> Self: __sk::HasId);
    item_id(
        vis,
        Some(&bound),
        &quote!(__sk::SyntheticKey::item_id(self)),
    )
}

/// `From<&Trip> for TripKey`. There is none if the lookup has a nested field, whose type has no name here, if the item's
/// fields cannot be referenced, or if a type with a lifetime may not be shortened.
pub(super) fn from_item(lookup: &Lookup) -> Option<TokenStream> {
    let item = lookup.item;
    let is_lent = |held: &HeldField| {
        let can_be_shorter =
            item.generics.lifetimes().next().is_none() || ty::is_std_part(held.value_type());
        !held.is_nested() && can_be_shorter
    };
    if item.is_packed || !lookup.fields.iter().all(is_lent) {
        return None;
    }
    let fields = lookup.fields.iter().map(|held| {
        let (to, from) = (lookup.member(held.field), &held.field.member);
        let place = quote!(__item.#from);
        let value = lend_to_lookup(held, &place);
        quote!(#to: #value)
    });
    let header = |item: &TokenStream| quote!(::core::convert::From<&'key #item>);
    Some(lookup.implement_with_item(&header, item, None, |item| {
        quote! {
            #[inline]
            fn from(__item: &'key #item) -> Self {
                Self { #(#fields),* }
            }
        }
    }))
}
