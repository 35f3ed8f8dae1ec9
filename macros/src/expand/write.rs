//! Statements that write a key, for an item, a point read and a fan-out. Each has the fields in its own way.

use proc_macro2::TokenStream;
use quote::{quote, quote_spanned};
use syn::spanned::Spanned;
use synthetic_key_format::SuffixRange;

use super::prove::ProofInUse;
use super::span::{show_at, shown_at};
use super::text::lend;
use crate::model::{
    Escaping, Held as HeldAs, HeldField, Key, KeyField, KeyText, Number, NumberSource, Piece, Role,
    Written,
};
use crate::text::escape::escape;

/// A field's value as a lookup holds it, or a value with the same text.
pub(super) type Held<'h> = dyn Fn(&KeyField) -> TokenStream + 'h;

/// The field of an item, if `self` is one. The field of a packed item cannot be referenced, so it is copied.
pub(super) fn field_of_item(key: &Key, field: &KeyField) -> TokenStream {
    let member = &field.field().member;
    if key.item.is_packed {
        quote!({ self.#member })
    } else {
        quote!(self.#member)
    }
}

/// The value of an item's field; `place` is the place expression.
pub(super) fn of_item(field: &KeyField, place: &TokenStream) -> TokenStream {
    match field.held.held {
        // A reference has the same text, and is less work for the compiler.
        held if field.is_as_it_is() && !matches!(held, HeldAs::Drawn(_)) => quote!(&#place),
        _ => lend_to_lookup(&field.held, place),
    }
}

/// The value of an item's field in the form that a lookup holds.
pub(super) fn lend_to_lookup(held: &HeldField, place: &TokenStream) -> TokenStream {
    match held.held {
        HeldAs::Drawn(range) => {
            let (n, from) = drawn_range(range);
            let at = shown_at(held.field.ty.span());
            quote_spanned!(at=> <_ as __sk::Drawn<#n, #from>>::drawn(&#place))
        }
        _ => lend(held, place),
    }
}

/// The same in the form that a lookup holds, for another text than the key's own.
pub(super) fn lent_by_item(key: &Key, field: &KeyField) -> TokenStream {
    lend_to_lookup(&field.held, &field_of_item(key, field))
}

/// The type of the key: one text, or levels.
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
    match (first, range.width()) {
        (1, None) => quote!(__sk::SuffixRange::of(#count)),
        (_, width) => {
            let width = width.unwrap_or(1);
            quote!(__sk::SuffixRange::new(#first, #count, #width))
        }
    }
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
    more: &[Option<TokenStream>],
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
        #(#more)*
    }
}

/// Writes the whole key.
pub(super) fn write_key(key: &Key, held: &Held) -> TokenStream {
    write_levels(key, key.text.levels.len(), held)
}

/// Writes the first levels of the key.
pub(super) fn write_levels(key: &Key, levels: usize, held: &Held) -> TokenStream {
    write_as(key, &key.text, levels, held)
}

/// Writes the first levels of the key under each layout that is also read.
pub(super) fn write_listed(
    key: &Key,
    levels: usize,
    held: &Held,
    use_proof: Option<&TokenStream>,
) -> Option<TokenStream> {
    let arms = key.also_read.iter().enumerate().map(|(place, listed)| {
        let write = write_as(key, &listed.text, levels, held);
        let write = show_at(write, listed.literal.span());
        quote!(#place => { #write })
    });
    (!key.also_read.is_empty()).then(|| {
        quote! {
            fn __write_listed(
                &self,
                __place: ::core::primitive::usize,
                __out: &mut impl __sk::KeyWriter,
            ) -> ::core::primitive::bool {
                #use_proof
                match __place {
                    #(#arms)*
                    _ => return false,
                }
                true
            }
        }
    })
}

fn write_as(key: &Key, text: &KeyText, levels: usize, held: &Held) -> TokenStream {
    let slots = Slots {
        number: &|number| write_number(key, number, held),
        part: &|_| None,
    };
    write_text(key, text, levels, held, &slots)
}

/// What replaces a number, and a part that is not written as itself.
pub(super) struct Slots<'s> {
    pub(super) number: &'s dyn Fn(&Number) -> TokenStream,
    pub(super) part: &'s dyn Fn(&Written) -> Option<TokenStream>,
}

/// Writes the first levels of a text. A separator and the part after it are one call, because each call costs time in
/// every build.
pub(super) fn write_text(
    key: &Key,
    text: &KeyText,
    levels: usize,
    held: &Held,
    slots: &Slots,
) -> TokenStream {
    let escape = escape(text);
    let mut statements = TokenStream::new();
    for (place, pieces) in text.levels.iter().take(levels).enumerate() {
        if place > 0 {
            statements.extend(quote!(__sk::KeyWriter::__next_level(__out);));
        }
        let mut literal: Option<&str> = None;
        for piece in pieces {
            statements.extend(match piece {
                Piece::Literal(text) => write_literal(literal.replace(text)),
                Piece::Number(number) => {
                    let (before, number) = (write_literal(literal.take()), (slots.number)(number));
                    Some(quote!(#before #number))
                }
                Piece::Part(part) => {
                    let (before, slot) = (literal.take(), (slots.part)(part));
                    Some(if let Some(slot) = slot {
                        let before = write_literal(before);
                        quote!(#before #slot)
                    } else {
                        write_part(key, part, before, escape.as_ref(), held)
                    })
                }
            });
        }
        statements.extend(write_literal(literal));
    }
    statements
}

fn write_literal(text: Option<&str>) -> Option<TokenStream> {
    text.map(|text| quote!(__sk::KeyWriter::push_str(__out, #text);))
}

/// Writes a part, and the text before it.
fn write_part(
    key: &Key,
    part: &Written,
    before: Option<&str>,
    escape: Option<&TokenStream>,
    held: &Held,
) -> TokenStream {
    let (name, text) = name_and_text(key, part, held);
    match (part.escape, before) {
        (Escaping::IfText(_), before) => {
            let before = write_literal(before);
            quote!(#before __sk::KeyWriter::__escaped_part(__out, #name, #text, #escape);)
        }
        (Escaping::Always(_), before) => {
            let before = write_literal(before);
            quote!(#before __sk::KeyWriter::__part(__out, #name, __sk::Escaped(#text, #escape));)
        }
        (Escaping::Never, Some(before)) => {
            quote!(__sk::KeyWriter::__next_part(__out, #before, #name, #text);)
        }
        (Escaping::Never, None) => quote!(__sk::KeyWriter::__part(__out, #name, #text);),
    }
}

/// The name of a field, and an expression for its text.
fn name_and_text(key: &Key, written: &Written, held: &Held) -> (String, TokenStream) {
    let field = &key.fields[written.field];
    let value = if field.role == Role::Drawn {
        drawn_number(field, held)
    } else {
        held(field)
    };
    (field.full_name(), written.format.write(value))
}

/// The number in the field of a drawn suffix.
fn drawn_number(field: &KeyField, held: &Held) -> TokenStream {
    let drawn = held(field);
    quote!(__sk::RandomSuffix::get(#drawn))
}

fn write_number(key: &Key, number: &Number, held: &Held) -> TokenStream {
    let range = suffix_range(number.range);
    let hashed = match &number.source {
        NumberSource::Function(at, function) => {
            let (function, value) = (&function.path, held(&key.fields[*at]));
            // If the function returns another type, the error points to its name.
            let hash = quote_spanned! {shown_at(function.span())=>
                __sk::OwnHash::new(#function(#value))
            };
            return quote!(__sk::KeyWriter::__hash_suffix(__out, #hash, #range););
        }
        NumberSource::Drawn(at) => {
            let number = drawn_number(&key.fields[*at], held);
            return quote!(__sk::KeyWriter::__suffix(__out, #number, #range););
        }
        NumberSource::Hash(hashed) => hashed,
    };
    let fields = hashed.iter().map(|field| name_and_text(key, field, held));
    let fields: Vec<_> = fields.collect();
    match &*fields {
        [(name, text)] => {
            quote!(__sk::KeyWriter::__hash_suffix(__out, (#name, #text), #range);)
        }
        // One statement for each: one expression for all of them would be too deep for the compiler.
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
                __sk::KeyWriter::__hash_suffix(__out, &__texts, #range);
            }
        }
    }
}
