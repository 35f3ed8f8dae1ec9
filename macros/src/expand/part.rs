//! `impl KeyPart` for a newtype or an enum of names.

use proc_macro2::TokenStream;
use quote::{ToTokens, quote};

use super::generics::{ItemGenerics, generic_types};
use super::{Crate, impls};
use crate::part::{Kind, Part};

pub(crate) fn expand_part(part: &Part) -> TokenStream {
    let krate = Crate(part.krate.as_ref());
    let (bounds, text) = match &part.kind {
        Kind::Newtype { member, ty } => {
            let bounds = generic_types(part.generics, std::iter::once(*ty));
            let bounds = bounds
                .iter()
                .map(|ty| quote!(#ty: #krate::KeyPart))
                .collect();
            (
                bounds,
                newtype(krate, &member.to_token_stream(), &ty.to_token_stream()),
            )
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
    impls(&generics.implement(None, &quote!(#krate::KeyPart for), &bounds, &body))
}

fn newtype(krate: Crate, member: &TokenStream, ty: &TokenStream) -> TokenStream {
    quote! {
        const SHAPE: #krate::Shape = <#ty as #krate::KeyPart>::SHAPE;
        #[inline]
        fn write_part<__W: #krate::KeyWrite + ?::core::marker::Sized>(&self, __out: &mut __W) {
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
    let variants = names.iter().map(|(variant, _)| variant);
    let texts: Vec<_> = names.iter().map(|(_, name)| name).collect();
    quote! {
        const SHAPE: #krate::Shape = #krate::Shape::names(&[#(#texts),*]);
        #[inline]
        fn write_part<__W: #krate::KeyWrite + ?::core::marker::Sized>(&self, __out: &mut __W) {
            if let ::core::option::Option::Some(__name) = #krate::KeyPart::as_text(self) {
                __out.push_str(__name);
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
