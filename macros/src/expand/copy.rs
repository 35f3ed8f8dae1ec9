//! The copy of a declaration that serde's derives are put on. They implement nothing for the copy, and generate two
//! functions that write and read the fields of the item. The item's own impls call these.

use proc_macro2::{Delimiter, Group, Ident, Literal, Span, TokenStream, TokenTree};
use quote::{ToTokens, format_ident, quote, quote_spanned};
use syn::ext::IdentExt;
use syn::{Attribute, Data, Fields, GenericParam, LitStr, Meta, MetaList};

use super::document::Hooks;
use super::document_bounds;
use super::generics::ItemGenerics;
use super::span::shown_at;
use crate::parse::grammar::{RawOption, Value, split_at_commas};
use crate::parse::is_packed;
use crate::parse::serde::{DefaultValue, SerdeOptions, Side, Sides};

/// Serde's options whose texts are paths, in which `Self` means the item.
const FUNCTIONS: &[&str] = &[
    "default",
    "deserialize",
    "deserialize_with",
    "from",
    "into",
    "serialize",
    "serialize_with",
    "skip_serializing_if",
    "try_from",
    "with",
];

/// The copy.
pub(super) struct Copy<'a> {
    hooks: &'a Hooks<'a>,
    sides: Sides,
    /// Where `#[pk(serde)]` is written.
    at: Span,
}

impl<'a> Copy<'a> {
    pub(super) fn new(hooks: &'a Hooks<'a>, sides: Sides) -> Self {
        Self {
            hooks,
            sides,
            at: shown_at(hooks.option_span()),
        }
    }

    /// The path to it, with the parameters of the item.
    pub(super) fn path(hooks: &Hooks) -> TokenStream {
        let args = hooks.item.generics.split_for_impl().1;
        let args = args.as_turbofish();
        quote!(__Fields #args)
    }

    /// The copy, and the code that uses it. It has a scope of its own, in which serde's derives have unique names. If
    /// serde has no derives, the names of the outer scope are found, which report that.
    pub(super) fn around(&self, impls: &TokenStream) -> TokenStream {
        let at = self.at;
        let serde = SerdeOptions::read(&self.hooks.item.declaration.attrs).krate();
        let serde = serde.map_or_else(|| quote_spanned!(at=> ::serde), |path| quote!(#path));
        let (otherwise, derives, names) = match self.sides {
            Sides { read: false, .. } => (
                quote!(__NoDerive as __Serialize),
                quote_spanned!(at=> Serialize as __Serialize),
                quote_spanned!(at=> __Serialize),
            ),
            Sides { write: false, .. } => (
                quote!(__NoDerive as __Deserialize),
                quote_spanned!(at=> Deserialize as __Deserialize),
                quote_spanned!(at=> __Deserialize),
            ),
            Sides { .. } => (
                quote!(__NoDerive as __Serialize, __NoSecondDerive as __Deserialize),
                quote_spanned!(at=> Deserialize as __Deserialize, Serialize as __Serialize),
                quote_spanned!(at=> __Serialize, __Deserialize),
            ),
        };
        quote! {
            use __sk::{#otherwise};
            const _: () = {
                use #serde::{#derives};
                #[derive(#names)]
                #self
                #impls
            };
        }
    }

    /// The serde attributes of the copy: the user's options, and that it is another type's declaration.
    fn serde(&self) -> TokenStream {
        let item = self.hooks.item;
        let serde = SerdeOptions::read(&item.declaration.attrs);
        let (remote, name) = (item.ident.to_string(), item.ident.unraw().to_string());
        // Serde writes the type's name in some formats, and with `tag` into the document.
        let side = |side, name_of_side: &str| {
            let name_of_side = Ident::new(name_of_side, Span::call_site());
            serde
                .rename(side)
                .is_none()
                .then(|| quote!(#name_of_side = #name))
        };
        let renames = [
            side(Side::Write, "serialize"),
            side(Side::Read, "deserialize"),
        ];
        let renames: Vec<_> = renames.into_iter().flatten().collect();
        let rename = (!renames.is_empty()).then(|| quote!(, rename(#(#renames),*)));
        // Otherwise serde would use the default of the copy.
        let asks_for_default = matches!(item.serde.default, DefaultValue::OfType)
            && item.serde.read_bound.is_none()
            && !item.generics.params.is_empty();
        let bound = asks_for_default.then(|| {
            let bounds = document_bounds::to_read(self.hooks);
            let bounds = with_item(quote!(#(#bounds),*), &self.item()).to_string();
            quote!(, bound(deserialize = #bounds))
        });
        // The copy starts with this attribute, and serde reports mistakes of the whole declaration from there to its end.
        let attrs = item.declaration.attrs.first();
        let at = attrs.map_or(self.at, |attr| shown_at(attr.pound_token.span));
        quote_spanned!(at=> #[serde(remote = #remote #rename #bound)])
    }

    /// The attributes that the copy keeps.
    fn attrs(&self, attrs: &[Attribute], is_type: bool) -> TokenStream {
        let kept = attrs.iter().map(|attr| self.attr(attr, is_type));
        kept.collect()
    }

    fn attr(&self, attr: &Attribute, is_type: bool) -> TokenStream {
        let path = attr.path();
        if path.is_ident("serde") {
            return match &attr.meta {
                Meta::List(list) => {
                    let options = self.serde_options(list, is_type);
                    // Where serde reports mistakes of a field or a variant from.
                    quote_spanned!(attr.pound_token.span=> #[serde(#options)])
                }
                Meta::Path(_) | Meta::NameValue(_) => attr.to_token_stream(),
            };
        }
        let is_kept = path.is_ident("deprecated")
            || is_type && (path.is_ident("allow") || is_packed(std::slice::from_ref(attr)));
        match &attr.meta {
            _ if is_kept => attr.to_token_stream(),
            // The copy need not fulfil what the declaration expects.
            Meta::List(list) if is_type && path.is_ident("expect") => {
                let lints = &list.tokens;
                quote!(#[allow(#lints)])
            }
            _ => TokenStream::new(),
        }
    }

    /// The options of a `#[serde(...)]`, with the item instead of `Self` and instead of the type that has a default.
    fn serde_options(&self, list: &MetaList, is_type: bool) -> TokenStream {
        let options = split_at_commas(list.tokens.clone()).into_iter();
        let options = options.map(|tokens| {
            let as_given: TokenStream = tokens.iter().cloned().collect();
            let Ok(option) = RawOption::read(tokens) else {
                return as_given;
            };
            let name = &option.name;
            if is_type && name == "default" && matches!(option.value, Value::Nothing) {
                let path = "::core::default::Default::default";
                return quote_spanned!(name.span()=> #name = #path);
            }
            if name == "bound" {
                return with_item_in_texts(as_given, &self.item());
            }
            if FUNCTIONS.iter().any(|function| name == function) {
                return with_item_in_texts(as_given, &self.item_in_function());
            }
            as_given
        });
        let options: Vec<_> = options.collect();
        quote!(#(#options),*)
    }

    /// The item in the path of a function, where lifetimes are inferred.
    fn item_in_function(&self) -> TokenStream {
        let params = self.hooks.item.generics.params.iter();
        let args: Vec<_> = params
            .filter_map(|param| match param {
                GenericParam::Lifetime(_) => None,
                GenericParam::Type(param) => Some(&param.ident),
                GenericParam::Const(param) => Some(&param.ident),
            })
            .collect();
        let ident = &self.hooks.item.ident;
        if args.is_empty() {
            quote!(#ident)
        } else {
            quote!(#ident::<#(#args),*>)
        }
    }

    /// The item with its parameters, as a type or in a path.
    fn item(&self) -> TokenStream {
        let args = self.hooks.item.generics.split_for_impl().1;
        let (ident, args) = (&self.hooks.item.ident, args.as_turbofish());
        quote!(#ident #args)
    }

    /// The fields, in their braces or parentheses, which are shown where `shown` says.
    fn fields(&self, fields: &Fields, shown: fn(Span) -> Span) -> TokenStream {
        let item = self.item();
        let copied = fields.iter().map(|field| {
            let attrs = self.attrs(&field.attrs, false);
            let name = field.ident.as_ref().map(|name| quote!(#name:));
            let ty = with_item(field.ty.to_token_stream(), &item);
            quote!(#attrs #name #ty)
        });
        let copied = quote!(#(#copied),*);
        match fields {
            Fields::Named(fields) => enclosed(
                Delimiter::Brace,
                copied,
                shown(fields.brace_token.span.join()),
            ),
            Fields::Unnamed(fields) => enclosed(
                Delimiter::Parenthesis,
                copied,
                shown(fields.paren_token.span.join()),
            ),
            Fields::Unit => TokenStream::new(),
        }
    }
}

impl ToTokens for Copy<'_> {
    fn to_tokens(&self, tokens: &mut TokenStream) {
        let declaration = self.hooks.item.declaration;
        let ItemGenerics {
            declared,
            predicates,
            ..
        } = ItemGenerics::new(self.hooks.item);
        let serde = self.serde();
        let attrs = self.attrs(&declaration.attrs, true);
        let name = format_ident!("__Fields");
        let generics = (!declared.is_empty()).then(|| quote!(<#(#declared),*>));
        let clause = (!predicates.is_empty()).then(|| quote!(where #(#predicates),*));
        let item = match &declaration.data {
            Data::Struct(data) if matches!(data.fields, Fields::Named(_)) => {
                let fields = self.fields(&data.fields, shown_at);
                quote!(struct #name #generics #clause #fields)
            }
            Data::Struct(data) => {
                let fields = self.fields(&data.fields, shown_at);
                let at = data.semi_token.map_or(self.at, |semi| shown_at(semi.span));
                let end = quote_spanned!(at=> ;);
                quote!(struct #name #generics #fields #clause #end)
            }
            Data::Enum(data) => {
                let variants = data.variants.iter().map(|variant| {
                    let (attrs, ident) = (self.attrs(&variant.attrs, false), &variant.ident);
                    let fields = self.fields(&variant.fields, |at| at);
                    quote!(#attrs #ident #fields)
                });
                let variants = quote!(#(#variants),*);
                let variants = enclosed(
                    Delimiter::Brace,
                    variants,
                    shown_at(data.brace_token.span.join()),
                );
                quote!(enum #name #generics #clause #variants)
            }
            Data::Union(_) => return,
        };
        tokens.extend(quote! {
            #serde
            #attrs
            // Errors about the declaration must point to the declaration, and not to its copy.
            #[allow(dead_code, non_camel_case_types, non_snake_case, clippy::all, clippy::pedantic)]
            #item
        });
    }
}

/// The tokens in brackets that are shown at `at`.
fn enclosed(delimiter: Delimiter, tokens: TokenStream, at: Span) -> TokenStream {
    let mut group = Group::new(delimiter, tokens);
    group.set_span(at);
    TokenTree::Group(group).into()
}

/// The tokens, with the item instead of `Self` in texts that are code.
fn with_item_in_texts(tokens: TokenStream, item: &TokenStream) -> TokenStream {
    let replace = |token| match token {
        TokenTree::Group(group) => {
            let stream = with_item_in_texts(group.stream(), item);
            let mut replaced = Group::new(group.delimiter(), stream);
            replaced.set_span(group.span());
            TokenTree::Group(replaced)
        }
        TokenTree::Literal(literal) => {
            TokenTree::Literal(with_item_in_text(&literal, item).unwrap_or(literal))
        }
        other => other,
    };
    tokens.into_iter().map(replace).collect()
}

fn with_item_in_text(literal: &Literal, item: &TokenStream) -> Option<Literal> {
    let text = syn::parse2::<LitStr>(literal.to_token_stream())
        .ok()?
        .value();
    if !text.contains("Self") {
        return None;
    }
    let code = text.parse::<TokenStream>().ok()?;
    let mut replaced = Literal::string(&with_item(code, item).to_string());
    replaced.set_span(literal.span());
    Some(replaced)
}

/// The tokens, with the item instead of `Self`.
pub(super) fn with_item(tokens: TokenStream, item: &TokenStream) -> TokenStream {
    let replace = |token| match token {
        TokenTree::Ident(ident) if ident == "Self" => {
            let at = ident.span();
            let item = item.clone().into_iter().map(|mut token| {
                token.set_span(at);
                token
            });
            item.collect()
        }
        TokenTree::Group(group) => {
            let mut replaced = Group::new(group.delimiter(), with_item(group.stream(), item));
            replaced.set_span(group.span());
            TokenTree::Group(replaced).into()
        }
        other => TokenStream::from(other),
    };
    tokens.into_iter().flat_map(replace).collect()
}
