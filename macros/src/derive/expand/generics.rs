//! The generics of generated types: what the key's fields mention of the item's, and one lifetime for all that is borrowed.

use std::collections::HashSet;

use proc_macro2::{Group, Ident, Span, TokenStream, TokenTree};
use quote::{ToTokens, quote, quote_spanned};
use syn::spanned::Spanned;
use syn::{GenericParam, Generics, Type, TypeGenerics, WherePredicate};

use super::Crate;
use super::span::shown_at;
use super::text::{nested_param, value_type};
use crate::derive::model::{Key, KeyField, Role};

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
    pub(super) fn new(ident: &'a Ident, generics: &'a Generics) -> Self {
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
        let Self {
            ident,
            declared,
            args,
            predicates,
        } = self;
        let params = lifetime.into_iter().chain(declared);
        quote! {
            #[automatically_derived]
            impl<#(#params),*> #header #ident #args where #(#predicates,)* #(#bounds),* { #body }
        }
    }
}

/// What the impls of a key ask of its fields' types.
///
/// Of types that mention a parameter they must ask. Of others they ask so that a type that is no part is reported once, at
/// the field, and not again wherever generated code uses it; of types that everyone knows they do not.
fn key_bounds<'a>(
    generics: &Generics,
    fields: impl Iterator<Item = &'a KeyField<'a>>,
    krate: &dyn Fn(Span) -> TokenStream,
    lifetime: Option<&TokenStream>,
) -> Vec<TokenStream> {
    let params = generics
        .type_params()
        .map(|param| param.ident.to_string())
        .collect();
    let (mut bounds, mut seen) = (Vec::new(), HashSet::new());
    let is_part = |field: &&KeyField| {
        field.role != Role::Drawn
            && !field.is_unfit
            && field.path.is_empty()
            && field.format.with.is_none()
    };
    for field in fields.filter(is_part) {
        let ty = referent(value_type(field));
        let tokens = ty.to_token_stream();
        let is_generic = mentions(&tokens, &params);
        if !seen.insert(tokens.to_string())
            || !is_generic && (is_well_known(ty) || borrows(&tokens))
        {
            continue;
        }
        let erased = erase_lifetimes(ty, generics);
        let outlives = lifetime
            .filter(|_| is_generic)
            .map(|lifetime| quote!(+ #lifetime));
        let at = shown_at(ty.span());
        let krate = krate(at);
        let bound = if field.is_time {
            quote_spanned!(at=> #krate::Timestamp)
        } else {
            quote_spanned!(at=> #krate::KeyPart)
        };
        bounds.push(quote!(#erased: #bound #outlives));
    }
    bounds
}

/// The same for impls of the item itself.
pub(super) fn item_bounds(key: &Key) -> Vec<TokenStream> {
    let krate = |span| quote_spanned!(span=> __sk);
    key_bounds(key.generics, key.fields.iter(), &krate, None)
}

/// A type of the standard library that is a part, unless its name means something else here.
pub(super) fn is_well_known(ty: &Type) -> bool {
    const NAMES: &[&str] = &[
        "str", "String", "bool", "char", "u8", "u16", "u32", "u64", "u128", "usize", "i8", "i16",
        "i32", "i64", "i128", "isize",
    ];
    let Type::Path(path) = ty else { return false };
    let name = path.path.get_ident().map(ToString::to_string);
    name.is_some_and(|name| NAMES.contains(&&*name))
}

/// Whether a lifetime occurs: a bound for one lifetime says nothing of another.
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

/// What a reference refers to: a bound on `&'a T` would say nothing of a `&'b T`.
pub(super) fn referent(ty: &Type) -> &Type {
    match ty {
        Type::Reference(reference) => referent(&reference.elem),
        Type::Group(group) => referent(&group.elem),
        ty => ty,
    }
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
    pub(super) fn new(generics: &Generics, fields: &[&KeyField], krate: Crate) -> Self {
        let types_text: TokenStream = fields
            .iter()
            .filter(|field| field.path.is_empty())
            .map(|field| field.ty.to_token_stream())
            .collect();
        let names = generics.params.iter().filter_map(|param| match param {
            GenericParam::Lifetime(_) => None,
            GenericParam::Type(param) => Some(param.ident.to_string()),
            GenericParam::Const(param) => Some(param.ident.to_string()),
        });
        let unused: HashSet<_> = names
            .filter(|name| !mentions(&types_text, &HashSet::from([name.clone()])))
            .collect();
        // What speaks of an unused parameter, or of a lifetime of the item, cannot be said here.
        let lifetimes = generics
            .lifetimes()
            .map(|param| param.lifetime.ident.to_string());
        let unspeakable: HashSet<_> = lifetimes.chain(unused.iter().cloned()).collect();
        let portable = |tokens: &dyn ToTokens| {
            let tokens = tokens.to_token_stream();
            (!mentions(&tokens, &unspeakable)).then_some(tokens)
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
        let of_fields = key_bounds(
            generics,
            fields.iter().copied(),
            &|span| krate.at(span).to_token_stream(),
            Some(&quote!('key)),
        );
        let mut predicates: Vec<_> = own.chain(of_fields).collect();
        // A nested field has a type without a name here: whoever makes a lookup says which.
        for field in fields {
            let Some(param) = nested_param(field) else {
                continue;
            };
            declared.push(param.to_token_stream());
            args.push(param.to_token_stream());
            predicates.push(nested_bound(field, &param, krate));
        }
        Self {
            declared,
            args,
            predicates,
        }
    }
}

/// What a nested field must be.
fn nested_bound(field: &KeyField, param: &Ident, krate: Crate) -> TokenStream {
    let bound = match &field.format {
        format if format.epoch.is_some() => quote!(#krate::EpochInteger),
        _ if field.is_time => quote!(#krate::Timestamp),
        _ => quote!(#krate::KeyPart),
    };
    quote!(#param: #bound + ::core::marker::Copy)
}

/// Whether one of the names occurs among the tokens.
pub(super) fn mentions(tokens: &impl ToTokens, names: &HashSet<String>) -> bool {
    fn among(tokens: TokenStream, names: &HashSet<String>) -> bool {
        tokens.into_iter().any(|token| match token {
            TokenTree::Ident(ident) => names.contains(&ident.to_string()),
            TokenTree::Group(group) => among(group.stream(), names),
            TokenTree::Punct(_) | TokenTree::Literal(_) => false,
        })
    }
    !names.is_empty() && among(tokens.to_token_stream(), names)
}

/// Replaces the item's lifetimes by `'key`: a lookup borrows everything for as long as it lives.
pub(super) fn erase_lifetimes<'t>(ty: &'t Type, generics: &Generics) -> Erased<'t> {
    let lifetimes = generics.lifetimes();
    let names: HashSet<_> = lifetimes
        .map(|param| param.lifetime.ident.to_string())
        .collect();
    if names.is_empty() {
        Erased::Same(ty)
    } else {
        Erased::Renamed(rename_lifetimes(ty.to_token_stream(), &names))
    }
}

/// A type, as it is or with other lifetimes.
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

fn rename_lifetimes(tokens: TokenStream, names: &HashSet<String>) -> TokenStream {
    let mut behind_quote = false;
    let rename = |token| match token {
        TokenTree::Punct(punct) => {
            behind_quote = punct.as_char() == '\'';
            TokenTree::Punct(punct)
        }
        TokenTree::Ident(ident) if behind_quote && names.contains(&ident.to_string()) => {
            behind_quote = false;
            TokenTree::Ident(Ident::new("key", ident.span()))
        }
        TokenTree::Group(group) => {
            behind_quote = false;
            let mut renamed =
                Group::new(group.delimiter(), rename_lifetimes(group.stream(), names));
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
