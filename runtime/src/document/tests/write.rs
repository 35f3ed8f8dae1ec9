use serde_core::ser::{SerializeMap, SerializeStruct, Serializer};

use crate::document::write::WriteDocument;

const ADDED: &[(&str, &str)] = &[("pk", "a-b"), ("id", "7")];

/// A map whose keys and values are written apart, as not every map does it.
fn written(names: [&str; 2]) -> Option<serde_json::Value> {
    let document = WriteDocument::new(serde_json::value::Serializer, ADDED);
    let mut map = document.serialize_map(None).ok()?;
    for name in names {
        map.serialize_key(name).ok()?;
        map.serialize_value(&1).ok()?;
    }
    SerializeMap::end(map).ok()
}

#[test]
fn keys_and_values_apart() {
    let expected = serde_json::json!({"a": 1, "b": 1, "pk": "a-b", "id": "7"});
    assert_eq!(written(["a", "b"]), Some(expected));
    assert_eq!(written(["a", "id"]), None);
    assert_eq!(written(["pk", "b"]), None);
}

#[test]
fn no_field_is_named_as_what_is_added() {
    let written = |name| {
        let document = WriteDocument::new(serde_json::value::Serializer, ADDED);
        let mut fields = document.serialize_struct("", 1).ok()?;
        fields.serialize_field(name, &1).ok()?;
        SerializeStruct::end(fields).ok()
    };
    assert!(written("a").is_some());
    assert_eq!([written("pk"), written("id")], [None, None]);
}
