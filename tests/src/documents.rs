//! Documents in every format, to read back and to tamper with.

use std::fmt::Debug;

use serde::de::DeserializeOwned;
use serde::{Deserialize, Serialize};
use serde_json::Value;

/// Writes and reads in every format, with a value after the item that must not shift.
#[track_caller]
pub fn round_trips<T: Serialize + DeserializeOwned + PartialEq + Debug>(item: &T) {
    let json = serde_json::to_string(item).unwrap();
    assert_eq!(&serde_json::from_str::<T>(&json).unwrap(), item);
    assert_eq!(
        &serde_json::from_reader::<_, T>(json.as_bytes()).unwrap(),
        item
    );
    assert_eq!(
        &serde_json::from_value::<T>(serde_json::to_value(item).unwrap()).unwrap(),
        item
    );

    let document = bson::serialize_to_document(item).unwrap();
    assert_eq!(
        &bson::deserialize_from_document::<T>(document).unwrap(),
        item
    );
    let bytes = bson::serialize_to_vec(item).unwrap();
    assert_eq!(&bson::deserialize_from_slice::<T>(&bytes).unwrap(), item);

    let followed = (item, 0xdead_beef_u32);
    let mut bytes = Vec::new();
    ciborium::into_writer(&followed, &mut bytes).unwrap();
    is_followed(&ciborium::from_reader(bytes.as_slice()).unwrap(), item);
    let bytes = rmp_serde::to_vec_named(&followed).unwrap();
    is_followed(&rmp_serde::from_slice(&bytes).unwrap(), item);
    sequences(item);
}

/// The same in formats without names.
#[track_caller]
pub fn sequences<T: Serialize + DeserializeOwned + PartialEq + Debug>(item: &T) {
    let followed = (item, 0xdead_beef_u32);
    let bytes = rmp_serde::to_vec(&followed).unwrap();
    is_followed(&rmp_serde::from_slice(&bytes).unwrap(), item);
    let bytes = postcard::to_allocvec(&followed).unwrap();
    is_followed(&postcard::from_bytes(&bytes).unwrap(), item);
    let bytes = postcard::to_allocvec(&[item, item]).unwrap();
    let (one, other): (T, T) = postcard::from_bytes(&bytes).unwrap();
    assert_eq!((&one, &other), (item, item));
}

#[track_caller]
fn is_followed<T: PartialEq + Debug>(read: &(T, u32), item: &T) {
    assert_eq!(&read.0, item);
    assert_eq!(read.1, 0xdead_beef);
}

/// Whether every format refuses `forged` as an item of type `T`, and whether the first says why.
///
/// `forged` has the fields of the document in their order, so that sequences hold them in the same places.
#[track_caller]
pub fn is_refused<T: DeserializeOwned + Debug>(forged: &impl Serialize, message: &str) {
    let json = serde_json::to_string(forged).unwrap();
    let error = serde_json::from_str::<T>(&json).unwrap_err().to_string();
    assert!(error.contains(message), "{error}");
    serde_json::from_value::<T>(serde_json::to_value(forged).unwrap()).unwrap_err();
    let document = bson::serialize_to_document(forged).unwrap();
    bson::deserialize_from_document::<T>(document).unwrap_err();
    bson::deserialize_from_slice::<T>(&bson::serialize_to_vec(forged).unwrap()).unwrap_err();
    let mut bytes = Vec::new();
    ciborium::into_writer(forged, &mut bytes).unwrap();
    ciborium::from_reader::<T, _>(bytes.as_slice()).unwrap_err();
    rmp_serde::from_slice::<T>(&rmp_serde::to_vec_named(forged).unwrap()).unwrap_err();
    rmp_serde::from_slice::<T>(&rmp_serde::to_vec(forged).unwrap()).unwrap_err();
    postcard::from_bytes::<T>(&postcard::to_allocvec(forged).unwrap()).unwrap_err();
}

/// Whether every format reads a document as `item`.
#[track_caller]
pub fn is_read<T: DeserializeOwned + PartialEq + Debug>(forged: &impl Serialize, item: &T) {
    let json = serde_json::to_string(forged).unwrap();
    assert_eq!(&serde_json::from_str::<T>(&json).unwrap(), item);
    let document = bson::serialize_to_document(forged).unwrap();
    assert_eq!(
        &bson::deserialize_from_document::<T>(document).unwrap(),
        item
    );
    let mut bytes = Vec::new();
    ciborium::into_writer(forged, &mut bytes).unwrap();
    assert_eq!(
        &ciborium::from_reader::<T, _>(bytes.as_slice()).unwrap(),
        item
    );
    let bytes = rmp_serde::to_vec_named(forged).unwrap();
    assert_eq!(&rmp_serde::from_slice::<T>(&bytes).unwrap(), item);
    let bytes = rmp_serde::to_vec(forged).unwrap();
    assert_eq!(&rmp_serde::from_slice::<T>(&bytes).unwrap(), item);
    let bytes = postcard::to_allocvec(forged).unwrap();
    assert_eq!(&postcard::from_bytes::<T>(&bytes).unwrap(), item);
}

/// The error of reading the document with another value under a name, if there is an error.
pub fn tampered<T: DeserializeOwned>(
    document: &Value,
    name: &str,
    value: impl Into<Value>,
) -> Result<T, String> {
    let mut document = document.clone();
    let value = value.into();
    assert_ne!(
        document.get(name).unwrap(),
        &value,
        "{name} is not tampered with"
    );
    document[name] = value;
    let text = document.to_string();
    let read = serde_json::from_str::<T>(&text).map_err(|error| error.to_string());
    assert_eq!(serde_json::from_value::<T>(document).is_ok(), read.is_ok());
    read
}

/// Why a text is refused.
pub fn refusal<'de, T: Deserialize<'de> + Debug>(json: &'de str) -> String {
    serde_json::from_str::<T>(json).unwrap_err().to_string()
}
