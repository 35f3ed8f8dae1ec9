//! The bounds that serde's derives infer: our impls call theirs and must have the same bounds.

use std::collections::HashSet;

use proc_macro2::{Span, TokenStream, TokenTree};
use quote::{ToTokens, quote};
use syn::{Lifetime, Type};

use super::document::Hooks;
use super::generics::mentions;
use crate::derive::parse::serde::{Borrows, Bound, DefaultValue, SerdeField};
use crate::derive::parse::ty;

/// The bounds of `#[derive(Serialize)]` on the type parameters.
pub(super) fn to_write(hooks: &Hooks) -> Vec<TokenStream> {
    let asks =
        |field: &SerdeField| field.is_written && matches!(field.write_bound, Bound::Inferred);
    let given = hooks
        .document
        .fields
        .iter()
        .map(|(_, field)| &field.write_bound);
    match &hooks.item.serde.write_bound {
        Some(bound) => vec![bound.clone()],
        None => given_bounds(given)
            .chain(bound_params(hooks, asks, &quote!(__sk::Serialize)))
            .collect(),
    }
}

/// The bounds of `#[derive(Deserialize)]` on them.
pub(super) fn to_read(hooks: &Hooks) -> Vec<TokenStream> {
    let de = document_lifetime(hooks);
    let deserialize = quote!(__sk::Deserialize<#de>);
    let asks = |field: &SerdeField| field.is_read && matches!(field.read_bound, Bound::Inferred);
    let defaults = |field: &SerdeField| {
        matches!(field.default, DefaultValue::OfType)
            || !field.is_read && matches!(field.default, DefaultValue::None)
    };
    let given = hooks
        .document
        .fields
        .iter()
        .map(|(_, field)| &field.read_bound);
    let default = quote!(::core::default::Default);
    let of_self = hooks.item.serde.has_default.then(|| quote!(Self: #default));
    let of_params = match &hooks.item.serde.read_bound {
        Some(bound) => vec![bound.clone()],
        None => given_bounds(given)
            .chain(bound_params(hooks, asks, &deserialize))
            .chain(bound_params(hooks, defaults, &default))
            .collect(),
    };
    of_self.into_iter().chain(of_params).collect()
}

fn given_bounds<'a>(bounds: impl Iterator<Item = &'a Bound>) -> impl Iterator<Item = TokenStream> {
    bounds.filter_map(|bound| match bound {
        Bound::Given(bound) if !bound.is_empty() => Some(bound.clone()),
        Bound::Given(_) | Bound::Inferred | Bound::None => None,
    })
}

/// `T: bound` for each parameter in the type of a field that needs it, and `T::Assoc: bound` if that is the type.
fn bound_params(
    hooks: &Hooks,
    asks: impl Fn(&SerdeField) -> bool,
    bound: &TokenStream,
) -> Vec<TokenStream> {
    let params: HashSet<_> = hooks
        .item
        .generics
        .type_params()
        .map(|param| param.ident.to_string())
        .collect();
    let asking = hooks
        .document
        .fields
        .iter()
        .filter(|(_, field)| asks(field))
        .map(|(ty, _)| ty::ungrouped(ty));
    let (mut bounds, mut seen) = (Vec::new(), HashSet::new());
    for ty in asking {
        let bounded = match associated_type(ty, &params) {
            Some(path) => vec![path],
            None => used_params(hooks, ty),
        };
        let unseen = bounded.into_iter().filter(|ty| seen.insert(ty.to_string()));
        bounds.extend(unseen.map(|ty| quote!(#ty: #bound)));
    }
    bounds
}

/// `T::Assoc`, if `T` is a parameter.
fn associated_type(ty: &Type, params: &HashSet<String>) -> Option<TokenStream> {
    let Type::Path(path) = ty else { return None };
    let segments = &path.path.segments;
    let starts_with_param = params.contains(&segments.first()?.ident.to_string());
    (path.qself.is_none() && segments.len() > 1 && starts_with_param).then(|| ty.to_token_stream())
}

/// The parameters that occur in a type, outside of `PhantomData`.
fn used_params(hooks: &Hooks, ty: &Type) -> Vec<TokenStream> {
    let without_phantoms = remove_phantoms(ty.to_token_stream());
    let params = hooks.item.generics.type_params();
    let used = params
        .filter(|param| mentions(&without_phantoms, &HashSet::from([param.ident.to_string()])));
    used.map(|param| param.ident.to_token_stream()).collect()
}

/// The tokens without the arguments of `PhantomData<...>`.
fn remove_phantoms(tokens: TokenStream) -> TokenStream {
    let (mut depth, mut in_phantom) = (0_usize, false);
    let keep = |token: &TokenTree| {
        match token {
            TokenTree::Ident(ident) if depth == 0 => in_phantom = ident == "PhantomData",
            TokenTree::Punct(punct) if in_phantom && punct.as_char() == '<' => depth += 1,
            TokenTree::Punct(punct) if in_phantom && punct.as_char() == '>' => {
                depth = depth.saturating_sub(1);
            }
            _ => {}
        }
        depth == 0
    };
    tokens.into_iter().filter(keep).collect()
}

/// The lifetimes that are those of the document. `'static` is one of them if a field borrows for `'static`.
pub(super) fn borrowed_lifetimes(hooks: &Hooks) -> Vec<Lifetime> {
    let is_borrowed = |lifetime: &Lifetime| {
        hooks
            .document
            .fields
            .iter()
            .filter(|(_, field)| field.is_read)
            .any(|(ty, field)| {
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
    let declared = hooks.item.generics.lifetimes().map(|param| &param.lifetime);
    let lifetimes = declared.map(|lifetime| Lifetime::new(&lifetime.to_string(), lifetime.span()));
    let for_ever = Lifetime::new("'static", hooks.item.ident.span());
    lifetimes.chain([for_ever]).filter(is_borrowed).collect()
}

/// The lifetime of the documents. If a field borrows for `'static`, serde reads it only from documents that live that
/// long.
pub(super) fn document_lifetime(hooks: &Hooks) -> Lifetime {
    let borrowed = borrowed_lifetimes(hooks).into_iter();
    let for_ever = borrowed
        .filter(|lifetime| lifetime.ident == "static")
        .last();
    for_ever.unwrap_or_else(|| Lifetime::new("'de", Span::call_site()))
}

/// `&str`, `&[u8]`, or an `Option` of one: serde borrows these by default.
fn is_implied(ty: &Type) -> bool {
    let is_called =
        |ty: &Type, name: &str| ty::last_segment(ty).is_some_and(|last| last.ident == name);
    match ty::ungrouped(ty) {
        Type::Reference(reference) => match ty::ungrouped(&reference.elem) {
            Type::Slice(slice) => is_called(&slice.elem, "u8"),
            elem => is_called(elem, "str"),
        },
        _ => ty::option_of(ty).is_some_and(is_implied),
    }
}
