use serde_core::ser::{SerializeMap, SerializeStruct, Serializer};

use super::added::ID;
use crate::declaration::{Declaration, Part, Piece};
use crate::document::added::Added;
use crate::document::write::WriteDocument;
use crate::proof::options::KeyOptions;
use crate::value::Value;
use crate::{KeyWriter, PartShape, PartitionKey, SyntheticKey, engine};

/// An item that has an id.
struct Item;

impl SyntheticKey for Item {
    type __Declared = Self;
    const __KEY: Declaration = Declaration::new(
        "",
        const { &[Piece::Part(Part::new("a", 0, PartShape::TEXT))] },
        const { &KeyOptions::DEFAULT.property("pk", &[]).id(ID) },
    );
    type Key = PartitionKey;

    fn __write_key(&self, out: &mut impl KeyWriter) {
        engine::step::piece::<Self, 0>(self, out);
    }

    fn __value(&self, at: usize) -> Value<'_> {
        Value::Text(if at == 0 { "a-b" } else { "7" })
    }
}

/// Writes with the key and the id of an item.
fn document(added: &Added) -> WriteDocument<'_, Item, serde_json::value::Serializer> {
    WriteDocument::new(serde_json::value::Serializer, added)
}

/// A map whose keys and values are written apart, as not every map does it.
fn written(names: [&str; 2]) -> Option<serde_json::Value> {
    let added = Added::of(&Item).ok()?;
    let mut map = document(&added).serialize_map(None).ok()?;
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
        let added = Added::of(&Item).ok()?;
        let mut fields = document(&added).serialize_struct("", 1).ok()?;
        fields.serialize_field(name, &1).ok()?;
        SerializeStruct::end(fields).ok()
    };
    assert!(written("a").is_some());
    assert_eq!([written("pk"), written("id")], [None, None]);
}
