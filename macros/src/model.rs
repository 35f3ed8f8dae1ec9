//! The model of a key. A [`Key`] exists only if nothing is wrong with it.

use std::ops::RangeInclusive;

use proc_macro2::Ident;
use syn::{LitStr, Type};
use synthetic_key_format::{Escaped, SuffixRange};

use crate::parse::options::FieldOption;
use crate::parse::serde::{SerdeField, Sides};
use crate::parse::suffix::Function;
use crate::parse::{Field, Input, ty};
use crate::text::Format;

/// A key and the type it belongs to.
pub(crate) struct Key<'a> {
    /// The type, or the variant of an enum.
    pub(crate) item: &'a Input<'a>,
    /// What is escaped inside text parts, in addition to separators; `None` if nothing is.
    pub(crate) escape: Option<Escaped>,
    /// The text of the key.
    pub(crate) text: KeyText,
    /// The other layouts that items may be stored under.
    pub(crate) also_read: Vec<Listed<'a>>,
    /// The fields that the key uses, in declaration order.
    pub(crate) fields: Vec<KeyField<'a>>,
    /// The parts as indices into `fields`, in the order of the key. There is at least one.
    pub(crate) parts: Vec<usize>,
    pub(crate) suffix: Option<Suffix<'a>>,
    /// How many levels the key has, if it has levels.
    pub(crate) levels: Option<u8>,
    /// Whether the property of the key is its one field. Then nothing is added.
    pub(crate) is_field: bool,
    pub(crate) container: Option<Vec<Piece>>,
    pub(crate) id: Option<Id>,
    /// The field of an enum's variant that is the id, which the enum writes.
    pub(crate) stored_id: Option<&'a Field<'a>>,
    pub(crate) document: Document<'a>,
}

/// The text of a key, as described by its layout.
pub(crate) struct KeyText {
    /// The pieces of each level.
    pub(crate) levels: Vec<Vec<Piece>>,
}

/// A layout that is also read.
pub(crate) struct Listed<'a> {
    /// The text in the source.
    pub(crate) literal: &'a LitStr,
    pub(crate) text: KeyText,
}

/// A piece of a key, of an id or of a container's name.
pub(crate) enum Piece {
    Literal(String),
    Part(Written),
    Number(Number),
}

/// A field, and how it is written.
pub(crate) struct Written {
    /// Its index among the key's `fields`.
    pub(crate) field: usize,
    pub(crate) format: Format,
    pub(crate) escape: Escaping,
}

/// Whether the text of a part is escaped.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(crate) enum Escaping {
    Never,
    /// If its type says that it is text. The value says what is escaped in addition to separators.
    IfText(Escaped),
    Always(Escaped),
}

/// The number that spreads one key over several.
pub(crate) struct Number {
    pub(crate) source: NumberSource,
    pub(crate) range: SuffixRange,
}

/// Where the number comes from.
pub(crate) enum NumberSource {
    /// The texts of these fields.
    Hash(Vec<Written>),
    /// The user's own function, which takes the field at this place.
    Function(usize, Function),
    /// The index of the field that holds it.
    Drawn(usize),
}

impl Piece {
    pub(crate) fn part(&self) -> Option<&Written> {
        match self {
            Self::Part(part) => Some(part),
            Self::Literal(_) | Self::Number(_) => None,
        }
    }
}

impl KeyText {
    pub(crate) fn pieces(&self) -> impl Iterator<Item = &Piece> {
        self.levels.iter().flatten()
    }

    pub(crate) fn parts(&self) -> impl Iterator<Item = &Written> {
        self.pieces().filter_map(Piece::part)
    }

    pub(crate) fn number(&self) -> Option<&Number> {
        self.pieces().find_map(|piece| match piece {
            Piece::Number(number) => Some(number),
            Piece::Literal(_) | Piece::Part(_) => None,
        })
    }
}

/// The id of the item.
pub(crate) struct Id {
    pub(crate) pieces: Vec<Piece>,
    /// Whether the property is added to the document: it is not a field of the item.
    pub(crate) is_added: bool,
    /// A field of the key that the id lacks: items with different keys can have the same id.
    pub(crate) missing: Option<String>,
}

/// An enum whose variants have keys.
pub(crate) struct EnumKey<'a> {
    pub(crate) item: &'a Input<'a>,
    pub(crate) document: Document<'a>,
    /// Whether the fields of a variant are at the top of its document.
    pub(crate) is_flat: bool,
    pub(crate) variants: Vec<(&'a Ident, VariantKey<'a>)>,
}

/// Where the key of a variant comes from.
pub(crate) enum VariantKey<'a> {
    /// From the item that it holds.
    Item(&'a Type),
    /// From the enum itself, which it holds in a box.
    Itself(&'a Type),
    /// From its own fields.
    Fields(Box<Key<'a>>),
}

/// How the item is stored.
pub(crate) struct Document<'a> {
    pub(crate) hooks: Hooks,
    /// Every field of the item; for an enum, those of all variants.
    pub(crate) fields: Vec<(&'a Type, &'a SerdeField)>,
    /// The names that are read, if they are not those of the fields.
    pub(crate) names: Option<Vec<String>>,
}

/// Who writes the key into the document.
#[derive(Clone, Copy)]
pub(crate) enum Hooks {
    /// Nobody: the type is not stored through serde, which the compiler checks.
    None,
    /// `Keyed<T>` around the item.
    Keyed,
    /// The item's own impls, around the functions of serde's derives.
    Own(Sides),
}

/// A field that the key uses.
pub(crate) struct KeyField<'a> {
    pub(crate) held: HeldField<'a>,
    pub(crate) role: Role,
    pub(crate) level: u8,
    pub(crate) format: Format,
}

/// A field in the form that a lookup has.
#[derive(Clone, Copy)]
pub(crate) struct HeldField<'a> {
    pub(crate) field: &'a Field<'a>,
    pub(crate) held: Held,
    /// Whether it is an `Option` of that.
    pub(crate) is_optional: bool,
}

/// How a lookup holds a value.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(crate) enum Held {
    /// As a part: text is borrowed, the rest by value.
    Part,
    /// As a point in time.
    Time,
    /// As an integer that counts time.
    Epoch,
    /// As a reference, for a function to take.
    Reference,
    /// As a number that was drawn, from this range.
    Drawn(SuffixRange),
    /// Unchanged. Only lookups of refused items have such fields.
    ByValue,
}

#[derive(Clone, Copy, PartialEq, Eq)]
pub(crate) enum Role {
    /// A part of the text, at this position if one is given.
    Part { position: Option<usize> },
    /// A field that the suffix is computed from.
    Hashed,
    /// The number that was drawn as the suffix.
    Drawn,
    /// Not in the key, but in the name of the container.
    InContainer,
    /// Not in the key, but in the id.
    InId,
}

impl<'a> HeldField<'a> {
    /// The type of the value, without the `Option` of a value that may be absent.
    pub(crate) fn value_type(&self) -> &'a Type {
        let inner = ty::option_of(self.field.ty).filter(|_| self.is_optional);
        inner.unwrap_or(self.field.ty)
    }

    pub(crate) fn is_nested(&self) -> bool {
        self.field.options.is_given(FieldOption::Path)
    }
}

impl<'a> KeyField<'a> {
    pub(crate) fn field(&self) -> &'a Field<'a> {
        self.held.field
    }

    /// Its name in the document, or that of the nested field.
    pub(crate) fn full_name(&self) -> String {
        self.field().segments().join(".")
    }

    /// Whether the document holds the text under the field's name.
    pub(crate) fn is_as_it_is(&self) -> bool {
        self.format.is_plain() && !self.held.is_nested()
    }
}

/// The number at the end of a key, or at the start of its last level.
pub(crate) struct Suffix<'a> {
    /// The text between it and the parts.
    pub(crate) separator: &'a str,
    pub(crate) range: SuffixRange,
    pub(crate) is_first: bool,
    /// The function that computes the hash.
    pub(crate) by: Option<&'a Function>,
}

impl<'a> Key<'a> {
    pub(crate) fn parts(&self) -> impl Iterator<Item = &KeyField<'a>> {
        self.parts.iter().map(|&at| &self.fields[at])
    }

    /// Whether it is the key of a variant, which is not a type itself.
    pub(crate) fn is_variant(&self) -> bool {
        self.item.is_variant()
    }

    /// Whether a point read has every field of the id.
    pub(crate) fn is_id_known(&self) -> bool {
        let is_beside = |field: &KeyField| field.role == Role::InId;
        self.id.is_some() && !self.fields.iter().any(is_beside)
    }

    pub(crate) fn drawn(&self) -> Option<&KeyField<'a>> {
        self.fields.iter().find(|field| field.role == Role::Drawn)
    }

    /// The parts of a level; for a key without levels, all parts.
    pub(crate) fn parts_of(&self, level: u8) -> impl Iterator<Item = &KeyField<'a>> {
        self.parts()
            .filter(move |field| self.levels.is_none() || field.level == level)
    }

    /// The levels, starting with 1; for a key without levels, one.
    pub(crate) fn all_levels(&self) -> RangeInclusive<u8> {
        1..=self.levels.unwrap_or(1)
    }

    /// The one part that is rolled up, if there is one, as a place in `fields`.
    pub(crate) fn rolled_up(&self) -> Option<usize> {
        let is_rolled_up = |at: &usize| self.fields[*at].format.rollup().is_some();
        let mut parts = self.parts.iter().copied().filter(is_rolled_up);
        parts.next().filter(|_| parts.next().is_none())
    }
}
