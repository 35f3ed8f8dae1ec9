//! `TKey`: the key from only its fields, for point reads.

use proc_macro2::TokenStream;
use quote::quote;

use super::Lookup;
use crate::expand::declare::{
    declared_by, declares, is_declared_by_item, is_generic, item_type, key_info,
};
use crate::expand::methods::{id_method, key_methods};
use crate::expand::prove::{ProofInUse, prove};
use crate::expand::templates;
use crate::expand::text::Owner;
use crate::expand::values::Values;
use crate::expand::write::{Writer, key_form, key_impl, write_key};
use crate::model::{Key, Role};
use crate::parse::Field;

pub(in crate::expand) struct PointRead<'a> {
    key: &'a Key<'a>,
    pub(in crate::expand) lookup: Lookup<'a>,
}

impl<'a> PointRead<'a> {
    /// It has the fields of the key, and those of the container's name.
    pub(in crate::expand) fn new(key: &'a Key<'a>) -> Self {
        let fields = key.fields.iter().filter(|field| field.role != Role::InId);
        let lookup = Lookup::new(key.item, "Key", fields.map(|field| field.held));
        Self { key, lookup }
    }

    pub(in crate::expand) fn definition(&self) -> TokenStream {
        self.lookup.definition(&doc(&self.key.item.doc_name))
    }

    pub(in crate::expand) fn impls(&self) -> TokenStream {
        let (key, lookup) = (self.key, &self.lookup);
        // The declaration of the item is proved there.
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
        let at_once = (!is_of_item && !lookup.is_generic()).then(|| {
            let proof = prove(key, &lookup.ty("'_"), &quote!(false));
            quote!(const _: () = #proof;)
        });
        let held = |field: &Field| lookup.held(field);
        let write = write_key(key, &quote!(Self), &Writer::Lookup(&held));
        let of_lookup = |field: &Field| lookup.has(field).then(|| lookup.held(field));
        let values = Values::of(key).of_lookup(&of_lookup);
        let body = key_impl(key, &declaration, &proof, &write, &values);
        let (traits, key_impl) = (
            lookup.traits(),
            lookup.implement(&quote!(__sk::SyntheticKey for), &body),
        );
        let (vis, has_id) = (key.item.vis, templates::has_id(key, lookup));
        let (methods, id) = (
            key_methods(vis, &key_form(key)),
            has_id.then(|| id_method(vis)),
        );
        let names = templates::container(key, &proof);
        let names = lookup.implement(&TokenStream::new(), &quote!(#methods #id #names));
        let identified =
            has_id.then(|| lookup.implement(&quote!(__sk::HasId for), &TokenStream::new()));
        quote!(#traits #key_impl #identified #at_once #names)
    }
}

/// The documentation of such a lookup.
pub(in crate::expand) fn doc(item: &str) -> String {
    format!("The key of a [`{item}`] with these values, for a point read without the item.")
}
