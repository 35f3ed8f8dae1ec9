//! The id of an item, and the name of the container that it is in.

use proc_macro2::TokenStream;
use quote::{ToTokens, quote};

use super::declare::store_of;
use super::lookup::Lookup;
use super::text::{Owner, full_name, lend, part_info, rolled_up, text};
use super::write::Held;
use crate::derive::model::{Key, KeyField, NamePiece};
use crate::derive::text::{Format, Period};

/// A field of the key, and how a piece writes it.
fn field_of<'k>(
    key: &'k Key<'k>,
    at: usize,
    format: Option<&'k Format>,
) -> (&'k KeyField<'k>, &'k Format) {
    let field = &key.fields[at];
    (field, format.unwrap_or(&field.format))
}

/// Statements that write the pieces; `held` is a field as a lookup holds it.
fn write(key: &Key, pieces: &[NamePiece], held: &Held) -> TokenStream {
    let statements = pieces.iter().map(|piece| match piece {
        NamePiece::Literal(literal) => quote!(__sk::KeyWriter::push_str(__out, #literal);),
        NamePiece::Field(at, format) => {
            let (field, format) = field_of(key, *at, format.as_ref());
            let (name, text) = (full_name(field), text(format, held(field)));
            quote!(__sk::KeyWriter::__part(__out, #name, #text);)
        }
    });
    statements.collect()
}

/// A field of the item, where `self` is one, as a lookup holds it.
fn lent_by_item(field: &KeyField) -> TokenStream {
    let member = &field.member;
    lend(field, &quote!(self.#member))
}

/// Whether every field of the pieces is one of the lookup's.
fn is_in(lookup: &Lookup, pieces: &[NamePiece]) -> bool {
    pieces.iter().all(|piece| match piece {
        NamePiece::Literal(_) => true,
        NamePiece::Field(at, _) => {
            let field = &lookup.key.fields[*at];
            lookup
                .fields
                .iter()
                .any(|other| std::ptr::eq(*other, field))
        }
    })
}

/// `write_id` of a lookup that has all fields of the id.
pub(super) fn write_id(
    key: &Key,
    lookup: &Lookup,
    use_proof: Option<&TokenStream>,
) -> Option<TokenStream> {
    let id = key
        .id
        .as_ref()
        .filter(|id| key.is_sound && is_in(lookup, &id.pieces))?;
    Some(write_id_with(key, &id.pieces, use_proof, &|field| {
        lookup.held(field)
    }))
}

/// `write_id` of the item.
pub(super) fn write_id_of_item(key: &Key, use_proof: Option<&TokenStream>) -> Option<TokenStream> {
    let id = key.id.as_ref().filter(|_| key.is_sound)?;
    Some(write_id_with(key, &id.pieces, use_proof, &lent_by_item))
}

fn write_id_with(
    key: &Key,
    pieces: &[NamePiece],
    use_proof: Option<&TokenStream>,
    held: &Held,
) -> TokenStream {
    let write = write(key, pieces, held);
    quote! {
        fn __write_id(&self, __out: &mut impl __sk::KeyWriter) {
            #use_proof
            #write
        }
    }
}

/// `item_id()`
fn item_id(key: &Key) -> TokenStream {
    let vis = key.vis;
    quote! {
        /// The id of the item, which is unique under its key.
        ///
        /// # Errors
        ///
        /// A part is empty or out of range, or the store takes no such id.
        #vis fn item_id(&self) -> ::core::result::Result<__sk::String, __sk::KeyError> {
            __sk::item_id(self)
        }
    }
}

/// `container()`, and `container_for(&tenancy)` where one field decides.
fn container(key: &Key, pieces: &[NamePiece], held: &Held) -> TokenStream {
    let (vis, store) = (key.vis, store_of(key));
    // Of an unsound key nothing is written, and its uses raise no further errors.
    let write = if key.is_sound {
        write(key, pieces, held)
    } else {
        TokenStream::new()
    };
    let mut fields = pieces.iter().filter_map(|piece| match piece {
        NamePiece::Field(at, format) => Some(field_of(key, *at, format.as_ref())),
        NamePiece::Literal(_) => None,
    });
    let tenant = match (fields.next(), fields.next()) {
        (Some((_, format)), None) if format.rollup.is_none() && !key.is_sound => Some(quote!("")),
        (Some((field, format)), None) if format.rollup.is_none() => Some(text(format, held(field))),
        _ => None,
    };
    let container_for = tenant.map(|tenant| {
        quote! {
            /// The name of the container that the item is in, where some tenants have one of their own.
            ///
            /// # Errors
            ///
            /// A part is empty or out of range, or the store takes no such name.
            #vis fn container_for(
                &self,
                __tenancy: &__sk::Tenancy,
            ) -> ::core::result::Result<__sk::String, __sk::KeyError> {
                __sk::container_for(#store, __tenancy, #tenant, |__out| { #write })
            }
        }
    });
    quote! {
        /// The name of the container that the item is in.
        ///
        /// # Errors
        ///
        /// A part is empty or out of range, or the store takes no such name.
        #vis fn container(&self) -> ::core::result::Result<__sk::String, __sk::KeyError> {
            __sk::container(#store, |__out| { #write })
        }
        #container_for
    }
}

/// Inherent functions of a lookup.
pub(super) fn of_lookup(lookup: &Lookup) -> TokenStream {
    let key = lookup.key;
    let held = |field: &KeyField| lookup.held(field);
    let is_id = |id: &&crate::derive::model::Id| is_in(lookup, &id.pieces);
    let id = key.id.as_ref().filter(is_id).map(|_| item_id(key));
    let container = key
        .container
        .as_ref()
        .map(|pieces| container(key, pieces, &held));
    quote!(#id #container)
}

/// Inherent functions of the item.
pub(super) fn of_item(lookup: &Lookup) -> TokenStream {
    let key = lookup.key;
    let id = key.id.as_ref().map(|_| item_id(key));
    let container = key
        .container
        .as_ref()
        .map(|pieces| container(key, pieces, &lent_by_item));
    let between = key
        .container
        .as_ref()
        .and_then(|pieces| containers_between(lookup, pieces));
    quote!(#id #container #between)
}

/// The one period in the names of containers, and what else is in them.
struct OnePeriod<'k> {
    period: Period,
    /// Its place among the pieces.
    at: usize,
    /// The timestamp, and how it is written.
    time: &'k KeyField<'k>,
    format: &'k Format,
    /// The places of the other fields.
    others: Vec<usize>,
}

impl<'k> OnePeriod<'k> {
    fn of(key: &'k Key<'k>, pieces: &'k [NamePiece]) -> Option<Self> {
        let (mut others, mut periods) = (Vec::new(), Vec::new());
        for (at, piece) in pieces.iter().enumerate() {
            let NamePiece::Field(place, format) = piece else {
                continue;
            };
            let (field, format) = field_of(key, *place, format.as_ref());
            match format.rollup {
                Some(period) => periods.push((period, at, field, format)),
                None if others.contains(place) => {}
                None => others.push(*place),
            }
        }
        let [(period, at, time, format)] = periods[..] else {
            return None;
        };
        // A nested field has a type without a name here, and what is absent is at no time.
        let is_nested = |at: &usize| !key.fields[*at].path.is_empty();
        if others.iter().any(is_nested) || !time.path.is_empty() || format.none.is_some() {
            return None;
        }
        Some(Self {
            period,
            at,
            time,
            format,
            others,
        })
    }
}

/// `containers_between(the other fields, from, to)`
fn containers_between(lookup: &Lookup, pieces: &[NamePiece]) -> Option<TokenStream> {
    let key = lookup.key;
    let OnePeriod {
        period,
        at,
        time,
        format,
        others,
    } = OnePeriod::of(key, pieces)?;
    // The item may have a lifetime of that name.
    let mut lifetimes = key.generics.lifetimes();
    let lifetime = lifetimes
        .all(|param| param.lifetime.ident != "key")
        .then(|| quote!(<'key>));
    let args = others
        .iter()
        .map(|other| lookup.argument(&key.fields[*other]));
    let held = |field: &KeyField| lookup.bound_name(field).to_token_stream();
    let [before, after, from, to] = if key.is_sound {
        let [from, to] = [quote!(__from), quote!(__to)].map(|end| rolled_up(format, period, &end));
        let (before, after) = (&pieces[..at], &pieces[at + 1..]);
        [
            write(key, before, &held),
            write(key, after, &held),
            from,
            to,
        ]
    } else {
        [
            TokenStream::new(),
            TokenStream::new(),
            quote!(__sk::RolledUp::NONE),
            quote!(__sk::RolledUp::NONE),
        ]
    };
    let (vis, store, ty) = (key.vis, store_of(key), lookup.field_type(time));
    let doc = format!(
        "The names of the containers of every {} between two instants, both included, in order.",
        period.name()
    );
    Some(quote! {
        #[doc = #doc]
        ///
        /// # Errors
        ///
        /// A part is empty or out of range, or the store takes no such name.
        #vis fn containers_between #lifetime(
            #(#args,)*
            __from: #ty,
            __to: #ty,
        ) -> ::core::result::Result<__sk::ContainersBetween, __sk::KeyError> {
            __sk::containers(
                #store,
                |__out| { let _ = &__out; #before },
                |__out| { let _ = &__out; #after },
                __sk::#period,
                [#from, #to],
            )
        }
    })
}

/// The declaration of the id, for the proofs.
pub(super) fn id_info(key: &Key) -> Option<TokenStream> {
    let id = key.id.as_ref()?;
    let (mut parts, mut between, mut literal) = (Vec::new(), Vec::new(), String::new());
    let mut literals = Vec::new();
    for piece in &id.pieces {
        match piece {
            NamePiece::Literal(text) => {
                literals.push(text);
                literal.clone_from(text);
            }
            NamePiece::Field(at, format) => {
                let (field, format) = field_of(key, *at, format.as_ref());
                if !parts.is_empty() {
                    between.push(std::mem::take(&mut literal));
                }
                literal.clear();
                parts.push(part_info(field, format, Owner::Item, key.generics));
            }
        }
    }
    let (property, is_added) = (id.property, id.is_added);
    Some(quote! {
        __sk::IdInfo {
            property: #property,
            is_added: #is_added,
            parts: &[#(#parts),*],
            between: &[#(#between),*],
            literals: &[#(#literals),*],
        }
    })
}

/// The literal text in the names of containers, and what is known of the fields in it.
pub(super) fn container_info(key: &Key) -> Option<TokenStream> {
    let (mut literals, mut parts) = (Vec::new(), Vec::new());
    for piece in key.container.as_ref()? {
        match piece {
            NamePiece::Literal(text) => literals.push(text),
            NamePiece::Field(at, format) => {
                let (field, format) = field_of(key, *at, format.as_ref());
                parts.push(part_info(field, format, Owner::Item, key.generics));
            }
        }
    }
    Some(quote!(&[#(#literals),*], &[#(#parts),*]))
}
