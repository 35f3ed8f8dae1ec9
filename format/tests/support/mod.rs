//! JSON with integers of 128 bits, which `serde_json::Value` would make floats.

use std::collections::BTreeMap;

use serde_json::value::RawValue;
use synthetic_key_format::Layout;
use synthetic_key_format::compute::{Child, Formula, Key, Tree, TreeDocument, Value, position};

#[derive(Clone, Debug)]
pub enum Json {
    Null,
    Bool(bool),
    Integer(i128),
    Unsigned(u128),
    /// A number that is not an integer, or a string that is not Unicode.
    NotAPart,
    Text(String),
    Array(Vec<Json>),
    Object(BTreeMap<String, Json>),
}

impl Json {
    pub fn parse(text: &str) -> Self {
        match text.as_bytes()[0] {
            b'{' => {
                let object: BTreeMap<String, Box<RawValue>> = serde_json::from_str(text).unwrap();
                let properties = object
                    .into_iter()
                    .map(|(name, value)| (name, Self::parse(value.get())));
                Self::Object(properties.collect())
            }
            b'[' => {
                let array: Vec<Box<RawValue>> = serde_json::from_str(text).unwrap();
                Self::Array(array.iter().map(|value| Self::parse(value.get())).collect())
            }
            b'"' => serde_json::from_str(text).map_or(Self::NotAPart, Self::Text),
            b'n' => Self::Null,
            b't' | b'f' => Self::Bool(text == "true"),
            _ if text == "-0" => Self::NotAPart,
            _ => {
                let integer = text.parse().map(Self::Integer);
                integer
                    .or_else(|_| text.parse().map(Self::Unsigned))
                    .unwrap_or(Self::NotAPart)
            }
        }
    }

    /// The property of this name, which must be there.
    pub fn get(&self, name: &str) -> &Self {
        self.find(name)
            .unwrap_or_else(|| panic!("no {name} in {self:?}"))
    }

    pub fn find(&self, name: &str) -> Option<&Self> {
        match self {
            Self::Object(properties) => properties.get(name),
            other => panic!("not an object: {other:?}"),
        }
    }

    pub fn list(&self) -> &[Self] {
        match self {
            Self::Array(list) => list,
            other => panic!("not an array: {other:?}"),
        }
    }

    pub fn text(&self) -> &str {
        match self {
            Self::Text(text) => text,
            other => panic!("not a text: {other:?}"),
        }
    }

    /// A key: one text, or one for each level.
    pub fn levels(&self) -> Vec<&str> {
        match self {
            Self::Text(text) => vec![text],
            levels => levels.list().iter().map(Self::text).collect(),
        }
    }
}

impl Tree for Json {
    fn child(&self, name: &str) -> Child<'_, Self> {
        match self {
            Self::Object(properties) => properties.get(name).into(),
            Self::Array(list) => position(name).and_then(|at| list.get(at)).into(),
            _ => Child::NotAnObject,
        }
    }

    fn value(&self) -> Value<'_> {
        match self {
            Self::Null => Value::Null,
            Self::Bool(value) => Value::Bool(*value),
            Self::Integer(n) => Value::Integer(*n),
            Self::Unsigned(n) => Value::Unsigned(*n),
            Self::Text(text) => Value::Text(text),
            Self::NotAPart | Self::Array(_) | Self::Object(_) => Value::Other,
        }
    }
}

/// The keys to look under, by levels and each once: that of the entry's layout, and those of the layouts that are also read.
pub fn read_keys(entry: &Json, item: &Json) -> Result<Vec<Vec<String>>, String> {
    let also_read = entry.find("also_read").map_or(&[][..], Json::list);
    let mut keys = Vec::new();
    for (place, layout) in std::iter::once(entry.get("layout"))
        .chain(also_read)
        .enumerate()
    {
        let layout = Layout::parse(layout.text()).map_err(|error| error.to_string())?;
        let prepare = if place == 0 {
            Formula::new
        } else {
            Formula::also_read
        };
        let formula = prepare(&layout).map_err(|error| error.to_string())?;
        let mut key = Key::default();
        match formula.write_key(&TreeDocument::new(&formula, item), &mut key) {
            Ok(()) => {
                let key = key.levels().map(str::to_owned).collect();
                if !keys.contains(&key) {
                    keys.push(key);
                }
            }
            Err(refused) if place == 0 => return Err(refused.to_string()),
            // Nothing is stored under a key that there is not.
            Err(_) => {}
        }
    }
    Ok(keys)
}
