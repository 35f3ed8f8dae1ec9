//! The properties that are added to a document: the key or its levels, and the id.

use alloc::boxed::Box;

use arrayvec::ArrayVec;
use serde_core::de::Error;

use super::{Reading, Stored, WrongKey, is_of_earlier_n};
use crate::key::hierarchical::{Breaks, levels};
use crate::proof::declaration::{KeyInfo, KeyOptions};
use crate::write::Draft;
use crate::write::checked::{Checked, OfId};
use crate::{KeyError, SyntheticKey};

/// The most properties that are added: three levels and the id.
pub const MOST_ADDED: usize = 4;

/// The names of an item's fields, and after them those of the properties that are added: sequence formats count them.
pub struct Names<const N: usize> {
    names: [&'static str; N],
    fields: usize,
    all: usize,
}

impl<const N: usize> Names<N> {
    /// Those of an item with these fields and this key. `N` is the number of fields and [`MOST_ADDED`].
    #[must_use]
    pub const fn of(fields: &[&'static str], key: KeyInfo) -> Self {
        let mut this = Self {
            names: [""; N],
            fields: fields.len(),
            all: 0,
        };
        while this.all < fields.len() {
            this.push(fields[this.all]);
        }
        let options = key.options();
        if options.levels.is_empty() {
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
            this.push(id.property);
        }
        this
    }

    const fn push(&mut self, name: &'static str) {
        self.names[self.all] = name;
        self.all += 1;
    }

    /// How the item's documents are read; `verify` says whether a wrong key is an error.
    #[must_use]
    pub const fn reading(&'static self, verify: bool) -> Reading {
        let fields = self.names.split_at(self.all).0;
        Reading {
            added: fields.split_at(self.fields).1,
            fields,
            verify,
        }
    }
}

/// The id of an item that is going to be stored; nothing, where it is not made of fields.
pub(crate) fn checked_id<T: SyntheticKey + ?Sized>(item: &T) -> Result<Checked<OfId<T>>, KeyError> {
    let mut id = Checked::new();
    item.__write_id(&mut id);
    match id.check(|longest| item.__write_id(longest)) {
        Ok(()) => Ok(id),
        Err(error) => Err(KeyError::Id(Box::new(error))),
    }
}

/// Compares what a document with several added properties carries with what the item's fields make.
pub(super) fn verify_all<T: SyntheticKey + ?Sized, E: Error>(
    stored: &[Stored<'_>],
    item: &T,
) -> Result<(), E> {
    let key = Draft::of(|key| item.__write_key(key));
    let id = Draft::of(|id| item.__write_id(id));
    let added = added(T::__KEY.options(), key.as_str(), key.breaks(), id.as_str());
    for (stored, (property, expected)) in stored.iter().zip(added) {
        let Some(stored) = stored.as_str() else {
            continue;
        };
        let is_suffixed = property == suffixed_property(T::__KEY.options());
        let is_earlier = is_suffixed && is_of_earlier_n(stored, &key);
        if stored != expected && !is_earlier {
            let is_id = T::__KEY
                .options()
                .id
                .is_some_and(|id| id.property == property);
            return Err(E::custom(WrongKey {
                property,
                what: if is_id { "id" } else { "key" },
                stored,
                expected,
            }));
        }
    }
    Ok(())
}

/// The property that ends with the suffix, where there is one: the key, or its last level.
pub(super) fn suffixed_property(key: &KeyOptions) -> &'static str {
    let last = key.levels.last();
    last.map_or(key.property, |level| level.property.name)
}

/// The added properties of a document, in the order of [`Names`].
pub(crate) fn added<'a>(
    of: &'static KeyOptions,
    key: &'a str,
    breaks: &'a Breaks,
    id: &'a str,
) -> ArrayVec<(&'static str, &'a str), MOST_ADDED> {
    let mut added = ArrayVec::new();
    if of.levels.is_empty() {
        added.push((of.property, key));
    }
    let levels = of.levels.iter().zip(levels(key, breaks));
    for (level, text) in levels.filter(|(level, _)| level.is_added) {
        added.push((level.property.name, text));
    }
    if let Some(info) = of.id.filter(|id| id.is_added) {
        added.push((info.property, id));
    }
    added
}
