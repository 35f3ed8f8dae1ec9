//! A key's declaration as a constant: its parts, and where it is stored.
#![allow(
    clippy::must_use_candidate,
    clippy::return_self_not_must_use,
    reason = "only generated code makes one"
)]

use crate::PartShape;
use crate::part::text::Undo;
use crate::proof::lock::is_same;
use crate::proof::message::Message;
use crate::proof::options::KeyOptions;
use crate::suffix::SuffixRange;

/// A key as its type declares it. Every constant of every item costs the compiler time, and so does everything that it
/// refers to. So a key without options refers to none.
#[derive(Clone, Copy, Debug)]
pub struct KeyInfo {
    pub(crate) layout: &'static str,
    pub(crate) parts: &'static [PartInfo],
    /// `None` if every option has its default.
    pub(crate) options: Option<&'static KeyOptions>,
}

/// The suffix of a key.
#[derive(Clone, Copy, Debug)]
pub struct SuffixInfo {
    /// The text between the number and the parts of its level.
    pub(crate) separator: &'static str,
    /// Whether the number comes before the parts, and not after them.
    pub(crate) is_first: bool,
    /// The numbers of new keys.
    pub(crate) range: SuffixRange,
    /// The fields that the number is computed from. There are none if it is drawn, or if the user's own function
    /// computes it.
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

/// A property, and the path by which a store addresses it.
#[derive(Clone, Copy, Debug)]
pub struct Property {
    /// `partitionKey`
    pub name: &'static str,
    /// `/partitionKey`
    pub path: &'static str,
}

impl LevelInfo {
    /// A level of one field without options. The field carries it, if the document holds the field as a string.
    ///
    /// # Panics
    ///
    /// At compile time, if the level's property has the name of a field that is stored as a different type.
    #[track_caller]
    pub const fn field(field: Property, added: Property, shape: &PartShape) -> Self {
        let is_added = !shape.quoted;
        if is_added && is_same(added.name, field.name) {
            let mut wrong = Message::EMPTY;
            wrong
                .code("SK0622")
                .text("a level of a key is a string, and the field `")
                .text(field.name)
                .text(
                    "`, which is to be the level, is stored as a different type, so the store would not find it; \
                     make it a `String`; or give the level a different property",
                );
            panic!("{}", wrong.as_str());
        }
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

/// The levels of a key, and the paths of their properties.
#[derive(Clone, Copy, Debug)]
pub struct Levels<const N: usize> {
    pub(crate) infos: [LevelInfo; N],
    pub(crate) paths: [&'static str; N],
}

impl<const N: usize> Levels<N> {
    /// These levels.
    pub const fn new(infos: [LevelInfo; N]) -> Self {
        let (mut paths, mut i) = ([""; N], 0);
        while i < N {
            paths[i] = infos[i].property.path;
            i += 1;
        }
        Self { infos, paths }
    }
}

/// A layout that is also read.
#[derive(Clone, Copy, Debug)]
pub struct ListedInfo {
    /// Its levels, if there are several.
    pub levels: &'static [LevelInfo],
    /// The texts that the key has not in this form. Nothing is proved about them, except that their types have them.
    pub texts: &'static [PartInfo],
}

/// The id of an item.
#[derive(Clone, Copy, Debug)]
pub struct IdInfo {
    /// Whether the property is added: it is not a field of the item.
    pub is_added: bool,
    /// A field of the key that the id lacks, if there is one.
    pub missing: Option<&'static str>,
    /// The text and fields of the id.
    pub text: TemplateInfo,
}

/// An id that is a field of the item.
#[derive(Clone, Copy, Debug)]
pub struct StoredId {
    /// What is known about its texts.
    pub shape: &'static PartShape,
    /// A field of the key that the id lacks, if there is one.
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
    /// What is known about its texts.
    pub shape: &'static PartShape,
}

/// The options of a part that parsing reverses.
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

    /// Whether the key is the only property that is added to a document, and the only one that is checked before
    /// writing.
    pub(crate) const fn adds_only_key(&self) -> bool {
        let options = self.options();
        options.levels.is_empty() && options.id.is_none() && !options.is_field
    }

    /// Whether the type itself writes its key.
    pub const fn is_written(&self) -> bool {
        self.options().is_written
    }
}
