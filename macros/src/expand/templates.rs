//! The id of an item, and the name of the container that it is in.

use proc_macro2::TokenStream;
use quote::{ToTokens, quote};
use syn::Visibility;
use synthetic_key_format::{self as format, TemplatePiece};

use super::lookup::Lookup;
use super::pieces::Pieces;
use super::prove::ProofInUse;
use super::text::Owner;
use super::values::Values;
use crate::layout;
use crate::model::{Key, KeyField, Piece};
use crate::parse::Field;
use crate::text::rollup::Rollup;
use crate::tokens;

/// Whether the lookup has every field of the pieces.
pub(super) fn is_in(key: &Key, lookup: &Lookup, pieces: &[Piece]) -> bool {
    let mut parts = pieces.iter().filter_map(Piece::part);
    parts.all(|part| lookup.has(key.fields[part.field].field()))
}

/// Whether the lookup has all fields of the id.
pub(super) fn has_id(key: &Key, lookup: &Lookup) -> bool {
    key.id
        .as_ref()
        .is_some_and(|id| is_in(key, lookup, &id.pieces))
}

/// `container()`
pub(super) fn container_fn(vis: &Visibility, body: &TokenStream) -> TokenStream {
    quote! {
        /// Returns the name of the container that the item is in.
        ///
        /// # Errors
        ///
        /// A part is empty or out of range, or the store does not accept the name.
        #vis fn container(&self) -> ::core::result::Result<__sk::String, __sk::KeyError> {
            #body
        }
    }
}

/// `container_for(&tenancy)`
pub(super) fn container_for_fn(vis: &Visibility, body: &TokenStream) -> TokenStream {
    quote! {
        /// Returns the name of the container that the item is in, if some tenants have one of their own.
        ///
        /// # Errors
        ///
        /// A part is empty or out of range, the store does not accept the name, or the tenant's own container would have
        /// the name of the shared one.
        #vis fn container_for(
            &self,
            __tenancy: &__sk::Tenancy,
        ) -> ::core::result::Result<__sk::String, __sk::KeyError> {
            #body
        }
    }
}

/// `container()`, and `container_for(&tenancy)` if one field decides.
pub(super) fn container(key: &Key, proof: &ProofInUse) -> Option<TokenStream> {
    let (pieces, vis, use_proof) = (key.container.as_ref()?, key.item.vis, proof.outside());
    let container = container_fn(vis, &quote!(#use_proof __sk::container(self)));
    let container_for = has_tenant(pieces).then(|| {
        container_for_fn(
            vis,
            &quote!(#use_proof __sk::container_for(self, __tenancy)),
        )
    });
    Some(quote!(#container #container_for))
}

/// Whether one field decides about the container, and is not a point in time.
fn has_tenant(pieces: &[Piece]) -> bool {
    let mut parts = pieces.iter().filter_map(Piece::part);
    let one = parts.next().filter(|_| parts.next().is_none());
    one.is_some_and(|part| part.format.rollup().is_none())
}

/// Inherent functions of the item.
pub(super) fn of_item(key: &Key, lookup: &Lookup, proof: &ProofInUse) -> TokenStream {
    let container = container(key, proof);
    let between = containers_between(key, lookup, proof);
    quote!(#container #between)
}

/// The only period in the names of containers, and their other fields.
struct OnePeriod<'k> {
    rollup: Rollup,
    /// The timestamp.
    time: &'k KeyField<'k>,
    /// The indices of the other fields.
    others: Vec<usize>,
}

impl<'k> OnePeriod<'k> {
    fn of(key: &'k Key<'k>, pieces: &'k [Piece]) -> Option<Self> {
        let (mut others, mut periods) = (Vec::new(), Vec::new());
        for part in pieces.iter().filter_map(Piece::part) {
            match part.format.rollup() {
                Some(rollup) => {
                    let field = &key.fields[part.field];
                    periods.push((rollup, field, part.format.none().is_some()));
                }
                None if others.contains(&part.field) => {}
                None => others.push(part.field),
            }
        }
        // An absent timestamp is in no period.
        let [(rollup, time, false)] = periods[..] else {
            return None;
        };
        // Shorter ones are too many to enumerate.
        if !rollup.period.is_for_keys() {
            return None;
        }
        // The type of a nested field has no name here.
        let is_nested = |at: &usize| key.fields[*at].held.is_nested();
        if others.iter().any(is_nested) || time.held.is_nested() {
            return None;
        }
        Some(Self {
            rollup,
            time,
            others,
        })
    }
}

/// `containers_between(the other fields, from, to)`
fn containers_between(key: &Key, lookup: &Lookup, proof: &ProofInUse) -> Option<TokenStream> {
    let OnePeriod {
        rollup,
        time,
        others,
    } = OnePeriod::of(key, key.container.as_ref()?)?;
    let use_proof = proof.outside();
    // The item may have a lifetime with that name.
    let mut lifetimes = key.item.generics.lifetimes();
    let lifetime = lifetimes
        .all(|param| param.lifetime.ident != "key")
        .then(|| quote!(<'key>));
    let others = others.iter().map(|other| &key.fields[*other].held);
    let is_other = |field: &Field| others.clone().any(|other| std::ptr::eq(other.field, field));
    let held = |field: &Field| is_other(field).then(|| lookup.bound_name(field).to_token_stream());
    let values = Values::of(key).of_lookup(&held);
    let args = others.clone().map(|other| lookup.argument(other));
    let [from, to] = [quote!(__from), quote!(__to)].map(|end| rollup.instant(&end));
    let vis = key.item.vis;
    let ty = lookup.field_type(&time.held);
    let doc = format!(
        " Returns the names of the containers of every {} between two instants, both included, in order.",
        rollup.period.name()
    );
    Some(quote! {
        #[doc = #doc]
        ///
        /// # Errors
        ///
        /// A part is empty or out of range, or the store does not accept the name.
        #vis fn containers_between #lifetime(
            #(#args,)*
            __from: #ty,
            __to: #ty,
        ) -> ::core::result::Result<__sk::ContainersBetween, __sk::KeyError> {
            #use_proof
            __sk::containers::<Self>(
                &|__at| match __at { #values _ => __sk::Value::Unknown },
                [#from, #to],
            )
        }
    })
}

/// The declaration of the id.
pub(super) fn id_info(key: &Key, values: &Values, owner: Owner) -> Option<TokenStream> {
    let id = key.id.as_ref()?;
    let is_added = id.is_added;
    let missing = tokens::option(id.missing.as_ref());
    let text = template_info(key, values, owner, &id.pieces);
    Some(quote! {
        __sk::IdInfo { is_added: #is_added, missing: #missing, text: #text }
    })
}

/// The pieces of the names of containers.
pub(super) fn container_info(key: &Key, values: &Values, owner: Owner) -> Option<TokenStream> {
    let pieces = key.container.as_ref()?;
    Some(template_info(key, values, owner, pieces))
}

/// The template in the grammar of Key Format 1, with the names of properties.
fn written(key: &Key, pieces: &[Piece]) -> String {
    let pieces = pieces.iter().filter_map(|piece| match piece {
        Piece::Literal(text) => Some(TemplatePiece::Literal(text.clone()).to_string()),
        Piece::Part(part) => {
            let field = format::Field {
                path: layout::path(&key.fields[part.field]),
                options: part.format.layout(),
            };
            Some(TemplatePiece::Field(field).to_string())
        }
        Piece::Number(_) => None,
    });
    pieces.collect()
}

/// The text and the pieces, as a `TemplateInfo`.
fn template_info(key: &Key, values: &Values, owner: Owner, pieces: &[Piece]) -> TokenStream {
    let (template, pieces) = (
        written(key, pieces),
        Pieces::new(key, values, owner).list(pieces),
    );
    quote!(__sk::TemplateInfo { template: #template, pieces: #pieces })
}
