//! Expand: a sound key as code.

mod fan_out;
mod generics;
mod hooks;
mod item;
mod lookup;
mod part;
mod point;
mod proofs;
mod serde_bounds;
mod span;
mod stub;

use proc_macro2::TokenStream;
use quote::{ToTokens, quote};
use syn::{Generics, Path};

use crate::model::Key;
use fan_out::FanOut;
use hooks::Hooks;
use item::Item;
pub(crate) use part::expand_part;
use point::PointRead;
use stub::stub_item;
pub(crate) use stub::{stub, stub_part};

/// The path to the runtime crate.
#[derive(Clone, Copy)]
struct Crate<'a>(Option<&'a Path>);

impl ToTokens for Crate<'_> {
    fn to_tokens(&self, tokens: &mut TokenStream) {
        match self.0 {
            Some(path) => path.to_tokens(tokens),
            None => tokens.extend(quote!(::synthetic_key)),
        }
    }
}

pub(crate) fn expand(key: &Key) -> TokenStream {
    let hooks = Hooks::new(key);
    let lints = allowed_lints(key.generics, key.is_deprecated);
    // There are no lookups without fields; such a key is refused.
    if key.parts.is_empty() {
        let item = stub_item(Crate(key.krate.as_ref()), key.ident, key.generics);
        return impls(&quote!(#item #hooks), &lints);
    }
    let fan_out = key.suffix.as_ref().map(|suffix| FanOut::new(key, suffix));
    let point = PointRead::new(key, fan_out.as_ref());
    let item = Item::new(key, &point);
    let fan_out_type = fan_out.as_ref().map(FanOut::definition);
    let point_type = point.definition();
    let written = hooks.written_proof();
    let impls = impls(&quote!(#fan_out #point #item #hooks #written), &lints);
    quote!(#fan_out_type #point_type #impls)
}

/// The characters that the key escapes, where it does, as a constant of the runtime.
fn escape(key: &Key, krate: Crate) -> Option<TokenStream> {
    let characters = key.escape.then(|| key.escaped_characters())?;
    Some(quote!(const { #krate::Escape::new(#characters) }))
}

/// Owns the scope of generated impls, so that nothing in them is seen from outside.
fn impls(impls: &TokenStream, lints: &TokenStream) -> TokenStream {
    quote! {
        #lints
        const _: () = { #impls };
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
            #deprecated
            #bounds
        )]
    }
}
