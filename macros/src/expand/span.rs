//! Where the compiler shows an error in generated code.

use proc_macro2::{Group, Span, TokenStream, TokenTree};

/// The same tokens, shown at `span` if something is wrong with them. Names keep their meaning.
pub(super) fn shown_at(span: Span, tokens: TokenStream) -> TokenStream {
    let show = |token: TokenTree| {
        let mut token = match token {
            TokenTree::Group(group) => {
                let inner = shown_at(span, group.stream());
                let mut shown = Group::new(group.delimiter(), inner);
                shown.set_span(group.span());
                TokenTree::Group(shown)
            }
            token => token,
        };
        token.set_span(span.resolved_at(token.span()));
        token
    };
    tokens.into_iter().map(show).collect()
}
