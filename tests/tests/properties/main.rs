//! Laws of keys and documents, for arbitrary items.

mod items;
mod laws;
mod options;
mod parts;

use std::fmt::Debug;

use chrono::{Datelike, NaiveDate};
use items::*;
use laws::{Buffer, buffer, the_key_is_the_same_everywhere};
use proptest::prelude::*;
use proptest::sample::Index;
use serde::Serialize;
use serde::de::DeserializeOwned;
use serde_json::Value;
use synthetic_key::iter::Iter;
use synthetic_key::{KeyError, Keyed, PartitionKey, SyntheticKey};
use synthetic_key_tests::cases;

/// A change of one character in a text (replaced, removed or inserted), and a buffer for the text.
#[derive(Clone, Debug)]
struct Change {
    place: Index,
    kind: u8,
    character: char,
    buffer: Buffer,
}

prop_compose! {
    fn change()(
        place in any::<Index>(),
        kind in 0_u8..3,
        character in prop_oneof![any::<char>(), proptest::char::range(' ', '~')],
        buffer in buffer(),
    ) -> Change {
        Change { place, kind, character, buffer }
    }
}

impl Change {
    /// The text with the change, if that makes another text.
    fn of(&self, text: &str) -> Option<String> {
        let mut characters: Vec<_> = text.chars().collect();
        let place = self.place.index(characters.len());
        match self.kind {
            0 => characters[place] = self.character,
            1 => drop(characters.remove(place)),
            _ => characters.insert(place, self.character),
        }
        let changed = String::from_iter(characters);
        (changed != text).then_some(changed)
    }
}

/// The laws of every item, stored as `document` and looked up by `point`; returns the key of a valid item.
fn keeps_the_laws<T, D>(
    item: &T,
    point: &impl SyntheticKey<Key = PartitionKey>,
    document: &D,
    change: &Change,
) -> Option<PartitionKey>
where
    T: SyntheticKey<Key = PartitionKey>,
    D: Serialize + DeserializeOwned + PartialEq + Debug,
{
    let key = the_key_is_the_same_everywhere(item, point, &change.buffer);
    let json = match (item.try_partition_key(), serde_json::to_string(document)) {
        (Ok(checked), Ok(json)) => {
            assert_eq!(checked, key);
            json
        }
        (Err(error), Err(refusal)) => {
            assert_eq!(refusal.to_string(), error.to_string());
            return None;
        }
        disagreement => panic!("{disagreement:?}"),
    };
    assert_eq!(&serde_json::from_str::<D>(&json).unwrap(), document);

    let value: Value = serde_json::from_str(&json).unwrap();
    assert_eq!(value, serde_json::to_value(document).unwrap());
    assert_eq!(value[T::PROPERTY], *key);
    assert_eq!(
        &serde_json::from_value::<D>(value.clone()).unwrap(),
        document
    );

    in_any_order_it_reads_alike(&value, document, change);
    if let Some(other) = change.of(&key) {
        let mut wrong = value.clone();
        wrong[T::PROPERTY] = other.into();
        serde_json::from_str::<D>(&wrong.to_string()).unwrap_err();
        serde_json::from_value::<D>(wrong).unwrap_err();
    }
    let mut keyless = value;
    keyless
        .as_object_mut()
        .unwrap()
        .remove(T::PROPERTY)
        .unwrap();
    assert_eq!(&serde_json::from_value::<D>(keyless).unwrap(), document);
    Some(key)
}

fn in_any_order_it_reads_alike<D: DeserializeOwned + PartialEq + Debug>(
    value: &Value,
    document: &D,
    change: &Change,
) {
    let properties = value.as_object().unwrap();
    let mut properties: Vec<_> = properties
        .iter()
        .map(|(name, value)| format!("{}:{value}", Value::from(name.as_str())))
        .collect();
    let first = change.place.index(properties.len());
    properties.rotate_left(first);
    let json = format!("{{{}}}", properties.join(","));
    assert_eq!(&serde_json::from_str::<D>(&json).unwrap(), document);
}

/// In a format without names, with a value after the item.
fn nothing_shifts<D: Serialize + DeserializeOwned + PartialEq + Debug>(document: &D) {
    let bytes = postcard::to_allocvec(&(document, 0xdead_beef_u32)).unwrap();
    let (read, behind): (D, u32) = postcard::from_bytes(&bytes).unwrap();
    assert_eq!((&read, behind), (document, 0xdead_beef));
    let bytes = rmp_serde::to_vec(&(document, 0xdead_beef_u32)).unwrap();
    let (read, behind): (D, u32) = rmp_serde::from_slice(&bytes).unwrap();
    assert_eq!((&read, behind), (document, 0xdead_beef));
}

/// The key is in the fan-out, once, and ends in the number of its position there.
fn is_in_the_fan_out(key: &str, keys: Iter, separator: char, n: usize) {
    assert_eq!(keys.len(), n);
    let number: usize = key.rsplit(separator).next().unwrap().parse().unwrap();
    assert!((1..=n).contains(&number));
    let places: Vec<_> = (1..).zip(keys).filter(|(_, other)| other == key).collect();
    assert_eq!(places.len(), 1);
    assert_eq!(places[0].0, number);
}

/// The limit of Cosmos DB.
const MAX_LEN: usize = 2048;

/// `try_partition_key` refuses exactly the values that it must.
fn is_refused_only_for(
    item: &impl SyntheticKey<Key = PartitionKey>,
    has_empty_part: bool,
    is_out_of_range: bool,
) {
    let key = item.partition_key();
    match item.try_partition_key() {
        Ok(_) => {
            assert!(!has_empty_part && !is_out_of_range);
            assert!(key.len() <= MAX_LEN);
        }
        Err(KeyError::Empty { .. }) => assert!(has_empty_part),
        Err(KeyError::OutOfRange { value, .. }) => {
            // The unchecked key has the nearest value that keys support.
            assert!(is_out_of_range && !value.is_empty());
        }
        Err(KeyError::TooLong { len, max, .. }) => {
            assert_eq!((len, max.max()), (key.len(), MAX_LEN));
            assert!(len > max.max());
        }
        Err(error) => panic!("{error}"),
    }
}

proptest! {
    #![proptest_config(cases(256))]

    #[test]
    fn concatenated_parts_keep_the_laws(item in reading(), change in change()) {
        is_refused_only_for(&item, item.device_id.is_empty(), false);
        if let Some(key) = keeps_the_laws(&item, &item.point(), &item, &change) {
            assert_eq!(key, format!("{}-{}", item.device_id, item.date));
            nothing_shifts(&item);
        }
    }

    #[test]
    fn a_date_and_a_hash_keep_the_laws(item in trip(), change in change()) {
        is_refused_only_for(&item, false, !(0..=9999).contains(&item.date.year()));
        let keys = TripKeys { date: item.date }.iter();
        is_in_the_fan_out(&item.partition_key(), keys, '.', 400);
        if let Some(key) = keeps_the_laws(&item, &item.point(), &item, &change) {
            assert!(key.starts_with(&format!("{}.", item.date)));
            nothing_shifts(&item);
        }
    }

    #[test]
    fn a_drawn_suffix_keeps_the_laws(item in event(), change in change()) {
        is_refused_only_for(&item, false, item.date.year() < 0);
        let keys = EventKeys { date: item.date }.iter();
        is_in_the_fan_out(&item.partition_key(), keys, '#', 400);
        if let Some(key) = keeps_the_laws(&item, &item.point(), &item, &change) {
            assert_eq!(key, format!("{}#{}", item.date, item.shard));
            nothing_shifts(&item);
        }
    }

    #[test]
    fn several_hashed_fields_keep_the_laws(item in several(), change in change()) {
        let keys = SeveralKeys { number: item.number, kind: &item.kind }.iter();
        is_in_the_fan_out(&item.partition_key(), keys, '.', 7);
        let key = keeps_the_laws(&item, &item.point(), &item, &change).unwrap();
        let kind = serde_json::to_value(item.kind).unwrap();
        let base = format!("{}::{}.", kind.as_str().unwrap(), item.number);
        assert!(key.starts_with(&base), "{key} {base}");
        nothing_shifts(&item);
    }

    #[test]
    fn flattened_fields_keep_the_laws(item in flat(), change in change()) {
        is_refused_only_for(&item, item.name.is_empty(), false);
        let keys = FlatKeys { name: &item.name }.iter();
        is_in_the_fan_out(&item.partition_key(), keys, '.', 16);
        keeps_the_laws(&item, &item.point(), &item, &change);
    }

    #[test]
    fn a_keyed_item_keeps_the_laws(item in order(), other in order(), change in change()) {
        is_refused_only_for(&item, item.tenant.is_empty(), false);
        let document = Keyed::new(item.clone());
        assert_eq!(document.partition_key(), item.partition_key());
        if keeps_the_laws(&item, &item.point(), &document, &change).is_some() {
            nothing_shifts(&document);
            let lent = serde_json::to_string(&Keyed::new(&item)).unwrap();
            assert_eq!(lent, serde_json::to_string(&document).unwrap());
        }
        let mut updated = document;
        *updated = other.clone();
        assert_eq!(updated, Keyed::new(other));
    }

    #[test]
    fn nothing_panics(item in everything(), buffer in buffer()) {
        let years = [
            item.chrono.year(),
            item.jiff.year().into(),
            item.time.year(),
            item.hashed_date.year(),
        ];
        let is_out_of_range = years.iter().any(|year| !(0..=9999).contains(year));
        let key = the_key_is_the_same_everywhere(&item, &item.point(), &buffer);
        match item.try_partition_key() {
            Ok(checked) => assert!(checked == key && !is_out_of_range && !item.text.is_empty()),
            Err(error) => assert!(!error.to_string().is_empty()),
        }
        let (base, number) = key.rsplit_once('.').unwrap();
        let place = usize::from(number.parse::<u16>().unwrap()) - 1;
        let EverythingKey { chrono, jiff, time, text, wide, .. } = item.point();
        let mut keys = EverythingKeys { chrono, jiff, time, text, wide }.iter();
        assert_eq!(keys.nth(place).unwrap(), key.as_str());
        assert_eq!(keys.len(), 65535 - place - 1);
        assert!(keys.next_back().is_none_or(|last| last == format!("{base}.65535")));
    }
}

/// Every position of one key, and every byte there.
#[test]
fn no_other_byte_passes() {
    let item = Trip {
        date: NaiveDate::from_ymd_opt(2018, 8, 9).unwrap(),
        vin: "1HGCM82633A004352".to_owned(),
        km: 12,
    };
    let mut document = serde_json::to_value(&item).unwrap();
    let key = item.partition_key();
    assert_eq!(document["partitionKey"], *key);
    for place in 0..key.len() {
        for byte in (0..0x80_u8).filter(|byte| *byte != key.as_bytes()[place]) {
            let mut other = key.as_bytes().to_vec();
            other[place] = byte;
            document["partitionKey"] = String::from_utf8(other).unwrap().into();
            serde_json::from_str::<Trip>(&document.to_string()).unwrap_err();
        }
    }
}
