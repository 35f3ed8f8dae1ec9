//! The bounds of serde's derives, as they infer them: our impls stand around theirs and must ask for the same.

use std::collections::HashSet;

use proc_macro2::TokenStream;
use quote::quote;
use syn::{GenericArgument, Lifetime, PathArguments, Type};

use super::generics::mentions;
use crate::model::Key;
use crate::serde_attr::{Borrows, Bound, SerdeField};

/// What `#[derive(Serialize)]` asks of the type parameters.
pub(super) fn to_write(key: &Key, serde: &TokenStream) -> Vec<TokenStream> {
    let asks =
        |field: &SerdeField| field.is_written && matches!(field.write_bound, Bound::Inferred);
    let given = key
        .document
        .fields
        .iter()
        .map(|(_, field)| &field.write_bound);
    match &key.document.serde.write_bound {
        Some(bound) => vec![bound.clone()],
        None => given_bounds(given)
            .chain(bound_params(key, asks, &quote!(#serde::Serialize)))
            .collect(),
    }
}

/// What `#[derive(Deserialize)]` asks of them.
pub(super) fn to_read(key: &Key, serde: &TokenStream) -> Vec<TokenStream> {
    let asks = |field: &SerdeField| field.is_read && matches!(field.read_bound, Bound::Inferred);
    let defaults = |field: &SerdeField| field.has_default || !field.is_read;
    let given = key
        .document
        .fields
        .iter()
        .map(|(_, field)| &field.read_bound);
    let default = quote!(::core::default::Default);
    let of_self = key
        .document
        .serde
        .has_default
        .then(|| quote!(Self: #default));
    let of_params = match &key.document.serde.read_bound {
        Some(bound) => vec![bound.clone()],
        None => given_bounds(given)
            .chain(bound_params(key, asks, &quote!(#serde::Deserialize<'de>)))
            .chain(bound_params(key, defaults, &default))
            .collect(),
    };
    of_self.into_iter().chain(of_params).collect()
}

fn given_bounds<'a>(bounds: impl Iterator<Item = &'a Bound>) -> impl Iterator<Item = TokenStream> {
    bounds.filter_map(|bound| match bound {
        Bound::Given(bound) => Some(bound.clone()),
        Bound::Inferred | Bound::None => None,
    })
}

/// `T: bound` for each parameter in the type of a field that asks for it.
fn bound_params(
    key: &Key,
    asks: impl Fn(&SerdeField) -> bool,
    bound: &TokenStream,
) -> Vec<TokenStream> {
    let is_used = |param: &syn::TypeParam| {
        let name = HashSet::from([param.ident.to_string()]);
        let mut fields = key.document.fields.iter();
        fields.any(|(ty, field)| asks(field) && !is_phantom(ty) && mentions(ty, &name))
    };
    let used = key.generics.type_params().filter(|param| is_used(param));
    used.map(|param| {
        let ident = &param.ident;
        quote!(#ident: #bound)
    })
    .collect()
}

fn is_phantom(ty: &Type) -> bool {
    last_segment(ty).is_some_and(|last| last.ident == "PhantomData")
}

fn last_segment(ty: &Type) -> Option<&syn::PathSegment> {
    match ty {
        Type::Path(path) => path.path.segments.last(),
        _ => None,
    }
}

/// The lifetimes that are those of the document.
pub(super) fn borrowed_lifetimes<'a>(key: &Key<'a>) -> Vec<&'a Lifetime> {
    let is_borrowed = |lifetime: &&Lifetime| {
        key.document.fields.iter().any(|(ty, field)| {
            let name = HashSet::from([lifetime.ident.to_string()]);
            match &field.borrows {
                Borrows::Implied => is_implied(ty) && mentions(ty, &name),
                Borrows::All => mentions(ty, &name),
                Borrows::These(lifetimes) => lifetimes
                    .split('+')
                    .any(|other| other.trim() == lifetime.to_string()),
            }
        })
    };
    key.generics
        .lifetimes()
        .map(|param| &param.lifetime)
        .filter(is_borrowed)
        .collect()
}

/// `&str`, `&[u8]`, or an `Option` of one: serde borrows these without being asked.
fn is_implied(ty: &Type) -> bool {
    match ty {
        Type::Reference(reference) => match &*reference.elem {
            Type::Slice(slice) => last_segment(&slice.elem).is_some_and(|last| last.ident == "u8"),
            elem => last_segment(elem).is_some_and(|last| last.ident == "str"),
        },
        _ => match last_segment(ty).map(|last| (&last.ident, &last.arguments)) {
            Some((ident, PathArguments::AngleBracketed(args))) if ident == "Option" => {
                matches!(args.args.first(), Some(GenericArgument::Type(ty)) if is_implied(ty))
            }
            _ => false,
        },
    }
}
