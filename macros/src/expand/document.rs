//! The serde impls: who writes the key into the document, and who compares it.

use proc_macro2::{Span, TokenStream};
use quote::{ToTokens, quote, quote_spanned};

use super::copy::{Copy, with_item};
use super::document_bounds;
use super::generics::{ItemGenerics, item_bounds};
use super::span::shown_at;
use crate::model::{Document, EnumKey, Hooks as Kind, Key, VariantKey};
use crate::parse::Input;
use crate::parse::serde::Sides;
use crate::parse::values::Verify;

pub(super) struct Hooks<'a> {
    pub(super) item: &'a Input<'a>,
    pub(super) document: &'a Document<'a>,
    generics: ItemGenerics<'a>,
    /// The bounds on the fields' types.
    bounds: Vec<TokenStream>,
    /// Whether more than the key is added to the document, or checked before it is written.
    adds_several: bool,
    /// Whether the document is complete without these impls: a field is the key, and no id is added.
    is_whole: bool,
    /// For an enum, its variants. A variant whose item writes its key is left to that item.
    variants: Option<&'a EnumKey<'a>>,
}

impl<'a> Hooks<'a> {
    pub(super) fn of_struct(key: &'a Key<'a>) -> Self {
        Self {
            item: key.item,
            document: &key.document,
            generics: ItemGenerics::new(key.item),
            bounds: item_bounds(key),
            adds_several: key.levels.is_some() || key.id.is_some() || key.is_field,
            is_whole: key.is_field && key.id.as_ref().is_none_or(|id| !id.is_added),
            variants: None,
        }
    }

    pub(super) fn of_enum(key: &'a EnumKey<'a>) -> Self {
        Self {
            item: key.item,
            document: &key.document,
            generics: ItemGenerics::new(key.item),
            bounds: Vec::new(),
            // Only the compiler knows whether the keys of its variants are fields.
            adds_several: true,
            is_whole: false,
            variants: Some(key),
        }
    }

    /// Whether these hooks, or `Keyed`, put the key into the document.
    pub(super) fn writes(&self) -> bool {
        matches!(
            self.document.hooks,
            Kind::Keyed | Kind::Own(Sides { write: true, .. })
        )
    }

    pub(super) fn is_keyed(&self) -> bool {
        matches!(self.document.hooks, Kind::Keyed)
    }

    /// Passes a variant whose item writes its own key to serde unchanged.
    fn left_to_the_variant(&self) -> Option<TokenStream> {
        let item = self.variants.filter(|item| item.is_flat)?;
        let arms = item
            .variants
            .iter()
            .filter_map(|(ident, variant)| match variant {
                VariantKey::Item(ty) => {
                    Some(quote!(Self::#ident(_) => __sk::Declaration::is_written(&<#ty as __sk::SyntheticKey>::__KEY),))
                }
                VariantKey::Fields(_) | VariantKey::Itself(_) => None,
            });
        let others = item
            .variants
            .iter()
            .any(|(_, variant)| matches!(variant, VariantKey::Fields(_)));
        let (others, copy) = (others.then(|| quote!(_ => false,)), Copy::path(self));
        Some(quote! {
            if match self { #(#arms)* #others } {
                return #copy::serialize(self, __s);
            }
        })
    }

    /// How the item's documents are read, as a constant.
    fn reading(&self) -> TokenStream {
        let options = &self.item.options;
        let property = options.property();
        let verify = match options.verify.as_ref().map(|verify| &verify.value) {
            None | Some(Verify::Error) => quote!(__sk::Verify::Error),
            Some(Verify::Ignore) => quote!(__sk::Verify::Ignore),
            Some(Verify::Report(path)) => quote!(__sk::Verify::Report(#path)),
        };
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
        let mut fields = self.document.fields.iter();
        let skips = fields.any(|(_, serde)| serde.is_written && serde.is_skipped_at_times);
        let written = self.document.fields.iter();
        let written = written.filter(|(_, serde)| serde.is_written).count();
        let fields = if self.adds_several {
            let count = names.len();
            let key = quote!(<Self as __sk::SyntheticKey>::__KEY);
            quote! {
                const { &__sk::Names::<{ #count + __sk::MOST_ADDED }>::of(&[#(#names),*], #key) }
                    .as_slice()
            }
        } else {
            quote!(&[#(#names,)* #property])
        };
        quote!(&__sk::Reading { fields: #fields, written: #written, skips: #skips, verify: #verify })
    }

    fn keyed(&self) -> TokenStream {
        let reading = self.reading();
        let body = quote!(const __READING: &'static __sk::Reading = #reading;);
        self.generics
            .implement(None, &quote!(__sk::KeyedItem for), &self.bounds, &body)
    }

    /// An expression: whether the type implements `Serialize` and nothing puts its key into the document. For a generic
    /// type this is not known here.
    pub(super) fn is_written_without_key(&self) -> TokenStream {
        if self.writes() || self.is_whole || !self.item.generics.params.is_empty() {
            return quote!(false);
        }
        let ident = &self.item.ident;
        quote!({
            use __sk::NotWritten as _;
            __sk::Probe::<#ident>::__WRITTEN
        })
    }

    /// Code that does not compile in that case: an expression for an enum, and for a generic type a function with the
    /// bounds of serde's derive. For any other type the proof of its key checks it.
    pub(super) fn written_proof(&self) -> TokenStream {
        let ItemGenerics {
            declared,
            args,
            predicates,
            ..
        } = &self.generics;
        let is_generic = !self.item.generics.params.is_empty();
        let is_proved_with_key = self.variants.is_none() && !is_generic;
        if self.writes() || self.is_whole || is_proved_with_key {
            return TokenStream::new();
        }
        let ident = &self.item.ident;
        let at = shown_at(ident.span());
        let probe = quote_spanned!(at=> __sk::Probe::<#ident #args>);
        if !is_generic {
            let by_variants =
                quote!(__sk::Declaration::is_written(&<#ident as __sk::SyntheticKey>::__KEY));
            let proof = quote_spanned!(at=> __sk::has_its_key(#probe::__WRITTEN && !#by_variants););
            return quote! {
                use __sk::NotWritten as _;
                #proof
            };
        }
        let bounds = self.outside_of_impls(document_bounds::to_write(self));
        let proof = quote_spanned!(at=> __sk::key_is_in_the_document(__item, #probe::__ANSWER););
        quote! {
            fn __written<#(#declared),*>(__item: &#ident #args) where #(#predicates,)* #(#bounds),* {
                use __sk::NotWritten as _;
                #proof
            }
        }
    }

    /// Bounds in a function, where there is no `Self`.
    fn outside_of_impls(&self, bounds: Vec<TokenStream>) -> Vec<TokenStream> {
        let (ident, args) = (&self.item.ident, &self.generics.args);
        let item = quote!(#ident #args);
        let bounds = bounds.into_iter();
        bounds.map(|bound| with_item(bound, &item)).collect()
    }

    /// Code that does not compile if there are serde attributes and nothing implements serde's traits.
    pub(super) fn attributes_proof(&self) -> Option<TokenStream> {
        let at = shown_at(self.item.serde_attribute()?.span());
        if !matches!(self.document.hooks, Kind::None) {
            return None;
        }
        let ItemGenerics {
            declared,
            args,
            predicates,
            ..
        } = &self.generics;
        let ident = &self.item.ident;
        let probe = quote_spanned!(at=> __sk::Probe::<#ident #args>);
        let traits = quote!(
            use __sk::{NotRead as _, NotWritten as _};
        );
        if self.item.generics.params.is_empty() {
            let proof = quote_spanned!(at=> __sk::serde_reads_attributes(#probe::__WRITTEN || #probe::__READ););
            return Some(quote!({ #traits #proof }));
        }
        let (write, read) = (
            self.outside_of_impls(document_bounds::to_write(self)),
            self.outside_of_impls(document_bounds::to_read(self)),
        );
        let borrowed = document_bounds::borrowed_lifetimes(self);
        let de = document_bounds::document_lifetime(self);
        let de = (de.ident != "static").then(|| quote!(#de: #(#borrowed)+*,));
        let proof = quote_spanned!(at=> __sk::attributes_are_read(__item, (#probe::__ANSWER, #probe::__READ_ANSWER)););
        Some(quote! {
            fn __read<#de #(#declared),*>(__item: &#ident #args)
            where #(#predicates,)* #(#write,)* #(#read),*
            {
                #traits
                #proof
            }
        })
    }

    /// Where `#[pk(serde)]` is. If a serde derive was left in place, it is a second impl, and the compiler shows both.
    pub(super) fn option_span(&self) -> Span {
        let option = self.item.options.serde.as_ref();
        option.map_or_else(Span::call_site, |option| option.at.name.span())
    }

    fn serialize(&self) -> TokenStream {
        let mut bounds = self.bounds.clone();
        bounds.extend(document_bounds::to_write(self));
        let (copy, left_to_the_variant) = (Copy::path(self), self.left_to_the_variant());
        let body = quote! {
            fn serialize<__S: __sk::Serializer>(&self, __s: __S) -> ::core::result::Result<__S::Ok, __S::Error> {
                use __sk::Underived as _;
                #left_to_the_variant
                __sk::write(self, __s, |__item, __s| #copy::serialize(__item, __s))
            }
        };
        let header = quote!(__sk::Serialize for);
        let at = self.option_span();
        self.generics
            .implement_at(at, None, &header, &bounds, &body)
    }

    /// `impl Document`: serde writes or reads a document with its key. `bounds` are those of the key.
    pub(super) fn document(&self, bounds: &[TokenStream]) -> Option<TokenStream> {
        let (header, body) = (
            quote!(__sk::Document for),
            quote!(
                type Item = Self;
            ),
        );
        matches!(self.document.hooks, Kind::Own(_))
            .then(|| self.generics.implement(None, &header, bounds, &body))
    }

    fn deserialize(&self) -> TokenStream {
        let (copy, reading) = (Copy::path(self), self.reading());
        let borrowed = document_bounds::borrowed_lifetimes(self);
        let de = document_bounds::document_lifetime(self);
        let declared = (de.ident != "static").then(|| quote!(#de: #(#borrowed)+*));
        let mut bounds = self.bounds.clone();
        bounds.extend(document_bounds::to_read(self));
        let body = quote! {
            fn deserialize<__D: __sk::Deserializer<#de>>(__d: __D) -> ::core::result::Result<Self, __D::Error> {
                use __sk::Underived as _;
                __sk::read(const { #reading }, __d, |__d| #copy::deserialize(__d))
            }
        };
        let header = quote!(__sk::Deserialize<#de> for);
        let at = self.option_span();
        self.generics
            .implement_at(at, declared.as_ref(), &header, &bounds, &body)
    }
}

impl ToTokens for Hooks<'_> {
    fn to_tokens(&self, tokens: &mut TokenStream) {
        match self.document.hooks {
            Kind::None => {}
            Kind::Keyed => tokens.extend(self.keyed()),
            Kind::Own(sides) => {
                let (write, read) = (
                    sides.write.then(|| self.serialize()),
                    sides.read.then(|| self.deserialize()),
                );
                tokens.extend(Copy::new(self, sides).around(&quote!(#write #read)));
            }
        }
    }
}
