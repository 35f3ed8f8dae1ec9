//! Arbitrary JSON read into items with a key: what is accepted carried that key, and is written with it again.

use std::fmt;

use chrono::{DateTime, NaiveDate, Utc};
use serde::de::{DeserializeOwned, MapAccess, Visitor};
use serde::{Deserialize, Deserializer, Serialize};
use serde_json::Value;
use synthetic_key::{HierarchicalKey, Keyed, PartitionKey, RandomSuffix, SyntheticKey};

#[derive(Debug, PartialEq, SyntheticKey)]
#[pk(serde)]
#[serde(rename_all = "camelCase")]
struct Reading {
    #[pk(concat)]
    device_id: String,
    #[pk(concat)]
    date: u16,
    note: Option<String>,
}

#[derive(Debug, PartialEq, SyntheticKey)]
#[pk(serde)]
#[serde(deny_unknown_fields, default)]
#[pk(property = "pk", also_read = ["{date}.{xxh64(vin) % 4 + 1}", "{vin}_{date}"])]
struct Trip {
    #[pk(concat)]
    date: NaiveDate,
    #[pk(hash_suffix = 8)]
    vin: String,
}

impl Default for Trip {
    fn default() -> Self {
        Self {
            date: NaiveDate::default(),
            vin: "v".into(),
        }
    }
}

#[derive(Debug, PartialEq, Serialize, Deserialize, SyntheticKey)]
#[serde(deny_unknown_fields)]
#[pk(keyed, escape)]
struct Order {
    #[pk(concat, none = "NONE", case = "lower")]
    tenant: Option<String>,
    #[pk(concat)]
    user: String,
    #[pk(random_suffix = 400)]
    shard: RandomSuffix<400>,
    lines: Vec<u8>,
}

#[derive(Debug, PartialEq, SyntheticKey)]
#[pk(serde)]
#[pk(id = "{at:minute}-{n:03}", property = "k")]
struct Session {
    #[pk(concat, level = 1)]
    tenant: String,
    #[pk(concat, level = 2)]
    n: i8,
    #[pk(concat, level = 2, rollup = "day")]
    at: DateTime<Utc>,
    #[serde(flatten)]
    rest: std::collections::BTreeMap<String, Value>,
}

#[derive(Debug, PartialEq, SyntheticKey)]
#[pk(serde)]
#[serde(tag = "type")]
enum Item {
    Reading(Reading),
    Note {
        #[pk(concat)]
        customer: u32,
        text: String,
    },
}

#[derive(Debug, PartialEq, SyntheticKey)]
#[pk(serde, property = "PK", prefix = "T#", also_read = ["{date}.{xxh64(vin) % 4:02}", "{name}"])]
struct Adopted {
    #[pk(hash_suffix(16, from = 0, pad = 3, first))]
    vin: String,
    #[pk(concat)]
    date: NaiveDate,
    #[pk(concat)]
    name: String,
}

#[derive(Debug, PartialEq, SyntheticKey)]
#[serde(rename_all = "camelCase")]
#[pk(
    serde,
    store = "dynamodb",
    property = "tenantId",
    id_property = "SK",
    id = "ORDER#{number:03}"
)]
struct Plain {
    #[pk(concat)]
    tenant_id: String,
    number: u16,
}

/// The first byte says which type, the rest is the document.
pub fn documents(data: &[u8]) {
    let Some((kind, json)) = data.split_first() else {
        return;
    };
    match kind % 7 {
        0 => check::<Reading, _>(json, &["partitionKey"], |item| item, |_| false),
        1 => check::<Trip, _>(json, &["pk"], |item| item, |_| false),
        2 => check::<Keyed<Order>, Order>(json, &["partitionKey"], |document| document, |_| false),
        3 => check::<Session, _>(
            json,
            &["tenant", "k2"],
            |item| item,
            |item| item.item_id().is_err(),
        ),
        4 => check::<Item, _>(json, &["partitionKey"], |item| item, |_| false),
        5 => check::<Adopted, _>(json, &["PK"], |item| item, |_| false),
        _ => check::<Plain, _>(
            json,
            &["tenantId"],
            |item| item,
            |item| item.item_id().is_err(),
        ),
    }
}

/// Reads a document; `properties` carry the levels of the key.
fn check<D, T>(json: &[u8], properties: &[&str], item: fn(&D) -> &T, has_no_id: fn(&T) -> bool)
where
    D: Serialize + DeserializeOwned + PartialEq + fmt::Debug,
    T: SyntheticKey<Key: Levels>,
{
    let Ok(document) = serde_json::from_slice::<D>(json) else {
        return;
    };
    let item = item(&document);
    // An array is read as the fields in their order; it has no names to look under.
    if let Ok(Properties(all)) = serde_json::from_slice(json) {
        let keys: Vec<Vec<String>> = item.read_keys().map(|key| key.texts()).collect();
        for (at, property) in properties.iter().enumerate() {
            for (_, value) in all.iter().filter(|(name, _)| name == property) {
                let is_read = keys.iter().any(|key| Some(&*key[at]) == value.as_str());
                assert!(is_read, "{property} {value} {keys:?}");
            }
        }
    }
    // What the store would refuse can be read, and is not written.
    let Ok(written) = serde_json::to_string(&document) else {
        assert!(item.try_partition_key().is_err() || has_no_id(item));
        return;
    };
    let key = item.partition_key().texts();
    let value: Value = serde_json::from_str(&written).unwrap();
    for (level, property) in key.iter().zip(properties) {
        assert_eq!(value[property], **level, "{written}");
    }
    assert_eq!(serde_json::from_str::<D>(&written).unwrap(), document);
}

/// A key as the texts of its properties.
trait Levels {
    fn texts(&self) -> Vec<String>;
}

impl Levels for PartitionKey {
    fn texts(&self) -> Vec<String> {
        vec![self.as_str().to_owned()]
    }
}

impl Levels for HierarchicalKey {
    fn texts(&self) -> Vec<String> {
        self.levels().map(str::to_owned).collect()
    }
}

/// The properties of an object, also those that are there twice.
struct Properties(Vec<(String, Value)>);

impl<'de> Deserialize<'de> for Properties {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        deserializer.deserialize_map(Self(Vec::new()))
    }
}

impl<'de> Visitor<'de> for Properties {
    type Value = Self;

    fn expecting(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("an object")
    }

    fn visit_map<A: MapAccess<'de>>(mut self, mut map: A) -> Result<Self, A::Error> {
        while let Some(property) = map.next_entry()? {
            self.0.push(property);
        }
        Ok(self)
    }
}
