//! Writing and reading a document of ten fields and its key.

pub mod bson;
pub mod json;

use serde::{Deserialize, Serialize};
use synthetic_key::SyntheticKey;

use crate::table::{Most, Table};

/// The first row: the key is a field that someone has filled. Nothing keeps it right.
pub const FIELD: &str = "a field for the key, filled before";
/// The first row of reading.
pub const PLAIN: &str = "a field for the key, not verified";
/// The key beside the item.
pub const FLATTEN: &str = "`flatten`, the key filled before";
/// Reading without the key.
pub const IGNORED: &str = "the ten fields alone, the key ignored";
/// Ours, by the type itself.
pub const SERDE: &str = "ours: `#[pk(serde)]`";
/// Ours, by a wrapper.
pub const KEYED: &str = "ours: `Keyed`";

/// The document with a field for the key.
#[derive(Serialize, Deserialize)]
#[serde(rename_all = "camelCase")]
struct Filled {
    device_id: String,
    date: u16,
    name: String,
    count: u32,
    value: f64,
    active: bool,
    note: Option<String>,
    tags: Vec<u8>,
    offset: i64,
    site: String,
    partition_key: String,
}

/// The document without its key, and under `Keyed` with it.
#[derive(Clone, Serialize, Deserialize, SyntheticKey)]
#[serde(rename_all = "camelCase")]
#[pk(keyed)]
struct Plain {
    #[pk(concat)]
    device_id: String,
    #[pk(concat)]
    date: u16,
    name: String,
    count: u32,
    value: f64,
    active: bool,
    note: Option<String>,
    tags: Vec<u8>,
    offset: i64,
    site: String,
}

/// The document that writes its key itself.
#[derive(SyntheticKey)]
#[pk(serde)]
#[serde(rename_all = "camelCase")]
struct Document {
    #[pk(concat)]
    device_id: String,
    #[pk(concat)]
    date: u16,
    name: String,
    count: u32,
    value: f64,
    active: bool,
    note: Option<String>,
    tags: Vec<u8>,
    offset: i64,
    site: String,
}

/// An item and its key.
#[derive(Serialize, Deserialize)]
struct Flat<T> {
    #[serde(flatten)]
    item: T,
    #[serde(rename = "partitionKey")]
    key: String,
}

fn plain() -> Plain {
    Plain {
        device_id: "abc-123".into(),
        date: 2018,
        name: "north gate".into(),
        count: 7,
        value: 21.5,
        active: true,
        note: Some("checked".into()),
        tags: vec![1, 2, 3],
        offset: -99,
        site: "plant 4".into(),
    }
}

fn filled() -> Filled {
    let item = plain();
    Filled {
        partition_key: format!("{}-{}", item.device_id, item.date),
        device_id: item.device_id,
        date: item.date,
        name: item.name,
        count: item.count,
        value: item.value,
        active: item.active,
        note: item.note,
        tags: item.tags,
        offset: item.offset,
        site: item.site,
    }
}

fn document() -> Document {
    let item = plain();
    Document {
        device_id: item.device_id,
        date: item.date,
        name: item.name,
        count: item.count,
        value: item.value,
        active: item.active,
        note: item.note,
        tags: item.tags,
        offset: item.offset,
        site: item.site,
    }
}

fn flat() -> Flat<Plain> {
    let item = plain();
    Flat {
        key: format!("{}-{}", item.device_id, item.date),
        item,
    }
}

/// The property of the key, as people put it in by hand.
const PROPERTY: &str = "partitionKey";

/// What our rows may cost.
fn limited(table: Table, most: f64, of: &'static str) -> Table {
    [SERDE, KEYED].into_iter().fold(table, |table, row| {
        table
            .costs(row, most, of)
            .limit(row, Most::AllocationsOver(of))
    })
}

#[cfg(test)]
mod tests {
    use super::*;
    use synthetic_key::Keyed;

    #[test]
    fn all_write_and_read_the_same() {
        let json = serde_json::to_string(&filled()).unwrap();
        assert_eq!(serde_json::to_string(&document()).unwrap(), json);
        assert_eq!(serde_json::to_string(&Keyed::new(plain())).unwrap(), json);
        assert_eq!(serde_json::to_string(&flat()).unwrap(), json);
        assert!(serde_json::from_str::<Document>(&json).is_ok());
        assert!(serde_json::from_str::<Keyed<Plain>>(&json).is_ok());
        assert!(serde_json::from_str::<Flat<Plain>>(&json).is_ok());

        let bytes = ::bson::serialize_to_vec(&filled()).unwrap();
        assert_eq!(::bson::serialize_to_vec(&document()).unwrap(), bytes);
        assert_eq!(
            ::bson::serialize_to_vec(&Keyed::new(plain())).unwrap(),
            bytes
        );
        assert_eq!(::bson::serialize_to_vec(&flat()).unwrap(), bytes);
        assert!(::bson::deserialize_from_slice::<Document>(&bytes).is_ok());
        assert!(::bson::deserialize_from_slice::<Keyed<Plain>>(&bytes).is_ok());
        assert!(::bson::deserialize_from_slice::<Flat<Plain>>(&bytes).is_ok());
        assert!(::bson::deserialize_from_slice::<Plain>(&bytes).is_ok());
    }
}
