//! The item itself: where it is not generic, it has the declaration of the key, and its lookups have that.

use proc_macro2::TokenStream;
use quote::{ToTokens, quote};

use super::format::Owner;
use super::generics::{ItemGenerics, item_bounds};
use super::hooks::Hooks;
use super::lookup::Lookup;
use super::names;
use super::proofs::{declares, is_declared_by_item, key_info, proof, prove, use_proof};
use super::write::{of_item, write_key};
use crate::model::Key;

pub(super) struct Item<'a> {
    key: &'a Key<'a>,
    lookup: &'a Lookup<'a>,
    hooks: &'a Hooks<'a>,
}

impl<'a> Item<'a> {
    pub(super) fn new(key: &'a Key<'a>, lookup: &'a Lookup<'a>, hooks: &'a Hooks<'a>) -> Self {
        Self { key, lookup, hooks }
    }

    /// The declaration: its own, or that of the point read, which has those of the item's parameters that matter.
    fn declaration(&self) -> TokenStream {
        if is_declared_by_item(self.key) {
            return declares(&key_info(self.key, Owner::Item));
        }
        let lent = self.lookup.ty("'_");
        declares(&quote!(<#lent as __sk::SyntheticKey>::KEY))
    }

    /// What is proved where the item is used, if it is generic: its own declaration, or the point read's.
    fn proof_in_use(&self) -> [Option<TokenStream>; 2] {
        let (key, lookup) = (self.key, self.lookup);
        match (is_declared_by_item(key), is_generic(key)) {
            (true, true) => [proof(key), use_proof(key, &quote!(Self))],
            (false, _) if lookup.is_generic() => [None, use_proof(key, &lookup.ty("'_"))],
            _ => [None, None],
        }
    }

    /// What is proved of its own declaration at once, with whether it is written without its key: one call for both, because
    /// each costs time in every build.
    fn proof_at_once(&self) -> Option<TokenStream> {
        let Key {
            ident, generics, ..
        } = self.key;
        if !is_declared_by_item(self.key) || is_generic(self.key) {
            return None;
        }
        let lifetimes = generics.lifetimes().map(|_| quote!('_));
        let (ty, written) = (
            quote!(#ident<#(#lifetimes),*>),
            self.hooks.is_written_without_key(),
        );
        let proof = prove(self.lookup, &ty, &written);
        self.key.is_sound.then(|| quote!(#proof;))
    }
}

/// Whether there are parameters that a proof must know.
fn is_generic(key: &Key) -> bool {
    key.generics.params.len() > key.generics.lifetimes().count()
}

impl ToTokens for Item<'_> {
    fn to_tokens(&self, tokens: &mut TokenStream) {
        let Self { key, lookup, .. } = self;
        let generics = ItemGenerics::new(&key.ident, key.generics);
        let bounds = item_bounds(key);
        let (declaration, form) = (self.declaration(), lookup.key_form());
        let [proof, use_proof] = self.proof_in_use();
        let write = write_key(key, &|field| {
            let member = &field.member;
            of_item(key, field, &quote!(self.#member))
        });
        let write_id = names::write_id_of_item(key);
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
        tokens.extend(generics.implement(None, &quote!(__sk::SyntheticKey for), &bounds, &body));
        let names = names::of_item(lookup);
        if !names.is_empty() {
            tokens.extend(generics.implement(None, &TokenStream::new(), &bounds, &names));
        }
        tokens.extend(self.proof_at_once());
    }
}
