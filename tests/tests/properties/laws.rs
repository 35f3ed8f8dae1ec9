//! The laws that every key keeps.

use proptest::prelude::*;
use serde::Serialize;
use synthetic_key::{PartitionKey, SyntheticKey};

/// The content of a buffer before a key is appended, and its spare capacity.
#[derive(Clone, Debug)]
pub(crate) struct Buffer {
    before: String,
    room: usize,
}

prop_compose! {
    pub(crate) fn buffer()(before in "[a/é]{0,50}", room in 0_usize..100) -> Buffer {
        Buffer { before, room }
    }
}

/// The item's key, which equals its lookup's, and which can be appended to any buffer.
pub(crate) fn the_key_is_the_same_everywhere(
    item: &impl SyntheticKey<Key = PartitionKey>,
    point: &impl SyntheticKey<Key = PartitionKey>,
    buffer: &Buffer,
) -> PartitionKey {
    let key = item.partition_key();
    assert_eq!(point.partition_key(), key);
    assert_eq!(point.try_partition_key(), item.try_partition_key());
    if let Ok(checked) = item.try_partition_key() {
        assert_eq!(checked, key);
    }
    let mut out = String::with_capacity(buffer.before.len() + buffer.room);
    out.push_str(&buffer.before);
    item.write_partition_key(&mut out);
    assert_eq!(out, format!("{}{key}", buffer.before));
    point.write_partition_key(&mut out);
    assert_eq!(out, format!("{}{key}{key}", buffer.before));
    key
}

/// The text of a value in the document, which may be a string or a number.
pub(crate) fn json_text<T: Serialize + ?Sized>(value: &T) -> String {
    let json = serde_json::to_string(value).unwrap();
    serde_json::from_str(&json).unwrap_or(json)
}
