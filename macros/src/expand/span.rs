//! Where the compiler shows an error in generated code.

use proc_macro2::{Group, Span, TokenStream, TokenTree};

/// For generated tokens whose errors are shown at `span`. Names keep their meaning.
pub(super) fn shown_at(span: Span) -> Span {
    span.resolved_at(Span::call_site())
}

/// The same tokens, shown at `span`; each name keeps its own meaning.
pub(super) fn located_at(tokens: TokenStream, span: Span) -> TokenStream {
    let tokens = tokens.into_iter().map(|mut token| {
        if let TokenTree::Group(group) = &token {
            let inside = located_at(group.stream(), span);
            let own = group.span();
            token = Group::new(group.delimiter(), inside).into();
            token.set_span(own);
        }
        token.set_span(token.span().located_at(span));
        token
    });
    tokens.collect()
}
