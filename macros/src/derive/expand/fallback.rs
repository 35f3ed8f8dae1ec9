//! What stands in for the code of a refused type, so that its uses raise no further errors.

use proc_macro2::{Ident, TokenStream};
use quote::quote;
use syn::{Generics, Path};

use super::generics::ItemGenerics;
use super::lints::allow_all;
use super::{Crate, impls};

/// A refused item: it has a key, of nothing.
pub(crate) fn stub(krate: Option<&Path>, ident: &Ident, generics: &Generics) -> TokenStream {
    impls(
        Crate::new(krate),
        &stub_item(ident, generics),
        allow_all(generics, true),
    )
}

pub(super) fn stub_item(ident: &Ident, generics: &Generics) -> TokenStream {
    let body = quote! {
        type __Declared = Self;
        const __KEY: __sk::KeyInfo = __sk::KeyInfo::NONE;
        type Key = __sk::PartitionKey;
        fn __write_key(&self, _: &mut impl __sk::KeyWriter) {}
    };
    let generics = ItemGenerics::new(ident, generics);
    generics.implement(None, &quote!(__sk::SyntheticKey for), &[], &body)
}

/// A refused part: it has no text. The shape is one that no proof complains of.
pub(crate) fn stub_part(krate: Option<&Path>, ident: &Ident, generics: &Generics) -> TokenStream {
    let owned = if generics.params.is_empty() {
        quote!(Self)
    } else {
        quote!(::core::primitive::u8)
    };
    let body = quote! {
        const SHAPE: __sk::PartShape = __sk::PartShape::UUID;
        type Ref<'__part> = &'__part Self where Self: '__part;
        type Owned = #owned;
        fn as_part(&self) -> &Self {
            self
        }
        fn parse_part(_: &::core::primitive::str) -> ::core::option::Option<#owned> {
            ::core::option::Option::None
        }
        fn write_part(&self, _: &mut impl __sk::KeyWriter) {}
    };
    let lints = allow_all(generics, true);
    let generics = ItemGenerics::new(ident, generics);
    impls(
        Crate::new(krate),
        &generics.implement(None, &quote!(__sk::KeyPart for), &[], &body),
        lints,
    )
}
