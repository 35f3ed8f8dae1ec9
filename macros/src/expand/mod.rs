//! Expand: a sound key as code.

mod fan_out;
mod generics;
mod hooks;
mod item;
mod lookup;
mod part;
mod point;
mod serde_bounds;

use proc_macro2::TokenStream;
use quote::{ToTokens, quote};
use syn::Path;

use crate::model::Key;
use fan_out::FanOut;
use hooks::Hooks;
use item::Item;
pub(crate) use part::expand_part;
use point::PointRead;

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
    let fan_out = key.suffix.as_ref().map(|suffix| FanOut::new(key, suffix));
    let point = PointRead::new(key, fan_out.as_ref());
    let item = Item::new(key, &point);
    let fan_out_type = fan_out.as_ref().map(FanOut::definition);
    let point_type = point.definition();
    let hooks = Hooks::new(key);
    let impls = impls(&quote!(#fan_out #point #item #hooks));
    quote!(#fan_out_type #point_type #impls)
}

/// Owns the scope of generated impls, so that nothing in them is seen from outside.
fn impls(impls: &TokenStream) -> TokenStream {
    let allow = allowed_lints();
    quote! {
        #allow
        const _: () = { #impls };
    }
}

/// The lints that generated code may not keep, whatever the user's crate asks for.
fn allowed_lints() -> TokenStream {
    quote! {
        #[allow(
            // A service may use one kind of lookup and not the other.
            dead_code,
            // The types of the item's private fields are lent, not shown.
            private_interfaces,
            // Our bounds stand beside the user's own, which may ask for the same.
            clippy::multiple_bound_locations,
            clippy::trait_duplication_in_bounds,
            clippy::type_repetition_in_bounds,
        )]
    }
}
