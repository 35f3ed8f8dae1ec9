//! Documents as JSON values: with a different key than the present one, with the mark of a move, and with the
//! properties that a type does not know.

use azure_data_cosmos::{CosmosError, PartitionKey};
use serde::{Deserialize, Serialize};
use serde_json::{Map, Value};
use std::fmt;
use synthetic_key::{Key, SyntheticKey, cosmos};

/// The levels of a key, as documents name them.
#[derive(Clone, Debug, PartialEq, Eq, Hash, Deserialize, Serialize)]
#[serde(transparent)]
pub(crate) struct Levels(pub(crate) Vec<String>);

impl Levels {
    pub(crate) fn of<K: Key>(key: &K) -> Self {
        Self(cosmos::key_levels(key).map(str::to_owned).collect())
    }

    /// The key that a document carries.
    pub(crate) fn in_document<D: SyntheticKey>(document: &Value) -> Self {
        let level = |path: &&str| {
            let level = document.get(property(path)).and_then(Value::as_str);
            level.unwrap_or_default().to_owned()
        };
        Self(D::PATHS.iter().map(level).collect())
    }

    pub(crate) fn is<K: Key>(&self, key: &K) -> bool {
        cosmos::key_levels(key).eq(self.0.iter().map(String::as_str))
    }

    pub(crate) fn sdk(&self) -> PartitionKey {
        match &self.0[..] {
            [first] => first.clone().into(),
            [first, second] => (first.clone(), second.clone()).into(),
            [first, second, third, ..] => (first.clone(), second.clone(), third.clone()).into(),
            [] => String::new().into(),
        }
    }
}

impl fmt::Display for Levels {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.0.join("/"))
    }
}

/// The document of an item with this key, which can be the key of a different layout than its own.
pub(crate) fn set_key<D: SyntheticKey>(document: &mut Value, key: &Levels) {
    for (path, level) in D::PATHS.iter().zip(&key.0) {
        if let Some(property) = document.get_mut(property(path)) {
            *property = level.clone().into();
        }
    }
}

/// The property that marks documents while items move. No type has a field with this name.
pub(crate) const MOVE: &str = "_move";

/// The value of [`MOVE`].
#[derive(Clone, Debug, PartialEq, Eq, Deserialize, Serialize)]
#[serde(untagged)]
pub(crate) enum Marked {
    /// The item has the key `to`. A copy there counts only in this version.
    Stub {
        to: Levels,
        #[serde(default, skip_serializing_if = "Option::is_none")]
        version: Option<String>,
    },
    /// The copy of this version of the document with the key `of`.
    Copy { of: Levels, version: String },
}

impl Marked {
    /// The mark of a document. A mark that cannot be read is that of a document which is not an item.
    pub(crate) fn of(document: &Value) -> Option<Self> {
        let mark = document.get(MOVE)?;
        let unknown = Self::Stub {
            to: Levels(Vec::new()),
            version: None,
        };
        Some(Self::deserialize(mark).unwrap_or(unknown))
    }
}

/// Replaces the mark of a document.
pub(crate) fn set_mark(document: &mut Value, mark: Option<&Marked>) {
    let Value::Object(properties) = document else {
        return;
    };
    match mark.and_then(|mark| serde_json::to_value(mark).ok()) {
        Some(mark) => properties.insert(MOVE.to_owned(), mark),
        None => properties.remove(MOVE),
    };
}

/// A document without its content: the id, and the properties at these paths, which a unique key policy names.
pub(crate) fn without_content<D: SyntheticKey>(
    document: &Value,
    key: &Levels,
    kept: &[String],
) -> Value {
    let mut properties = Map::new();
    for path in kept {
        if let Some(value) = document.pointer(path) {
            insert(&mut properties, path.trim_start_matches('/'), value);
        }
    }
    let id = document.get("id").cloned().unwrap_or_default();
    properties.insert("id".to_owned(), id);
    for (path, level) in D::PATHS.iter().zip(&key.0) {
        properties.insert(property(path), level.clone().into());
    }
    properties.into()
}

/// Inserts a value at a path, such as `address/city`.
fn insert(properties: &mut Map<String, Value>, path: &str, value: &Value) {
    let Some((name, rest)) = path.split_once('/') else {
        properties.insert(path.to_owned(), value.clone());
        return;
    };
    let inner = properties
        .entry(name.to_owned())
        .or_insert_with(|| Map::new().into());
    if let Value::Object(inner) = inner {
        insert(inner, rest, value);
    }
}

/// The name of a property from its path: `/partitionKey`, or in quotes `/"tenant-id"`.
pub(crate) fn property(path: &str) -> String {
    let path = path.strip_prefix('/').unwrap_or(path);
    serde_json::from_str(path).unwrap_or_else(|_| path.to_owned())
}

/// The properties that the service adds.
const ADDED: [&str; 5] = ["_rid", "_self", "_etag", "_attachments", "_ts"];

/// Removes the properties that the service adds.
pub(crate) fn remove_added(document: &mut Value) {
    if let Value::Object(properties) = document {
        properties.retain(|name, _| !ADDED.contains(&name.as_str()));
    }
}

/// The new document of an item that was read from `stored`, with the properties that its type does not know.
///
/// What the type writes for the stored item is compared with what it writes for the changed item, so a property that
/// the change removed is removed.
pub(crate) fn merged<D: Serialize>(
    mut stored: Value,
    item: &D,
    read: fn(Value) -> serde_json::Result<D>,
) -> Result<Value, CosmosError> {
    let new = serde_json::to_value(item)?;
    remove_added(&mut stored);
    set_mark(&mut stored, None);
    let before = serde_json::to_value(read(stored.clone())?)?;
    let mut keeps = false;
    let merged = merge(&stored, &before, new.clone(), &mut keeps);
    if !keeps || read(merged.clone()).is_ok() {
        return Ok(merged);
    }
    // A property with an alias of a field would occur twice. It is known, under a different name.
    let (Value::Object(stored), Value::Object(mut result)) = (stored, new) else {
        return Ok(merged);
    };
    for (name, value) in stored {
        if result.contains_key(&name) || before.get(&name).is_some() {
            continue;
        }
        result.insert(name.clone(), value);
        if read(Value::Object(result.clone())).is_err() {
            result.remove(&name);
        }
    }
    Ok(result.into())
}

/// What is stored, with the difference between what a type writes before and after a change. `keeps` is set if it
/// keeps something that the type does not write.
fn merge(stored: &Value, before: &Value, new: Value, keeps: &mut bool) -> Value {
    match (stored, before, new) {
        (Value::Object(stored), Value::Object(before), Value::Object(new)) => {
            let mut result = Map::with_capacity(stored.len());
            for (name, value) in stored {
                if !before.contains_key(name) && !new.contains_key(name) {
                    *keeps = true;
                    result.insert(name.clone(), value.clone());
                }
            }
            for (name, value) in new {
                let value = match (stored.get(&name), before.get(&name)) {
                    (Some(stored), Some(before)) => merge(stored, before, value, keeps),
                    _ => value,
                };
                result.insert(name, value);
            }
            result.into()
        }
        (Value::Array(stored), Value::Array(before), Value::Array(new))
            if stored.len() == new.len() && before.len() == new.len() =>
        {
            let values = stored.iter().zip(before).zip(new);
            let values = values.map(|((stored, before), new)| merge(stored, before, new, keeps));
            Value::Array(values.collect())
        }
        // The service does not keep how a number or the key of a different layout was written.
        (stored, before, new) if *before == new => stored.clone(),
        (_, _, new) => new,
    }
}

/// Whether two documents have the same content, without what the service adds. Numbers are compared by value, because
/// the service does not keep how they were written.
pub(crate) fn has_content(mut stored: Value, mut written: Value) -> bool {
    remove_added(&mut stored);
    remove_added(&mut written);
    is_same(&stored, &written)
}

fn is_same(one: &Value, other: &Value) -> bool {
    match (one, other) {
        (Value::Number(one), Value::Number(other)) => {
            one == other || one.as_f64() == other.as_f64()
        }
        (Value::Array(one), Value::Array(other)) => {
            one.len() == other.len()
                && one
                    .iter()
                    .zip(other)
                    .all(|(one, other)| is_same(one, other))
        }
        (Value::Object(one), Value::Object(other)) => {
            let is_in = |(name, value): (&String, &Value)| {
                other.get(name).is_some_and(|other| is_same(value, other))
            };
            one.len() == other.len() && one.iter().all(is_in)
        }
        (one, other) => one == other,
    }
}

#[cfg(test)]
mod tests {
    use serde_json::json;

    use super::*;

    #[test]
    fn properties_of_paths() {
        assert_eq!(property("/partitionKey"), "partitionKey");
        assert_eq!(property(r#"/"tenant-id""#), "tenant-id");
        assert_eq!(property(r#"/"a\"b""#), "a\"b");
    }

    #[test]
    fn content_is_compared_without_what_the_service_adds() {
        let stored = json!({"id": "1", "a": [1, {"b": 2.0}], "_ts": 7, "_etag": "x"});
        assert!(has_content(
            stored.clone(),
            json!({"id": "1", "a": [1.0, {"b": 2}]})
        ));
        for other in [
            json!({"id": "1", "a": [1]}),
            json!({"id": "1"}),
            json!({"id": "1", "a": [1, {"b": 2}], "c": null}),
            json!({"id": "1", "a": [1, {"b": 3}]}),
        ] {
            assert!(!has_content(stored.clone(), other));
        }
    }

    #[derive(Deserialize, Serialize)]
    struct Inner {
        km: u32,
    }

    #[derive(Deserialize, Serialize)]
    struct Item {
        id: String,
        #[serde(alias = "driver")]
        rider: String,
        #[serde(default, skip_serializing_if = "Option::is_none")]
        note: Option<String>,
        inner: Inner,
        list: Vec<Inner>,
    }

    /// The document after a change of the item that is read from it.
    fn changed(stored: Value, change: impl FnOnce(&mut Item)) -> Value {
        let mut item = Item::deserialize(&stored).unwrap();
        change(&mut item);
        merged(stored, &item, serde_json::from_value).unwrap()
    }

    #[test]
    fn properties_that_the_type_does_not_know_are_kept_at_every_depth() {
        let stored = json!({
            "id": "1", "rider": "Ada", "note": "n", "inner": {"km": 1, "new": 2},
            "list": [{"km": 3, "new": 4}], "new": {"a": []}, "_ts": 7, "_etag": "e", "_move": {"to": ["x"]},
        });
        let new = changed(stored, |item| {
            item.inner.km = 10;
            item.list[0].km = 30;
            item.note = None;
        });
        let expected = json!({
            "id": "1", "rider": "Ada", "inner": {"km": 10, "new": 2}, "list": [{"km": 30, "new": 4}], "new": {"a": []},
        });
        assert_eq!(new, expected);
    }

    #[test]
    fn a_property_with_an_alias_of_a_field_is_not_kept() {
        let stored = json!({"id": "1", "driver": "Ada", "inner": {"km": 1}, "list": [], "new": 1});
        let new = changed(stored, |item| item.rider = "Grace".into());
        let expected =
            json!({"id": "1", "rider": "Grace", "inner": {"km": 1}, "list": [], "new": 1});
        assert_eq!(new, expected);
    }

    #[test]
    fn a_stub_has_what_the_container_needs() {
        #[derive(synthetic_key::SyntheticKey)]
        struct Trip {
            #[pk(concat)]
            date: &'static str,
        }
        let _ = Trip { date: "" };
        let document =
            json!({"id": "1", "partitionKey": "a", "a": {"b": 1, "c": 2}, "d": 3, "e": 4});
        let kept = ["/a/b".to_owned(), "/d".to_owned(), "/f".to_owned()];
        let stub = without_content::<Trip>(&document, &Levels(vec!["k".into()]), &kept);
        assert_eq!(
            stub,
            json!({"id": "1", "partitionKey": "k", "a": {"b": 1}, "d": 3})
        );
    }
}
