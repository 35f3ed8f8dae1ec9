//! Expand: turns a sound key into code. The stubs for a refused one are only in `fallback.rs`.

mod copy;
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
mod methods;
mod nested;
mod pieces;
mod prove;
mod span;
mod templates;
mod text;
mod values;
mod write;

use proc_macro2::{Ident, Span, TokenStream};
use quote::{ToTokens, quote};
use syn::{Path, Token};

use crate::model::Key;
use crate::parse::Input;
use document::Hooks;
pub(crate) use enums::expand_enum;
pub(crate) use fallback::{fallback, fallback_part};
use generics::item_bounds;
use item::Item;
pub(crate) use key_part::expand_part;
use lints::allow_in_impls;
use lookup::fan_out::FanOut;
use lookup::id::IdFields;
use lookup::point::PointRead;
use lookup::prefix::Prefix;
use prove::prove_store;

/// The path to the runtime crate, and the span that errors about it point at.
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

    /// The path by which the item names it.
    fn of(item: &'a Input<'a>) -> Self {
        Self::new(item.options.krate.as_ref().map(|krate| &krate.value))
    }

    /// The same with another span.
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
    let (lookups, hooks) = (Lookups::new(key, key.item), Hooks::of_struct(key));
    let point = &lookups.point.lookup;
    let item = Item::new(key, point, &hooks);
    let (types, lookup_impls, written) = (lookups.types(), lookups.impls(), hooks.written_proof());
    let document = hooks.document(&item_bounds(key));
    let attributes = hooks.attributes_proof();
    let store = prove_store(key.item, key.id.is_some(), key.levels);
    let impls = impls(
        Crate::of(key.item),
        &quote!(#lookup_impls #item #hooks #document #written #attributes #store),
        allow_in_impls(key, point),
    );
    quote!(#types #impls)
}

/// The generated types of a key.
struct Lookups<'a> {
    /// The type they look up: the item, or the enum whose variant has the key.
    of: &'a Input<'a>,
    fan_out: Option<FanOut<'a>>,
    point: PointRead<'a>,
    prefixes: Vec<Prefix<'a>>,
    ids: Vec<IdFields<'a>>,
}

impl<'a> Lookups<'a> {
    fn new(key: &'a Key<'a>, of: &'a Input<'a>) -> Self {
        let point = PointRead::new(key);
        Self {
            of,
            fan_out: FanOut::new(key),
            ids: IdFields::all(key, &point.lookup),
            point,
            prefixes: Prefix::all(key),
        }
    }

    fn types(&self) -> TokenStream {
        let fan_out = self.fan_out.as_ref().map(FanOut::definition);
        let point = self.point.definition();
        let prefixes = self.prefixes.iter().map(Prefix::definition);
        let ids = self.ids.iter().map(IdFields::definition);
        quote!(#fan_out #point #(#prefixes)* #(#ids)*)
    }

    fn impls(&self) -> TokenStream {
        let Self {
            of,
            fan_out,
            point,
            prefixes,
            ids,
        } = self;
        let (lookup, scan) = (quote!(__sk::Lookup), quote!(__sk::FanOut));
        let one = point.lookup.mark(&lookup, of);
        let scans = prefixes.iter().map(|prefix| prefix.lookup.mark(&scan, of));
        let scans = fan_out.iter().map(|fan_out| fan_out.scan(of)).chain(scans);
        // A variant's key cannot be that of every item.
        let is_whole = std::ptr::eq(point.lookup.item, *of);
        let from_item = is_whole.then(|| methods::from_item(&point.lookup));
        let point = point.impls();
        quote!(#fan_out #point #(#prefixes)* #one #from_item #(#scans)* #(#ids)*)
    }
}

/// The scope of generated impls, so that nothing in them is visible outside. In it, `__sk` is the part of the runtime
/// that generated code uses. The name is short, because every token costs time in every build.
fn impls(krate: Crate, impls: &TokenStream, lints: impl ToTokens) -> TokenStream {
    quote! {
        #lints
        const _: () = {
            use #krate::__private as __sk;
            #impls
        };
    }
}
