//! The checks of a derived struct.

use std::fmt::Debug;

use serde::de::DeserializeOwned;
use serde_json::Value as Json;
use synthetic_key::iter::Iter;
use synthetic_key::{FromKey, HierarchicalKey, KeyError, PartitionKey, SyntheticKey};

use crate::file::{Case, Group, Key, Refused};
use crate::values::Value;

/// A derived struct with its generated lookups.
pub(crate) trait Derived: DeserializeOwned + SyntheticKey<Key: Form> {
    /// The types of its fields, as named in the vectors.
    fn types() -> Vec<String>;

    fn point_read(&self) -> impl SyntheticKey<Key = Self::Key>;

    fn fan_out(&self) -> Option<Iter<Self::Key>>;

    /// The keys between two instants, both of which are the item's.
    fn range(&self) -> Option<Vec<Self::Key>>;

    /// The layouts and the keys of the first levels.
    fn prefixes(&self) -> Vec<(&'static str, Self::Key)>;

    /// Parses the item's key and compares the parts with the item's. Returns whether it did.
    fn check_parse(&self, key: &str, case: &str) -> bool;
}

/// A key of one text or of several.
pub(crate) trait Form: synthetic_key::Key {
    /// In the form of the vectors.
    fn as_vector(&self) -> Key;

    /// Checks that apply only to keys of this form.
    fn check_form<T: SyntheticKey<Key = Self>>(item: &T, read_keys: &[Self], case: &str);
}

impl Form for PartitionKey {
    fn as_vector(&self) -> Key {
        Key::Text(self.as_str().to_owned())
    }

    fn check_form<T: SyntheticKey<Key = Self>>(item: &T, read_keys: &[Self], case: &str) {
        let mut written = String::from("/");
        item.write_partition_key(&mut written);
        assert_eq!(written, format!("/{}", read_keys[0]), "{case}");
        for (i, key) in read_keys.iter().enumerate() {
            assert_eq!(item.needs_move(key), i > 0, "{case}: {key}");
        }
    }
}

impl Form for HierarchicalKey {
    fn as_vector(&self) -> Key {
        Key::Levels(self.levels().map(str::to_owned).collect())
    }

    fn check_form<T: SyntheticKey<Key = Self>>(item: &T, read_keys: &[Self], case: &str) {
        let levels: Vec<_> = read_keys[0].levels().collect();
        let shown = item.partition_key().to_string();
        assert_eq!(shown, levels.join(" / "), "{case}");
    }
}

/// A group's name and struct, with the struct's type erased.
pub(crate) struct Row {
    pub(crate) group: &'static str,
    pub(crate) layout: &'static str,
    pub(crate) also_read: &'static [&'static str],
    pub(crate) types: fn() -> Vec<String>,
    pub(crate) check: fn(&Group),
    pub(crate) check_refused: fn(&Refused),
}

impl Row {
    pub(crate) const fn of<T: Derived>(group: &'static str) -> Self {
        Self {
            group,
            layout: T::LAYOUT,
            also_read: T::ALSO_READ,
            types: T::types,
            check: check::<T>,
            check_refused: check_refused::<T>,
        }
    }
}

fn check<T: Derived>(group: &Group) {
    let is_hashed = T::LAYOUT.contains("{xxh64(");
    for Case {
        item: json,
        key,
        read_keys,
    } in &group.cases
    {
        let case = &format!("{}, {json}", group.name);
        let item: T =
            serde_json::from_str(json.get()).unwrap_or_else(|error| panic!("{case}: {error}"));
        let read_keys = read_keys.as_deref().unwrap_or(std::slice::from_ref(key));
        check_keys(&item, key, read_keys, case);
        check_keys(&item.point_read(), key, read_keys, case);
        assert_eq!(T::PATHS, paths::<T>(key, json.get()), "{case}");
        check_prefixes(&item, key, case);
        // Keys with levels are not parsed.
        let text = match key {
            Key::Text(text) if !is_hashed => Some(text),
            _ => None,
        };
        let is_parsed = item.check_parse(text.map_or("", |text| text), case);
        assert_eq!(is_parsed, text.is_some(), "{case}");
        if let Some(mut keys) = item.fan_out() {
            let mut missing = read_keys.to_vec();
            let is_complete = keys.any(|key| {
                missing.retain(|other| *other != key.as_vector());
                missing.is_empty()
            });
            assert!(is_complete, "{case}: the fan-out lacks {missing:?}");
        }
        if let Some(range) = item.range() {
            assert!(range.into_iter().eq(item.fan_out().unwrap()), "{case}");
        }
    }
}

fn check_keys<T: SyntheticKey<Key: Form>>(item: &T, key: &Key, read_keys: &[Key], case: &str) {
    assert_eq!(item.partition_key().as_vector(), *key, "{case}");
    let checked = item.try_partition_key().map(|key| key.as_vector());
    assert_eq!(checked.as_ref(), Ok(key), "{case}");
    assert_eq!(item.read_keys().len(), read_keys.len(), "{case}");
    let keys: Vec<_> = item.read_keys().collect();
    let vectors: Vec<_> = keys.iter().map(Form::as_vector).collect();
    assert_eq!(vectors, read_keys, "{case}");
    assert_eq!(vectors.first(), Some(key), "{case}");
    Form::check_form(item, &keys, case);
}

fn check_prefixes<T: Derived>(item: &T, key: &Key, case: &str) {
    let prefixes = item.prefixes();
    let Key::Levels(levels) = key else {
        assert_eq!(prefixes, [], "{case}");
        return;
    };
    let layouts: Vec<_> = T::LAYOUT.split("{/}").collect();
    assert_eq!(prefixes.len() + 1, levels.len(), "{case}");
    for (i, (layout, prefix)) in prefixes.iter().enumerate() {
        assert_eq!(*layout, layouts[..=i].join("{/}"), "{case}");
        assert_eq!(
            prefix.as_vector(),
            Key::Levels(levels[..=i].to_vec()),
            "{case}"
        );
    }
}

/// The paths of the properties that carry the key, by section 5 of the specification.
fn paths<T: Derived>(key: &Key, item: &str) -> Vec<String> {
    let Key::Levels(_) = key else {
        return vec![format!("/{}", T::STORE.property())];
    };
    let item: Json = serde_json::from_str(item).unwrap();
    let path = |(i, level): (usize, &str)| {
        let name = level
            .strip_prefix('{')
            .and_then(|level| level.strip_suffix('}'));
        // Text that is not a name has no property either.
        match name.filter(|name| item[name].is_string()) {
            Some(name) => format!("/{name}"),
            None => format!("/partitionKey{}", i + 1),
        }
    };
    T::LAYOUT.split("{/}").enumerate().map(path).collect()
}

/// A value that its type cannot hold is refused on reading, the rest when the key is computed.
fn check_refused<T: Derived>(refused: &Refused) {
    let (name, reason) = (&refused.name, &*refused.reason);
    let Some(item) = read_refused::<T>(refused.item.get(), name, reason) else {
        return;
    };
    for error in [
        item.try_partition_key().err(),
        item.point_read().try_partition_key().err(),
    ] {
        assert_eq!(
            error.as_ref().and_then(reason_of),
            Some(reason),
            "{name}: {error:?}"
        );
    }
}

/// Reads an item that has no key; `None` if it cannot be read, for the right reason.
pub(crate) fn read_refused<T: DeserializeOwned>(json: &str, name: &str, reason: &str) -> Option<T> {
    let error = match serde_json::from_str(json) {
        Ok(item) => return Some(item),
        Err(error) => error,
    };
    let is_for_reason = matches!(
        reason,
        "suffix out of range" | "not a part" | "missing property"
    );
    // A type refuses its fault before the key is computed, even if the other fault comes first in the layout.
    let is_for_second = name.starts_with("two-faults-empty") || name == "two-faults-drawn";
    // For serde_json, an unpaired surrogate is a mistake in the JSON.
    let is_surrogate = error.is_syntax() && name.contains("surrogate");
    assert!(
        (error.is_data() || is_surrogate) && (is_for_reason || is_for_second),
        "{name}, {reason}: {error}"
    );
    None
}

/// The reason, as spelt in the vectors.
pub(crate) fn reason_of(error: &KeyError) -> Option<&'static str> {
    match error {
        KeyError::Empty { .. } => Some("empty part"),
        KeyError::TooLong { .. } => Some("key too long"),
        KeyError::OutOfRange { expected, .. } if expected.starts_with("years") => {
            Some("year out of range")
        }
        KeyError::OutOfRange { .. } => Some("value out of range"),
        KeyError::Id(error) | KeyError::Container(error) => reason_of(error),
        _ => None,
    }
}

/// The type of a nested field.
pub(crate) fn type_name<T, V: Value>(_: fn(&T) -> &V) -> String {
    V::type_name()
}

/// The layout of the first levels, and their texts.
pub(crate) fn prefix<T: SyntheticKey>(lookup: &T) -> (&'static str, T::Key) {
    let key = lookup.partition_key();
    assert_eq!(lookup.try_partition_key().as_ref(), Ok(&key));
    (T::LAYOUT, key)
}

pub(crate) fn check_parse<T, P>(_: &T, key: &str, parts: &P, case: &str)
where
    T: SyntheticKey<Key = PartitionKey>,
    P: FromKey + PartialEq + Debug,
{
    assert_eq!(T::parse::<P>(key).as_ref(), Ok(parts), "{case}");
}
