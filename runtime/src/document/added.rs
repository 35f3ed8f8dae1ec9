//! The properties that are added to a document: the key or its levels, and the id.

use serde_core::de::Error;

use super::{KeyMismatch, Stored, Verify};
use synthetic_key_format::engine::{Breaks, Draft};

use crate::declaration::Declaration;
use crate::engine::{self, check, previous};
use crate::key::levels::levels;
use crate::proof::options::KeyOptions;
use crate::{KeyError, SyntheticKey};

/// The most properties that are added: three levels and the id.
pub const MOST_ADDED: usize = 4;

/// The names of the properties that are added to the documents of an item. They are known when the item is compiled.
#[derive(Clone, Copy)]
pub(crate) struct AddedNames {
    list: [&'static str; MOST_ADDED],
    len: usize,
    /// Whether the last one is that of the id.
    has_id: bool,
}

impl AddedNames {
    /// Those of an item with this key.
    pub(crate) const fn of(key: Declaration) -> Self {
        let options = key.options();
        let mut this = Self {
            list: [""; MOST_ADDED],
            len: 0,
            has_id: false,
        };
        if options.levels.is_empty() && !options.is_field {
            this.push(options.property);
        }
        let mut i = 0;
        while i < options.levels.len() {
            if options.levels[i].is_added {
                this.push(options.levels[i].property.name);
            }
            i += 1;
        }
        if let Some(id) = options.id
            && id.is_added
        {
            this.push(options.id_property);
            this.has_id = true;
        }
        this
    }

    const fn push(&mut self, name: &'static str) {
        self.list[self.len] = name;
        self.len += 1;
    }

    #[inline]
    pub(super) const fn len(&self) -> usize {
        self.len
    }

    /// The place of a name among them. The compiler knows the names here and can compare them fast.
    #[inline]
    pub(super) fn place(&self, name: &[u8]) -> Option<usize> {
        let [first, second, third, fourth] = self.list;
        if self.len > 0 && first.as_bytes() == name {
            Some(0)
        } else if self.len > 1 && second.as_bytes() == name {
            Some(1)
        } else if self.len > 2 && third.as_bytes() == name {
            Some(2)
        } else if self.len > 3 && fourth.as_bytes() == name {
            Some(3)
        } else {
            None
        }
    }

    #[inline]
    pub(super) fn iter(self) -> impl Iterator<Item = &'static str> {
        self.list.into_iter().take(self.len)
    }

    /// The name at a place.
    pub(super) fn get(&self, place: usize) -> &'static str {
        self.list.get(place).copied().unwrap_or_default()
    }

    /// What the property at a place holds.
    pub(super) fn what(&self, place: usize) -> &'static str {
        if self.is_id(place) { "id" } else { "key" }
    }

    /// Whether the property at a place holds the id.
    fn is_id(&self, place: usize) -> bool {
        self.has_id && place + 1 == self.len
    }
}

/// The texts of an item, of which some are added.
pub struct Texts<'a> {
    pub(super) key: &'a str,
    /// Where the levels of the key end.
    pub(super) breaks: &'a Breaks,
    pub(super) id: &'a str,
}

impl<'a> Texts<'a> {
    /// Those that were written.
    #[inline]
    pub(super) fn written(key: &'a Draft, id: &'a Draft) -> Self {
        Self {
            key: key.as_str(),
            breaks: key.breaks(),
            id: id.as_str(),
        }
    }

    /// The texts under the names that are added to a `T`.
    #[inline]
    pub(super) fn of<T: SyntheticKey + ?Sized>(&self) -> [&'a str; MOST_ADDED] {
        let Self { key, id, .. } = *self;
        // Most have a key of one text: the compiler knows which.
        match const { (T::__KEY.options().levels.is_empty(), added_to::<T>()) } {
            (true, AddedNames { len: 2, .. }) => [key, id, "", ""],
            (true, AddedNames { len: 1, has_id, .. }) => {
                [if has_id { id } else { key }, "", "", ""]
            }
            _ => self.in_order(T::__KEY.options()),
        }
    }

    /// The texts that an item with these options has.
    pub(super) fn in_order(&self, of: &KeyOptions) -> [&'a str; MOST_ADDED] {
        let Self { key, breaks, id } = *self;
        let mut texts = [""; MOST_ADDED];
        let mut to = texts.iter_mut();
        let mut add = |text| {
            if let Some(to) = to.next() {
                *to = text;
            }
        };
        if of.levels.is_empty() && !of.is_field {
            add(key);
        }
        let levels = of.levels.iter().zip(levels(key, breaks));
        for (_, text) in levels.filter(|(level, _)| level.is_added) {
            add(text);
        }
        if of.id.is_some_and(|id| id.is_added) {
            add(id);
        }
        texts
    }
}

/// The key and the id of an item that is being written, of which some are added.
pub struct Added {
    key: Draft,
    id: Draft,
}

impl Added {
    /// Those of an item that is going to be stored.
    ///
    /// # Errors
    ///
    /// The store would refuse one of them.
    #[inline]
    pub(super) fn of<T: SyntheticKey + ?Sized>(item: &T) -> Result<Self, KeyError> {
        let key = check::key(item)?;
        let id = if const { T::__KEY.adds_only_key() } {
            Draft::new()
        } else {
            check::id(item)?
        };
        Ok(Self { key, id })
    }

    /// Adds each property of a `T`. The number of them is known, so there is no loop.
    #[inline(always)]
    #[expect(
        clippy::inline_always,
        reason = "what is added is known where it is called, and a call would hide it"
    )]
    pub(super) fn each_of<T: SyntheticKey + ?Sized, E>(
        &self,
        mut add: impl FnMut(&'static str, &str) -> Result<(), E>,
    ) -> Result<(), E> {
        let texts = Texts::written(&self.key, &self.id);
        let AddedNames { list, len, .. } = added_to::<T>();
        let ([a, b, c, d], [of_a, of_b, of_c, of_d]) = (list, texts.of::<T>());
        if len > 0 {
            add(a, of_a)?;
        }
        if len > 1 {
            add(b, of_b)?;
        }
        if len > 2 {
            add(c, of_c)?;
        }
        if len > 3 {
            add(d, of_d)?;
        }
        Ok(())
    }
}

/// Those of a `T`.
#[inline]
pub(super) const fn added_to<T: SyntheticKey + ?Sized>() -> AddedNames {
    const { AddedNames::of(T::__KEY) }
}

/// The names of an item's fields, followed by those of the added properties: sequence formats count them.
pub struct Names<const N: usize> {
    list: [&'static str; N],
    len: usize,
}

impl<const N: usize> Names<N> {
    /// The names for an item with these fields and this key. `N` is the number of fields plus [`MOST_ADDED`].
    #[must_use]
    pub const fn of(fields: &[&'static str], key: Declaration) -> Self {
        let added = AddedNames::of(key);
        let mut this = Self {
            list: [""; N],
            len: fields.len() + added.len,
        };
        let mut i = 0;
        while i < this.len {
            this.list[i] = if i < fields.len() {
                fields[i]
            } else {
                added.list[i - fields.len()]
            };
            i += 1;
        }
        this
    }

    /// All of them.
    #[must_use]
    pub const fn as_slice(&'static self) -> &'static [&'static str] {
        self.list.split_at(self.len).0
    }
}

/// Compares the added properties of a document with the key and the id of the item that was read.
pub(super) fn verify_all<T: SyntheticKey + ?Sized, E: Error>(
    stored: &[Stored<'_>],
    item: &T,
    how: Verify,
) -> Result<(), E> {
    let names = added_to::<T>();
    let key = Draft::of(|key| item.__write_key(key));
    let id = engine::id(item);
    let texts = Texts::written(&key, &id).of::<T>();
    // All levels must belong to the same layout.
    let is_under = |key: &Draft| {
        let texts = Texts::written(key, &id).of::<T>();
        let mut stored = stored.iter().zip(texts).enumerate();
        stored.all(|(place, (stored, expected))| names.is_id(place) || !stored.differs(expected))
    };
    let mut is_listed = None;
    for (place, (stored, expected)) in stored.iter().zip(texts).enumerate() {
        if !stored.differs(expected) {
            continue;
        }
        let mut is_listed =
            || *is_listed.get_or_insert_with(|| previous(item).any(|key| is_under(&key)));
        if names.is_id(place) || !is_listed() {
            KeyMismatch {
                property: names.get(place),
                what: names.what(place),
                stored: stored.as_str(),
                expected,
            }
            .handle(how)?;
        }
    }
    Ok(())
}
