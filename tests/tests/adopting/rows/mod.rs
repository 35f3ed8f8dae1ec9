//! The rows, by the sections of the page: each has the declaration that the page shows, and the key from the hand-written
//! code.

mod changed_text;
mod one_field;
mod suffixes;
mod text_and_time;
mod text_around;

use synthetic_key::SyntheticKey;

use crate::values::{Values, thousand};

/// Compares both on a thousand values.
pub fn compare<T: SyntheticKey<Key = synthetic_key::PartitionKey>>(
    mut row: impl FnMut(&mut Values) -> (T, String),
) {
    for mut values in thousand() {
        let (item, by_hand) = row(&mut values);
        assert_eq!(item.partition_key(), by_hand.as_str());
    }
}
