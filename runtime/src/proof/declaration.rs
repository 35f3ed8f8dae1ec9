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
    /// The property that carries the id.
    pub(crate) id_property: &'static str,
    pub(crate) paths: &'static [&'static str],
    /// Whether the property is that of a field, which is the key: then nothing is added.
    pub(crate) is_field: bool,
    /// Those of parts that have some to undo.
    pub(crate) of_parts: &'static [PartOptions],
    /// The text before everything else, or nothing.
    pub(crate) prefix: &'static str,
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
    /// Whether different items may share a key.
    pub(crate) ambiguous: bool,
    /// The levels, where there are several.
    pub(crate) levels: &'static [LevelInfo],
    /// The id of the item, where it is made of fields.
    pub(crate) id: Option<IdInfo>,
    /// What the names of containers are made of.
    pub(crate) container: Option<TemplateInfo>,
    /// Whether ids are said to be unique by themselves.
    pub(crate) unique_ids: bool,
    /// The id among the fields of an enum's variant.
    pub(crate) stored_id: Option<StoredId>,
    /// Of an enum, the keys of its variants.
    pub(crate) variants: &'static [KeyInfo],
    /// Whether the type itself writes its key into its documents.
    pub(crate) is_written: bool,
    /// The other layouts under which items may be.
    pub(crate) also_read: &'static [&'static str],
    /// What is known of each.
    pub(crate) listed: &'static [ListedInfo],
}

/// The suffix of a key.
#[derive(Clone, Copy, Debug)]
pub struct SuffixInfo {
    /// The text between the number and the parts of its level.
    pub(crate) separator: &'static str,
    /// Whether the number is before the parts, and not after them.
    pub(crate) is_first: bool,
    /// The numbers of new keys.
    pub(crate) range: SuffixRange,
    /// The fields that the number is computed from; none, where it is drawn, or a function of the user's makes it.
    pub(crate) hashed: &'static [PartInfo],
}

impl SuffixInfo {
    /// `random_suffix = N`, or `by = function`
    pub const fn new(separator: &'static str, range: SuffixRange) -> Self {
        Self {
            separator,
            is_first: false,
            range,
            hashed: &[],
        }
    }

    /// `first`
    pub const fn first(mut self) -> Self {
        self.is_first = true;
        self
    }

    /// `hash_suffix = N` on these fields
    pub const fn hashed(mut self, fields: &'static [PartInfo]) -> Self {
        self.hashed = fields;
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

/// A layout that is also read.
#[derive(Clone, Copy, Debug)]
pub struct ListedInfo {
    /// Its levels, where there are several.
    pub levels: &'static [LevelInfo],
    /// The texts that the key does not have so. Nothing is proved of them, but that their types have them.
    pub texts: &'static [PartInfo],
}

/// The id of an item.
#[derive(Clone, Copy, Debug)]
pub struct IdInfo {
    /// Whether the property is added: it is not a field of the item.
    pub is_added: bool,
    /// A field that the key is made of and the id does not hold, where there is one.
    pub missing: Option<&'static str>,
    /// What it is made of.
    pub text: TemplateInfo,
}

/// The id of an item that a field has.
#[derive(Clone, Copy, Debug)]
pub struct StoredId {
    /// What is known of its texts.
    pub shape: &'static PartShape,
    /// A field that the key is made of and the id does not hold, where there is one.
    pub missing: Option<&'static str>,
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
        options.levels.is_empty() && options.id.is_none() && !options.is_field
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
        id_property: Store::COSMOS.id_property(),
        paths: &["/partitionKey"],
        is_field: false,
        of_parts: &[],
        prefix: "",
        separator: "-",
        suffix: None,
        escape: None,
        layout: None,
        store: Store::COSMOS,
        min_distinct: 100,
        time_only: false,
        ambiguous: false,
        levels: &[],
        id: None,
        container: None,
        unique_ids: false,
        stored_id: None,
        variants: &[],
        is_written: false,
        also_read: &[],
        listed: &[],
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

    /// `id_property = "..."`
    pub const fn id_property(mut self, property: &'static str) -> Self {
        self.id_property = property;
        self
    }

    /// `property = "..."` of the field that is the key
    pub const fn field(mut self) -> Self {
        self.is_field = true;
        self
    }

    /// `prefix = "..."`
    pub const fn prefix(mut self, prefix: &'static str) -> Self {
        self.prefix = prefix;
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

    /// `also_read = [...]`
    pub const fn also_read(
        mut self,
        layouts: &'static [&'static str],
        listed: &'static [ListedInfo],
    ) -> Self {
        self.also_read = layouts;
        self.listed = listed;
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

    /// `ambiguous`
    pub const fn ambiguous(mut self) -> Self {
        self.ambiguous = true;
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
    pub const fn stored_id(mut self, id: StoredId) -> Self {
        self.stored_id = Some(id);
        self
    }

    /// `#[pk(serde)]`
    pub const fn written(mut self) -> Self {
        self.is_written = true;
        self
    }
}
