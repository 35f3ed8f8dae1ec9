//! `TKey`: the key from its fields alone, for point reads. The one place where a key is described.

use proc_macro2::TokenStream;
use quote::{ToTokens, quote};

use super::fan_out::{FanOut, write_parts};
use super::format::{Owner, full_name, text};
use super::lookup::Lookup;
use super::names;
use super::proofs::{has_own_info, key_info, key_info_of_prefix};
use crate::model::{Key, KeyField, Role};

pub(super) struct PointRead<'a> {
    pub(super) lookup: Lookup<'a>,
}

impl<'a> PointRead<'a> {
    pub(super) fn new(key: &'a Key<'a>) -> Self {
        let lookup = Lookup::new(key, "Key", is_in_point_read);
        Self { lookup }
    }

    pub(super) fn definition(&self) -> TokenStream {
        let item = &self.lookup.key.doc_name;
        self.lookup.definition(&format!(
            "The key of a [`{item}`] with these values: for a point read, without the item."
        ))
    }

    /// Statements that write the whole key.
    fn write(&self, fan_out: Option<&FanOut>) -> TokenStream {
        let has_suffix = self.lookup.key.suffix.is_some();
        let Some(fan_out) = fan_out.filter(|_| self.lookup.key.is_sound && has_suffix) else {
            return write_parts(&self.lookup, self.lookup.key.all_levels());
        };
        let base = fan_out.lookup.construct(|field| self.lookup.held(field));
        let suffix = self.write_suffix();
        quote! {
            __sk::Base::write_base(&#base, __out);
            #suffix
        }
    }

    fn write_suffix(&self) -> TokenStream {
        let (lookup, n) = (&self.lookup, self.lookup.key.suffixes());
        if let Some(drawn) = lookup.key.drawn() {
            let member = lookup.member(drawn);
            let number = quote!(__sk::RandomSuffix::<#n>::get(self.#member));
            return quote!(__sk::KeyWriter::suffix(__out, #number););
        }
        // The first, and the rest: `(("vin", self.vin), ())`.
        let fields = lookup.key.hashed().rev().fold(quote!(()), |rest, field| {
            let (name, text) = (full_name(field), text(&field.format, &lookup.held(field)));
            quote!(((#name, #text), #rest))
        });
        let was = lookup.key.suffix.iter().flat_map(|suffix| &suffix.was);
        quote!(__sk::KeyWriter::hash_suffix(__out, #fields, #n, &[#(#was),*]);)
    }
}

/// The fields of a point read: what is in the key, and what says where to look.
pub(super) fn is_in_point_read(field: &KeyField) -> bool {
    field.role != Role::InId
}

impl PointRead<'_> {
    /// The impls; a key with a suffix is written as its fan-out writes it, and then the suffix.
    pub(super) fn impls(&self, fan_out: Option<&FanOut>) -> TokenStream {
        let lookup = &self.lookup;
        let (key, form) = (lookup.key, lookup.key_form());
        let ident = &key.ident;
        let info = if has_own_info(key) && key.generics.params.is_empty() && !key.is_variant() {
            quote!(<#ident as __sk::SyntheticKey>::KEY)
        } else {
            let info = key_info(key, Owner::Lookup);
            quote!(&#info)
        };
        let write = self.write(fan_out);
        // The compiler proves a constant where it is used; of a generic type, not before.
        let proof = lookup
            .is_generic()
            .then(|| quote!(let _ = <Self as __sk::SyntheticKey>::KEY;));
        let write_id = names::write_id(key, lookup);
        let body = quote! {
            const KEY: &'static __sk::KeyInfo = #info;
            type Key = #form;
            #[inline]
            fn write_key(&self, __out: &mut impl __sk::KeyWriter) {
                #proof
                #write
            }
            #write_id
        };
        let mut impls = lookup.common_impls(&quote!(debug_key));
        impls.extend(lookup.implement(&quote!(__sk::SyntheticKey for), &body));
        let names = names::of_lookup(lookup);
        if !names.is_empty() {
            impls.extend(lookup.implement(&TokenStream::new(), &names));
        }
        impls
    }
}

/// `TKey1` and `TKey2`: the first levels of a hierarchical key, for queries over what starts with them.
pub(super) struct Prefix<'a> {
    lookup: Lookup<'a>,
    levels: u8,
}

impl<'a> Prefix<'a> {
    /// Every prefix of the key, but for the key itself.
    pub(super) fn all(key: &'a Key<'a>) -> Vec<Self> {
        let levels = 1..key.levels.unwrap_or(1);
        let prefix = |levels| Self {
            lookup: Lookup::new(key, &format!("Key{levels}"), |field| {
                matches!(field.role, Role::Part { .. }) && field.level <= levels
            }),
            levels,
        };
        levels.map(prefix).collect()
    }

    pub(super) fn definition(&self) -> TokenStream {
        let (item, levels) = (&self.lookup.key.doc_name, self.levels);
        let which = if levels == 1 {
            "first level".to_owned()
        } else {
            format!("first {levels} levels")
        };
        self.lookup.definition(&format!(
            "The {which} of the key of a [`{item}`] with these values: for a query over all keys that start so."
        ))
    }
}

impl ToTokens for Prefix<'_> {
    fn to_tokens(&self, tokens: &mut TokenStream) {
        let lookup = &self.lookup;
        let (info, form) = (
            key_info_of_prefix(lookup.key, self.levels),
            lookup.key_form(),
        );
        let write = write_parts(lookup, 1..=self.levels);
        let body = quote! {
            const KEY: &'static __sk::KeyInfo = &#info;
            type Key = #form;
            #[inline]
            fn write_key(&self, __out: &mut impl __sk::KeyWriter) {
                #write
            }
        };
        tokens.extend(lookup.common_impls(&quote!(debug_key)));
        tokens.extend(lookup.implement(&quote!(__sk::SyntheticKey for), &body));
    }
}
