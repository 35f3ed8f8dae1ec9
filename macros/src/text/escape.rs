//! `escape`: the separators inside text parts are percent-escaped. It is an option of the whole key.

use proc_macro2::TokenStream;
use quote::quote;
use synthetic_key_format::Escaped;

use crate::model::{Escaping, KeyText, Piece, Written};
use crate::parse::options::{Spec, TypeOption};

pub(crate) const ESCAPE: Spec<TypeOption> = Spec::plain(
    TypeOption::Escape,
    "escape",
    "`escape`",
    "percent-escape the separators, `%` and what the store forbids inside text parts, so that any text is safe",
);

/// The characters that a key escapes, as a constant of the runtime.
pub(crate) fn escape(text: &KeyText) -> Option<TokenStream> {
    let escaped = text.pieces().find_map(|piece| match piece {
        Piece::Part(Written {
            escape: Escaping::IfText(escaped) | Escaping::Always(escaped),
            ..
        }) => Some(*escaped),
        Piece::Part(_) | Piece::Literal(_) | Piece::Number(_) => None,
    })?;
    let characters = escaped_characters(text);
    let for_store = match escaped {
        Escaped::Separators => TokenStream::new(),
        Escaped::ForTable => quote!(.for_table()),
    };
    Some(quote!(const { &__sk::Escape::new(#characters) #for_store }))
}

/// The characters that are escaped inside parts, each once; `%` is the last. Text before everything else is a prefix,
/// and separates nothing.
fn escaped_characters(text: &KeyText) -> String {
    let literals = text.pieces().skip(1).filter_map(|piece| match piece {
        Piece::Literal(text) => Some(text.as_str()),
        Piece::Part(_) | Piece::Number(_) => None,
    });
    let mut characters = String::new();
    for c in literals.flat_map(str::chars).chain(['%']) {
        if !characters.contains(c) {
            characters.push(c);
        }
    }
    characters
}
