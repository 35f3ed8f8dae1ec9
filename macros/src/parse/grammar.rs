//! `#[pk(name, name = value, name(args))]`: the grammar that all options share, read with recovery.

use proc_macro2::{Delimiter, Ident, TokenStream, TokenTree};
use quote::ToTokens;
use syn::{Attribute, MacroDelimiter, Meta, MetaList};

use crate::diagnostics::{Code, Errors};
use crate::parse::options::Place;

/// An option in the form in which it is written.
#[derive(Clone)]
pub(crate) struct RawOption {
    pub(crate) name: Ident,
    pub(crate) value: Value,
}

/// What follows an option's name.
#[derive(Clone)]
pub(crate) enum Value {
    Nothing,
    /// `= tokens`
    Assigned(TokenStream),
    /// `(tokens)`
    Args(TokenStream),
}

impl ToTokens for RawOption {
    fn to_tokens(&self, tokens: &mut TokenStream) {
        self.name.to_tokens(tokens);
        match &self.value {
            Value::Nothing => {}
            Value::Assigned(value) | Value::Args(value) => value.to_tokens(tokens),
        }
    }
}

/// The options of every `#[pk(...)]` among the attributes. After a mistake it continues after the next comma.
pub(crate) fn pk_options<O>(
    attrs: &[Attribute],
    here: &Place<O>,
    errors: &mut Errors,
) -> Vec<RawOption> {
    let lists = pk_lists(attrs, here, errors);
    lists.into_iter().flatten().collect()
}

/// The same, for each attribute.
pub(crate) fn pk_lists<O>(
    attrs: &[Attribute],
    here: &Place<O>,
    errors: &mut Errors,
) -> Vec<Vec<RawOption>> {
    let mut lists = Vec::new();
    for attr in attrs.iter().filter(|attr| attr.path().is_ident("pk")) {
        let mut options = Vec::new();
        let Meta::List(
            list @ MetaList {
                delimiter: MacroDelimiter::Paren(_),
                ..
            },
        ) = &attr.meta
        else {
            let message = format!("options go in parentheses, `#[pk(...)]`: {}", here.listed());
            errors.push(Code::Syntax, &attr.meta, message);
            continue;
        };
        if list.tokens.is_empty() {
            let message = format!("`#[pk()]` says nothing; on {} {}", here.name, here.listed());
            errors.push(Code::Syntax, &attr.meta, message);
        }
        for tokens in split_at_commas(list.tokens.clone()) {
            match RawOption::read(tokens) {
                Ok(option) => options.push(option),
                Err(at) => errors.push(
                    Code::Syntax,
                    if at.is_empty() { attr.meta.to_token_stream() } else { at },
                    "expected an option: `name`, `name = value` or `name(value)`, with commas between options",
                ),
            }
        }
        lists.push(options);
    }
    lists
}

/// The options of every `#[serde(...)]`. Serde reports the mistakes there.
pub(crate) fn serde_options(attrs: &[Attribute]) -> Vec<RawOption> {
    attrs
        .iter()
        .filter(|attr| attr.path().is_ident("serde"))
        .filter_map(|attr| attr.meta.require_list().ok())
        .flat_map(|list| read_all(list.tokens.clone()))
        .collect()
}

/// The options among `tokens` that can be read.
pub(crate) fn read_all(tokens: TokenStream) -> Vec<RawOption> {
    let options = split_at_commas(tokens).into_iter();
    options
        .filter_map(|tokens| RawOption::read(tokens).ok())
        .collect()
}

/// The tokens between commas. A comma inside of `f::<3, u8>` belongs to the arguments of the function.
pub(crate) fn split_at_commas(tokens: TokenStream) -> Vec<Vec<TokenTree>> {
    let tokens = tokens.into_iter().flat_map(without_invisible_group);
    let (mut parts, mut part) = (Vec::new(), Vec::new());
    let (mut depth, mut last) = (0_usize, ' ');
    for token in tokens {
        let this = match &token {
            TokenTree::Punct(punct) => punct.as_char(),
            _ => ' ',
        };
        match this {
            ',' if depth == 0 => parts.push(std::mem::take(&mut part)),
            _ => part.push(token),
        }
        match this {
            '<' if depth > 0 || last == ':' => depth += 1,
            '>' if last != '-' => depth = depth.saturating_sub(1),
            _ => {}
        }
        last = this;
    }
    // There is no option after a trailing comma, or in an empty list.
    if !part.is_empty() {
        parts.push(part);
    }
    parts
}

/// If a macro passes on a whole option, it is in a group without delimiters.
fn without_invisible_group(token: TokenTree) -> Vec<TokenTree> {
    match token {
        TokenTree::Group(group) if group.delimiter() == Delimiter::None => {
            let tokens = group.stream().into_iter();
            tokens.flat_map(without_invisible_group).collect()
        }
        token => vec![token],
    }
}

impl RawOption {
    /// Reads an option, or returns the tokens that are not one.
    pub(crate) fn read(tokens: Vec<TokenTree>) -> Result<Self, TokenStream> {
        let value = match &tokens[..] {
            [TokenTree::Ident(_)] => Value::Nothing,
            [TokenTree::Ident(_), TokenTree::Punct(p), value @ ..] if p.as_char() == '=' => {
                Value::Assigned(value.iter().cloned().collect())
            }
            [TokenTree::Ident(_), TokenTree::Group(g)]
                if g.delimiter() == Delimiter::Parenthesis =>
            {
                Value::Args(g.stream())
            }
            _ => return Err(tokens.into_iter().collect()),
        };
        match tokens.into_iter().next() {
            Some(TokenTree::Ident(name)) => Ok(Self { name, value }),
            other => Err(other.into_iter().collect()),
        }
    }
}

#[cfg(test)]
mod tests {
    use proc_macro2::Group;

    use super::*;

    #[test]
    fn invisible_groups_are_opened() {
        let group = |tokens: TokenStream| Group::new(Delimiter::None, tokens).into();
        let inner: TokenTree = group("pad = 3".parse().unwrap());
        let opened = without_invisible_group(group(inner.into()));
        // A group without delimiters does not show in a text.
        assert_eq!(opened.len(), 3);
        let list = without_invisible_group(
            "(a)"
                .parse::<TokenStream>()
                .unwrap()
                .into_iter()
                .next()
                .unwrap(),
        );
        assert_eq!(list.len(), 1);
    }
}
