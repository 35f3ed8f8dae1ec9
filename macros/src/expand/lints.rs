//! The lints that generated code may break, whatever the user's crate asks for. Each costs time in every build, so plain
//! items, which are most, name as few as possible.

use proc_macro2::TokenStream;
use quote::quote;
use syn::{Generics, Member, Visibility};

use super::lookup::Lookup;
use crate::model::{Held, HeldField, Key};

/// The lints for any generated code.
pub(super) fn allow_all(generics: &Generics, is_deprecated: bool) -> TokenStream {
    let some = some(generics, is_deprecated);
    quote! {
        #[allow(
            // A service may use one kind of lookup and not the other.
            dead_code,
            // Methods that need no import of the trait.
            clippy::same_name_method,
            // A fan-out is never empty.
            clippy::len_without_is_empty,
            #some
        )]
    }
}

/// The lints for a lookup. The derives on it repeat them for each of their impls.
pub(super) fn allow_in_lookup(lookup: &Lookup) -> TokenStream {
    let (item, names) = (lookup.item, Names::of(lookup));
    let is_public = !matches!(item.vis, Visibility::Inherited);
    // Users build it to read: `TripKey { date, vin }`.
    let of_public = is_public.then(|| quote!(clippy::exhaustive_structs,));
    // A lookup is `Debug` if its fields are, and the lint wants more.
    let of_some_debug =
        (is_public && !lookup.is_known()).then(|| quote!(missing_debug_implementations,));
    let of_types = (!names.are_of_std).then(of_types);
    let of_names = (!names.are_usual).then(of_names);
    let deprecated = item.is_deprecated.then(|| quote!(deprecated,));
    let bounds = of_bounds(item.generics);
    quote! {
        #[allow(dead_code, #of_public #of_some_debug #of_types #of_names #deprecated #bounds)]
    }
}

/// The lints for the impls of an item and its lookups.
pub(super) fn allow_in_impls(key: &Key, lookup: &Lookup) -> TokenStream {
    let has_functions = key.suffix.is_some()
        || key.rolled_up().is_some()
        || key.id.is_some()
        || key.container.is_some();
    if !has_functions && is_plain(lookup) {
        return quote!(#[allow(dead_code, clippy::same_name_method)]);
    }
    allow_all(key.item.generics, key.item.is_deprecated)
}

fn of_types() -> TokenStream {
    quote! {
        // Bounds that always hold make sure that an error appears once.
        trivial_bounds,
        // Lookups borrow the types of private fields without exposing them.
        private_interfaces,
    }
}

/// The names are the user's, who has allowed them.
fn of_names() -> TokenStream {
    quote!(non_camel_case_types, non_snake_case,)
}

/// Our bounds are next to the user's, which may ask for the same.
fn of_bounds(generics: &Generics) -> Option<TokenStream> {
    (!generics.params.is_empty()).then(|| {
        quote! {
            clippy::multiple_bound_locations,
            clippy::trait_duplication_in_bounds,
            clippy::type_repetition_in_bounds,
        }
    })
}

/// The lints that only a few items need.
fn some(generics: &Generics, is_deprecated: bool) -> TokenStream {
    let (of_types, of_names) = (of_types(), of_names());
    // The users of the item get the warning; the item may use itself.
    let deprecated = is_deprecated.then(|| quote!(deprecated,));
    let of_bounds = of_bounds(generics);
    quote!(#of_types #of_names #deprecated #of_bounds)
}

/// What the names in a lookup are like.
struct Names {
    /// Whether its types are those of the standard library, which need no bounds.
    are_of_std: bool,
    /// Whether the item and the fields are named as in most programs.
    are_usual: bool,
}

impl Names {
    fn of(lookup: &Lookup) -> Self {
        let is_snake = |field: &str| {
            let is_usual = |c: u8| c.is_ascii_lowercase() || c.is_ascii_digit() || c == b'_';
            field.bytes().all(is_usual) && !field.contains("__")
        };
        let is_camel = |ident: &str| {
            ident.starts_with(|c: char| c.is_ascii_uppercase())
                && ident.bytes().all(|c| c.is_ascii_alphanumeric())
        };
        let is_usual = |held: &HeldField| match &held.field.lookup_member {
            Member::Named(ident) => is_snake(&ident.to_string()),
            Member::Unnamed(_) => true,
        };
        // A type that a function takes has no bounds, and may be private.
        let is_of_std = |held: &HeldField| !matches!(held.held, Held::Reference | Held::ByValue);
        Self {
            are_of_std: !lookup.has_bounds() && lookup.fields.iter().all(is_of_std),
            are_usual: is_camel(&lookup.item.ident.to_string())
                && lookup.fields.iter().all(is_usual),
        }
    }
}

/// Whether an item needs none of those.
fn is_plain(lookup: &Lookup) -> bool {
    let (item, names) = (lookup.item, Names::of(lookup));
    names.are_of_std && names.are_usual && !item.is_deprecated && item.generics.params.is_empty()
}
