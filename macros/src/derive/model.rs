//! What a key is, once it is known to be sound.

use proc_macro2::Ident;
use syn::ext::IdentExt;
use syn::{Generics, Path, Type, Visibility};

use crate::derive::parse::serde::SerdeField;
use crate::derive::parse::{Member, SerdeType};
use crate::derive::text::Format;

/// A key and the type it belongs to.
#[expect(
    clippy::struct_excessive_bools,
    reason = "independent facts, not states"
)]
pub(crate) struct Key<'a> {
    pub(crate) ident: Ident,
    /// How documentation calls it: `Trip`, or `Event::Login` of a variant.
    pub(crate) doc_name: String,
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
    /// How many levels the key has, where it has levels.
    pub(crate) levels: Option<u8>,
    pub(crate) container: Option<Vec<NamePiece>>,
    pub(crate) id: Option<Id>,
    pub(crate) document: Document<'a>,
}

/// A piece of a container's name, or of an id.
pub(crate) enum NamePiece {
    Literal(String),
    /// One of the key's `fields`, and how it is written here; otherwise as it is in the key.
    Field(usize, Option<Format>),
}

/// The id of the item.
pub(crate) struct Id {
    pub(crate) pieces: Vec<NamePiece>,
    pub(crate) property: &'static str,
    /// Whether the property is added to the document: it is no field of the item.
    pub(crate) is_added: bool,
}

/// An enum whose variants have keys.
pub(crate) struct EnumKey<'a> {
    /// The enum as a type without fields.
    pub(crate) whole: Key<'a>,
    /// Whether the fields of a variant are at the top of its document.
    pub(crate) is_flat: bool,
    pub(crate) variants: Vec<(&'a Ident, VariantKey<'a>)>,
}

/// Where the key of a variant comes from.
pub(crate) enum VariantKey<'a> {
    /// From the item that it holds.
    Item(&'a Type),
    /// From its own fields.
    Fields(Box<Key<'a>>),
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
    /// The names of the properties, where they are not those of the fields.
    pub(crate) names: Option<Vec<String>>,
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
    /// Its name in the document.
    pub(crate) wire_name: String,
    /// The way to the nested field that is meant, where one is.
    pub(crate) path: Vec<Ident>,
    pub(crate) role: Role,
    pub(crate) level: u8,
    pub(crate) format: Format,
    /// Whether every use of the field takes it as a timestamp.
    pub(crate) is_time: bool,
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
    /// Not in the key, but in the name of the container.
    InContainer,
    /// Not in the key, but in the id.
    InId,
}

impl KeyField<'_> {
    /// Its name in the document, and those on the way to the nested field that is meant.
    pub(crate) fn segments(&self) -> Vec<String> {
        let nested = self.path.iter().map(|ident| ident.unraw().to_string());
        std::iter::once(self.wire_name.clone())
            .chain(nested)
            .collect()
    }
}

/// What stands behind the parts.
pub(crate) struct Suffix {
    pub(crate) separator: String,
    /// The greatest suffix; the least is 1.
    pub(crate) n: u16,
    /// Earlier numbers of suffixes.
    pub(crate) was: Vec<u16>,
}

impl Suffix {
    /// The greatest suffix that there has ever been.
    pub(crate) fn greatest(&self) -> u16 {
        self.was.iter().copied().fold(self.n, u16::max)
    }
}

impl<'a> Key<'a> {
    pub(crate) fn parts(&self) -> impl Iterator<Item = &KeyField<'a>> {
        self.parts.iter().map(|&at| &self.fields[at])
    }

    pub(crate) fn hashed(&self) -> impl DoubleEndedIterator<Item = &KeyField<'a>> {
        self.fields
            .iter()
            .filter(|field| field.role == Role::Hashed)
    }

    /// Whether it is the key of a variant, which is no type of its own.
    pub(crate) fn is_variant(&self) -> bool {
        self.doc_name.contains("::")
    }

    /// Whether something stands before the suffix, in its level.
    pub(crate) fn has_base(&self) -> bool {
        self.parts_of(self.levels.unwrap_or(1)).next().is_some()
    }

    /// The greatest suffix; without a suffix there is one key, as with one.
    pub(crate) fn suffixes(&self) -> u16 {
        self.suffix.as_ref().map_or(1, |suffix| suffix.n)
    }

    pub(crate) fn drawn(&self) -> Option<&KeyField<'a>> {
        self.fields.iter().find(|field| field.role == Role::Drawn)
    }

    /// The parts of a level; of a key without levels, all.
    pub(crate) fn parts_of(&self, level: u8) -> impl Iterator<Item = &KeyField<'a>> {
        self.parts()
            .filter(move |field| self.levels.is_none() || field.level == level)
    }

    /// The levels, from 1 on; of a key without levels, the whole.
    pub(crate) fn all_levels(&self) -> std::ops::RangeInclusive<u8> {
        1..=self.levels.unwrap_or(1)
    }

    /// The one part that is rolled up, where there is one.
    pub(crate) fn rolled_up(&self) -> Option<&KeyField<'a>> {
        let mut parts = self.parts().filter(|field| field.format.rollup.is_some());
        parts.next().filter(|_| parts.next().is_none())
    }

    /// The characters that are escaped inside text parts, each once; `%` is the last.
    pub(crate) fn escaped_characters(&self) -> String {
        // With one part there is no separator: the layout does not show it, so no reader could escape it.
        let has_separator = self
            .all_levels()
            .any(|level| self.parts_of(level).nth(1).is_some());
        let separator = if has_separator { &*self.separator } else { "" };
        let suffix = self.suffix.as_ref().filter(|_| self.has_base());
        let suffix_separator = suffix.map_or("", |suffix| &suffix.separator);
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
