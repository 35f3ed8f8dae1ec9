//! The steps that write a key. The declaration says what they write; a step that disagrees with it does not compile.

use proc_macro2::TokenStream;
use quote::{quote, quote_spanned};
use syn::spanned::Spanned;
use synthetic_key_format::SuffixRange;

use super::nested;
use super::prove::ProofInUse;
use super::span::shown_at;
use super::text::{Owner, lend, typed};
use super::values::value_fn;
use crate::model::{Escaping, Held, HeldField, Key, KeyField, NumberSource, Piece, Role, Written};
use crate::parse::Field;

/// The place of an item's field, if `self` is one. The field of a packed item cannot be referenced, so it is copied.
pub(super) fn field_of_item(key: &Key, field: &Field) -> TokenStream {
    let member = &field.member;
    if key.item.is_packed {
        quote!({ self.#member })
    } else {
        quote!(self.#member)
    }
}

/// The value of an item's field in the form that a lookup holds.
pub(super) fn lend_to_lookup(held: &HeldField, place: &TokenStream) -> TokenStream {
    match held.held {
        Held::Drawn(range) => {
            let (n, from) = drawn_range(range);
            let at = shown_at(held.field.ty.span());
            quote_spanned!(at=> <_ as __sk::Drawn<#n, #from>>::drawn(&#place))
        }
        _ => lend(held, place),
    }
}

/// The type of the key: one string, or levels.
pub(super) fn key_form(key: &Key) -> TokenStream {
    if key.levels.is_some() {
        quote!(__sk::HierarchicalKey)
    } else {
        quote!(__sk::PartitionKey)
    }
}

/// The range of suffixes, as the runtime's type.
pub(super) fn suffix_range(range: SuffixRange) -> TokenStream {
    let (count, first) = drawn_range(range);
    let width = crate::tokens::option(range.width());
    quote!(__sk::SuffixRange::declared(#first, #count, #width))
}

/// How many numbers there are, and the first: the arguments of `RandomSuffix`.
pub(super) fn drawn_range(range: SuffixRange) -> (u16, u16) {
    (range.count(), range.first())
}

/// The body of `impl SyntheticKey`.
pub(super) fn key_impl(
    key: &Key,
    declaration: &TokenStream,
    proof: &ProofInUse,
    write: &TokenStream,
    values: &TokenStream,
) -> TokenStream {
    let form = key_form(key);
    let value_fn = value_fn(values);
    let ProofInUse {
        constant,
        statement,
    } = proof;
    quote! {
        #declaration
        #constant
        type Key = #form;
        #[inline]
        fn __write_key(&self, __out: &mut impl __sk::KeyWriter) {
            #statement
            #write
        }
        #value_fn
    }
}

/// What writes a key: an item, or a lookup.
pub(super) enum Writer<'w> {
    /// The places of the item's fields.
    Item(&'w dyn Fn(&Field) -> TokenStream),
    /// The fields as a lookup holds them.
    Lookup(&'w dyn Fn(&Field) -> TokenStream),
}

/// Writes the first levels of the key that `ty` declares.
pub(super) fn write_levels(
    key: &Key,
    levels: usize,
    ty: &TokenStream,
    writer: &Writer,
) -> TokenStream {
    let (mut steps, mut places, mut at) = (Vec::new(), Vec::new(), 0_usize);
    for pieces in key.text.levels.iter().take(levels) {
        for piece in pieces {
            if let Some(step) = step(key, piece, &quote!(#ty, #at), writer) {
                steps.push(step);
                places.push(at);
            }
            at += 1;
        }
        // The end of the level.
        at += 1;
    }
    // The steps of a variant are also those of its lookup.
    let is_whole = !matches!((key.is_variant(), writer), (true, Writer::Item(_)));
    let are_all = is_whole.then(
        || quote!(const { __sk::steps(&<#ty as __sk::SyntheticKey>::__KEY, &[#(#places),*]) }),
    );
    quote! {
        #are_all
        #(#steps)*
    }
}

/// Writes the whole key.
pub(super) fn write_key(key: &Key, ty: &TokenStream, writer: &Writer) -> TokenStream {
    write_levels(key, key.text.levels.len(), ty, writer)
}

fn step(key: &Key, piece: &Piece, at: &TokenStream, writer: &Writer) -> Option<TokenStream> {
    let plain = |part: &Written, function: &str| {
        let field = &key.fields[part.field];
        let is_plain = part.format.is_empty() && part.escape == Escaping::Never;
        (is_plain && field.role != Role::Drawn)
            .then(|| typed_step(key, field, function, at, writer))
    };
    let step = match piece {
        Piece::Literal(_) => return None,
        Piece::Part(part) => plain(part, "part"),
        Piece::Number(number) => match &number.source {
            NumberSource::Hash(hashed) => match &hashed[..] {
                [one] => plain(one, "hash"),
                _ => None,
            },
            NumberSource::Function(..) | NumberSource::Drawn(_) => None,
        },
    };
    Some(step.unwrap_or_else(|| quote!(__sk::piece::<#at>(self, __out);)))
}

/// A step with the value of a field that is written as its type writes it.
fn typed_step(
    key: &Key,
    field: &KeyField,
    function: &str,
    at: &TokenStream,
    writer: &Writer,
) -> TokenStream {
    let name = |ending: &str| quote::format_ident!("{function}{ending}");
    match writer {
        Writer::Item(place) => {
            let (step, place) = (name(""), place(field.field()));
            let nested = nested::accessor(&field.held);
            quote!(__sk::#step::<#at, _>(#nested(&#place), __out);)
        }
        Writer::Lookup(held) => {
            let value = held(field.field());
            if field.held.is_nested() || field.held.held == Held::Reference {
                let step = name("");
                return quote!(__sk::#step::<#at, _>(&#value, __out););
            }
            let (step, ty) = (name("_lent"), typed(field, Owner::Lookup, key.item));
            quote!(__sk::#step::<#at, #ty>(#value, __out);)
        }
    }
}
