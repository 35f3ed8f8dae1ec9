//! A field's value as text: how an item lends it to a lookup, and what is known about its text.

use proc_macro2::{Span, TokenStream};
use quote::{ToTokens, quote};
use syn::Generics;
use syn::spanned::Spanned;

use super::generics::{Erased, erase_lifetimes};
use super::lookup::nested_param;
use super::nested;
use super::span::shown_at;
use crate::model::{Held, HeldField, KeyField};
use crate::parse::Input;
use crate::parse::ty::{self, Known};
use crate::text::{Format, TypeOf};

/// The item's field (`field_of_item` is the place) in the form that a lookup holds.
pub(super) fn lend(field: &HeldField, field_of_item: &TokenStream) -> TokenStream {
    let nested = nested::accessor(field);
    let value = if let Some(nested) = &nested {
        quote!(#nested(&#field_of_item))
    } else {
        quote!(&#field_of_item)
    };
    let lent = |value: TokenStream| match field.held {
        Held::Reference => value,
        // The type has no name, so nothing else is known to count time.
        Held::Epoch if nested.is_some() => value,
        Held::Time => quote!(__sk::Timestamp::as_timestamp(#value)),
        _ => quote!(__sk::KeyPart::as_part(#value)),
    };
    if !field.is_optional {
        return lent(value);
    }
    let inner = match field.held {
        // For text, the function takes `&str`.
        Held::Reference if is_text(field) => quote!({
            let __value: &::core::primitive::str = __value;
            __value
        }),
        _ => lent(quote!(__value)),
    };
    let value = if nested.is_some() {
        quote!(__sk::Reached::value(#value))
    } else {
        quote!(::core::option::Option::as_ref(#value))
    };
    quote!(::core::option::Option::map(#value, |__value| #inner))
}

/// The type that a `with` function takes a reference to: `str` for text.
pub(super) fn taken(field: &HeldField, owner: Owner, generics: &Generics) -> TokenStream {
    if is_text(field) {
        return quote!(::core::primitive::str);
    }
    let ty = owner.type_of(ty::referent(field.value_type()), generics);
    ty.into_token_stream()
}

fn is_text(field: &HeldField) -> bool {
    ty::known(field.value_type()) == Known::Text
}

/// The owner of the described texts.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(super) enum Owner {
    Item,
    /// The item, outside of its impls: their bounds on types may not hold.
    ItemOutside,
    /// A lookup, which has another type instead of a nested field's.
    Lookup,
}

impl Owner {
    /// A type as it is written there: a lookup borrows everything for as long as it lives.
    fn type_of<'t>(self, ty: &'t syn::Type, generics: &Generics) -> Erased<'t> {
        match self {
            Self::Item => Erased::Same(ty),
            Self::ItemOutside => erase_lifetimes(ty, generics, "static"),
            Self::Lookup => erase_lifetimes(ty, generics, "key"),
        }
    }
}

/// What is known about the texts of a field, as a `PartInfo`. Errors are shown at its type, or at `at`.
pub(super) fn part_info(
    field: &KeyField,
    format: &Format,
    owner: Owner,
    item: &Input,
    at: Option<Span>,
) -> TokenStream {
    let (name, of) = (field.full_name(), TypeOfField::new(field, owner, item));
    if let (true, Some(ty)) = (format.is_empty(), &of.ty) {
        let shape = if let Some(probe) = of.probe() {
            quote!(#probe::__SHAPE_REF)
        } else {
            quote!(<#ty as __sk::KeyPart>::__SHAPE_REF)
        };
        return quote!(__sk::PartInfo { name: #name, shape: #shape });
    }
    let mut described = of.described();
    if let Some(at) = at {
        described.at = shown_at(at);
    }
    let shape = format.shape(&described);
    quote!(__sk::PartInfo { name: #name, shape: const { &#shape } })
}

/// How parsing reads a part with options, as a `PartOptions`, if its type does not say it.
pub(super) fn part_options(
    field: &KeyField,
    place: usize,
    owner: Owner,
    item: &Input,
) -> Option<TokenStream> {
    let of = TypeOfField::new(field, owner, item);
    let undo = field.format.undo(&of.described(), !field.held.is_nested());
    (!undo.is_empty()).then(|| quote!(__sk::PartOptions { at: #place, undo: &[#(&#undo),*] }))
}

/// The type of a field's value, if it has a name.
struct TypeOfField<'k> {
    field: &'k KeyField<'k>,
    owner: Owner,
    item: &'k Input<'k>,
    /// `None` for a nested field of an item: it is found by inference.
    ty: Option<TokenStream>,
}

impl<'k> TypeOfField<'k> {
    fn new(field: &'k KeyField<'k>, owner: Owner, item: &'k Input<'k>) -> Self {
        let param = nested_param(&field.held).filter(|_| owner == Owner::Lookup);
        let ty = match param {
            Some(param) => Some(param.to_token_stream()),
            None if field.held.is_nested() => None,
            None => {
                let ty = owner.type_of(field.held.value_type(), item.generics);
                Some(ty.into_token_stream())
            }
        };
        Self {
            field,
            owner,
            item,
            ty,
        }
    }

    /// The item, as it is named there.
    fn name_of_item(&self) -> TokenStream {
        match self.owner {
            Owner::ItemOutside => self.item.ident.to_token_stream(),
            Owner::Item | Owner::Lookup => quote!(Self),
        }
    }

    /// The type, if it may not be what it should be.
    fn probe(&self) -> Option<TokenStream> {
        let ty = self.ty.as_ref()?;
        let is_known = ty::is_std_part(self.field.held.value_type());
        (self.owner == Owner::ItemOutside && !is_known).then(|| quote!(__sk::Probe::<#ty>))
    }

    fn described(&self) -> TypeOf {
        let held = &self.field.held;
        let value = match (&self.ty, held.field.nested()) {
            (None, Some(nested)) => nested::type_of(held, nested, &self.name_of_item()),
            (ty, _) => quote!(__sk::Of::<#ty>::TYPE),
        };
        TypeOf {
            value,
            probe: self.probe(),
            taken: taken(held, self.owner, self.item.generics),
            at: shown_at(held.field.ty.span()),
        }
    }
}
