//! The serde hooks: who writes the key into the document, and who compares it.

use proc_macro2::TokenStream;
use quote::{ToTokens, quote, quote_spanned};

use super::document_bounds;
use super::generics::{ItemGenerics, item_bounds};
use super::span::shown_at;
use crate::derive::model::{Document, EnumKey, Hooks as Kind, Key, VariantKey};
use crate::derive::parse::Input;

pub(super) struct Hooks<'a> {
    pub(super) item: &'a Input<'a>,
    pub(super) document: &'a Document<'a>,
    generics: ItemGenerics<'a>,
    /// What the impls ask of the fields' types.
    bounds: Vec<TokenStream>,
    /// Whether there is more to add to the document than the key, or to check before it is written.
    adds_several: bool,
    /// Of an enum, its variants; those that write their keys themselves are left to it.
    variants: Option<&'a EnumKey<'a>>,
}

impl<'a> Hooks<'a> {
    pub(super) fn of_struct(key: &'a Key<'a>) -> Self {
        Self {
            item: key.item,
            document: &key.document,
            generics: ItemGenerics::new(key.item),
            bounds: item_bounds(key),
            adds_several: key.levels.is_some() || key.id.is_some(),
            variants: None,
        }
    }

    pub(super) fn of_enum(key: &'a EnumKey<'a>) -> Self {
        Self {
            item: key.item,
            document: &key.document,
            generics: ItemGenerics::new(key.item),
            bounds: Vec::new(),
            adds_several: false,
            variants: Some(key),
        }
    }

    /// Whether these hooks, or `Keyed`, put the key into the document.
    pub(super) fn writes(&self) -> bool {
        matches!(
            self.document.hooks,
            Kind::Keyed
                | Kind::Remote {
                    serialize: true,
                    ..
                }
        )
    }

    pub(super) fn is_keyed(&self) -> bool {
        matches!(self.document.hooks, Kind::Keyed)
    }

    /// Hands a variant whose item writes its own key to serde as it is.
    fn left_to_the_variant(&self) -> Option<TokenStream> {
        let item = self.variants.filter(|item| item.is_flat)?;
        let arms = item
            .variants
            .iter()
            .filter_map(|(ident, variant)| match variant {
                VariantKey::Item(ty) => {
                    Some(quote!(Self::#ident(_) => __sk::KeyInfo::is_written(&<#ty as __sk::SyntheticKey>::__KEY),))
                }
                VariantKey::Fields(_) | VariantKey::Itself(_) => None,
            });
        let others = item
            .variants
            .iter()
            .any(|(_, variant)| matches!(variant, VariantKey::Fields(_)));
        let others = others.then(|| quote!(_ => false,));
        Some(quote! {
            if match self { #(#arms)* #others } {
                return __sk::WriteFields::write_fields(self, __s);
            }
        })
    }

    /// How the item's documents are read, as a constant.
    fn reading(&self) -> TokenStream {
        let options = &self.item.options;
        let (property, verify) = (
            options.property(),
            options.verify.as_ref().is_none_or(|verify| verify.value),
        );
        let read = self
            .document
            .fields
            .iter()
            .filter(|(_, serde)| serde.is_read);
        let of_fields = read.flat_map(|(_, serde)| &serde.read);
        let names: Vec<_> = match &self.document.names {
            Some(names) => names.iter().collect(),
            None => of_fields.collect(),
        };
        if !self.adds_several {
            return quote! {
                __sk::Reading {
                    added: &[#property],
                    fields: &[#(#names,)* #property],
                    verify: #verify,
                }
            };
        }
        let count = names.len();
        let key = quote!(<Self as __sk::SyntheticKey>::__KEY);
        quote! {
            const { &__sk::Names::<{ #count + __sk::MOST_ADDED }>::of(&[#(#names),*], #key) }
                .reading(#verify)
        }
    }

    fn keyed(&self) -> TokenStream {
        let reading = self.reading();
        let body = quote!(const __READING: __sk::Reading = #reading;);
        self.generics
            .implement(None, &quote!(__sk::KeyedItem for), &self.bounds, &body)
    }

    /// Whether the type implements `Serialize`, and nothing puts its key into the document: an expression. Of a generic type
    /// that is not known here.
    pub(super) fn is_written_without_key(&self) -> TokenStream {
        if self.writes() || !self.item.generics.params.is_empty() {
            return quote!(false);
        }
        let ident = &self.item.ident;
        quote!({
            use __sk::NotWritten as _;
            __sk::Probe::<#ident>::__WRITTEN
        })
    }

    /// Does not compile where that is so: of an enum an expression, of a generic type a function that asks with the bounds of
    /// serde's derive. Of any other type the proof of its key says it.
    pub(super) fn written_proof(&self) -> TokenStream {
        let ItemGenerics {
            declared,
            args,
            predicates,
            ..
        } = &self.generics;
        let is_generic = !self.item.generics.params.is_empty();
        let is_proved_with_key = self.variants.is_none() && !is_generic;
        if self.writes() || is_proved_with_key {
            return TokenStream::new();
        }
        let ident = &self.item.ident;
        let at = shown_at(ident.span());
        let probe = quote_spanned!(at=> __sk::Probe::<#ident #args>);
        if !is_generic {
            let by_variants =
                quote!(__sk::KeyInfo::is_written(&<#ident as __sk::SyntheticKey>::__KEY));
            let proof = quote_spanned!(at=> __sk::has_its_key(#probe::__WRITTEN && !#by_variants););
            return quote! {
                use __sk::NotWritten as _;
                #proof
            };
        }
        let bounds = document_bounds::to_write(self);
        let proof = quote_spanned!(at=> __sk::key_is_in_the_document(__item, #probe::__ANSWER););
        quote! {
            fn __written<#(#declared),*>(__item: &#ident #args) where #(#predicates,)* #(#bounds),* {
                use __sk::NotWritten as _;
                #proof
            }
        }
    }

    fn serialize(&self) -> TokenStream {
        let (item, generics) = (self.item, &self.generics);
        let mut bounds = self.bounds.clone();
        bounds.extend(document_bounds::to_write(self));
        let inherent = quote_spanned!(shown_at(item.ident.span())=> Self::serialize);
        let left_to_the_variant = self.left_to_the_variant();
        let fields = quote! {
            fn write_fields<__S: __sk::Serializer>(&self, __s: __S) -> ::core::result::Result<__S::Ok, __S::Error> {
                use __sk::WithoutDerive as _;
                #inherent(self, __s)
            }
        };
        let document = quote! {
            fn serialize<__S: __sk::Serializer>(&self, __s: __S) -> ::core::result::Result<__S::Ok, __S::Error> {
                #left_to_the_variant
                __sk::serialize(self, __s)
            }
        };
        let [fields, document] = [
            (quote!(__sk::WriteFields for), fields),
            (quote!(__sk::Serialize for), document),
        ]
        .map(|(header, body)| generics.implement(None, &header, &bounds, &body));
        quote!(#fields #document)
    }

    fn deserialize(&self) -> TokenStream {
        let (item, generics) = (self.item, &self.generics);
        let reading = self.reading();
        let inherent = quote_spanned!(shown_at(item.ident.span())=> Self::deserialize);
        let borrowed = document_bounds::borrowed_lifetimes(self);
        // serde reads what borrows for ever from documents that live for ever.
        let is_static = borrowed.iter().any(|lifetime| lifetime.ident == "static");
        let declared = (!is_static).then(|| quote!('de: #(#borrowed)+*));
        let de = if is_static {
            quote!('static)
        } else {
            quote!('de)
        };
        let mut bounds = self.bounds.clone();
        bounds.extend(document_bounds::to_read(
            self,
            &quote!(__sk::Deserialize<#de>),
        ));
        let fields = quote! {
            const __READING: __sk::Reading = #reading;
            fn read_fields<__D: __sk::Deserializer<#de>>(__d: __D) -> ::core::result::Result<Self, __D::Error> {
                use __sk::WithoutDerive as _;
                #inherent(__d)
            }
        };
        let document = quote! {
            fn deserialize<__D: __sk::Deserializer<#de>>(__d: __D) -> ::core::result::Result<Self, __D::Error> {
                __sk::deserialize(__d)
            }
        };
        let [fields, document] = [
            (quote!(__sk::ReadFields<#de> for), fields),
            (quote!(__sk::Deserialize<#de> for), document),
        ]
        .map(|(header, body)| generics.implement(declared.as_ref(), &header, &bounds, &body));
        quote!(#fields #document)
    }
}

impl ToTokens for Hooks<'_> {
    fn to_tokens(&self, tokens: &mut TokenStream) {
        match self.document.hooks {
            Kind::None => {}
            Kind::Keyed => tokens.extend(self.keyed()),
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
