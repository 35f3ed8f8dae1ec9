//! The serde hooks: who writes the key into the document, and who compares it.

use proc_macro2::TokenStream;
use quote::{ToTokens, quote, quote_spanned};

use super::Crate;
use super::generics::{ItemGenerics, key_bounds};
use super::serde_bounds;
use crate::model::{Hooks as Kind, Key};

pub(super) struct Hooks<'a> {
    key: &'a Key<'a>,
    krate: Crate<'a>,
    generics: ItemGenerics<'a>,
}

impl<'a> Hooks<'a> {
    pub(super) fn new(key: &'a Key<'a>) -> Self {
        let generics = ItemGenerics::new(key.ident, key.generics);
        Self {
            key,
            krate: Crate(key.krate.as_ref()),
            generics,
        }
    }

    /// How the item's documents are read, as a constant.
    fn reading(&self) -> TokenStream {
        let (krate, property, verify) = (self.krate, &self.key.property, self.key.document.verify);
        let read = self
            .key
            .document
            .fields
            .iter()
            .filter(|(_, serde)| serde.is_read);
        let names = read.flat_map(|(_, serde)| &serde.read);
        quote! {
            #krate::__private::Reading {
                property: #property,
                fields: &[#(#names,)* #property],
                verify: #verify,
            }
        }
    }

    fn keyed(&self) -> TokenStream {
        let (krate, reading) = (self.krate, self.reading());
        let body = quote!(const READING: #krate::__private::Reading = #reading;);
        self.generics.implement(
            None,
            &quote!(#krate::KeyedItem for),
            &key_bounds(self.key, krate),
            &body,
        )
    }

    /// Does not compile where the type implements `Serialize` and nothing puts its key into the document.
    fn written_proof(&self) -> TokenStream {
        let Self {
            key,
            krate,
            generics:
                ItemGenerics {
                    declared,
                    args,
                    predicates,
                    ..
                },
        } = self;
        let bounds = key.generics.type_params().map(|param| {
            let ident = &param.ident;
            quote!(#ident: #krate::__private::serde_core::Serialize)
        });
        let ident = key.ident;
        let probe = quote!(#krate::__private::Probe::<#ident #args>::new());
        let answer = quote_spanned!(ident.span()=> #probe.written());
        quote! {
            fn __written<#(#declared),*>() where #(#predicates,)* #(#bounds),* {
                use #krate::__private::NotWritten as _;
                #krate::__private::key_is_in_the_document(&#probe, #answer);
            }
        }
    }

    fn serialize(&self) -> TokenStream {
        let Self {
            key,
            krate,
            generics,
        } = self;
        let (serde, property) = (quote!(#krate::__private::serde_core), &key.property);
        let mut bounds = key_bounds(key, *krate);
        bounds.extend(serde_bounds::to_write(key, &serde));
        let body = quote! {
            fn serialize<__S: #serde::Serializer>(
                &self,
                __serializer: __S,
            ) -> ::core::result::Result<__S::Ok, __S::Error> {
                use #krate::__private::SerdeDeriveIsMissing as _;
                let __key = #krate::__private::checked_key::<Self, __S::Error>(self)?;
                Self::serialize(self, #krate::__private::WriteDocument::new(__serializer, #property, __key.as_str()))
            }
        };
        generics.implement(None, &quote!(#serde::Serialize for), &bounds, &body)
    }

    fn deserialize(&self) -> TokenStream {
        let Self {
            key,
            krate,
            generics,
        } = self;
        let (serde, reading) = (quote!(#krate::__private::serde_core), self.reading());
        let mut bounds = key_bounds(key, *krate);
        bounds.extend(serde_bounds::to_read(key, &serde));
        let body = quote! {
            fn deserialize<__D: #serde::Deserializer<'de>>(
                __deserializer: __D,
            ) -> ::core::result::Result<Self, __D::Error> {
                use #krate::__private::SerdeDeriveIsMissing as _;
                let mut __stored = #krate::__private::Stored::Missing;
                let __document = #krate::__private::ReadDocument::new(__deserializer, #reading, &mut __stored);
                let __item: Self = Self::deserialize(__document)?;
                __stored.verify::<Self, __D::Error>(&__item)?;
                ::core::result::Result::Ok(__item)
            }
        };
        let borrowed = serde_bounds::borrowed_lifetimes(key);
        let de = quote!('de: #(#borrowed)+*);
        generics.implement(
            Some(&de),
            &quote!(#serde::Deserialize<'de> for),
            &bounds,
            &body,
        )
    }
}

impl ToTokens for Hooks<'_> {
    fn to_tokens(&self, tokens: &mut TokenStream) {
        tokens.extend(match self.key.document.hooks {
            Kind::None => self.written_proof(),
            Kind::Keyed => self.keyed(),
            Kind::Remote {
                serialize,
                deserialize,
            } => {
                let serialize = serialize.then(|| self.serialize());
                let deserialize = deserialize.then(|| self.deserialize());
                quote!(#serialize #deserialize)
            }
        });
    }
}
