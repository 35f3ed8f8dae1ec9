//! Statements that write a key: of an item, of a point read, of a fan-out. Each has the fields in its own way.

use std::ops::RangeInclusive;

use proc_macro2::TokenStream;
use quote::{quote, quote_spanned};
use syn::spanned::Spanned;
use synthetic_key_layout::SuffixRange;

use super::declare::ProofInUse;
use super::span::shown_at;
use super::text::lend;
use crate::derive::model::{Held as HeldAs, Key, KeyField, Suffix};
use crate::derive::text::escape::escape;

/// A field's value as a lookup holds it, or what has the same text.
pub(super) type Held<'h> = dyn Fn(&KeyField) -> TokenStream + 'h;

/// The field of an item, where `self` is one. That of a packed one has no reference, and is copied.
pub(super) fn field_of_item(key: &Key, field: &KeyField) -> TokenStream {
    let member = &field.field().member;
    if key.item.is_packed {
        quote!({ self.#member })
    } else {
        quote!(self.#member)
    }
}

/// The value of a field of an item, which is the place `place`.
pub(super) fn of_item(field: &KeyField, place: &TokenStream) -> TokenStream {
    match field.held.held {
        HeldAs::Drawn(n) => {
            let at = shown_at(field.field().ty.span());
            quote_spanned!(at=> <_ as __sk::Drawn<#n>>::drawn(&#place))
        }
        // A reference has the same text, and asks less of the compiler.
        _ if field.is_as_it_is() => quote!(&#place),
        _ => lend(&field.held, place),
    }
}

/// The type of the key: one text, or levels.
pub(super) fn key_form(key: &Key) -> TokenStream {
    if key.levels.is_some() {
        quote!(__sk::HierarchicalKey)
    } else {
        quote!(__sk::PartitionKey)
    }
}

/// The numbers that keys end with, for the runtime.
pub(super) fn suffix_range(range: SuffixRange) -> TokenStream {
    let count = range.count();
    quote!(__sk::SuffixRange::of(#count))
}

/// The body of `impl SyntheticKey`.
pub(super) fn key_impl(
    key: &Key,
    declaration: &TokenStream,
    proof: &ProofInUse,
    write: &TokenStream,
    write_id: Option<&TokenStream>,
) -> TokenStream {
    let form = key_form(key);
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
        #write_id
    }
}

/// Writes the whole key.
pub(super) fn write_key(key: &Key, held: &Held) -> TokenStream {
    let mut statements = write_base(key, held);
    if let Some(suffix) = &key.suffix {
        statements.extend(write_suffix(key, suffix, held));
    }
    statements
}

/// Writes what comes before the number of the suffix, where there is one.
pub(super) fn write_base(key: &Key, held: &Held) -> TokenStream {
    let mut statements = write_levels(key, key.all_levels(), held);
    statements.extend(write_suffix_separator(key));
    statements
}

/// Writes some levels of the key.
pub(super) fn write_levels(key: &Key, levels: RangeInclusive<u8>, held: &Held) -> TokenStream {
    write_pieces(key, &pieces(key, levels), held)
}

/// Writes what comes before a part and after it, up to the number of the suffix.
pub(super) fn write_around(key: &Key, part: &KeyField, held: &Held) -> [TokenStream; 2] {
    let pieces = pieces(key, key.all_levels());
    let at = pieces
        .iter()
        .position(|piece| std::ptr::eq(piece.field, part));
    let at = at.unwrap_or_default();
    let mut before = write_pieces(key, &pieces[..at], held);
    let mut behind = write_pieces(key, &pieces[at + 1..], held);
    before.extend(pieces[at].write_before(key));
    behind.extend(write_suffix_separator(key));
    [before, behind]
}

/// Writes what comes before the number.
fn write_suffix_separator(key: &Key) -> Option<TokenStream> {
    let separator = key.suffix.as_ref()?.separator;
    if key.has_base() {
        return Some(quote!(__sk::KeyWriter::push_str(__out, #separator);));
    }
    // The number is a level of its own.
    Some(quote!(__sk::KeyWriter::__next_level(__out);))
}

fn write_suffix(key: &Key, suffix: &Suffix, held: &Held) -> TokenStream {
    let range = suffix_range(suffix.range);
    if let Some(drawn) = key.drawn() {
        let (drawn, n) = (held(drawn), suffix.range.count());
        let number = quote!(__sk::RandomSuffix::<#n>::get(#drawn));
        return quote!(__sk::KeyWriter::__suffix(__out, #number, #range););
    }
    let was = suffix.was.iter().map(|range| range.count());
    let was = quote!(&[#(#was),*]);
    let fields: Vec<_> = key
        .hashed()
        .map(|field| (field.full_name(), field.format.write(held(field))))
        .collect();
    match &*fields {
        [(name, text)] => {
            quote!(__sk::KeyWriter::__hash_suffix(__out, (#name, #text), #range, #was);)
        }
        // One statement for each: one expression of all of them would be too deep for the compiler.
        fields => {
            let first = fields.iter().take(1).map(|(name, text)| {
                quote!(let mut __texts = __sk::KeyWriter::__first_hashed(__out, #name, #text);)
            });
            let rest = fields.iter().skip(1).map(|(name, text)| {
                quote!(__sk::KeyWriter::__next_hashed(__out, &mut __texts, #name, #text);)
            });
            quote! {
                #(#first)*
                #(#rest)*
                __sk::KeyWriter::__hash_suffix(__out, __texts, #range, #was);
            }
        }
    }
}

/// A part, and what comes before it.
struct Piece<'a> {
    before: Before,
    field: &'a KeyField<'a>,
}

enum Before {
    Nothing,
    Separator,
    Level,
}

/// The parts of some levels.
fn pieces<'a>(key: &'a Key<'a>, levels: RangeInclusive<u8>) -> Vec<Piece<'a>> {
    let mut pieces = Vec::new();
    for level in levels {
        let mut before = if level > 1 {
            Before::Level
        } else {
            Before::Nothing
        };
        for field in key.parts_of(level) {
            pieces.push(Piece { before, field });
            before = Before::Separator;
        }
    }
    pieces
}

impl Piece<'_> {
    /// Writes what comes before the part.
    fn write_before(&self, key: &Key) -> Option<TokenStream> {
        let separator = key.separator;
        match self.before {
            Before::Nothing => None,
            Before::Separator => Some(quote!(__sk::KeyWriter::push_str(__out, #separator);)),
            Before::Level => Some(quote!(__sk::KeyWriter::__next_level(__out);)),
        }
    }
}

/// Writes parts with what comes before them. A separator and the part after it are one call: each costs time in every build.
fn write_pieces(key: &Key, pieces: &[Piece], held: &Held) -> TokenStream {
    let (separator, escape) = (key.separator, escape(key));
    let statements = pieces.iter().map(|piece| {
        let field = piece.field;
        let (name, text) = (field.full_name(), field.format.write(held(field)));
        match (&piece.before, &escape) {
            (Before::Separator, None) => {
                quote!(__sk::KeyWriter::__next_part(__out, #separator, #name, #text);)
            }
            (Before::Nothing | Before::Level, None) => {
                let before = piece.write_before(key);
                quote!(#before __sk::KeyWriter::__part(__out, #name, #text);)
            }
            (_, Some(escape)) => {
                let before = piece.write_before(key);
                quote!(#before __sk::KeyWriter::__escaped_part(__out, #name, #text, #escape);)
            }
        }
    });
    statements.collect()
}
