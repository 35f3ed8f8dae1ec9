//! `impl KeyPart` for a newtype or an enum of names.

use proc_macro2::TokenStream;
use quote::{ToTokens, quote};
use syn::Type;
use syn::spanned::Spanned;

use super::generics::{ItemGenerics, is_well_known};
use super::span::shown_at;
use super::{Crate, allowed_lints, impls};
use crate::part::{Kind, Part};

pub(crate) fn expand_part(part: &Part) -> TokenStream {
    let krate = Crate(part.krate.as_ref());
    let (bounds, text) = match &part.kind {
        Kind::Newtype { member, ty } => {
            let newtype = newtype(
                part,
                krate,
                &member.to_token_stream(),
                &ty.to_token_stream(),
            );
            (newtype_bounds(part, krate, ty), newtype)
        }
        Kind::Names(names) => (Vec::new(), self::names(krate, names)),
    };
    let body = quote! {
        type Ref<'__part> = &'__part Self where Self: '__part;
        #[inline]
        fn as_part(&self) -> &Self {
            self
        }
        #text
    };
    let generics = ItemGenerics::new(part.ident, part.generics);
    let lints = allowed_lints(part.generics, part.is_deprecated);
    impls(
        &generics.implement(None, &quote!(#krate::KeyPart for), &bounds, &body),
        &lints,
    )
}

/// Asked so that a type that is no part is reported once, at the field.
fn newtype_bounds(part: &Part, krate: Crate, ty: &Type) -> Vec<TokenStream> {
    if is_well_known(ty) {
        return Vec::new();
    }
    let is_part = quote!(#ty: #krate::KeyPart);
    let owned = quote!(#ty: ::core::convert::From<<#ty as #krate::KeyPart>::Owned>);
    let bounds = [Some(is_part), part.is_owned.then_some(owned)];
    bounds
        .into_iter()
        .flatten()
        .map(|bound| shown_at(ty.span(), bound))
        .collect()
}

fn newtype(part: &Part, krate: Crate, member: &TokenStream, ty: &TokenStream) -> TokenStream {
    let owned = quote!(<#ty as #krate::KeyPart>::Owned);
    // A newtype that may borrow cannot be given back; what it holds can.
    let (owned, parsed) = if part.is_owned {
        let value = quote!(Self { #member: ::core::convert::From::from(__part?) });
        (quote!(Self), quote!(::core::option::Option::Some(#value)))
    } else {
        (owned, quote!(__part))
    };
    quote! {
        const SHAPE: #krate::Shape = <#ty as #krate::KeyPart>::SHAPE;
        type Owned = #owned;
        fn parse_part(__text: &::core::primitive::str) -> ::core::option::Option<<Self as #krate::KeyPart>::Owned> {
            let __part = <#ty as #krate::KeyPart>::parse_part(__text);
            #parsed
        }
        #[inline]
        fn write_part(&self, __out: &mut #krate::KeyWriter<'_>) {
            #krate::KeyPart::write_part(&self.#member, __out);
        }
        #[inline]
        fn as_text(&self) -> ::core::option::Option<&::core::primitive::str> {
            #krate::KeyPart::as_text(&self.#member)
        }
        #[inline]
        fn check_part(&self) -> ::core::result::Result<(), #krate::OutOfRange> {
            #krate::KeyPart::check_part(&self.#member)
        }
    }
}

fn names(krate: Crate, names: &[(&syn::Ident, String)]) -> TokenStream {
    let variants: Vec<_> = names.iter().map(|(variant, _)| variant).collect();
    let texts: Vec<_> = names.iter().map(|(_, name)| name).collect();
    quote! {
        const SHAPE: #krate::Shape = #krate::Shape::names(&[#(#texts),*]);
        type Owned = Self;
        fn parse_part(__text: &::core::primitive::str) -> ::core::option::Option<Self> {
            ::core::option::Option::Some(match __text {
                #(#texts => Self::#variants,)*
                _ => return ::core::option::Option::None,
            })
        }
        #[inline]
        fn write_part(&self, __out: &mut #krate::KeyWriter<'_>) {
            if let ::core::option::Option::Some(__name) = #krate::KeyPart::as_text(self) {
                #krate::KeyWriter::push_str(__out, __name);
            }
        }
        #[inline]
        fn as_text(&self) -> ::core::option::Option<&::core::primitive::str> {
            ::core::option::Option::Some(match self {
                #(Self::#variants => #texts,)*
            })
        }
    }
}
