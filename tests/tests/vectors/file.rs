//! The structure of `spec/vectors.json`.

use std::fmt;

use serde::Deserialize;
use serde::de::{Deserializer, MapAccess, Visitor};
use serde_json::value::RawValue;

#[derive(Deserialize)]
pub(crate) struct Vectors<'a> {
    #[serde(borrow)]
    pub(crate) groups: Vec<Group<'a>>,
    #[serde(borrow)]
    pub(crate) refused: Vec<Refused<'a>>,
    #[serde(borrow)]
    pub(crate) refused_dates: Vec<Refused<'a>>,
    #[serde(borrow)]
    pub(crate) rollups: Vec<Rollup<'a>>,
    #[serde(borrow)]
    pub(crate) templates: Vec<TemplateGroup<'a>>,
    #[serde(borrow)]
    pub(crate) refused_templates: Vec<RefusedTemplate<'a>>,
}

#[derive(Deserialize)]
pub(crate) struct Group<'a> {
    pub(crate) name: String,
    pub(crate) layout: String,
    #[serde(default)]
    pub(crate) also_read: Vec<String>,
    pub(crate) types: Types,
    #[serde(borrow)]
    pub(crate) cases: Vec<Case<'a>>,
}

#[derive(Deserialize)]
pub(crate) struct Case<'a> {
    // Not a `Value`, which would turn 128-bit integers into floats.
    #[serde(borrow)]
    pub(crate) item: &'a RawValue,
    pub(crate) key: Key,
    pub(crate) read_keys: Option<Vec<Key>>,
}

#[derive(Clone, Debug, PartialEq, Deserialize)]
#[serde(untagged)]
pub(crate) enum Key {
    Text(String),
    Levels(Vec<String>),
}

#[derive(Deserialize)]
pub(crate) struct Refused<'a> {
    pub(crate) name: String,
    pub(crate) layout: String,
    pub(crate) types: Types,
    #[serde(borrow)]
    pub(crate) item: &'a RawValue,
    pub(crate) reason: String,
}

#[derive(Deserialize)]
pub(crate) struct Rollup<'a> {
    #[serde(borrow)]
    pub(crate) value: &'a RawValue,
    pub(crate) option: String,
    pub(crate) text: Option<String>,
    pub(crate) reason: Option<String>,
}

#[derive(Deserialize)]
pub(crate) struct TemplateGroup<'a> {
    pub(crate) name: String,
    pub(crate) template: String,
    pub(crate) types: Types,
    #[serde(borrow)]
    pub(crate) cases: Vec<TemplateCase<'a>>,
}

#[derive(Deserialize)]
pub(crate) struct TemplateCase<'a> {
    #[serde(borrow)]
    pub(crate) item: &'a RawValue,
    pub(crate) text: String,
}

#[derive(Deserialize)]
pub(crate) struct RefusedTemplate<'a> {
    pub(crate) name: String,
    pub(crate) template: String,
    pub(crate) types: Types,
    #[serde(borrow)]
    pub(crate) item: &'a RawValue,
    pub(crate) reason: String,
}

/// The values of `types`, in the order of the file.
pub(crate) struct Types(pub(crate) Vec<String>);

impl<'de> Deserialize<'de> for Types {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        struct Values;
        impl<'de> Visitor<'de> for Values {
            type Value = Types;
            fn expecting(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
                f.write_str("an object of type names")
            }
            fn visit_map<A: MapAccess<'de>>(self, mut map: A) -> Result<Types, A::Error> {
                let mut types = Vec::new();
                while let Some((_, name)) = map.next_entry::<String, _>()? {
                    types.push(name);
                }
                Ok(Types(types))
            }
        }
        deserializer.deserialize_map(Values)
    }
}

pub(crate) fn vectors() -> Vectors<'static> {
    serde_json::from_str(include_str!("../../../spec/vectors.json")).unwrap()
}
