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
    assert_eq!(is_name("1", 1), None);
    assert_eq!(is_name("é", Variant::Newtype("é")), None);
}
