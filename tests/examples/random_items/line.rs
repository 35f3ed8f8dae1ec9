//! A line of the export.

use std::collections::BTreeMap;

use serde::Serialize;
use serde_json::value::RawValue;
use synthetic_key::{
    HierarchicalKey, KeyError, Keyed, KeyedItem, PartitionKey, Store, SyntheticKey,
};

use crate::random::Random;

/// A struct whose items are exported.
pub(crate) trait Item: SyntheticKey<Key: Form> + KeyedItem + Serialize {
    /// The properties that the layout names, and their types.
    const TYPES: &'static [(&'static str, &'static str)];

    fn random(random: &mut Random) -> Self;
}

/// A key of one text or of several.
pub(crate) trait Form {
    fn to_line(&self) -> Key;
}

#[derive(Serialize)]
#[serde(untagged)]
pub(crate) enum Key {
    Text(String),
    Levels(Vec<String>),
}

impl Form for PartitionKey {
    fn to_line(&self) -> Key {
        Key::Text(self.to_string())
    }
}

impl Form for HierarchicalKey {
    fn to_line(&self) -> Key {
        Key::Levels(self.levels().map(str::to_owned).collect())
    }
}

/// What is exported of a struct.
pub(crate) struct Source {
    pub(crate) line: fn(&mut Random) -> serde_json::Result<Line>,
    pub(crate) schema: fn(&str) -> Option<String>,
}

/// The struct as `schema!` writes it, if other languages have its store.
pub(crate) fn schema_of<T: Item>(name: &str) -> Option<String> {
    (T::STORE == Store::COSMOS).then(|| synthetic_key::__private::schema::type_of::<T>(name))
}

#[derive(Serialize)]
pub(crate) struct Line {
    layout: &'static str,
    #[serde(skip_serializing_if = "<[_]>::is_empty")]
    also_read: &'static [&'static str],
    types: BTreeMap<&'static str, &'static str>,
    paths: &'static [&'static str],
    /// Raw, because a `Value` does not hold integers of 128 bits.
    item: Box<RawValue>,
    #[serde(skip_serializing_if = "Vec::is_empty")]
    keys: Vec<Key>,
    #[serde(skip_serializing_if = "Option::is_none")]
    refused: Option<&'static str>,
}

impl Line {
    pub(crate) const fn has_key(&self) -> bool {
        self.refused.is_none()
    }
}

pub(crate) fn random_line<T: Item>(random: &mut Random) -> serde_json::Result<Line> {
    let item = T::random(random);
    let (json, keys, refused) = match item.try_partition_key() {
        Ok(_) => {
            let keys = item.read_keys().map(|key| key.to_line()).collect();
            (serde_json::to_string(&Keyed::new(&item))?, keys, None)
        }
        // Without the key: every item has such a document.
        Err(error) => (
            serde_json::to_string(&item)?,
            Vec::new(),
            Some(reason_of(&error)),
        ),
    };
    Ok(Line {
        layout: T::LAYOUT,
        also_read: T::ALSO_READ,
        types: T::TYPES.iter().copied().collect(),
        paths: T::PATHS,
        item: RawValue::from_string(json)?,
        keys,
        refused,
    })
}

/// The spelling of SPEC.md.
fn reason_of(error: &KeyError) -> &'static str {
    match error {
        KeyError::Empty { .. } => "empty part",
        KeyError::TooLong { .. } => "key too long",
        KeyError::OutOfRange { expected, .. } if expected.starts_with("years") => {
            "year out of range"
        }
        KeyError::OutOfRange { .. } => "value out of range",
        _ => panic!("no item of these types is refused for this reason: {error}"),
    }
}
