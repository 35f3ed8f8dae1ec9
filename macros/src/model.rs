//! What a key is, once it is known to be sound.

use proc_macro2::Ident;
use syn::{Generics, Path, Type, Visibility};

use crate::input::{Member, SerdeType};
use crate::serde_attr::SerdeField;

/// A key and the type it belongs to.
#[expect(
    clippy::struct_excessive_bools,
    reason = "independent facts, not states"
)]
pub(crate) struct Key<'a> {
    pub(crate) ident: &'a Ident,
    pub(crate) vis: &'a Visibility,
    pub(crate) generics: &'a Generics,
    pub(crate) is_tuple: bool,
    pub(crate) is_deprecated: bool,
    /// Whether nothing is wrong with it.
    pub(crate) is_sound: bool,
    /// The path given with `crate = path`.
    pub(crate) krate: Option<Path>,
    pub(crate) property: String,
    pub(crate) separator: String,
    /// Whether the separators are escaped inside text parts.
    pub(crate) escape: bool,
    pub(crate) proofs: Proofs,
    /// The fields that the key uses, in declaration order.
    pub(crate) fields: Vec<KeyField<'a>>,
    /// The parts as places in `fields`, in the order of the key. There is at least one.
    pub(crate) parts: Vec<usize>,
    pub(crate) suffix: Option<Suffix>,
    pub(crate) document: Document<'a>,
}

/// What is proved at build time.
pub(crate) struct Proofs {
    /// The fewest keys that the types must be able to produce, where it is given.
    pub(crate) min_distinct: Option<u64>,
    pub(crate) store: Store,
    /// Whether a key of time alone is accepted.
    pub(crate) time_only: bool,
}

/// The store, by what it accepts as a key.
#[derive(Clone, Copy)]
pub(crate) enum Store {
    Cosmos,
    CosmosSmall,
    Table,
    Dynamodb,
    Mongodb,
    /// Any that takes so many bytes.
    Bytes(u64),
}

/// How the item is stored.
pub(crate) struct Document<'a> {
    pub(crate) hooks: Hooks,
    /// Whether reading a document with a wrong key is an error.
    pub(crate) verify: bool,
    pub(crate) serde: SerdeType,
    /// Every field of the item.
    pub(crate) fields: Vec<(&'a Type, SerdeField)>,
}

/// Who writes the key into the document.
#[derive(Clone, Copy)]
pub(crate) enum Hooks {
    /// Nobody: the type is not stored through serde, which the compiler makes sure of.
    None,
    /// `Keyed<T>` around the item.
    Keyed,
    /// The item's own impls, around the functions of serde's derives.
    Remote { serialize: bool, deserialize: bool },
}

/// A field that the key uses.
pub(crate) struct KeyField<'a> {
    pub(crate) member: Member<'a>,
    pub(crate) ty: &'a Type,
    pub(crate) wire_name: String,
    pub(crate) role: Role,
    /// Whether the type is known to be no part; then the key is unsound.
    pub(crate) is_unfit: bool,
}

#[derive(Clone, Copy, PartialEq, Eq)]
pub(crate) enum Role {
    /// A part of the text, at this position where one is given.
    Part { position: Option<usize> },
    /// What the suffix is computed from.
    Hashed,
    /// The number that was drawn as the suffix.
    Drawn,
}

/// What stands behind the parts.
pub(crate) struct Suffix {
    pub(crate) separator: String,
    /// The greatest suffix; the least is 1.
    pub(crate) n: u16,
}

impl<'a> Key<'a> {
    pub(crate) fn parts(&self) -> impl Iterator<Item = &KeyField<'a>> {
        self.parts.iter().map(|&at| &self.fields[at])
    }

    pub(crate) fn hashed(&self) -> impl Iterator<Item = &KeyField<'a>> {
        self.fields
            .iter()
            .filter(|field| field.role == Role::Hashed)
    }

    /// The greatest suffix; without a suffix there is one key, as with one.
    pub(crate) fn suffixes(&self) -> u16 {
        self.suffix.as_ref().map_or(1, |suffix| suffix.n)
    }

    pub(crate) fn drawn(&self) -> Option<&KeyField<'a>> {
        self.fields.iter().find(|field| field.role == Role::Drawn)
    }

    /// The characters that are escaped inside text parts, each once; `%` is the last.
    pub(crate) fn escaped_characters(&self) -> String {
        // With one part there is no separator: the layout does not show it, so no reader could escape it.
        let separator = if self.parts.len() > 1 {
            &*self.separator
        } else {
            ""
        };
        let suffix_separator = self.suffix.as_ref().map_or("", |suffix| &suffix.separator);
        let mut characters = String::new();
        for c in separator
            .chars()
            .chain(suffix_separator.chars())
            .chain(['%'])
        {
            if !characters.contains(c) {
                characters.push(c);
            }
        }
        characters
    }
}
