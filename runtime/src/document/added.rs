//! The properties that are added to a document: the key or its levels, and the id.

use alloc::boxed::Box;

use arrayvec::ArrayVec;
use serde_core::de::Error;

use super::{Stored, WrongKey, is_of_earlier_n};
use crate::key::hierarchical::{Breaks, levels};
use crate::proof::declaration::{KeyInfo, KeyOptions};
use crate::write::Draft;
use crate::write::checked::{Checked, OfId};
use crate::{KeyError, SyntheticKey};

/// The most properties that are added: three levels and the id.
pub const MOST_ADDED: usize = 4;

/// The names of the properties that are added to the document of an item, and how many there are.
#[must_use]
pub const fn added_to(key: KeyInfo) -> ([&'static str; MOST_ADDED], usize) {
    let key = key.options();
    let (mut names, mut count) = ([""; MOST_ADDED], 0);
    if key.levels.is_empty() {
        (names[0], count) = (key.property, 1);
    }
    let mut i = 0;
    while i < key.levels.len() {
        if key.levels[i].is_added {
            names[count] = key.levels[i].property.name;
            count += 1;
        }
        i += 1;
    }
    if let Some(id) = key.id
        && id.is_added
    {
        names[count] = id.property;
        count += 1;
    }
    (names, count)
}

/// The names of an item's fields, and behind them those of the properties that are added.
#[must_use]
pub const fn names_of<const N: usize>(fields: &[&'static str], key: KeyInfo) -> [&'static str; N] {
    let (added, count) = added_to(key);
    let (mut names, mut i) = ([""; N], 0);
    while i < fields.len() + count {
        names[i] = if i < fields.len() {
            fields[i]
        } else {
            added[i - fields.len()]
        };
        i += 1;
    }
    names
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
fn suffixed_property(key: &KeyOptions) -> &'static str {
    let last = key.levels.last();
    last.map_or(key.property, |level| level.property.name)
}

/// The added properties of a document, in the order of [`added_to`].
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

#[cfg(test)]
mod tests {
    use super::*;
    use crate::proof::declaration::{IdInfo, LevelInfo, Property};

    const fn level(name: &'static str, is_added: bool) -> LevelInfo {
        LevelInfo {
            is_added,
            ..LevelInfo::made(1, Property { name, path: "" })
        }
    }

    const KEY: KeyInfo = KeyInfo::new("", &[], const { &KeyOptions::DEFAULT.property("pk", &[]) });
    static LEVELS: [LevelInfo; 3] = [level("pk1", true), level("b", false), level("pk3", true)];
    const ID: IdInfo = IdInfo {
        property: "id",
        is_added: true,
        parts: &[],
        between: &[],
        literals: &[],
    };

    /// The compiler calls these for every item; here they are called as any other function.
    #[test]
    fn names_are_those_of_what_is_added() {
        let own = IdInfo {
            is_added: false,
            ..ID
        };
        for (key, expected) in [
            (KEY, &["pk"][..]),
            (KEY.id(ID), &["pk", "id"]),
            (KEY.id(own), &["pk"]),
            (KEY.levels(&LEVELS, &[]), &["pk1", "pk3"]),
            (KEY.levels(&LEVELS, &[]).id(ID), &["pk1", "pk3", "id"]),
        ] {
            let (names, count) = added_to(key);
            assert_eq!(&names[..count], expected);
            let all = names_of::<5>(&["a", "b"], key);
            assert_eq!(all[..2], ["a", "b"]);
            assert_eq!(&all[2..2 + count], expected);
            assert!(all[2 + count..].iter().all(|name| name.is_empty()));
            let breaks: Breaks = [1, 2].into_iter().collect();
            let added = added(key.options(), "xyz", &breaks, "an id");
            assert!(added.iter().map(|(name, _)| name).eq(expected));
        }
    }

    #[test]
    fn the_last_level_has_the_suffix() {
        assert_eq!(suffixed_property(KEY.options()), "pk");
        assert_eq!(suffixed_property(KEY.levels(&LEVELS, &[]).options()), "pk3");
    }
}
