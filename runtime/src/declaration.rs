//! A key's declaration as a constant: the pieces of its string, of the id and of the container's name, and where it is
//! stored. The engine writes what the proofs have read here.
#![allow(
    clippy::must_use_candidate,
    clippy::return_self_not_must_use,
    reason = "only generated code makes one"
)]

use synthetic_key_format::engine;
use synthetic_key_format::engine::message::Message;

use crate::PartShape;
use crate::proof::lock::is_same;
use crate::proof::options::KeyOptions;

/// A piece of a declaration.
pub type Piece = engine::Piece<'static>;

/// A part of a declaration.
pub type Part = engine::Part<'static>;

/// A key as its type declares it. Every constant of every item costs the compiler time, and so does everything that it
/// refers to. So a key without options refers to none.
#[derive(Clone, Copy, Debug)]
pub struct Declaration {
    pub(crate) layout: &'static str,
    pub(crate) pieces: &'static [Piece],
    /// `None` if every option has its default.
    pub(crate) options: Option<&'static KeyOptions>,
}

/// A level of the key.
#[derive(Clone, Copy, Debug)]
pub struct LevelInfo {
    /// The property that carries it.
    pub property: Property,
    /// Whether the property is added to the document.
    pub is_added: bool,
}

/// A property of the stored document.
#[derive(Clone, Copy, Debug)]
pub struct Property {
    /// The name.
    pub name: &'static str,
    /// The path by which the container knows it.
    pub path: &'static str,
}

impl LevelInfo {
    /// A level that is one field. If the document stores it as a string, nothing is added.
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
        Self { property, is_added }
    }

    /// A level that is added to the document.
    pub const fn made(property: Property) -> Self {
        Self {
            property,
            is_added: true,
        }
    }
}

/// All levels of a key.
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

/// A previous layout.
#[derive(Clone, Copy, Debug)]
pub struct Previous {
    /// Its levels, if it has levels.
    pub levels: &'static [LevelInfo],
    /// Its pieces.
    pub pieces: &'static [Piece],
}

/// The id of an item.
#[derive(Clone, Copy, Debug)]
pub struct IdInfo {
    /// Whether the property is added to the document.
    pub is_added: bool,
    /// A field of the key that the id lacks.
    pub missing: Option<&'static str>,
    /// Its text and fields.
    pub text: TemplateInfo,
}

/// An id, or the name of a container.
#[derive(Clone, Copy, Debug)]
pub struct TemplateInfo {
    /// The template, with the names of properties.
    pub template: &'static str,
    /// Its pieces.
    pub pieces: &'static [Piece],
}

/// An id that is a field of an enum's variant.
#[derive(Clone, Copy, Debug)]
pub struct StoredId {
    /// The field, as the one piece of the id.
    pub pieces: &'static [Piece],
    /// A field of the key that the id lacks.
    pub missing: Option<&'static str>,
}

impl Declaration {
    /// The declaration of a key that does not exist.
    pub const NONE: Self = Self::plain("", &[]);

    /// A key without options.
    pub const fn plain(layout: &'static str, pieces: &'static [Piece]) -> Self {
        Self {
            layout,
            pieces,
            options: None,
        }
    }

    /// A key with these options.
    pub const fn new(
        layout: &'static str,
        pieces: &'static [Piece],
        options: &'static KeyOptions,
    ) -> Self {
        Self {
            layout,
            pieces,
            options: Some(options),
        }
    }

    pub(crate) const fn options(&self) -> &'static KeyOptions {
        match self.options {
            Some(options) => options,
            None => const { &KeyOptions::DEFAULT },
        }
    }

    /// Whether the key is all that is added to documents.
    pub(crate) const fn adds_only_key(&self) -> bool {
        let options = self.options();
        options.levels.is_empty() && options.id.is_none() && !options.is_field
    }

    /// Whether the type writes its documents itself.
    pub const fn is_written(&self) -> bool {
        self.options().is_written
    }

    /// The pieces of the id; there are none if the type has no id.
    pub(crate) const fn id_pieces(&self) -> &'static [Piece] {
        let options = self.options();
        match (&options.id, &options.stored_id) {
            (Some(id), _) => id.text.pieces,
            (None, Some(id)) => id.pieces,
            (None, None) => &[],
        }
    }

    /// The pieces of the id, for the lookups of its first fields.
    pub const fn first_of_id(&self, count: usize) -> &'static [Piece] {
        self.id_pieces().split_at(count).0
    }

    /// The pieces of a layout: the previous one at this place, or the present one.
    pub const fn layout_at(&self, place: Option<usize>) -> &'static [Piece] {
        match place {
            Some(place) => self.options().previous[place].pieces,
            None => self.pieces,
        }
    }
}

/// The pieces of the first level, and those of the others.
pub(crate) const fn first_level(pieces: &'static [Piece]) -> (&'static [Piece], &'static [Piece]) {
    let mut i = 0;
    while i < pieces.len() {
        if let Piece::Level = pieces[i] {
            let (level, behind) = pieces.split_at(i);
            return (level, behind.split_at(1).1);
        }
        i += 1;
    }
    (pieces, &[])
}

/// The part at this place, if it is one.
pub(crate) const fn part(pieces: &'static [Piece], at: usize) -> Option<&'static Part> {
    match &pieces[at] {
        Piece::Part(part) => Some(part),
        _ => None,
    }
}

/// The literal at this place, or nothing.
pub(crate) const fn literal(pieces: &'static [Piece], at: usize) -> &'static str {
    if at < pieces.len()
        && let Piece::Literal(text) = pieces[at]
    {
        return text;
    }
    ""
}

/// How many parts there are.
pub(crate) const fn count_parts(pieces: &'static [Piece]) -> usize {
    let (mut count, mut i) = (0, 0);
    while i < pieces.len() {
        count += part(pieces, i).is_some() as usize;
        i += 1;
    }
    count
}

/// The number of the suffix, if there is one.
pub(crate) const fn number(pieces: &'static [Piece]) -> Option<&'static engine::Number<'static>> {
    let mut i = 0;
    while i < pieces.len() {
        if let Piece::Number(number) = &pieces[i] {
            return Some(number);
        }
        i += 1;
    }
    None
}

/// The parts whose strings are hashed.
pub(crate) const fn hashed(pieces: &'static [Piece]) -> &'static [Part] {
    match number(pieces) {
        Some(engine::Number {
            source: engine::Source::Hash(hashed),
            ..
        }) => hashed,
        _ => &[],
    }
}

/// All parts, for code that is not a constant.
pub(crate) fn parts(pieces: &'static [Piece]) -> impl DoubleEndedIterator<Item = &'static Part> {
    pieces.iter().filter_map(|piece| match piece {
        Piece::Part(part) => Some(part),
        Piece::Literal(_) | Piece::Number(_) | Piece::Level => None,
    })
}
