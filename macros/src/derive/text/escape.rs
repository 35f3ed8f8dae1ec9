//! `escape`: the separators inside text parts are percent-escaped. It is an option of the whole key.

use proc_macro2::TokenStream;
use quote::quote;

use crate::derive::model::Key;
use crate::derive::parse::options::{Spec, TypeOption};

pub(crate) const ESCAPE: Spec<TypeOption> = Spec::plain(
    TypeOption::Escape,
    "escape",
    "`escape`",
    "percent-escape the separators and `%` inside text parts, so that any text is safe",
);

/// The characters that the key escapes, as a constant of the runtime.
pub(crate) fn escape(key: &Key) -> Option<TokenStream> {
    let characters = key.escape.then(|| escaped_characters(key))?;
    Some(quote!(const { &__sk::Escape::new(#characters) }))
}

/// The characters that are escaped inside text parts, each once; `%` is the last.
fn escaped_characters(key: &Key) -> String {
    // With one part there is no separator: the layout does not show it, so no reader could escape it.
    let has_separator = key
        .all_levels()
        .any(|level| key.parts_of(level).nth(1).is_some());
    let separator = if has_separator { key.separator } else { "" };
    let suffix = key.suffix.as_ref().filter(|_| key.has_base());
    let suffix_separator = suffix.map_or("", |suffix| suffix.separator);
    let mut characters = String::new();
    for c in separator
        .chars()
        .chain(suffix_separator.chars())
        .chain(['%'])
    {
        if !characters.contains(c) {
            characters.push(c);
        }
    }
    characters
}
