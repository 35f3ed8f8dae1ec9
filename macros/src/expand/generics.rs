//! The generics of generated types: the item's parameters that the key's fields mention, and one lifetime for everything
//! that is borrowed.

use std::collections::HashSet;

use proc_macro2::{Delimiter, Group, Ident, Span, TokenStream, TokenTree};
use quote::{ToTokens, quote, quote_spanned};
use syn::spanned::Spanned;
use syn::{GenericParam, Generics, Type, TypeGenerics, WherePredicate};

use super::Crate;
use super::lookup::nested_param;
use super::span::{located_at, shown_at};
use crate::model::{Held, HeldField, Key};
use crate::parse::{Input, ty};

/// The generics of the item, for impls.
pub(super) struct ItemGenerics<'a> {
    ident: &'a Ident,
    /// The parameters with their bounds, without defaults.
    pub(super) declared: Vec<TokenStream>,
    /// The same as arguments, in `<>`.
    pub(super) args: TypeGenerics<'a>,
    /// The predicates of the `where` clause.
    pub(super) predicates: Vec<&'a WherePredicate>,
}

impl<'a> ItemGenerics<'a> {
    pub(super) fn new(item: &'a Input<'a>) -> Self {
        Self::of(&item.ident, item.generics)
    }

    pub(super) fn of(ident: &'a Ident, generics: &'a Generics) -> Self {
        let declare = |param: &GenericParam| match param {
            GenericParam::Lifetime(param) => param.to_token_stream(),
            GenericParam::Type(param) => {
                let (ident, bounds) = (&param.ident, &param.bounds);
                quote!(#ident: #bounds)
            }
            GenericParam::Const(param) => {
                let (ident, ty) = (&param.ident, &param.ty);
                quote!(const #ident: #ty)
            }
        };
        Self {
            ident,
            declared: generics.params.iter().map(declare).collect(),
            args: generics.split_for_impl().1,
            predicates: predicates(generics).collect(),
        }
    }

    /// `impl<lifetime, ...> header Item<...> where ..., bounds { body }`
    pub(super) fn implement(
        &self,
        lifetime: Option<&TokenStream>,
        header: &TokenStream,
        bounds: &[TokenStream],
        body: &TokenStream,
    ) -> TokenStream {
        let (head, clause) = self.head(lifetime, header, bounds);
        quote!(#[automatically_derived] #head #clause { #body })
    }

    /// The same. If there is another impl, the compiler shows `at`.
    pub(super) fn implement_at(
        &self,
        at: Span,
        lifetime: Option<&TokenStream>,
        header: &TokenStream,
        bounds: &[TokenStream],
        body: &TokenStream,
    ) -> TokenStream {
        let (head, clause) = self.head(lifetime, header, bounds);
        let head = located_at(head, at);
        let mut body = Group::new(Delimiter::Brace, body.clone());
        body.set_span(shown_at(at));
        quote!(#[automatically_derived] #head #clause #body)
    }

    /// An impl's head, and its where-clause.
    fn head(
        &self,
        lifetime: Option<&TokenStream>,
        header: &TokenStream,
        bounds: &[TokenStream],
    ) -> (TokenStream, TokenStream) {
        let Self {
            ident,
            declared,
            args,
            predicates,
        } = self;
        let params = lifetime.into_iter().chain(declared);
        (
            quote!(impl<#(#params),*> #header #ident #args),
            quote!(where #(#predicates,)* #(#bounds),*),
        )
    }
}

/// The bounds of a key's impls on its fields' types.
///
/// Types that mention a parameter need them. Other types get them so that a type that is not a part is reported once, at
/// the field, and not again wherever generated code uses it. Well-known types do not get them.
fn key_bounds<'a>(
    generics: &Generics,
    fields: impl Iterator<Item = &'a HeldField<'a>>,
    krate: &dyn Fn(Span) -> TokenStream,
    lifetime: Option<&TokenStream>,
) -> Vec<TokenStream> {
    let params: HashSet<_> = generics
        .type_params()
        .map(|param| param.ident.to_string())
        .collect();
    let (mut bounds, mut seen) = (Vec::new(), HashSet::new());
    for held in fields.filter(|held| !held.is_nested()) {
        let ty = ty::referent(held.value_type());
        // Most items. The other questions need the tokens of the type.
        if params.is_empty() && ty::is_std_part(ty) {
            continue;
        }
        let at = shown_at(held.value_type().span());
        let bound = match held.held {
            Held::Part | Held::Epoch => quote_spanned!(at=> KeyPart),
            Held::Time => quote_spanned!(at=> Timestamp),
            Held::Reference | Held::Drawn(_) | Held::ByValue => continue,
        };
        let tokens = ty.to_token_stream();
        let is_generic = mentions(&tokens, &params);
        if !seen.insert(tokens.to_string())
            || !is_generic && (ty::is_std_part(ty) || borrows(&tokens))
        {
            continue;
        }
        let erased = erase_lifetimes(ty, generics, "key");
        let outlives = lifetime
            .filter(|_| is_generic)
            .map(|lifetime| quote!(+ #lifetime));
        let krate = krate(at);
        let bound = quote_spanned!(at=> #krate::#bound);
        bounds.push(quote!(#erased: #bound #outlives));
    }
    bounds
}

/// The same for impls of the item.
pub(super) fn item_bounds(key: &Key) -> Vec<TokenStream> {
    let krate = |span| quote_spanned!(span=> __sk);
    let fields = key.fields.iter().map(|field| &field.held);
    key_bounds(key.item.generics, fields, &krate, None)
}

/// Whether a lifetime occurs: a bound for one lifetime says nothing about another.
fn borrows(tokens: &TokenStream) -> bool {
    tokens.clone().into_iter().any(|token| match token {
        TokenTree::Punct(punct) => punct.as_char() == '\'',
        TokenTree::Group(group) => borrows(&group.stream()),
        TokenTree::Ident(_) | TokenTree::Literal(_) => false,
    })
}

fn predicates(generics: &Generics) -> impl Iterator<Item = &WherePredicate> {
    generics
        .where_clause
        .iter()
        .flat_map(|clause| &clause.predicates)
}

/// The generics of a generated type.
pub(super) struct LookupGenerics {
    /// The parameters after the lifetime: `T: Bound`.
    pub(super) declared: Vec<TokenStream>,
    /// The defaults of the parameters that come from the item: `= String`.
    defaults: Vec<Option<TokenStream>>,
    /// The same as arguments: `T`.
    pub(super) args: Vec<TokenStream>,
    /// The predicates of the `where` clause.
    pub(super) predicates: Vec<TokenStream>,
}

impl LookupGenerics {
    pub(super) fn new(generics: &Generics, fields: &[HeldField], krate: Crate) -> Self {
        let types_text: TokenStream = fields
            .iter()
            .filter(|held| !held.is_nested())
            .map(|held| held.field.ty.to_token_stream())
            .collect();
        let names = generics.params.iter().filter_map(|param| match param {
            GenericParam::Lifetime(_) => None,
            GenericParam::Type(param) => Some(param.ident.to_string()),
            GenericParam::Const(param) => Some(param.ident.to_string()),
        });
        let unused: HashSet<_> = names
            .filter(|name| !mentions(&types_text, &HashSet::from([name.clone()])))
            .collect();
        // A predicate about an unused parameter, or about a lifetime of the item, cannot be written here.
        let lifetimes = generics
            .lifetimes()
            .map(|param| param.lifetime.ident.to_string());
        let unspeakable: HashSet<_> = lifetimes.chain(unused.iter().cloned()).collect();
        let portable = |tokens: &dyn ToTokens| {
            let tokens = tokens.to_token_stream();
            (!mentions(&tokens, &unspeakable)).then_some(tokens)
        };

        let (mut declared, mut args, mut defaults) = (Vec::new(), Vec::new(), Vec::new());
        // The type of a nested field has no name here, so it is a parameter of the lookup. It has no default, and
        // parameters with a default come last.
        for param in fields.iter().filter_map(nested_param) {
            declared.push(param.to_token_stream());
            args.push(param.to_token_stream());
            defaults.push(None);
        }
        for param in &generics.params {
            let (ident, declaration, default) = match param {
                GenericParam::Lifetime(_) => continue,
                GenericParam::Type(param) => {
                    let ident = &param.ident;
                    let bounds = param.bounds.iter().filter_map(|bound| portable(bound));
                    let default = param.default.as_ref().and_then(|(_, ty)| portable(ty));
                    (ident, quote!(#ident: #(#bounds)+*), default)
                }
                GenericParam::Const(param) => {
                    let (ident, ty) = (&param.ident, &param.ty);
                    let default = param
                        .default
                        .as_ref()
                        .and_then(|(_, value)| portable(value));
                    (ident, quote!(const #ident: #ty), default)
                }
            };
            if !unused.contains(&ident.to_string()) {
                declared.push(declaration);
                args.push(ident.to_token_stream());
                defaults.push(default);
            }
        }

        let own =
            predicates(generics).filter(|predicate| matches!(predicate, WherePredicate::Type(_)));
        let own = own.filter_map(|predicate| portable(predicate));
        let of_fields = key_bounds(
            generics,
            fields.iter(),
            &|span| {
                let krate = krate.at(span);
                quote_spanned!(span=> #krate::part)
            },
            Some(&quote!('key)),
        );
        let mut predicates: Vec<_> = own.chain(of_fields).collect();
        let of_nested = fields.iter().filter_map(|field| {
            let param = nested_param(field)?;
            Some(nested_bound(field, &param, krate))
        });
        predicates.extend(of_nested);
        Self {
            declared,
            defaults,
            args,
            predicates,
        }
    }

    /// The parameters with their defaults, for the type itself. Only those after the last one without a default have
    /// one.
    pub(super) fn declared_with_defaults(&self) -> Vec<TokenStream> {
        let without = self.defaults.iter().rposition(Option::is_none);
        let first = without.map_or(0, |last| last + 1);
        let params = self.declared.iter().zip(&self.defaults).enumerate();
        params
            .map(|(place, (declared, default))| match default {
                Some(default) if place >= first => quote!(#declared = #default),
                _ => declared.clone(),
            })
            .collect()
    }
}

/// The bound of a nested field.
fn nested_bound(held: &HeldField, param: &Ident, krate: Crate) -> TokenStream {
    let bound = match held.held {
        Held::Epoch => quote!(#krate::part::EpochInteger),
        Held::Time => quote!(#krate::part::Timestamp),
        _ => quote!(#krate::part::KeyPart),
    };
    quote!(#param: #bound + ::core::marker::Copy)
}

/// Whether one of the names occurs among the tokens.
pub(super) fn mentions(tokens: &impl ToTokens, names: &HashSet<String>) -> bool {
    fn among(tokens: TokenStream, names: &HashSet<String>) -> bool {
        // How many colons come before the token: `path::T` and `T!()` are other names.
        let (mut colons, mut tokens) = (0, tokens.into_iter().peekable());
        while let Some(token) = tokens.next() {
            let is =
                |token: &TokenTree, c| matches!(token, TokenTree::Punct(p) if p.as_char() == c);
            let is_macro = tokens.peek().is_some_and(|next| is(next, '!'));
            let is_found = match &token {
                TokenTree::Ident(ident) => {
                    colons < 2 && !is_macro && names.contains(&ident.to_string())
                }
                TokenTree::Group(group) => among(group.stream(), names),
                TokenTree::Punct(_) | TokenTree::Literal(_) => false,
            };
            if is_found {
                return true;
            }
            colons = if is(&token, ':') { colons + 1 } else { 0 };
        }
        false
    }
    !names.is_empty() && among(tokens.to_token_stream(), names)
}

/// Replaces the item's lifetimes: by `'key` in a lookup, which borrows everything for as long as it lives.
pub(super) fn erase_lifetimes<'t>(ty: &'t Type, generics: &Generics, to: &str) -> Erased<'t> {
    let lifetimes = generics.lifetimes();
    let names: HashSet<_> = lifetimes
        .map(|param| param.lifetime.ident.to_string())
        .collect();
    if names.is_empty() {
        Erased::Same(ty)
    } else {
        Erased::Renamed(rename_lifetimes(ty.to_token_stream(), &names, to))
    }
}

/// A type, unchanged or with other lifetimes.
pub(super) enum Erased<'t> {
    Same(&'t Type),
    Renamed(TokenStream),
}

impl ToTokens for Erased<'_> {
    fn to_tokens(&self, tokens: &mut TokenStream) {
        match self {
            Self::Same(ty) => ty.to_tokens(tokens),
            Self::Renamed(ty) => ty.to_tokens(tokens),
        }
    }
}

fn rename_lifetimes(tokens: TokenStream, names: &HashSet<String>, to: &str) -> TokenStream {
    let mut behind_quote = false;
    let rename = |token| match token {
        TokenTree::Punct(punct) => {
            behind_quote = punct.as_char() == '\'';
            TokenTree::Punct(punct)
        }
        TokenTree::Ident(ident) if behind_quote && names.contains(&ident.to_string()) => {
            behind_quote = false;
            TokenTree::Ident(Ident::new(to, ident.span()))
        }
        TokenTree::Group(group) => {
            behind_quote = false;
            let stream = rename_lifetimes(group.stream(), names, to);
            let mut renamed = Group::new(group.delimiter(), stream);
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
