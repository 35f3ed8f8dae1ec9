//! `TKey1` and `TKey2`: the first levels of a hierarchical key, for queries over all keys that start with them.

use proc_macro2::TokenStream;
use quote::{ToTokens, quote};

use super::Lookup;
use crate::expand::declare::{declares, key_info_of_prefix};
use crate::expand::methods::key_methods;
use crate::expand::prove::ProofInUse;
use crate::expand::values::Values;
use crate::expand::write::{Writer, key_form, key_impl, write_levels};
use crate::model::{Key, KeyField, Role};
use crate::parse::Field;

pub(in crate::expand) struct Prefix<'a> {
    key: &'a Key<'a>,
    pub(in crate::expand) lookup: Lookup<'a>,
    levels: u8,
}

impl<'a> Prefix<'a> {
    /// Every prefix of the key, except the key itself.
    pub(in crate::expand) fn all(key: &'a Key<'a>) -> Vec<Self> {
        let prefix = |levels| {
            let is_in = |field: &&KeyField| {
                matches!(field.role, Role::Part { .. }) && field.level <= levels
            };
            let fields = key.fields.iter().filter(is_in).map(|field| field.held);
            Self {
                key,
                lookup: Lookup::new(key.item, &format!("Key{levels}"), fields),
                levels,
            }
        };
        (1..key.levels.unwrap_or(1)).map(prefix).collect()
    }

    pub(in crate::expand) fn definition(&self) -> TokenStream {
        self.lookup
            .definition(&doc(&self.key.item.doc_name, self.levels))
    }
}

/// The documentation of such a lookup.
pub(in crate::expand) fn doc(item: &str, levels: u8) -> String {
    let which = if levels == 1 {
        "first level".to_owned()
    } else {
        format!("first {levels} levels")
    };
    format!(
        "The {which} of the key of a [`{item}`] with these values, for a query over all keys that start with them."
    )
}

impl ToTokens for Prefix<'_> {
    fn to_tokens(&self, tokens: &mut TokenStream) {
        let (key, lookup) = (self.key, &self.lookup);
        let declaration = declares(&key_info_of_prefix(key, self.levels));
        // The key proves it for all levels, but the key of a generic prefix may never be built.
        let proof = if lookup.is_generic() {
            ProofInUse::of_prefix(key, self.levels)
        } else {
            ProofInUse::default()
        };
        let held = |field: &Field| lookup.held(field);
        let writer = Writer::Lookup(&held);
        let write = write_levels(key, self.levels.into(), &quote!(Self), &writer);
        let of_lookup = |field: &Field| lookup.has(field).then(|| lookup.held(field));
        let values = Values::of(key).of_lookup(&of_lookup);
        let body = key_impl(key, &declaration, &proof, &write, &values);
        tokens.extend(lookup.traits());
        tokens.extend(lookup.implement(&quote!(__sk::SyntheticKey for), &body));
        let methods = key_methods(key.item.vis, &key_form(key));
        tokens.extend(lookup.implement(&TokenStream::new(), &methods));
    }
}
