//! The serde hooks: who writes the key into the document, and who compares it.

use proc_macro2::TokenStream;
use quote::{ToTokens, quote};

use super::Crate;
use super::generics::{ItemGenerics, item_bounds};
use super::serde_bounds;
use super::span::shown_at;
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
            &item_bounds(self.key, krate),
            &body,
        )
    }

    /// Does not compile where the type implements `Serialize` and nothing puts its key into the document: an expression,
    /// and for a generic type a function that asks with the bounds of serde's derive.
    pub(super) fn written_proof(&self) -> TokenStream {
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
        let writes = matches!(
            key.document.hooks,
            Kind::Keyed
                | Kind::Remote {
                    serialize: true,
                    ..
                }
        );
        if writes || !key.is_sound {
            return TokenStream::new();
        }
        let (ident, private) = (key.ident, quote!(#krate::__private));
        let probe = quote!(#private::Probe::<#ident #args>);
        if key.generics.params.is_empty() {
            let proof = shown_at(
                ident.span(),
                quote!(#private::has_its_key(#probe::WRITTEN);),
            );
            return quote! {
                use #private::NotWritten as _;
                #proof
            };
        }
        let bounds = serde_bounds::to_write(key, &quote!(#private::serde_core));
        let proof = quote!(#private::key_is_in_the_document(__item, #probe::ANSWER););
        let proof = shown_at(ident.span(), proof);
        quote! {
            fn __written<#(#declared),*>(__item: &#ident #args) where #(#predicates,)* #(#bounds),* {
                use #private::NotWritten as _;
                #proof
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
        let mut bounds = item_bounds(key, *krate);
        bounds.extend(serde_bounds::to_write(key, &serde));
        let inherent = shown_at(key.ident.span(), quote!(Self::serialize));
        let body = quote! {
            fn serialize<__S: #serde::Serializer>(
                &self,
                __serializer: __S,
            ) -> ::core::result::Result<__S::Ok, __S::Error> {
                use #krate::__private::SK0407SayWhichSerdeDerivesThereAre as _;
                let mut __key = #krate::__private::writer::<Self>();
                #krate::__private::write_checked::<Self, __S::Error>(self, &mut __key)?;
                #inherent(self, #krate::__private::WriteDocument::new(__serializer, #property, #krate::KeyWriter::as_str(&__key)))
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
        let inherent = shown_at(key.ident.span(), quote!(Self::deserialize));
        let borrowed = serde_bounds::borrowed_lifetimes(key);
        // serde reads what borrows for ever from documents that live for ever.
        let is_static = borrowed.iter().any(|lifetime| lifetime.ident == "static");
        let declared = (!is_static).then(|| quote!('de: #(#borrowed)+*));
        let de = if is_static {
            quote!('static)
        } else {
            quote!('de)
        };
        let mut bounds = item_bounds(key, *krate);
        bounds.extend(serde_bounds::to_read(
            key,
            &quote!(#serde::Deserialize<#de>),
        ));
        let body = quote! {
            fn deserialize<__D: #serde::Deserializer<#de>>(
                __deserializer: __D,
            ) -> ::core::result::Result<Self, __D::Error> {
                use #krate::__private::SK0407SayWhichSerdeDerivesThereAre as _;
                let mut __stored = #krate::__private::Stored::Missing;
                let __document = #krate::__private::ReadDocument::new(__deserializer, #reading, &mut __stored);
                let __item: Self = #inherent(__document)?;
                #krate::__private::Stored::verify::<Self, __D::Error>(&__stored, &__item)?;
                ::core::result::Result::Ok(__item)
            }
        };
        generics.implement(
            declared.as_ref(),
            &quote!(#serde::Deserialize<#de> for),
            &bounds,
            &body,
        )
    }
}

impl ToTokens for Hooks<'_> {
    fn to_tokens(&self, tokens: &mut TokenStream) {
        match self.key.document.hooks {
            Kind::None if self.key.is_sound => {}
            // An unsound one may have been meant to be keyed.
            Kind::None | Kind::Keyed => tokens.extend(self.keyed()),
            Kind::Remote {
                serialize,
                deserialize,
            } => {
                tokens.extend(serialize.then(|| self.serialize()));
                tokens.extend(deserialize.then(|| self.deserialize()));
            }
        }
    }
}
