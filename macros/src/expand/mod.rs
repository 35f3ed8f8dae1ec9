//! Expand: a sound key as code.

mod fan_out;
mod format;
mod generics;
mod hooks;
mod item;
mod lookup;
mod names;
mod part;
mod point;
mod proofs;
mod serde_bounds;
mod span;
mod stub;
mod variants;

use proc_macro2::{Span, TokenStream};
use quote::{ToTokens, quote, quote_spanned};
use syn::{Generics, Path};

use crate::model::Key;
use fan_out::FanOut;
use hooks::Hooks;
use item::Item;
pub(crate) use part::expand_part;
use point::{PointRead, Prefix};
use stub::stub_item;
pub(crate) use stub::{stub, stub_part};
pub(crate) use variants::expand_enum;

/// The path to the runtime crate.
#[derive(Clone, Copy)]
struct Crate<'a>(Option<&'a Path>);

impl Crate<'_> {
    /// The path, shown at a place.
    fn at(self, span: Span) -> TokenStream {
        let given = self.0.map(ToTokens::to_token_stream);
        given.unwrap_or_else(|| quote_spanned!(span=> ::synthetic_key))
    }
}

impl ToTokens for Crate<'_> {
    fn to_tokens(&self, tokens: &mut TokenStream) {
        tokens.extend(self.at(Span::call_site()));
    }
}

pub(crate) fn expand(key: &Key) -> TokenStream {
    let (krate, hooks) = (Crate(key.krate.as_ref()), Hooks::new(key));
    let lints = allowed_lints(key.generics, key.is_deprecated);
    // There are no lookups without fields; such a key is refused.
    if key.parts.is_empty() {
        let item = stub_item(&key.ident, key.generics);
        return impls(krate, &quote!(#item #hooks), &lints);
    }
    let lookups = Lookups::new(key);
    let item = Item::new(key, &lookups.point.lookup);
    let (types, lookup_impls, written) = (lookups.types(), lookups.impls(), hooks.written_proof());
    let impls = impls(krate, &quote!(#lookup_impls #item #hooks #written), &lints);
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
        let point = point.impls(fan_out.as_ref());
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
fn impls(krate: Crate, impls: &TokenStream, lints: &TokenStream) -> TokenStream {
    quote! {
        #lints
        const _: () = {
            use #krate::__private as __sk;
            #impls
        };
    }
}

/// The lints that generated code may not keep, whatever the user's crate asks for. Each costs time in every build.
fn allowed_lints(generics: &Generics, is_deprecated: bool) -> TokenStream {
    // The item's own users are told; the item may use itself.
    let deprecated = is_deprecated.then(|| quote!(deprecated,));
    // Our bounds stand beside the user's own, which may ask for the same.
    let bounds = (!generics.params.is_empty()).then(|| {
        quote! {
            clippy::multiple_bound_locations,
            clippy::trait_duplication_in_bounds,
            clippy::type_repetition_in_bounds,
        }
    });
    quote! {
        #[allow(
            // A service may use one kind of lookup and not the other.
            dead_code,
            // Bounds that always hold make an error appear once.
            trivial_bounds,
            // The types of the item's private fields are lent, not shown.
            private_interfaces,
            // The names are the user's, who has allowed them.
            non_camel_case_types,
            non_snake_case,
            // Where every option of a part is given, nothing is left to the default.
            clippy::needless_update,
            #deprecated
            #bounds
        )]
    }
}
