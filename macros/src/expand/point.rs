//! `TKey`: the key from its fields alone, for point reads.

use proc_macro2::TokenStream;
use quote::{ToTokens, quote};

use super::format::Owner;
use super::lookup::Lookup;
use super::names;
use super::proofs::{
    declared_by, declares, is_declared_by_item, key_info, key_info_of_prefix, proof, prove,
    use_proof,
};
use super::write::{write_key, write_levels};
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
}

/// The fields of a point read: what is in the key, and what says where to look.
pub(super) fn is_in_point_read(field: &KeyField) -> bool {
    field.role != Role::InId
}

impl PointRead<'_> {
    pub(super) fn impls(&self) -> TokenStream {
        let lookup = &self.lookup;
        let (key, form) = (lookup.key, lookup.key_form());
        let ident = &key.ident;
        let declaration = if is_declared_by_item(key) && key.generics.params.is_empty() {
            declared_by(&ident.to_token_stream())
        } else {
            declares(&key_info(key, Owner::Lookup))
        };
        let write = write_key(key, &|field| lookup.held(field));
        let at_once = || {
            let proof = prove(lookup, &lookup.ty("'_"), &quote!(false));
            key.is_sound.then(|| quote!(const _: () = #proof;))
        };
        // What the item declares is proved there.
        let [proof, use_proof, at_once] = match (is_declared_by_item(key), lookup.is_generic()) {
            (true, _) => [None, None, None],
            (false, true) => [proof(key), use_proof(key, &quote!(Self)), None],
            (false, false) => [None, None, at_once()],
        };
        let write_id = names::write_id(key, lookup);
        let body = quote! {
            #declaration
            #proof
            type Key = __sk::#form;
            #[inline]
            fn write_key(&self, __out: &mut impl __sk::KeyWriter) {
                #use_proof
                #write
            }
            #write_id
        };
        let mut impls = lookup.implement(&quote!(__sk::SyntheticKey for), &body);
        impls.extend(at_once);
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
        let info = key_info_of_prefix(lookup.key, self.levels);
        let (declaration, form) = (declares(&info), lookup.key_form());
        let write = write_levels(lookup.key, 1..=self.levels, &|field| lookup.held(field));
        let body = quote! {
            #declaration
            type Key = __sk::#form;
            #[inline]
            fn write_key(&self, __out: &mut impl __sk::KeyWriter) {
                #write
            }
        };
        tokens.extend(lookup.implement(&quote!(__sk::SyntheticKey for), &body));
    }
}
