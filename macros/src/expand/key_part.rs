//! `impl KeyPart` for a newtype or an enum of names.

use proc_macro2::TokenStream;
use quote::{ToTokens, quote, quote_spanned};
use syn::Type;
use syn::spanned::Spanned;

use super::generics::ItemGenerics;
use super::lints::allow_all;
use super::span::shown_at;
use super::{Crate, impls};
use crate::parse::key_part::{Kind, Part};
use crate::parse::ty;

pub(crate) fn expand_part(part: &Part, kind: &Kind) -> TokenStream {
    let (bounds, text) = match kind {
        Kind::Newtype { member, ty } => {
            let newtype = newtype(part, &member.to_token_stream(), &ty.to_token_stream());
            (newtype_bounds(part, ty), newtype)
        }
        Kind::Names(names) => (Vec::new(), self::names(names)),
    };
    let body = quote! {
        type Ref<'__part> = &'__part Self where Self: '__part;
        #[inline]
        fn as_part(&self) -> &Self {
            self
        }
        #text
    };
    let generics = ItemGenerics::of(part.ident, part.generics);
    let lints = allow_all(part.generics, part.is_deprecated);
    impls(
        Crate::new(part.krate.as_ref()),
        &generics.implement(None, &quote!(__sk::KeyPart for), &bounds, &body),
        lints,
    )
}

/// With these bounds, a type that is not a part is reported once, at the field.
fn newtype_bounds(part: &Part, ty: &Type) -> Vec<TokenStream> {
    if ty::is_std_part(ty) && !matches!(ty, Type::Reference(_)) {
        return Vec::new();
    }
    let at = shown_at(ty.span());
    let is_part = quote_spanned!(at=> #ty: __sk::KeyPart);
    let owned = quote_spanned!(at=> #ty: ::core::convert::From<<#ty as __sk::KeyPart>::Owned>);
    let bounds = [Some(is_part), part.is_owned.then_some(owned)];
    bounds.into_iter().flatten().collect()
}

fn newtype(part: &Part, member: &TokenStream, ty: &TokenStream) -> TokenStream {
    let owned = quote!(<#ty as __sk::KeyPart>::Owned);
    // A newtype that may borrow cannot be returned by `parse`, but its content can.
    let (owned, parsed) = if part.is_owned {
        let value = quote!(Self { #member: ::core::convert::From::from(__part?) });
        (quote!(Self), quote!(::core::option::Option::Some(#value)))
    } else {
        (owned, quote!(__part))
    };
    quote! {
        const SHAPE: __sk::PartShape = <#ty as __sk::KeyPart>::SHAPE;
        type Owned = #owned;
        fn parse_part(__text: &::core::primitive::str) -> ::core::option::Option<<Self as __sk::KeyPart>::Owned> {
            let __part = <#ty as __sk::KeyPart>::parse_part(__text);
            #parsed
        }
        #[inline]
        fn write_part(&self, __out: &mut impl __sk::KeyWriter) {
            __sk::KeyPart::write_part(&self.#member, __out);
        }
        #[inline]
        fn as_text(&self) -> ::core::option::Option<&::core::primitive::str> {
            __sk::KeyPart::as_text(&self.#member)
        }
        #[inline]
        fn __value(&self) -> __sk::Value<'_> {
            __sk::KeyPart::__value(&self.#member)
        }
        #[inline]
        fn check_part(&self) -> ::core::result::Result<(), __sk::OutOfRange> {
            __sk::KeyPart::check_part(&self.#member)
        }
    }
}

fn names(names: &[(&syn::Ident, String)]) -> TokenStream {
    let variants: Vec<_> = names.iter().map(|(variant, _)| variant).collect();
    let texts: Vec<_> = names.iter().map(|(_, name)| name).collect();
    quote! {
        const SHAPE: __sk::PartShape = __sk::PartShape::names(&[#(#texts),*]);
        type Owned = Self;
        fn parse_part(__text: &::core::primitive::str) -> ::core::option::Option<Self> {
            ::core::option::Option::Some(match __text {
                #(#texts => Self::#variants,)*
                _ => return ::core::option::Option::None,
            })
        }
        #[inline]
        fn write_part(&self, __out: &mut impl __sk::KeyWriter) {
            if let ::core::option::Option::Some(__name) = __sk::KeyPart::as_text(self) {
                __sk::KeyWriter::push_str(__out, __name);
            }
        }
        #[inline]
        fn __value(&self) -> __sk::Value<'_> {
            match __sk::KeyPart::as_text(self) {
                ::core::option::Option::Some(__name) => __sk::Value::Text(__name),
                ::core::option::Option::None => __sk::Value::Unknown,
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
