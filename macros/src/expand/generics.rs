//! The generics of generated types: what the key's fields mention of the item's, and one lifetime for all that is borrowed.

use std::collections::HashSet;

use proc_macro2::{TokenStream, TokenTree};
use quote::{ToTokens, quote};
use syn::{GenericParam, Generics, Type, WherePredicate};

/// The item's parameters as an impl declares them: with their bounds, without defaults.
pub(super) fn declared(generics: &Generics) -> impl Iterator<Item = TokenStream> {
    generics.params.iter().map(|param| match param {
        GenericParam::Lifetime(param) => param.to_token_stream(),
        GenericParam::Type(param) => {
            let (ident, bounds) = (&param.ident, &param.bounds);
            quote!(#ident: #bounds)
        }
        GenericParam::Const(param) => {
            let (ident, ty) = (&param.ident, &param.ty);
            quote!(const #ident: #ty)
        }
    })
}

/// The predicates of the item's `where` clause.
pub(super) fn predicates(generics: &Generics) -> impl Iterator<Item = &WherePredicate> {
    generics
        .where_clause
        .iter()
        .flat_map(|clause| &clause.predicates)
}

/// Those of the types that mention a type parameter, each once: what an impl must ask for.
pub(super) fn generic_types<'a>(
    generics: &Generics,
    types: impl Iterator<Item = &'a Type>,
) -> Vec<TokenStream> {
    let params = generics
        .type_params()
        .map(|param| param.ident.to_string())
        .collect();
    let mut seen = HashSet::new();
    types
        .map(ToTokens::to_token_stream)
        .filter(|ty| mentions(ty, &params) && seen.insert(ty.to_string()))
        .collect()
}

/// The generics of a generated type.
pub(super) struct LookupGenerics {
    /// The parameters behind the lifetime: `T: Bound`.
    pub(super) declared: Vec<TokenStream>,
    /// The same as arguments: `T`.
    pub(super) args: Vec<TokenStream>,
    /// The predicates of the `where` clause.
    pub(super) predicates: Vec<TokenStream>,
}

impl LookupGenerics {
    pub(super) fn new(generics: &Generics, types: &[&Type], key_part: &TokenStream) -> Self {
        let types_text: TokenStream = types.iter().map(ToTokens::to_token_stream).collect();
        let names = generics.params.iter().filter_map(|param| match param {
            GenericParam::Lifetime(_) => None,
            GenericParam::Type(param) => Some(param.ident.to_string()),
            GenericParam::Const(param) => Some(param.ident.to_string()),
        });
        let unused: HashSet<_> = names
            .filter(|name| !mentions(&types_text, &HashSet::from([name.clone()])))
            .collect();
        // What speaks of an unused parameter cannot be said here.
        let portable = |tokens: &dyn ToTokens| {
            let tokens = erase_lifetimes(tokens.to_token_stream(), generics);
            (!mentions(&tokens, &unused)).then_some(tokens)
        };

        let (mut declared, mut args) = (Vec::new(), Vec::new());
        for param in &generics.params {
            let (ident, declaration) = match param {
                GenericParam::Lifetime(_) => continue,
                GenericParam::Type(param) => {
                    let ident = &param.ident;
                    let bounds = param.bounds.iter().filter_map(|bound| portable(bound));
                    (ident, quote!(#ident: #(#bounds)+*))
                }
                GenericParam::Const(param) => {
                    let (ident, ty) = (&param.ident, &param.ty);
                    (ident, quote!(const #ident: #ty))
                }
            };
            if !unused.contains(&ident.to_string()) {
                declared.push(declaration);
                args.push(ident.to_token_stream());
            }
        }

        let own =
            predicates(generics).filter(|predicate| matches!(predicate, WherePredicate::Type(_)));
        let own = own.filter_map(|predicate| portable(predicate));
        let of_fields = generic_types(generics, types.iter().copied())
            .into_iter()
            .map(|ty| {
                let ty = erase_lifetimes(ty, generics);
                quote!(#ty: #key_part + 'key)
            });
        let predicates = own.chain(of_fields).collect();
        Self {
            declared,
            args,
            predicates,
        }
    }
}

/// Whether one of the names occurs among the tokens.
fn mentions(tokens: &TokenStream, names: &HashSet<String>) -> bool {
    tokens.clone().into_iter().any(|token| match token {
        TokenTree::Ident(ident) => names.contains(&ident.to_string()),
        TokenTree::Group(group) => mentions(&group.stream(), names),
        TokenTree::Punct(_) | TokenTree::Literal(_) => false,
    })
}

/// Replaces the item's lifetimes by `'key`: a lookup borrows everything for as long as it lives.
pub(super) fn erase_lifetimes(tokens: TokenStream, generics: &Generics) -> TokenStream {
    let names: HashSet<_> = generics
        .lifetimes()
        .map(|param| param.lifetime.ident.to_string())
        .collect();
    if names.is_empty() {
        tokens
    } else {
        rename_lifetimes(tokens, &names)
    }
}

fn rename_lifetimes(tokens: TokenStream, names: &HashSet<String>) -> TokenStream {
    let mut behind_quote = false;
    let rename = |token| match token {
        TokenTree::Punct(punct) => {
            behind_quote = punct.as_char() == '\'';
            TokenTree::Punct(punct)
        }
        TokenTree::Ident(ident) if behind_quote && names.contains(&ident.to_string()) => {
            behind_quote = false;
            TokenTree::Ident(proc_macro2::Ident::new("key", ident.span()))
        }
        TokenTree::Group(group) => {
            behind_quote = false;
            let mut renamed =
                proc_macro2::Group::new(group.delimiter(), rename_lifetimes(group.stream(), names));
            renamed.set_span(group.span());
            TokenTree::Group(renamed)
        }
        other => {
            behind_quote = false;
            other
        }
    };
    tokens.into_iter().map(rename).collect()
}
