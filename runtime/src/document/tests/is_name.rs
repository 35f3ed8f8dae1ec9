use serde_core::ser::{Serialize, Serializer};

use crate::document::is_name::IsName;

fn is_name(name: &'static str, key: impl Serialize) -> Option<bool> {
    key.serialize(IsName(name)).ok()
}

#[derive(serde::Serialize)]
struct Newtype(&'static str);

#[derive(serde::Serialize)]
enum Variant {
    Unit,
    Newtype(&'static str),
}

/// Text without the hint that it is text.
struct Bytes(&'static str);

impl Serialize for Bytes {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.serialize_bytes(self.0.as_bytes())
    }
}

#[test]
fn whatever_type_a_text_has() {
    for (name, is) in [("é", true), ("e", false)] {
        assert_eq!(is_name(name, "é"), Some(is));
        assert_eq!(is_name(name, 'é'), Some(is));
        assert_eq!(is_name(name, Bytes("é")), Some(is));
        assert_eq!(is_name(name, Some("é")), Some(is));
        assert_eq!(is_name(name, Newtype("é")), Some(is));
    }
    assert_eq!(is_name("Unit", Variant::Unit), Some(true));
    assert_eq!(is_name("unit", Variant::Unit), Some(false));
    assert_eq!(is_name("1", ()), None);
    assert_eq!(is_name("é", Variant::Newtype("é")), None);
}

/// JSON writes these keys of a map as strings, and a property would be in the document twice.
#[test]
fn numbers_and_booleans_are_names_too() {
    assert_eq!(is_name("7", 7_u32), Some(true));
    assert_eq!(is_name("07", 7_u32), Some(false));
    assert_eq!(is_name("-7", -7_i128), Some(true));
    assert_eq!(is_name("true", true), Some(true));
    assert_eq!(is_name("true", false), Some(false));
    assert_eq!(is_name("0.5", 0.5_f32), Some(true));
    assert_eq!(is_name("id", 7_u64), Some(false));
}
