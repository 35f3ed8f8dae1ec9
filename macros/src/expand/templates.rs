//! The id of an item, and the name of the container that it is in.

use proc_macro2::TokenStream;
use quote::{ToTokens, quote};
use syn::Visibility;
use synthetic_key_format::{Field, TemplatePiece};

use super::declare::store_of;
use super::lookup::Lookup;
use super::prove::ProofInUse;
use super::text::{Owner, part_info};
use super::write::{Held, lent_by_item};
use crate::layout;
use crate::model::{Id, Key, KeyField, NamePiece};
use crate::text::Format;
use crate::text::rollup::Rollup;
use crate::tokens;

/// Statements that write the pieces; `held` is a field as a lookup holds it.
pub(super) fn write(key: &Key, pieces: &[NamePiece], held: &Held) -> TokenStream {
    let statements = pieces.iter().map(|piece| match piece {
        NamePiece::Literal(literal) => quote!(__sk::KeyWriter::push_str(__out, #literal);),
        NamePiece::Field(at, format) => {
            let field = &key.fields[*at];
            let (name, text) = (field.full_name(), format.write(held(field)));
            quote!(__sk::KeyWriter::__part(__out, #name, #text);)
        }
    });
    statements.collect()
}

/// Whether the lookup has every field of the pieces.
pub(super) fn is_in(key: &Key, lookup: &Lookup, pieces: &[NamePiece]) -> bool {
    pieces.iter().all(|piece| match piece {
        NamePiece::Literal(_) => true,
        NamePiece::Field(at, _) => lookup.has(key.fields[*at].field()),
    })
}

/// The id, if the lookup has all of its fields.
fn id_of<'k>(key: &'k Key, lookup: &Lookup) -> Option<&'k Id> {
    let id = key.id.as_ref();
    id.filter(|id| is_in(key, lookup, &id.pieces))
}

/// `write_id` of a lookup that has all fields of the id.
pub(super) fn write_id(
    key: &Key,
    lookup: &Lookup,
    use_proof: Option<&TokenStream>,
) -> Option<TokenStream> {
    let id = id_of(key, lookup)?;
    Some(write_id_with(key, &id.pieces, use_proof, &|field| {
        lookup.held(field.field())
    }))
}

/// `write_id` of the item.
pub(super) fn write_id_of_item(key: &Key, use_proof: Option<&TokenStream>) -> Option<TokenStream> {
    let id = key.id.as_ref()?;
    let held = |field: &KeyField| lent_by_item(key, field);
    Some(write_id_with(key, &id.pieces, use_proof, &held))
}

fn write_id_with(
    key: &Key,
    pieces: &[NamePiece],
    use_proof: Option<&TokenStream>,
    held: &Held,
) -> TokenStream {
    let write = write(key, pieces, held);
    quote! {
        #[inline]
        fn __write_id(&self, __out: &mut impl __sk::KeyWriter) {
            #use_proof
            #write
        }
    }
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
fn container(
    key: &Key,
    pieces: &[NamePiece],
    use_proof: Option<&TokenStream>,
    held: &Held,
) -> TokenStream {
    let (vis, store, write) = (key.item.vis, store_of(key), write(key, pieces, held));
    let body = quote!(#use_proof __sk::container(#store, |__out| { #write }));
    let container = container_fn(vis, &body);
    let container_for = tenant(key, pieces).map(|(field, format)| {
        let tenant = format.write(held(field));
        let body = quote! {
            #use_proof
            __sk::container_for(#store, __tenancy, #tenant, |__out| { #write })
        };
        container_for_fn(vis, &body)
    });
    quote!(#container #container_for)
}

/// The one field that decides about the container, if it is not a point in time.
fn tenant<'k>(key: &'k Key<'k>, pieces: &'k [NamePiece]) -> Option<(&'k KeyField<'k>, &'k Format)> {
    let mut fields = pieces.iter().filter_map(|piece| match piece {
        NamePiece::Field(at, format) => Some((&key.fields[*at], format)),
        NamePiece::Literal(_) => None,
    });
    let one = fields.next().filter(|_| fields.next().is_none());
    one.filter(|(_, format)| format.rollup().is_none())
}

/// Inherent functions of a lookup.
pub(super) fn of_lookup(key: &Key, lookup: &Lookup, proof: &ProofInUse) -> TokenStream {
    let held = |field: &KeyField| lookup.held(field.field());
    let (container, use_proof) = (key.container.as_ref(), proof.outside());
    let container = container.map(|pieces| self::container(key, pieces, use_proof.as_ref(), &held));
    container.unwrap_or_default()
}

/// Inherent functions of the item.
pub(super) fn of_item(key: &Key, lookup: &Lookup, proof: &ProofInUse) -> TokenStream {
    let (container, use_proof) = (key.container.as_ref(), proof.outside());
    let use_proof = use_proof.as_ref();
    let between = container.and_then(|pieces| containers_between(key, lookup, pieces, use_proof));
    let held = |field: &KeyField| lent_by_item(key, field);
    let container = container.map(|pieces| self::container(key, pieces, use_proof, &held));
    quote!(#container #between)
}

/// The only period in the names of containers, and their other fields.
struct OnePeriod<'k> {
    rollup: Rollup,
    /// Its index among the pieces.
    at: usize,
    /// The timestamp.
    time: &'k KeyField<'k>,
    /// The indices of the other fields.
    others: Vec<usize>,
}

impl<'k> OnePeriod<'k> {
    fn of(key: &'k Key<'k>, pieces: &'k [NamePiece]) -> Option<Self> {
        let (mut others, mut periods) = (Vec::new(), Vec::new());
        for (at, piece) in pieces.iter().enumerate() {
            let NamePiece::Field(place, format) = piece else {
                continue;
            };
            match format.rollup() {
                Some(rollup) => {
                    let field = &key.fields[*place];
                    periods.push((rollup, at, field, format.none().is_some()));
                }
                None if others.contains(place) => {}
                None => others.push(*place),
            }
        }
        // An absent timestamp is in no period.
        let [(rollup, at, time, false)] = periods[..] else {
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
            at,
            time,
            others,
        })
    }
}

/// `containers_between(the other fields, from, to)`
fn containers_between(
    key: &Key,
    lookup: &Lookup,
    pieces: &[NamePiece],
    use_proof: Option<&TokenStream>,
) -> Option<TokenStream> {
    let OnePeriod {
        rollup,
        at,
        time,
        others,
    } = OnePeriod::of(key, pieces)?;
    // The item may have a lifetime with that name.
    let mut lifetimes = key.item.generics.lifetimes();
    let lifetime = lifetimes
        .all(|param| param.lifetime.ident != "key")
        .then(|| quote!(<'key>));
    let others = others.iter().map(|other| &key.fields[*other].held);
    let args = others.map(|other| lookup.argument(other));
    let held = |field: &KeyField| lookup.bound_name(field.field()).to_token_stream();
    let [before, after] =
        [&pieces[..at], &pieces[at + 1..]].map(|pieces| write(key, pieces, &held));
    let [from, to] = [quote!(__from), quote!(__to)].map(|end| rollup.of(&end));
    let (vis, store, period) = (key.item.vis, store_of(key), rollup.period_tokens());
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
            __sk::containers(
                #store,
                |__out| { let _ = &__out; #before },
                |__out| { let _ = &__out; #after },
                #period,
                [#from, #to],
            )
        }
    })
}

/// The declaration of the id, for the proofs.
pub(super) fn id_info(key: &Key, owner: Owner) -> Option<TokenStream> {
    let id = key.id.as_ref()?;
    let is_added = id.is_added;
    let missing = tokens::option(id.missing.as_ref());
    let text = template_info(key, &id.pieces, owner);
    Some(quote! {
        __sk::IdInfo { is_added: #is_added, missing: #missing, text: #text }
    })
}

/// The text and fields of the names of containers.
pub(super) fn container_info(key: &Key, owner: Owner) -> Option<TokenStream> {
    let pieces = key.container.as_ref()?;
    Some(template_info(key, pieces, owner))
}

/// The template in the grammar of Key Format 1, with the names of properties.
fn written(key: &Key, pieces: &[NamePiece]) -> String {
    let pieces = pieces.iter().map(|piece| match piece {
        NamePiece::Literal(text) => TemplatePiece::Literal(text.clone()).to_string(),
        NamePiece::Field(at, format) => {
            let field = Field {
                path: layout::path(&key.fields[*at]),
                options: format.layout(),
            };
            TemplatePiece::Field(field).to_string()
        }
    });
    pieces.collect()
}

/// The text and the fields, as a `TemplateInfo`.
pub(super) fn template_info(key: &Key, pieces: &[NamePiece], owner: Owner) -> TokenStream {
    let (mut parts, mut between, mut literals) = (Vec::new(), Vec::new(), Vec::new());
    let mut last = "";
    let mut prefix = None;
    for piece in pieces {
        match piece {
            NamePiece::Literal(text) => {
                literals.push(text);
                last = text;
            }
            NamePiece::Field(at, format) => {
                let before = std::mem::take(&mut last);
                match prefix {
                    None => prefix = Some(before),
                    Some(_) => between.push(before),
                }
                parts.push(part_info(&key.fields[*at], format, owner, key.item, None));
            }
        }
    }
    let prefix = prefix.unwrap_or(last);
    let template = written(key, pieces);
    quote! {
        __sk::TemplateInfo {
            template: #template,
            prefix: #prefix,
            parts: &[#(#parts),*],
            between: &[#(#between),*],
            literals: &[#(#literals),*],
        }
    }
}
