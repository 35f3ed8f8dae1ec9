//! `TId1`, `TId2`, ...: the first fields of an id, for ids that start with them. The last of them is the whole id.

use proc_macro2::TokenStream;
use quote::{ToTokens, quote, quote_spanned};
use syn::Visibility;

use super::Lookup;
use crate::expand::declare::{is_generic, item_type, store_of};
use crate::expand::pieces::Pieces;
use crate::expand::span::shown_at;
use crate::expand::templates;
use crate::expand::text::Owner;
use crate::expand::values::Values;
use crate::model::{Key, Piece};
use crate::parse::Field;

pub(in crate::expand) struct IdFields<'a> {
    key: &'a Key<'a>,
    lookup: Lookup<'a>,
    /// The pieces before the next field.
    pieces: &'a [Piece],
    count: usize,
    is_whole: bool,
}

impl<'a> IdFields<'a> {
    /// One for each number of fields. There is none for the whole id if the id is a plain field, or if `point` has the
    /// id.
    pub(in crate::expand) fn all(key: &'a Key<'a>, point: &Lookup) -> Vec<Self> {
        let Some(id) = key.id.as_ref().filter(|_| !key.is_variant()) else {
            return Vec::new();
        };
        let mut fields = Vec::new();
        let mut ends = Vec::new();
        for (place, piece) in id.pieces.iter().enumerate() {
            if let Some(part) = piece.part()
                && !fields.contains(&part.field)
            {
                ends.push(place);
                fields.push(part.field);
            }
        }
        ends.push(id.pieces.len());
        let is_field = matches!(
            &id.pieces[..],
            [Piece::Part(part)] if part.format.is_plain() && !key.fields[part.field].held.is_nested()
        );
        let is_made = |count: &usize| {
            let is_known = is_field || templates::is_in(key, point, &id.pieces);
            *count < fields.len() || !is_known
        };
        let of = |count: usize| {
            let held = fields[..count].iter().map(|&at| key.fields[at].held);
            Self {
                key,
                lookup: Lookup::new(key.item, &format!("Id{count}"), held),
                pieces: &id.pieces[..ends[count]],
                count,
                is_whole: count == fields.len(),
            }
        };
        (1..=fields.len()).filter(is_made).map(of).collect()
    }

    pub(in crate::expand) fn definition(&self) -> TokenStream {
        self.lookup
            .definition(&doc(&self.key.item.doc_name, self.count, self.is_whole))
    }
}

/// The documentation of such a lookup.
pub(in crate::expand) fn doc(item: &str, count: usize, is_whole: bool) -> String {
    if is_whole {
        return format!("The id of a [`{item}`] with these values, without the item.");
    }
    let which = if count == 1 {
        "first field".to_owned()
    } else {
        format!("first {count} fields")
    };
    format!(
        "The {which} of the id of a [`{item}`], for a query over all ids that start with these values."
    )
}

impl ToTokens for IdFields<'_> {
    fn to_tokens(&self, tokens: &mut TokenStream) {
        let Self { key, lookup, .. } = self;
        let (vis, store, values) = (key.item.vis, store_of(key), Values::of(key));
        let pieces = if is_generic(key) {
            Pieces::new(key, &values, Owner::Lookup).list(self.pieces)
        } else {
            let (item, count) = (item_type(key, "'static"), self.pieces.len());
            quote!(const { <#item as __sk::SyntheticKey>::__KEY.first_of_id(#count) })
        };
        let proof = (self.is_whole && lookup.is_generic()).then(|| {
            let at = shown_at(key.item.ident.span());
            quote_spanned!(at=> const { __sk::prove_id(#pieces) })
        });
        let held = |field: &Field| lookup.has(field).then(|| lookup.held(field));
        let values = values.of_lookup(&held);
        let body = quote! {
            #proof
            __sk::id_text(
                #store,
                #pieces,
                &|__at| match __at { #values _ => __sk::Value::Unknown },
            )
        };
        let function = if self.is_whole {
            item_id(vis, None, &body)
        } else {
            id_prefix(vis, &body)
        };
        tokens.extend(lookup.traits());
        tokens.extend(lookup.implement(&TokenStream::new(), &function));
    }
}

/// `item_id()`
pub(in crate::expand) fn item_id(
    vis: &Visibility,
    bound: Option<&TokenStream>,
    body: &TokenStream,
) -> TokenStream {
    quote! {
        /// Returns the id of the item. Items with the same key and the same id are the same item.
        ///
        /// # Errors
        ///
        /// A part is empty or out of range, or the store does not accept the id.
        #vis fn item_id(&self) -> ::core::result::Result<__sk::String, __sk::KeyError> #bound {
            #body
        }
    }
}

/// `id_prefix()`
pub(in crate::expand) fn id_prefix(vis: &Visibility, body: &TokenStream) -> TokenStream {
    quote! {
        /// Returns the text that the ids of items with these values start with. If a field can contain the text after
        /// it, ids of other values can start with it too.
        ///
        /// # Errors
        ///
        /// A part is empty or out of range, or the store does not accept the id.
        #vis fn id_prefix(&self) -> ::core::result::Result<__sk::String, __sk::KeyError> {
            #body
        }
    }
}
