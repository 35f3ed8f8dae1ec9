//! The vectors of Key Format 1, each through a derived struct.

mod types;

use std::fmt;

use serde::Deserialize;
use serde::de::{DeserializeOwned, Deserializer, MapAccess, Visitor};
use serde_json::value::RawValue;
use synthetic_key::{FanOut, KeyError, SyntheticKey};
use types::TABLE;

#[derive(Deserialize)]
struct Vectors<'a> {
    #[serde(borrow)]
    groups: Vec<Group<'a>>,
    #[serde(borrow)]
    refused: Vec<Refused<'a>>,
}

#[derive(Deserialize)]
struct Group<'a> {
    name: String,
    layout: String,
    types: Types,
    #[serde(borrow)]
    cases: Vec<Case<'a>>,
}

#[derive(Deserialize)]
struct Case<'a> {
    // Not a `Value`, which would make 128-bit integers floats.
    #[serde(borrow)]
    item: &'a RawValue,
    key: String,
}

#[derive(Deserialize)]
struct Refused<'a> {
    name: String,
    layout: String,
    types: Types,
    #[serde(borrow)]
    item: &'a RawValue,
    reason: String,
}

/// The values of `types`, in the order of the file.
struct Types(Vec<String>);

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

/// A derived struct with the lookups that the derive made for it.
trait Derived: DeserializeOwned + SyntheticKey {
    const TYPES: &'static [&'static str];

    fn point_read(&self) -> impl SyntheticKey;

    fn fan_out(&self) -> Option<FanOut>;

    /// Parses the item's key and compares the parts with the item's. Says whether it did.
    fn check_parse(&self, key: &str, case: &str) -> bool;
}

/// A group's name and struct, with the struct's type erased.
struct Row {
    group: &'static str,
    layout: &'static str,
    types: &'static [&'static str],
    check: fn(&Group),
    check_refused: fn(&Refused),
}

impl Row {
    const fn of<T: Derived>(group: &'static str) -> Self {
        Self {
            group,
            layout: T::LAYOUT,
            types: T::TYPES,
            check: check::<T>,
            check_refused: check_refused::<T>,
        }
    }
}

fn check<T: Derived>(Group { name, cases, .. }: &Group) {
    for Case { item: json, key } in cases {
        let case = &format!("{name}, {json}");
        let item: T =
            serde_json::from_str(json.get()).unwrap_or_else(|error| panic!("{case}: {error}"));
        check_key(&item, key, case);
        check_key(&item.point_read(), key, case);
        let is_hashed = T::LAYOUT.contains("{xxh64(");
        assert_ne!(item.check_parse(key, case), is_hashed, "{case}");
        if let Some(mut keys) = item.fan_out() {
            let is_found = keys.any(|other| other == *key);
            assert!(is_found, "{case}: the fan-out lacks {key}");
        }
    }
}

fn check_key(item: &impl SyntheticKey, key: &str, case: &str) {
    assert_eq!(item.partition_key(), *key, "{case}");
    assert_eq!(item.try_partition_key().as_deref(), Ok(key), "{case}");
    let mut written = String::new();
    item.write_partition_key(&mut written);
    assert_eq!(written, key, "{case}");
}

/// What the types of the fields cannot hold is refused when it is read, the rest when the key is made.
fn check_refused<T: Derived>(refused: &Refused) {
    let (name, reason) = (&refused.name, &*refused.reason);
    let item = match serde_json::from_str::<T>(refused.item.get()) {
        Ok(item) => item,
        Err(error) => {
            let is_for_reason = matches!(
                reason,
                "suffix out of range" | "not a part" | "missing property"
            );
            assert!(
                error.is_data() && is_for_reason,
                "{name}, {reason}: {error}"
            );
            return;
        }
    };
    for key in [
        item.try_partition_key(),
        item.point_read().try_partition_key(),
    ] {
        let is_for_reason = match &key {
            Err(KeyError::Empty { .. }) => reason == "empty part",
            Err(KeyError::TooLong { .. }) => reason == "key too long",
            Err(KeyError::OutOfRange { .. }) => reason == "year out of range",
            Ok(_) | Err(_) => false,
        };
        assert!(is_for_reason, "{name}, {reason}: {key:?}");
    }
}

fn vectors() -> Vectors<'static> {
    serde_json::from_str(include_str!("../../../spec/vectors.json")).unwrap()
}

#[test]
fn every_group() {
    const UNEQUAL: &str = "a group without a struct, or a struct without its group";
    let Vectors { groups, .. } = vectors();
    for (row, group) in TABLE.iter().zip(&groups) {
        assert_eq!(row.group, group.name, "{UNEQUAL}");
        assert_eq!(row.layout, group.layout, "{}", group.name);
        assert_eq!(row.types, group.types.0, "{}", group.name);
        (row.check)(group);
    }
    assert_eq!(TABLE.len(), groups.len(), "{UNEQUAL}");
}

#[test]
fn every_refusal() {
    for refused in vectors().refused {
        let row = TABLE
            .iter()
            .find(|row| row.layout == refused.layout && row.types == refused.types.0);
        let row =
            row.unwrap_or_else(|| panic!("{} has the layout and types of no group", refused.name));
        (row.check_refused)(&refused);
    }
}
