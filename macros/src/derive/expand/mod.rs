//! Expand: a sound key as code.

mod declare;
mod document;
mod document_bounds;
mod enums;
mod fallback;
mod generics;
mod item;
mod key_part;
mod lints;
mod lookup;
mod span;
mod templates;
mod text;
mod write;

use proc_macro2::{Ident, Span, TokenStream};
use quote::{ToTokens, quote};
use syn::{Path, Token};

use crate::derive::model::Key;
use document::Hooks;
pub(crate) use enums::expand_enum;
use fallback::stub_item;
pub(crate) use fallback::{stub, stub_part};
use item::Item;
pub(crate) use key_part::expand_part;
use lints::{allow_all, allow_in_impls};
use lookup::fan_out::FanOut;
use lookup::point::{PointRead, Prefix};

/// The path to the runtime crate, and where it is shown.
#[derive(Clone, Copy)]
struct Crate<'a> {
    path: Option<&'a Path>,
    at: Span,
}

impl<'a> Crate<'a> {
    fn new(path: Option<&'a Path>) -> Self {
        let at = Span::call_site();
        Self { path, at }
    }

    /// The same, shown at a place.
    fn at(self, at: Span) -> Self {
        Self { at, ..self }
    }
}

impl ToTokens for Crate<'_> {
    fn to_tokens(&self, tokens: &mut TokenStream) {
        if let Some(path) = self.path {
            return path.to_tokens(tokens);
        }
        Token![::](self.at).to_tokens(tokens);
        Ident::new("synthetic_key", self.at).to_tokens(tokens);
    }
}

pub(crate) fn expand(key: &Key) -> TokenStream {
    let (krate, hooks) = (Crate::new(key.krate.as_ref()), Hooks::new(key));
    // There are no lookups without fields; such a key is refused.
    if key.parts.is_empty() {
        let item = stub_item(&key.ident, key.generics);
        let lints = allow_all(key.generics, key.is_deprecated);
        return impls(krate, &quote!(#item #hooks), lints);
    }
    let lookups = Lookups::new(key);
    let item = Item::new(key, &lookups.point.lookup, &hooks);
    let (types, lookup_impls, written) = (lookups.types(), lookups.impls(), hooks.written_proof());
    let lints = allow_in_impls(key, lookups.point.lookup.has_bounds());
    let impls = impls(krate, &quote!(#lookup_impls #item #hooks #written), lints);
    quote!(#types #impls)
}

/// The generated types of a key.
struct Lookups<'a> {
    fan_out: Option<FanOut<'a>>,
    point: PointRead<'a>,
    prefixes: Vec<Prefix<'a>>,
}

impl<'a> Lookups<'a> {
    fn new(key: &'a Key<'a>) -> Self {
        Self {
            fan_out: FanOut::new(key),
            point: PointRead::new(key),
            prefixes: Prefix::all(key),
        }
    }

    fn types(&self) -> TokenStream {
        let fan_out = self.fan_out.as_ref().map(FanOut::definition);
        let point = self.point.definition();
        let prefixes = self.prefixes.iter().map(Prefix::definition);
        quote!(#fan_out #point #(#prefixes)*)
    }

    fn impls(&self) -> TokenStream {
        let Self {
            fan_out,
            point,
            prefixes,
        } = self;
        let point = point.impls();
        quote!(#fan_out #point #(#prefixes)*)
    }
}

/// The characters that the key escapes, where it does, as a constant of the runtime.
fn escape(key: &Key) -> Option<TokenStream> {
    let characters = key.escape.then(|| key.escaped_characters())?;
    Some(quote!(const { &__sk::Escape::new(#characters) }))
}

/// Owns the scope of generated impls, so that nothing in them is seen from outside. In it, `__sk` is what generated code
/// uses of the runtime: a short name, because every token costs time in every build.
fn impls(krate: Crate, impls: &TokenStream, lints: impl ToTokens) -> TokenStream {
    quote! {
        #lints
        const _: () = {
            use #krate::__private as __sk;
            #impls
        };
    }
}
