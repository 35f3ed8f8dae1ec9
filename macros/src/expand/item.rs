//! The item itself. If it is not generic, it has the declaration of the key, and its lookups use it.

use proc_macro2::TokenStream;
use quote::{ToTokens, quote, quote_spanned};

use super::declare::{
    declared_outside, declares, is_declared_by_item, is_generic, item_type, key_info,
};
use super::document::Hooks;
use super::generics::{ItemGenerics, item_bounds};
use super::lookup::Lookup;
use super::methods::{id_method, key_methods};
use super::nested;
use super::prove::{ProofInUse, prove, prove_declared, prove_layouts};
use super::span::shown_at;
use super::templates;
use super::text::Owner;
use super::values::Values;
use super::write::{Writer, field_of_item, key_form, key_impl, write_key};
use crate::model::Key;
use crate::parse::Field;

pub(super) struct Item<'a> {
    key: &'a Key<'a>,
    lookup: &'a Lookup<'a>,
    hooks: &'a Hooks<'a>,
    /// The declaration, if it is outside of the impls.
    outside: Option<TokenStream>,
}

impl<'a> Item<'a> {
    pub(super) fn new(key: &'a Key<'a>, lookup: &'a Lookup<'a>, hooks: &'a Hooks<'a>) -> Self {
        Self {
            key,
            lookup,
            hooks,
            outside: declared_outside(key),
        }
    }

    /// The declaration: its own, or that of the point read, which has the parameters of the item that matter.
    fn declaration(&self) -> TokenStream {
        if self.outside.is_some() {
            return declares(&quote!(__DECLARED));
        }
        if is_declared_by_item(self.key) {
            return declares(&key_info(self.key, Owner::Item));
        }
        let lent = self.lookup.ty("'_");
        declares(&quote!(<#lent as __sk::SyntheticKey>::__KEY))
    }

    /// The proof where the item is used, if it is generic: of its own declaration, or of the point read's.
    fn proof_in_use(&self) -> ProofInUse {
        let (key, lookup) = (self.key, self.lookup);
        if is_declared_by_item(key) && is_generic(key) {
            ProofInUse::of_declaration(key)
        } else if !is_declared_by_item(key) && lookup.is_generic() {
            let point = lookup.ty("'_");
            ProofInUse::new(&quote!(<#point as __sk::SyntheticKey>::__PROOF))
        } else {
            ProofInUse::default()
        }
    }

    /// The immediate proof of its own declaration, and that it is not written without its key.
    fn proof_at_once(&self) -> Option<TokenStream> {
        let key = self.key;
        if !is_declared_by_item(key) || is_generic(key) {
            return None;
        }
        let (ty, written) = (item_type(key, "'_"), self.hooks.is_written_without_key());
        let has_formats = key.fields.iter().any(|field| !field.is_as_it_is())
            || key.id.is_some()
            || key.container.is_some();
        // One call for both, because each call costs time in every build.
        if !has_formats && self.outside.is_none() {
            let proof = prove(key, &ty, &written);
            let lock = prove_layouts(key, &quote!(<#ty as __sk::SyntheticKey>::__KEY));
            let lock = lock.map(|proof| quote!(const _: () = #proof;));
            return Some(quote!(#proof; #lock));
        }
        // With formats, the declaration itself may not compile.
        let (proof, declared) = if self.outside.is_some() {
            (prove_declared(key), quote!(__DECLARED))
        } else {
            let declared = quote!(<#ty as __sk::SyntheticKey>::__KEY);
            (prove(key, &ty, &quote!(false)), declared)
        };
        let at = shown_at(key.item.ident.span());
        let written = quote_spanned!(at=> __sk::has_its_key(#written););
        let lock = prove_layouts(key, &declared);
        let lock = lock.map(|proof| quote!(const _: () = #proof;));
        Some(quote!(const _: () = #proof; #written #lock))
    }
}

impl ToTokens for Item<'_> {
    fn to_tokens(&self, tokens: &mut TokenStream) {
        let Self { key, lookup, .. } = self;
        let generics = ItemGenerics::new(key.item);
        let bounds = item_bounds(key);
        let proof = self.proof_in_use();
        let place = |field: &Field| field_of_item(key, field);
        let write = write_key(key, &quote!(Self), &Writer::Item(&place));
        let values = Values::of(key).of_item(&place);
        let body = key_impl(key, &self.declaration(), &proof, &write, &values);
        tokens.extend(self.outside.clone());
        tokens.extend(generics.implement(None, &quote!(__sk::SyntheticKey for), &bounds, &body));
        if key.id.is_some() {
            let identified = quote!(__sk::HasId for);
            tokens.extend(generics.implement(None, &identified, &bounds, &TokenStream::new()));
        }
        tokens.extend(nested::accessors(key));
        let methods = key_methods(key.item.vis, &key_form(key));
        let id = key.id.as_ref().map(|_| id_method(key.item.vis));
        let names = templates::of_item(key, lookup, &proof);
        let methods = quote!(#methods #id #names);
        tokens.extend(generics.implement(None, &TokenStream::new(), &bounds, &methods));
        tokens.extend(self.proof_at_once());
    }
}
