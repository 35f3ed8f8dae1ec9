//! `TKey`: the key from its fields alone, for point reads.

use proc_macro2::TokenStream;
use quote::{ToTokens, quote};

use super::super::declare::{
    ProofInUse, declared_by, declares, is_declared_by_item, is_generic, item_type, key_info,
    key_info_of_prefix, prove,
};
use super::super::templates;
use super::super::text::Owner;
use super::super::write::{key_impl, write_key, write_levels};
use super::Lookup;
use crate::derive::model::{Key, KeyField, Role};

pub(in crate::derive::expand) struct PointRead<'a> {
    pub(in crate::derive::expand) lookup: Lookup<'a>,
}

impl<'a> PointRead<'a> {
    pub(in crate::derive::expand) fn new(key: &'a Key<'a>) -> Self {
        let lookup = Lookup::new(key, "Key", is_in_point_read);
        Self { lookup }
    }

    pub(in crate::derive::expand) fn definition(&self) -> TokenStream {
        let item = &self.lookup.key.doc_name;
        self.lookup.definition(&format!(
            "The key of a [`{item}`] with these values: for a point read, without the item."
        ))
    }
}

/// The fields of a point read: what is in the key, and what says where to look.
pub(in crate::derive::expand) fn is_in_point_read(field: &KeyField) -> bool {
    field.role != Role::InId
}

impl PointRead<'_> {
    pub(in crate::derive::expand) fn impls(&self) -> TokenStream {
        let lookup = &self.lookup;
        let key = lookup.key;
        // That of the item is proved there.
        let is_of_item = is_declared_by_item(key) && !is_generic(key);
        let declaration = if is_of_item {
            declared_by(&item_type(key, "'static"))
        } else {
            declares(&key_info(key, Owner::Lookup))
        };
        let proof = if !is_of_item && lookup.is_generic() {
            ProofInUse::of_declaration(key)
        } else {
            ProofInUse::default()
        };
        let is_proved_at_once = !is_of_item && !lookup.is_generic() && key.is_sound;
        let at_once = is_proved_at_once.then(|| {
            let proof = prove(key, &lookup.ty("'_"), &quote!(false));
            quote!(const _: () = #proof;)
        });
        let write = write_key(key, &|field| lookup.held(field));
        let write_id = templates::write_id(key, lookup, proof.statement.as_ref());
        let body = key_impl(lookup, &declaration, &proof, &write, write_id.as_ref());
        let mut impls = lookup.implement(&quote!(__sk::SyntheticKey for), &body);
        impls.extend(at_once);
        let names = templates::of_lookup(lookup);
        if !names.is_empty() {
            impls.extend(lookup.implement(&TokenStream::new(), &names));
        }
        impls
    }
}

/// `TKey1` and `TKey2`: the first levels of a hierarchical key, for queries over what starts with them.
pub(in crate::derive::expand) struct Prefix<'a> {
    lookup: Lookup<'a>,
    levels: u8,
}

impl<'a> Prefix<'a> {
    /// Every prefix of the key, but for the key itself.
    pub(in crate::derive::expand) fn all(key: &'a Key<'a>) -> Vec<Self> {
        let levels = 1..key.levels.unwrap_or(1);
        let prefix = |levels| Self {
            lookup: Lookup::new(key, &format!("Key{levels}"), |field| {
                matches!(field.role, Role::Part { .. }) && field.level <= levels
            }),
            levels,
        };
        levels.map(prefix).collect()
    }

    pub(in crate::derive::expand) fn definition(&self) -> TokenStream {
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
        let declaration = declares(&key_info_of_prefix(lookup.key, self.levels));
        let write = write_levels(lookup.key, 1..=self.levels, &|field| lookup.held(field));
        let body = key_impl(lookup, &declaration, &ProofInUse::default(), &write, None);
        tokens.extend(lookup.implement(&quote!(__sk::SyntheticKey for), &body));
    }
}
