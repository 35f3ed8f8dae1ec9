//! A field's value as text: how a lookup holds it, how it is written, and what is known of its text.

use proc_macro2::{Ident, TokenStream};
use quote::{ToTokens, format_ident, quote, quote_spanned};
use syn::spanned::Spanned;
use syn::{Generics, Type};

use super::Crate;
use super::generics::{Erased, erase_lifetimes, referent};
use super::span::shown_at;
use crate::derive::check::option_of;
use crate::derive::model::{KeyField, Role};
use crate::derive::text::{Format, Period};

/// The type of the value that is written: without the `Option` of one that may be absent.
pub(super) fn value_type<'a>(field: &KeyField<'a>) -> &'a Type {
    let inner = field.format.none.as_ref().and_then(|_| option_of(field.ty));
    inner.unwrap_or(field.ty)
}

/// The parameter of a lookup for a nested field, whose type has no name here.
pub(super) fn nested_param(field: &KeyField) -> Option<Ident> {
    let name: String = match &field.member {
        crate::derive::parse::Member::Named(ident) => {
            ident.to_string().trim_start_matches("r#").to_owned()
        }
        crate::derive::parse::Member::Position(index) => index.index.to_string(),
    };
    (!field.path.is_empty()).then(|| format_ident!("__{name}"))
}

/// A reference to a type, which is written as `tokens`. In `&'key dyn A + B` nobody could say what `B` is a bound of.
pub(super) fn lent(ty: &Type, tokens: impl ToTokens) -> TokenStream {
    match ty {
        Type::TraitObject(object) if object.bounds.len() > 1 => quote!(&'key (#tokens)),
        _ => quote!(&'key #tokens),
    }
}

/// The type of the field in a lookup.
pub(super) fn lookup_type(
    field: &KeyField,
    krate: Crate,
    generics: &Generics,
    n: u16,
) -> TokenStream {
    if field.role == Role::Drawn {
        return quote!(#krate::RandomSuffix<#n>);
    }
    let value = value_type(field);
    let (ty, at) = (erase_lifetimes(value, generics), shown_at(value.span()));
    let krate = krate.at(at);
    let held = if let Some(param) = nested_param(field) {
        param.to_token_stream()
    } else if field.format.with.is_some() {
        lent(field.ty, made_from(field, Owner::Lookup, generics))
    } else if field.is_time {
        quote_spanned!(at=> #krate::TimeRef<'key, #ty>)
    } else {
        quote_spanned!(at=> #krate::KeyRef<'key, #ty>)
    };
    match field.format.none {
        Some(_) => quote!(::core::option::Option<#held>),
        None => held,
    }
}

/// What a `with` function takes a reference to: of text, `str`.
fn made_from(field: &KeyField, owner: Owner, generics: &Generics) -> TokenStream {
    match referent(value_type(field)) {
        _ if is_text(field) => quote!(::core::primitive::str),
        ty => owner.type_of(ty, generics).into_token_stream(),
    }
}

fn is_text(field: &KeyField) -> bool {
    matches!(referent(value_type(field)), Type::Path(path) if path.path.is_ident("String"))
}

/// The item's field, which is the place `field_of_item`, as a lookup holds it.
pub(super) fn lend(field: &KeyField, field_of_item: &TokenStream) -> TokenStream {
    let path = &field.path;
    let value = quote!(&#field_of_item #(.#path)*);
    let lent = |value: TokenStream| {
        if field.format.with.is_some() {
            value
        } else if field.is_time {
            quote!(__sk::Timestamp::as_timestamp(#value))
        } else {
            quote!(__sk::KeyPart::as_part(#value))
        }
    };
    if field.format.none.is_none() {
        return lent(value);
    }
    let inner = match field.format.with {
        // Of text, the function takes `&str`.
        Some(_) if is_text(field) => quote!({
            let __value: &::core::primitive::str = __value;
            __value
        }),
        _ => lent(quote!(__value)),
    };
    quote!(::core::option::Option::map(::core::option::Option::as_ref(#value), |__value| #inner))
}

/// A value that writes the text, of a field as a lookup holds it.
pub(super) fn text(format: &Format, held: TokenStream) -> TokenStream {
    let Some(none) = &format.none else {
        return present_text(format, held);
    };
    let present = present_text(format, quote!(__value));
    quote!(__sk::OrNone(::core::option::Option::map(#held, |__value| #present), #none))
}

fn present_text(format: &Format, held: TokenStream) -> TokenStream {
    let mut text = match format {
        Format {
            rollup: Some(period),
            ..
        } => return rolled_up(format, *period, &held),
        Format {
            pad: Some(width), ..
        } => {
            let range = format!("whole numbers of up to {width} digits");
            quote!(__sk::Padded(#held, #width, #range))
        }
        Format {
            with: Some(path), ..
        } => quote!(__sk::Made(#path(#held))),
        _ => held,
    };
    if let Some(case) = format.case {
        text = quote!(__sk::Folded(#text, __sk::#case));
    }
    if let Some(max) = format.max_len {
        let (range, max) = (
            format!("texts of up to {max} bytes"),
            usize::try_from(max).unwrap_or(usize::MAX),
        );
        text = quote!(__sk::AtMost(#text, #max, #range));
    }
    text
}

/// The period that a timestamp is in.
pub(super) fn rolled_up(format: &Format, period: Period, held: &TokenStream) -> TokenStream {
    if let Some(epoch) = format.epoch {
        let per_second = epoch.per_second();
        quote!(__sk::RolledUp::of_epoch(#held, __sk::#period, #per_second))
    } else {
        quote!(__sk::RolledUp::of(#held, __sk::#period))
    }
}

/// Whose texts are described.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(super) enum Owner {
    Item,
    /// A lookup, which has another type in the place of a nested field's.
    Lookup,
}

impl Owner {
    /// A type as it is called there: a lookup borrows everything for as long as it lives.
    fn type_of<'t>(self, ty: &'t Type, generics: &Generics) -> Erased<'t> {
        match self {
            Self::Item => Erased::Same(ty),
            Self::Lookup => erase_lifetimes(ty, generics),
        }
    }
}

/// What is known of the texts of a field, as a `PartInfo`.
pub(super) fn part_info(
    field: &KeyField,
    format: &Format,
    owner: Owner,
    generics: &Generics,
) -> TokenStream {
    let name = full_name(field);
    let param = nested_param(field).filter(|_| owner == Owner::Lookup);
    let ty = match &param {
        Some(param) => Erased::Renamed(param.to_token_stream()),
        None => owner.type_of(value_type(field), generics),
    };
    let has_type = field.path.is_empty() || param.is_some();
    if format.is_plain() && format.max_len.is_none() && has_type {
        return quote!(__sk::PartInfo { name: #name, shape: <#ty as __sk::KeyPart>::__SHAPE_REF });
    }
    let shape = shape(field, format, has_type.then_some(&ty), owner, generics);
    let shape = match &format.none {
        Some(none) => {
            let at = shown_at(field.ty.span());
            quote_spanned!(at=> __sk::PartShape::__or_none(#shape, #none))
        }
        None => shape,
    };
    quote!(__sk::PartInfo { name: #name, shape: const { &#shape } })
}

/// How a part with options is taken apart again, as a `PartOptions`, where its type alone does not say.
pub(super) fn part_options(
    field: &KeyField,
    place: usize,
    owner: Owner,
    generics: &Generics,
) -> Option<TokenStream> {
    let format = &field.format;
    if format.none.is_none() && format.pad.is_none() {
        return None;
    }
    let some = |value: TokenStream| quote!(::core::option::Option::Some(#value));
    let none = format.none.as_ref().map(|none| {
        let ty = owner.type_of(value_type(field), generics);
        let present = match format {
            Format {
                rollup: Some(period),
                ..
            } => Some(quote!(__sk::#period.shape())),
            // The number of digits says enough, and of a nested field no more is known.
            Format { pad: Some(_), .. } => None,
            _ if !field.path.is_empty() => None,
            _ => Some(shape(field, format, Some(&ty), owner, generics)),
        };
        let present = present.map_or(quote!(::core::option::Option::None), |shape| {
            some(quote!(const { &#shape }))
        });
        quote!(&__sk::UndoNone { text: #none, present: #present },)
    });
    let pad = format
        .pad
        .map(|width| quote!(&__sk::UndoPad { width: #width },));
    Some(quote!(__sk::PartOptions { at: #place, undo: &[#none #pad] }))
}

/// What is known of the texts of values that are there.
fn shape(
    field: &KeyField,
    format: &Format,
    ty: Option<&Erased>,
    owner: Owner,
    generics: &Generics,
) -> TokenStream {
    let of = if let Some(function) = &format.with {
        let from = made_from(field, owner, generics);
        quote!(__sk::made_by::<#from, _>(#function))
    } else if let Some(ty) = ty {
        quote!(__sk::Of::<#ty>::TYPE)
    } else {
        let outer = owner.type_of(field.ty, generics);
        let (path, nested) = (
            &field.path,
            if format.none.is_some() {
                quote!(nested_option)
            } else {
                quote!(nested)
            },
        );
        quote!(__sk::#nested::<#outer, _>(|__value| &__value #(.#path)*))
    };
    let at = shown_at(field.ty.span());
    let mut shape = match (format.rollup, format.epoch) {
        (Some(period), None) => quote_spanned!(at=> __sk::Of::rolled_up(#of, __sk::#period)),
        (Some(period), Some(_)) => quote!(#of.rolled_up_epoch(__sk::#period)),
        (None, _) if format.with.is_some() => quote!(#of.part().__as_text()),
        (None, _) => quote!(#of.part()),
    };
    if let Some(width) = format.pad {
        shape = quote_spanned!(at=> __sk::PartShape::__padded(#shape, #width));
    }
    if let Some(case) = format.case {
        shape.extend(quote!(.__folded(__sk::#case)));
    }
    if let Some(max) = format.max_len {
        let max = usize::try_from(max).unwrap_or(usize::MAX);
        shape.extend(quote!(.__at_most(#max)));
    }
    shape
}

/// The field's name in the document, or that of the nested field that is meant.
pub(super) fn full_name(field: &KeyField) -> String {
    field.segments().join(".")
}
