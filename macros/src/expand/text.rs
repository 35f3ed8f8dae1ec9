//! A field's value as text: how an item lends it to a lookup, and what is known about its text.

use proc_macro2::TokenStream;
use quote::{ToTokens, quote};
use syn::Generics;
use syn::spanned::Spanned;

use super::generics::{Erased, erase_lifetimes};
use super::lookup::nested_param;
use super::nested;
use super::pieces::Pieces;
use super::span::shown_at;
use crate::model::{Held, HeldField, KeyField, Role};
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

/// The declaration of a part, whose value has this number. Errors are shown at the type of the field, or at the previous
/// layout.
pub(super) fn part_of(
    field: &KeyField,
    format: &Format,
    value: usize,
    pieces: &Pieces,
) -> TokenStream {
    let name = field.full_name();
    let of = TypeOfField::new(field, pieces.owner, pieces.key.item);
    let mut described = of.described();
    if let Some(at) = pieces.previous {
        described.is_previous = true;
        if format.layout() != field.format.layout() {
            described.at = shown_at(at);
        }
    }
    if field.role == Role::Drawn {
        described.value = quote!(__sk::Of::<::core::primitive::u16>::TYPE);
        described.probe = None;
    }
    format.part(&described, &name, value)
}

/// The shape of a field's type, for a level.
pub(super) fn shape_of(field: &KeyField, owner: Owner, item: &Input) -> TokenStream {
    let of = TypeOfField::new(field, owner, item).described();
    match (&of.probe, &of.value) {
        (Some(probe), _) => quote!(#probe::__SHAPE),
        (None, value) => quote!(#value.part()),
    }
}

/// The type of a field's value as it is written there.
pub(super) fn typed(field: &KeyField, owner: Owner, item: &Input) -> TokenStream {
    let ty = owner.type_of(field.held.value_type(), item.generics);
    ty.into_token_stream()
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
            is_previous: false,
        }
    }
}
