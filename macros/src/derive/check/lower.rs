//! An input as a key; of an unsound one, as far as it can be known.

use super::document::id_is_added;
use super::fields::{Sorted, key_fields};
use super::{id_property, property};
use crate::derive::model::{
    Document, Hooks, Id, Key, KeyField, NamePiece, Proofs, Role, Store, Suffix,
};
use crate::derive::parse::Input;
use crate::derive::parse::given::{Given, TypeOptions};
use crate::derive::template::{Piece, Template};

/// The key that the input declares.
pub(super) fn build(input: Input, is_sound: bool) -> Key {
    let (property, id_property) = (
        property(&input.options).to_owned(),
        id_property(&input.options),
    );
    let id_is_added = id_is_added(&input);
    let suffix = suffix(&input);
    let hooks = hooks(&input);
    let Sorted {
        used: fields,
        stored,
        in_id,
    } = key_fields(input.fields, &input.options);
    // Of a template that cannot be read, others still see that there is one.
    let [has_container, has_id] = ["container", "id"].map(|name| input.options.is_given(name));
    let TypeOptions {
        separator,
        escape,
        min_distinct,
        max_len,
        store,
        time_only,
        krate,
        verify,
        container,
        id,
        ..
    } = input.options;
    let separator = separator.map_or("-".to_owned(), |option| option.value);
    let id_pieces = match id {
        Some(template) => Some(pieces(template, &fields)),
        None => (has_id || !in_id.is_empty()).then(|| joined(&in_id, &separator)),
    };
    Key {
        ident: input.ident,
        doc_name: input.doc_name,
        vis: input.vis,
        generics: input.generics,
        is_tuple: input.is_tuple,
        is_deprecated: input.is_deprecated,
        is_sound,
        krate: krate.map(|option| option.value),
        property,
        proofs: Proofs {
            min_distinct: min_distinct.map(|option| option.value),
            store: match (store, max_len) {
                (Some(store), _) => store.value,
                (None, Some(max_len)) => Store::Bytes(max_len.value),
                (None, None) => Store::Cosmos,
            },
            time_only: time_only.is_some(),
        },
        separator,
        escape: escape.is_some(),
        parts: parts(&fields),
        suffix,
        levels: fields
            .iter()
            .map(|field| field.level)
            .max()
            .filter(|level| *level > 0),
        container: container
            .map(|template| pieces(template, &fields))
            .or(has_container.then(Vec::new)),
        id: id_pieces.map(|pieces| Id {
            is_added: id_is_added,
            pieces,
            property: id_property,
        }),
        document: Document {
            hooks,
            verify: verify.is_none_or(|option| option.value),
            serde: input.serde,
            fields: stored,
            names: None,
        },
        fields,
    }
}

fn suffix(input: &Input) -> Option<Suffix> {
    let suffixes = input.fields.iter().filter(|field| field.options.is_suffix);
    // Of an unsound suffix the number may be missing; then any will do.
    let n = suffixes
        .map(|field| field.options.suffixes().unwrap_or(2))
        .max()?;
    let was = input
        .fields
        .iter()
        .find_map(|field| field.options.was.as_ref());
    let separator = input.options.suffix_separator.as_ref();
    Some(Suffix {
        separator: separator.map_or(".".to_owned(), |option| option.value.clone()),
        n,
        was: was.map_or_else(Vec::new, |was| was.value.clone()),
    })
}

fn hooks(input: &Input) -> Hooks {
    let TypeOptions {
        keyed,
        serialize,
        deserialize,
        ..
    } = &input.options;
    match (input.serde.is_remote_self, keyed) {
        (false, None) => Hooks::None,
        (false, Some(_)) => Hooks::Keyed,
        (true, _) => Hooks::Remote {
            serialize: serialize.is_some() || deserialize.is_none(),
            deserialize: deserialize.is_some() || serialize.is_none(),
        },
    }
}

/// The parts in the order of the key: by level, then by position, then as declared.
fn parts(fields: &[KeyField]) -> Vec<usize> {
    let order = |at: &usize| match fields[*at].role {
        Role::Part { position } => Some((fields[*at].level, position)),
        _ => None,
    };
    let mut parts: Vec<_> = (0..fields.len()).filter(|at| order(at).is_some()).collect();
    parts.sort_by_key(order);
    parts
}

/// The pieces of a template, with fields by their place.
fn pieces(template: Given<Template>, fields: &[KeyField]) -> Vec<NamePiece> {
    let place = |name: &[String]| fields.iter().position(|field| field.segments() == name);
    let pieces = template.value.0.into_iter().map(|piece| match piece {
        Piece::Literal(text) => NamePiece::Literal(text),
        Piece::Field(name, format) => {
            let is_as_in_the_key = format.is_plain();
            NamePiece::Field(
                place(&name).unwrap_or_default(),
                (!is_as_in_the_key).then_some(format),
            )
        }
    });
    pieces.collect()
}

/// The marked fields, with the separator between them.
fn joined(fields: &[usize], separator: &str) -> Vec<NamePiece> {
    let mut pieces = Vec::new();
    for &field in fields {
        if !pieces.is_empty() {
            pieces.push(NamePiece::Literal(separator.to_owned()));
        }
        pieces.push(NamePiece::Field(field, None));
    }
    pieces
}
