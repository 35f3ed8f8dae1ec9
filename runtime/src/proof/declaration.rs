//! A key's declaration as a constant: what it is made of, and where it is stored.
#![allow(
    clippy::must_use_candidate,
    clippy::return_self_not_must_use,
    reason = "only generated code makes one"
)]

use crate::part::text::Undo;
use crate::part::text::escape::Escape;
use crate::suffix::SuffixRange;
use crate::{PartShape, Store};

/// A key as its type declares it. Every constant of every item costs the compiler time, also the time to look at what it
/// refers to, so that a key without options refers to none.
#[derive(Clone, Copy, Debug)]
pub struct KeyInfo {
    pub(crate) layout: &'static str,
    pub(crate) parts: &'static [PartInfo],
    /// None, where every option has its default.
    pub(crate) options: Option<&'static KeyOptions>,
}

/// What a key has beside its parts. [`DEFAULT`](Self::DEFAULT) has every default; generated code calls the method of each
/// option that a type gives.
#[derive(Clone, Copy, Debug)]
#[expect(
    clippy::struct_excessive_bools,
    reason = "independent facts, not states"
)]
pub struct KeyOptions {
    pub(crate) property: &'static str,
    pub(crate) paths: &'static [&'static str],
    /// Those of parts that have some to undo.
    pub(crate) of_parts: &'static [PartOptions],
    pub(crate) separator: &'static str,
    pub(crate) suffix: Option<SuffixInfo>,
    /// What is escaped inside text parts.
    pub(crate) escape: Option<&'static Escape>,
    /// Of an escaped key without a lock, the pieces of its layout: between two of them is the place of a part's `:%`.
    pub(crate) layout: Option<&'static [&'static str]>,
    pub(crate) store: Store,
    /// The fewest keys that the types must be able to produce.
    pub(crate) min_distinct: u64,
    /// Whether a key of nothing but time is accepted.
    pub(crate) time_only: bool,
    /// The levels, where there are several.
    pub(crate) levels: &'static [LevelInfo],
    /// The id of the item, where it is made of fields.
    pub(crate) id: Option<IdInfo>,
    /// What the names of containers are made of.
    pub(crate) container: Option<TemplateInfo>,
    /// Whether ids are said to be unique by themselves.
    pub(crate) unique_ids: bool,
    /// Whether a variant of an enum has an id among its fields.
    pub(crate) stores_id: bool,
    /// Whether the type itself writes its key into its documents.
    pub(crate) is_written: bool,
}

/// The suffix of a key.
#[derive(Clone, Copy, Debug)]
pub struct SuffixInfo {
    /// The text before the number.
    pub(crate) separator: &'static str,
    /// The numbers of new keys.
    pub(crate) range: SuffixRange,
    /// The numbers of all keys, also of those under another N.
    pub(crate) all: SuffixRange,
    /// The fields that the number is computed from; none, where it is drawn.
    pub(crate) hashed: &'static [PartInfo],
}

impl SuffixInfo {
    /// `random_suffix = N`
    pub const fn new(separator: &'static str, n: u16) -> Self {
        Self {
            separator,
            range: SuffixRange::of(n),
            all: SuffixRange::of(n),
            hashed: &[],
        }
    }

    /// `hash_suffix = N` on these fields
    pub const fn hashed(mut self, fields: &'static [PartInfo]) -> Self {
        self.hashed = fields;
        self
    }

    /// `was = [...]` with a greater N
    pub const fn greatest(mut self, greatest: u16) -> Self {
        self.all = SuffixRange::of(greatest);
        self
    }
}

/// A level of a key.
#[derive(Clone, Copy, Debug)]
pub struct LevelInfo {
    /// How many of the key's parts it has.
    pub parts: usize,
    /// The property that carries it in the document.
    pub property: Property,
    /// Whether the property is added: it is not a field of the item.
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
    /// A level of one field without options: the field carries it, if the document holds the field as a string.
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
    /// Whether the property is added: it is not a field of the item.
    pub is_added: bool,
    /// A field that the key is made of and the id does not hold, where there is one.
    pub missing: Option<&'static str>,
    /// What it is made of.
    pub text: TemplateInfo,
}

/// Text and fields: an id, or the name of a container.
#[derive(Clone, Copy, Debug)]
pub struct TemplateInfo {
    /// The text before the first field.
    pub prefix: &'static str,
    /// The fields.
    pub parts: &'static [PartInfo],
    /// The text between them.
    pub between: &'static [&'static str],
    /// All the text.
    pub literals: &'static [&'static str],
}

/// A part of a key.
#[derive(Clone, Copy, Debug)]
pub struct PartInfo {
    /// The field's name in the document.
    pub name: &'static str,
    /// What is known of its texts.
    pub shape: &'static PartShape,
}

/// The options of a part that are undone when a key is parsed.
#[derive(Clone, Copy, Debug)]
pub struct PartOptions {
    /// Its place among the parts.
    pub at: usize,
    /// The options, the last one first.
    pub undo: &'static [&'static dyn Undo],
}

impl KeyInfo {
    /// The key of a refused item or variant.
    pub const NONE: Self = Self::plain("", &[]);

    /// A key without options.
    pub const fn plain(layout: &'static str, parts: &'static [PartInfo]) -> Self {
        Self {
            layout,
            parts,
            options: None,
        }
    }

    /// A key with options.
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
    pub(crate) const fn adds_only_key(&self) -> bool {
        let options = self.options();
        options.levels.is_empty() && options.id.is_none()
    }

    /// Whether the type itself writes its key.
    pub const fn is_written(&self) -> bool {
        self.options().is_written
    }
}

impl KeyOptions {
    /// Every default.
    pub const DEFAULT: Self = Self {
        property: Store::COSMOS.property(),
        paths: &["/partitionKey"],
        of_parts: &[],
        separator: "-",
        suffix: None,
        escape: None,
        layout: None,
        store: Store::COSMOS,
        min_distinct: 100,
        time_only: false,
        levels: &[],
        id: None,
        container: None,
        unique_ids: false,
        stores_id: false,
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
    pub const fn suffix(mut self, suffix: SuffixInfo) -> Self {
        self.suffix = Some(suffix);
        self
    }

    /// `escape`
    pub const fn escape(mut self, escape: &'static Escape) -> Self {
        self.escape = Some(escape);
        self
    }

    /// The layout of an escaped key that is not locked
    pub const fn layout(mut self, pieces: &'static [&'static str]) -> Self {
        self.layout = Some(pieces);
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

    /// `container = "..."`
    pub const fn container(mut self, text: TemplateInfo) -> Self {
        self.container = Some(text);
        self
    }

    /// `unique_ids`
    pub const fn unique_ids(mut self) -> Self {
        self.unique_ids = true;
        self
    }

    /// A variant of an enum that is written with its id
    pub const fn stores_id(mut self) -> Self {
        self.stores_id = true;
        self
    }

    /// `#[serde(remote = "Self")]`
    pub const fn written(mut self) -> Self {
        self.is_written = true;
        self
    }
}
