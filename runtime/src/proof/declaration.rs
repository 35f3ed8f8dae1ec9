//! A key's declaration as a constant: what it is made of, and where it is stored.
#![allow(
    clippy::must_use_candidate,
    clippy::return_self_not_must_use,
    reason = "generated code alone makes one"
)]

use crate::part::shape::same_text;
use crate::part::text::escape::Escape;
use crate::proof::message::Message;
use crate::{PartShape, Store};

/// A key as its type declares it. Every constant of every item costs the compiler time, also the time to look at what it
/// refers to, so that a key with every option as it is by default refers to none.
#[derive(Clone, Copy, Debug)]
pub struct KeyInfo {
    pub(crate) layout: &'static str,
    pub(crate) parts: &'static [PartInfo],
    /// Of a key with every option as it is by default, none.
    pub(crate) options: Option<&'static KeyOptions>,
}

/// What a key has beside its parts.
#[derive(Clone, Copy, Debug)]
pub struct KeyOptions {
    pub(crate) property: &'static str,
    pub(crate) paths: &'static [&'static str],
    /// The options of those parts that are taken apart in another way than their type says.
    pub(crate) of_parts: &'static [PartOptions],
    pub(crate) separator: &'static str,
    /// The text before the suffix, and how many suffixes there are.
    pub(crate) suffix: Option<(&'static str, u16)>,
    /// The greatest number that a key may end with, also under another N.
    pub(crate) greatest: u16,
    /// What the suffix is computed from; nothing, where it is drawn.
    pub(crate) hashed: &'static [PartInfo],
    /// What is escaped inside text parts.
    pub(crate) escape: Option<&'static Escape>,
    pub(crate) store: Store,
    /// The fewest keys that the types must be able to produce.
    pub(crate) min_distinct: u64,
    /// Whether a key of time alone is accepted.
    pub(crate) time_only: bool,
    /// The levels, where there are several.
    pub(crate) levels: &'static [LevelInfo],
    /// The id of the item, where it is made of fields.
    pub(crate) id: Option<IdInfo>,
    /// The literal text in the names of containers.
    pub(crate) container: &'static [&'static str],
    /// Whether the type itself writes its key into its documents.
    pub(crate) is_written: bool,
}

/// A level of a key.
#[derive(Clone, Copy, Debug)]
pub struct LevelInfo {
    /// How many of the key's parts it has.
    pub parts: usize,
    /// The property that carries it in the document.
    pub property: Property,
    /// Whether the property is added: it is no field of the item.
    pub is_added: bool,
}

/// A property, and the path under which a store knows it.
#[derive(Clone, Copy, Debug)]
pub struct Property {
    /// `partitionKey`
    pub name: &'static str,
    /// `/partitionKey`
    pub path: &'static str,
}

impl LevelInfo {
    /// A level of one field as it is: the field carries it, if the document holds the field as a string.
    pub const fn field(field: Property, added: Property, shape: &PartShape) -> Self {
        let is_added = !shape.quoted;
        let property = if is_added { added } else { field };
        Self {
            parts: 1,
            property,
            is_added,
        }
    }

    /// Any other level.
    pub const fn made(parts: usize, property: Property) -> Self {
        Self {
            parts,
            property,
            is_added: true,
        }
    }
}

/// The id of an item.
#[derive(Clone, Copy, Debug)]
pub struct IdInfo {
    /// The property that carries it.
    pub property: &'static str,
    /// Whether the property is added: it is no field of the item.
    pub is_added: bool,
    /// What it is made of.
    pub parts: &'static [PartInfo],
    /// The text between the parts.
    pub between: &'static [&'static str],
    /// All text that is in every id.
    pub literals: &'static [&'static str],
}

/// A part of a key: the field's name in the document, and what is known of its texts. A tuple of references costs the
/// compiler less than a struct, in every constant of every item.
pub type PartInfo = (&'static str, &'static PartShape);

/// How a part with options is taken apart again.
#[derive(Clone, Copy, Debug)]
pub struct PartOptions {
    /// Its place among the parts.
    pub at: usize,
    /// The text of an absent value.
    pub none: Option<&'static str>,
    /// The shape of the values that are there.
    pub present: Option<&'static PartShape>,
    /// The number of digits, with zeros before them.
    pub width: Option<usize>,
}

impl PartOptions {
    /// None, of the part at this place.
    pub const fn at(at: usize) -> Self {
        Self {
            at,
            none: None,
            present: None,
            width: None,
        }
    }
}

impl KeyInfo {
    /// The key of a refused item or variant.
    pub const NONE: Self = Self::plain("", &[]);

    /// A key with every option as it is by default.
    pub const fn plain(layout: &'static str, parts: &'static [PartInfo]) -> Self {
        Self {
            layout,
            parts,
            options: None,
        }
    }

    /// A key with other options.
    pub const fn new(
        layout: &'static str,
        parts: &'static [PartInfo],
        options: &'static KeyOptions,
    ) -> Self {
        Self {
            layout,
            parts,
            options: Some(options),
        }
    }

    pub(crate) const fn options(&self) -> &'static KeyOptions {
        match self.options {
            Some(options) => options,
            None => const { &KeyOptions::DEFAULT },
        }
    }

    /// Whether the key is all that a document has beside the item's fields, and all that is checked before it is written.
    pub(crate) const fn adds_key_alone(&self) -> bool {
        self.options().levels.is_empty() && self.options().id.is_none()
    }

    /// Whether the type itself writes its key.
    pub const fn is_written(&self) -> bool {
        self.options().is_written
    }
}

impl KeyOptions {
    /// Every option as it is by default.
    pub const DEFAULT: Self = Self {
        property: "partitionKey",
        paths: &["/partitionKey"],
        of_parts: &[],
        separator: "-",
        suffix: None,
        greatest: 0,
        hashed: &[],
        escape: None,
        store: Store::COSMOS,
        min_distinct: 100,
        time_only: false,
        levels: &[],
        id: None,
        container: &[],
        is_written: false,
    };

    /// `property = "..."`
    pub const fn property(
        mut self,
        property: &'static str,
        paths: &'static [&'static str],
    ) -> Self {
        self.property = property;
        self.paths = paths;
        self
    }

    /// `separator = "..."`
    pub const fn separator(mut self, separator: &'static str) -> Self {
        self.separator = separator;
        self
    }

    /// `none = "..."`, `pad = W`
    pub const fn of_parts(mut self, options: &'static [PartOptions]) -> Self {
        self.of_parts = options;
        self
    }

    /// `hash_suffix = N` or `random_suffix = N`
    pub const fn suffix(mut self, separator: &'static str, n: u16) -> Self {
        self.suffix = Some((separator, n));
        self.greatest = n;
        self
    }

    /// The greatest suffix, of another N than that of new keys
    pub const fn greatest(mut self, greatest: u16) -> Self {
        self.greatest = greatest;
        self
    }

    /// The fields with `hash_suffix`
    pub const fn hashed(mut self, hashed: &'static [PartInfo]) -> Self {
        self.hashed = hashed;
        self
    }

    /// `escape`
    pub const fn escape(mut self, escape: &'static Escape) -> Self {
        self.escape = Some(escape);
        self
    }

    /// `store = "..."` or `max_len = N`
    pub const fn store(mut self, store: Store) -> Self {
        self.store = store;
        self
    }

    /// `min_distinct = N`
    pub const fn min_distinct(mut self, min_distinct: u64) -> Self {
        self.min_distinct = min_distinct;
        self
    }

    /// `time_only`
    pub const fn time_only(mut self) -> Self {
        self.time_only = true;
        self
    }

    /// `level = ...`
    pub const fn levels(
        mut self,
        levels: &'static [LevelInfo],
        paths: &'static [&'static str],
    ) -> Self {
        self.levels = levels;
        self.paths = paths;
        self
    }

    /// `id`
    pub const fn id(mut self, id: IdInfo) -> Self {
        self.id = Some(id);
        self
    }

    /// `container = "..."`: its literal text, and its fields, which have passed what their options ask.
    pub const fn container(
        mut self,
        literals: &'static [&'static str],
        _: &'static [PartInfo],
    ) -> Self {
        self.container = literals;
        self
    }

    /// An enum: each variant has a key of its own, under the same property of the same store.
    ///
    /// # Panics
    ///
    /// In the compiler, with what the variants disagree on.
    #[track_caller]
    pub const fn of_variants(
        variants: &[KeyInfo],
        is_flat: bool,
        writes: bool,
        is_keyed: bool,
    ) -> Self {
        let first = variants[0].options();
        let mut options = Self::DEFAULT;
        (options.property, options.paths, options.store) =
            (first.property, first.paths, first.store);
        options.is_written = is_flat;
        let mut i = 0;
        while i < variants.len() {
            let other = variants[i].options();
            assert!(
                same_text(first.property, other.property),
                "SK0616: the variants store their keys under different properties, and a container has one: \
                 give all of them the same, `#[pk(property = \"partitionKey\")]`"
            );
            assert!(
                other.levels.is_empty(),
                "SK0616: a variant's item has a key of several levels, and the enum has one text: \
                 store such items as their own type, or give the item a key without `level`"
            );
            assert!(
                first.store.is_same(&other.store),
                "SK0616: the variants are declared for different stores, and they are stored together: \
                 give all of them the same, `#[pk(store = \"cosmos\")]`"
            );
            assert!(
                !writes
                    || other.is_written
                    || !matches!(other.id, Some(IdInfo { is_added: true, .. })),
                "SK0616: a variant's type has an id that is added to its documents, and this enum writes the documents: \
                 let the variant's type write them, `#[serde(remote = \"Self\")]` on it"
            );
            assert!(
                !is_flat || !is_keyed || !other.is_written,
                "SK0616: a variant's type writes its key itself, and `Keyed` would write it again: \
                 remove `keyed` here if every variant's type does; otherwise write `#[serde(remote = \"Self\")]` instead of it"
            );
            options.is_written = options.is_written && other.is_written;
            i += 1;
        }
        options
    }

    /// `#[serde(remote = "Self")]`
    pub const fn written(mut self) -> Self {
        self.is_written = true;
        self
    }
}

/// The layouts of an enum's variants, one after the other.
pub const fn layouts(variants: &[KeyInfo]) -> Message {
    let (mut message, mut i) = (Message::EMPTY, 0);
    while i < variants.len() {
        message = message
            .text(if i > 0 { " | " } else { "" })
            .text(variants[i].layout);
        i += 1;
    }
    message
}
