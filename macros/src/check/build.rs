//! An input as a key; of an unsound one, as far as it can be known.

use super::property;
use super::types::is_unfit;
use crate::attr::{FieldOptions, TypeOptions};
use crate::input::{Field, Input};
use crate::model::{Document, Hooks, Key, KeyField, Proofs, Role, Store, Suffix};

/// The key that the input declares.
pub(super) fn build(input: Input, is_sound: bool) -> Key {
    let property = property(&input.options).to_owned();
    let suffixes = input.fields.iter().filter(|field| field.options.is_suffix);
    // Of an unsound suffix the number may be missing; then any will do.
    let n = suffixes
        .map(|field| field.options.suffixes().unwrap_or(2))
        .max();
    let TypeOptions {
        separator,
        suffix_separator,
        escape,
        min_distinct,
        max_len,
        store,
        time_only,
        krate,
        verify,
        keyed,
        serialize,
        deserialize,
        property: _,
        layout: _,
    } = input.options;
    let hooks = match (input.serde.is_remote_self, keyed) {
        (false, None) => Hooks::None,
        (false, Some(_)) => Hooks::Keyed,
        (true, _) => Hooks::Remote {
            serialize: serialize.is_some() || deserialize.is_none(),
            deserialize: deserialize.is_some() || serialize.is_none(),
        },
    };

    let (mut fields, mut stored) = (Vec::new(), Vec::new());
    for Field {
        member,
        ty,
        options,
        serde,
    } in input.fields
    {
        if let Some(role) = role(&options) {
            fields.push(KeyField {
                member,
                ty,
                wire_name: serde.written.clone(),
                role,
                is_unfit: is_unfit(ty, role),
            });
        }
        stored.push((ty, serde));
    }
    let position = |at: &usize| match fields[*at].role {
        Role::Part { position } => Some(position),
        Role::Hashed | Role::Drawn => None,
    };
    let mut parts: Vec<_> = (0..fields.len())
        .filter(|at| position(at).is_some())
        .collect();
    parts.sort_by_key(position);

    let suffix_separator = suffix_separator.map_or(".".to_owned(), |option| option.value);
    Key {
        ident: input.ident,
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
        separator: separator.map_or("-".to_owned(), |option| option.value),
        escape: escape.is_some(),
        fields,
        parts,
        suffix: n.map(|n| Suffix {
            separator: suffix_separator,
            n,
        }),
        document: Document {
            hooks,
            verify: verify.is_none_or(|option| option.value),
            serde: input.serde,
            fields: stored,
        },
    }
}

/// What the key uses a field for; of an unsound key, what it was most likely meant for.
fn role(options: &FieldOptions) -> Option<Role> {
    let position = options.concat.as_ref().and_then(|concat| concat.value);
    match options {
        FieldOptions {
            is_random: true, ..
        } => Some(Role::Drawn),
        FieldOptions {
            concat: Some(_), ..
        } => Some(Role::Part { position }),
        FieldOptions {
            is_suffix: true, ..
        } => Some(Role::Hashed),
        FieldOptions {
            is_marked: true, ..
        } => Some(Role::Part { position: None }),
        _ => None,
    }
}
