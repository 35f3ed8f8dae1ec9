//! What holds for whatever a derive writes.

use proc_macro2::TokenStream;
use syn::{DeriveInput, File, Item};

use crate::pipeline;

/// What both derives make of the input keeps the laws.
pub(crate) fn both(input: DeriveInput) {
    errors_of(&pipeline::part(&input));
    errors_of(&pipeline::item(input));
}

/// The messages in what a derive wrote, which is Rust in any case; each has a code of the error index.
pub(crate) fn errors_of(tokens: &TokenStream) -> Vec<String> {
    let file: File = syn::parse2(tokens.clone())
        .unwrap_or_else(|error| panic!("{error}: the derive wrote\n{tokens}"));
    let messages = file.items.iter().filter_map(message);
    let messages: Vec<_> = messages.collect();
    for message in &messages {
        let code = message.strip_prefix("SK").and_then(|code| code.get(..5));
        let is_code =
            |code: &str| code.ends_with(':') && code[..4].bytes().all(|c| c.is_ascii_digit());
        assert!(code.is_some_and(is_code), "{message}");
    }
    messages
}

/// `compile_error! { "..." }`
fn message(item: &Item) -> Option<String> {
    let Item::Macro(item) = item else { return None };
    let last = item.mac.path.segments.last()?;
    assert_eq!(last.ident, "compile_error");
    let message: syn::LitStr = syn::parse2(item.mac.tokens.clone()).unwrap();
    Some(message.value())
}
