//! Macros that get in the way of others.

use proc_macro::{Group, Span, TokenStream, TokenTree};

/// A derive with attributes of the same names: it counts how often it sees `pk`.
#[proc_macro_derive(Rival, attributes(pk, serde, key, concat, hash_suffix))]
pub fn derive_rival(item: TokenStream) -> TokenStream {
    let mut tokens = item.clone().into_iter();
    let is_type = |token: &TokenTree| matches!(token.to_string().as_str(), "struct" | "enum");
    tokens.find(is_type);
    let name = tokens.next().map(|name| name.to_string());
    let (name, seen) = (name.unwrap_or_default(), count(item, "pk"));
    let code = format!("impl {name} {{ pub const SEEN_BY_THE_RIVAL: usize = {seen}; }}");
    code.parse().unwrap_or_default()
}

fn count(tokens: TokenStream, name: &str) -> usize {
    let of = |token| match token {
        TokenTree::Group(group) => count(group.stream(), name),
        TokenTree::Ident(ident) => usize::from(ident.to_string() == name),
        TokenTree::Punct(_) | TokenTree::Literal(_) => 0,
    };
    tokens.into_iter().map(of).sum()
}

/// An attribute with the same name as that of a derive.
#[proc_macro_attribute]
pub fn pk(_: TokenStream, item: TokenStream) -> TokenStream {
    item
}

/// Passes an item on as if every token of it were written here: its local names are not visible elsewhere.
#[proc_macro_attribute]
pub fn rewritten(_: TokenStream, item: TokenStream) -> TokenStream {
    respanned(item)
}

/// The same for any tokens.
#[proc_macro]
pub fn rewrite(tokens: TokenStream) -> TokenStream {
    respanned(tokens)
}

fn respanned(tokens: TokenStream) -> TokenStream {
    let at = Span::mixed_site();
    let respan = |token| match token {
        TokenTree::Group(group) => {
            let mut group = Group::new(group.delimiter(), respanned(group.stream()));
            group.set_span(at);
            TokenTree::Group(group)
        }
        TokenTree::Ident(mut ident) => {
            ident.set_span(at.located_at(ident.span()));
            TokenTree::Ident(ident)
        }
        mut other => {
            other.set_span(at);
            other
        }
    };
    tokens.into_iter().map(respan).collect()
}
