//! The lints that generated code may break, whatever the user's crate asks for. Each costs time in every build, so plain
//! items, which are most, name as few as possible.

use proc_macro2::TokenStream;
use quote::quote;
use syn::{Generics, Member, Visibility};

use super::lookup::Lookup;
use crate::derive::model::{Held, HeldField, Key};

/// The lints for any generated code.
pub(super) fn allow_all(generics: &Generics, is_deprecated: bool) -> TokenStream {
    let some = some(generics, is_deprecated);
    quote! {
        #[allow(
            // A service may use one kind of lookup and not the other.
            dead_code,
            #some
        )]
    }
}

/// The lints for a lookup.
pub(super) fn allow_in_lookup(lookup: &Lookup) -> TokenStream {
    let is_public = !matches!(lookup.item.vis, Visibility::Inherited);
    // A lookup is `Debug` if its fields are, and the lint wants more.
    let of_some_debug =
        (is_public && !lookup.is_known()).then(|| quote!(missing_debug_implementations,));
    // Users build it to read: `TripKey { date, vin }`.
    let of_public = is_public.then(|| quote!(clippy::exhaustive_structs,));
    let of_derives = (lookup.is_known() && is_plain(lookup)).then(|| {
        let lints = of_partial_eq();
        quote!(#lints,)
    });
    let item = lookup.item;
    let some = (!is_plain(lookup)).then(|| some(item.generics, item.is_deprecated));
    quote!(#[allow(dead_code, #of_some_debug #of_public #of_derives #some)])
}

/// The lints for the impls of an item and its lookups.
pub(super) fn allow_in_impls(key: &Key, lookup: &Lookup) -> Option<TokenStream> {
    let has_functions = key.suffix.is_some()
        || key.rolled_up().is_some()
        || key.id.is_some()
        || key.container.is_some();
    let is_plain = !has_functions && is_plain(lookup);
    (!is_plain).then(|| allow_all(key.item.generics, key.item.is_deprecated))
}

/// Two lookups are compared in tests, but are not used in maps.
fn of_partial_eq() -> TokenStream {
    quote!(clippy::derive_partial_eq_without_eq)
}

/// The lints that only a few items need.
fn some(generics: &Generics, is_deprecated: bool) -> TokenStream {
    // The users of the item get the warning; the item may use itself.
    let deprecated = is_deprecated.then(|| quote!(deprecated,));
    // Our bounds are next to the user's, which may ask for the same.
    let bounds = (!generics.params.is_empty()).then(|| {
        quote! {
            clippy::multiple_bound_locations,
            clippy::trait_duplication_in_bounds,
            clippy::type_repetition_in_bounds,
        }
    });
    let of_partial_eq = of_partial_eq();
    quote! {
        #of_partial_eq,
        // Bounds that always hold make sure that an error appears once.
        trivial_bounds,
        // Lookups borrow the types of private fields without exposing them.
        private_interfaces,
        // The names are the user's, who has allowed them.
        non_camel_case_types,
        non_snake_case,
        #deprecated
        #bounds
    }
}

/// Whether an item needs none of those. Without bounds, its types are well-known ones.
fn is_plain(lookup: &Lookup) -> bool {
    let is_snake = |field: &str| {
        let is_usual = |c: u8| c.is_ascii_lowercase() || c.is_ascii_digit() || c == b'_';
        field.bytes().all(is_usual) && !field.contains("__")
    };
    let is_camel = |ident: &str| {
        ident.starts_with(|c: char| c.is_ascii_uppercase())
            && ident.bytes().all(|c| c.is_ascii_alphanumeric())
    };
    let are_plain = lookup.fields.iter().all(|HeldField { field, held, .. }| {
        let is_snake = match &field.lookup_member {
            Member::Named(ident) => is_snake(&ident.to_string()),
            Member::Unnamed(_) => true,
        };
        // A type that a function takes has no bounds, and may be private.
        is_snake && !matches!(held, Held::Reference | Held::ByValue)
    });
    let item = lookup.item;
    are_plain
        && !lookup.has_bounds()
        && !item.is_deprecated
        && item.generics.params.is_empty()
        && is_camel(&item.ident.to_string())
}
