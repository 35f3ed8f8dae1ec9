//! Statements that write a key: of an item, of a point read, of a fan-out. Each has the fields in its own way.

use std::ops::RangeInclusive;

use proc_macro2::TokenStream;
use quote::{quote, quote_spanned};
use syn::spanned::Spanned;

use super::declare::ProofInUse;
use super::escape;
use super::lookup::Lookup;
use super::span::shown_at;
use super::text::{full_name, lend, text};
use crate::derive::model::{Key, KeyField, Role};

/// A field's value as a lookup holds it, or what has the same text.
pub(super) type Held<'h> = dyn Fn(&KeyField) -> TokenStream + 'h;

/// The value of a field of an item, which is the place `place`.
pub(super) fn of_item(key: &Key, field: &KeyField, place: &TokenStream) -> TokenStream {
    match field.role {
        Role::Drawn => {
            let (n, at) = (key.suffixes(), shown_at(field.ty.span()));
            quote_spanned!(at=> <_ as __sk::Drawn<#n>>::drawn(&#place))
        }
        // A reference has the same text, and asks less of the compiler.
        _ if field.format.is_plain() && field.path.is_empty() => quote!(&#place),
        _ => lend(field, place),
    }
}

/// The body of `impl SyntheticKey`.
pub(super) fn key_impl(
    lookup: &Lookup,
    declaration: &TokenStream,
    proof: &ProofInUse,
    write: &TokenStream,
    write_id: Option<&TokenStream>,
) -> TokenStream {
    let form = lookup.key_form();
    let ProofInUse {
        constant,
        statement,
    } = proof;
    quote! {
        #declaration
        #constant
        type Key = __sk::#form;
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
    if key.is_sound && key.suffix.is_some() {
        statements.extend(write_suffix(key, held));
    }
    statements
}

/// Writes what stands before the number of the suffix, where there is one.
pub(super) fn write_base(key: &Key, held: &Held) -> TokenStream {
    let mut statements = write_levels(key, key.all_levels(), held);
    statements.extend(write_suffix_separator(key));
    statements
}

/// Writes some levels of the key.
pub(super) fn write_levels(key: &Key, levels: RangeInclusive<u8>, held: &Held) -> TokenStream {
    write_pieces(key, &pieces(key, levels), held)
}

/// Writes what stands before a part and behind it, up to the number of the suffix. Of an unsound key nothing is known.
pub(super) fn write_around(key: &Key, part: &KeyField, held: &Held) -> Option<[TokenStream; 2]> {
    let pieces = pieces(key, key.all_levels());
    let at = pieces
        .iter()
        .position(|piece| std::ptr::eq(piece.field, part))?;
    let mut before = write_pieces(key, &pieces[..at], held);
    let mut behind = write_pieces(key, &pieces[at + 1..], held);
    before.extend(pieces[at].write_before(key));
    behind.extend(write_suffix_separator(key));
    Some([before, behind])
}

/// Writes what stands before the number.
fn write_suffix_separator(key: &Key) -> Option<TokenStream> {
    let separator = &key.suffix.as_ref()?.separator;
    if key.has_base() {
        return Some(quote!(__sk::KeyWriter::push_str(__out, #separator);));
    }
    // A level of its own, or a key of the number alone.
    let has_level = key.levels.is_some() && key.is_sound;
    has_level.then(|| quote!(__sk::KeyWriter::__next_level(__out);))
}

fn write_suffix(key: &Key, held: &Held) -> TokenStream {
    let n = key.suffixes();
    if let Some(drawn) = key.drawn() {
        let drawn = held(drawn);
        return quote!(__sk::KeyWriter::__suffix(__out, __sk::RandomSuffix::<#n>::get(#drawn), __sk::SuffixRange::of(#n)););
    }
    // The first, and the rest: `(("vin", self.vin), ())`.
    let fields = key.hashed().rev().fold(quote!(()), |rest, field| {
        let (name, text) = (full_name(field), text(&field.format, held(field)));
        quote!(((#name, #text), #rest))
    });
    let was = key.suffix.iter().flat_map(|suffix| &suffix.was);
    quote!(__sk::KeyWriter::__hash_suffix(__out, #fields, __sk::SuffixRange::of(#n), &[#(#was),*]);)
}

/// A part, and what stands before it.
struct Piece<'a> {
    before: Before,
    field: &'a KeyField<'a>,
}

enum Before {
    Nothing,
    Separator,
    Level,
}

/// The parts of some levels; of an unsound key none, so that its uses raise no further errors.
fn pieces<'a>(key: &'a Key<'a>, levels: RangeInclusive<u8>) -> Vec<Piece<'a>> {
    let mut pieces = Vec::new();
    for level in levels.filter(|_| key.is_sound) {
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
    /// Writes what stands before the part.
    fn write_before(&self, key: &Key) -> Option<TokenStream> {
        let separator = &key.separator;
        match self.before {
            Before::Nothing => None,
            Before::Separator => Some(quote!(__sk::KeyWriter::push_str(__out, #separator);)),
            Before::Level => Some(quote!(__sk::KeyWriter::__next_level(__out);)),
        }
    }
}

/// Writes parts with what stands before them. A separator and the part behind it are one call: each costs time in every build.
fn write_pieces(key: &Key, pieces: &[Piece], held: &Held) -> TokenStream {
    let (separator, escape) = (&key.separator, escape(key));
    let statements = pieces.iter().map(|piece| {
        let field = piece.field;
        let (name, text) = (full_name(field), text(&field.format, held(field)));
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
