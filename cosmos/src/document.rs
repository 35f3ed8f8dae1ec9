//! Documents as JSON values: with another key than the present one, and compared with stored ones.

use azure_data_cosmos::CosmosError;
use serde::{Deserialize, Serialize};
use serde_json::{Value, json};
use synthetic_key::{Key, SyntheticKey, cosmos};

/// The document of an item that is stored under the key of another layout. It carries that key.
pub(crate) fn under<D: SyntheticKey + Serialize, K: Key>(
    item: &D,
    key: &K,
) -> Result<Value, CosmosError> {
    let mut document = serde_json::to_value(item)?;
    set_key::<D, _>(&mut document, key);
    Ok(document)
}

fn set_key<D: SyntheticKey, K: Key>(document: &mut Value, key: &K) {
    for (path, text) in D::PATHS.iter().zip(cosmos::key_levels(key)) {
        if let Some(property) = document.get_mut(property(path)) {
            *property = text.into();
        }
    }
}

/// The property of a moved document that names its source.
const MOVED_FROM: &str = "movedFrom";

/// The source of a moved document: the key of the source, and its version when it was copied.
///
/// The key tells a copy of the present move from a copy that an earlier move left.
#[derive(Clone, Debug, PartialEq, Deserialize, Serialize)]
pub(crate) struct MovedFrom {
    key: Vec<String>,
    pub(crate) etag: String,
}

impl MovedFrom {
    pub(crate) fn new<K: Key>(key: &K, etag: &str) -> Self {
        Self {
            key: cosmos::key_levels(key).map(str::to_owned).collect(),
            etag: etag.to_owned(),
        }
    }

    /// Whether the source is, or was, under this key.
    pub(crate) fn is_from<K: Key>(&self, key: &K) -> bool {
        cosmos::key_levels(key).eq(self.key.iter().map(String::as_str))
    }

    /// The source of a document, if it is a copy.
    pub(crate) fn of(document: &Value) -> Option<Self> {
        Self::deserialize(document.get(MOVED_FROM)?).ok()
    }
}

/// The copy of a stored document under another key. Properties that the type does not know are copied as well.
pub(crate) fn copy_of<D: SyntheticKey, K: Key>(
    mut source: Value,
    key: &K,
    moved_from: &MovedFrom,
) -> Value {
    set_key::<D, _>(&mut source, key);
    if let Value::Object(properties) = &mut source {
        properties.retain(|name, _| !ADDED.contains(&name.as_str()));
        let MovedFrom { key, etag } = moved_from;
        properties.insert(MOVED_FROM.to_owned(), json!({"key": key, "etag": etag}));
    }
    source
}

/// The version of a stored document.
pub(crate) fn etag_in(document: &Value) -> String {
    let etag = document.get("_etag").and_then(Value::as_str);
    etag.unwrap_or_default().to_owned()
}

/// The name of a property from its path: `/partitionKey`, or in quotes `/"tenant-id"`.
pub(crate) fn property(path: &str) -> String {
    let path = path.strip_prefix('/').unwrap_or(path);
    serde_json::from_str(path).unwrap_or_else(|_| path.to_owned())
}

/// The properties that the service adds.
const ADDED: [&str; 5] = ["_rid", "_self", "_etag", "_attachments", "_ts"];

/// Whether two documents have the same content, without what the service adds. Numbers are compared by value, because
/// the service does not keep how they were written.
pub(crate) fn has_content(mut stored: Value, mut written: Value) -> bool {
    for document in [&mut stored, &mut written] {
        if let Value::Object(properties) = document {
            properties.retain(|name, _| !ADDED.contains(&name.as_str()));
        }
    }
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
}
