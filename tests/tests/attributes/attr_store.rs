//! `store`: the limits of the store that holds the keys.

use synthetic_key::store::Length;
use synthetic_key::{KeyError, Store, SyntheticKey};

#[derive(SyntheticKey)]
#[pk(store = "table")]
struct Entity {
    #[pk(concat)]
    name: String,
}

#[test]
fn stores_limit_keys() {
    for character in ['/', '\\', '#', '?', '\t', '\u{7f}', '\u{85}'] {
        let name = format!("a{character}");
        let error = EntityKey { name: &name }.try_partition_key().unwrap_err();
        assert_eq!(
            error,
            KeyError::Forbidden {
                field: "name",
                character
            }
        );
    }
    // Two UTF-16 code units each, and four bytes.
    assert!(
        EntityKey {
            name: &"💰".repeat(256)
        }
        .try_partition_key()
        .is_ok()
    );
    let error = EntityKey {
        name: &"💰".repeat(257),
    }
    .try_partition_key()
    .unwrap_err();
    assert_eq!(
        error,
        KeyError::TooLong {
            field: "name",
            len: 514,
            max: Length::Utf16(512),
        }
    );
    assert!(error.to_string().contains("514 UTF-16 code units"));
}

/// A store that the user declares.
const FIVE: Store = Store::bytes(5);

#[derive(SyntheticKey)]
#[pk(store = FIVE)]
struct Short {
    #[pk(concat)]
    name: String,
}

#[test]
fn a_store_of_ones_own_limits_keys() {
    assert_eq!(Short::STORE, FIVE);
    assert!(ShortKey { name: "12345" }.try_partition_key().is_ok());
    assert!(ShortKey { name: "123456" }.try_partition_key().is_err());
}

mod elsewhere {
    pub const SIX: synthetic_key::Store = synthetic_key::Store::bytes(6);
}

#[derive(SyntheticKey)]
#[pk(store = elsewhere::SIX)]
struct ByPath {
    #[pk(concat)]
    name: String,
}

#[test]
fn a_store_has_a_path() {
    assert_eq!(ByPath::STORE, elsewhere::SIX);
    assert_eq!(
        (ByPath::PROPERTY, ByPathKey::STORE),
        ("partitionKey", elsewhere::SIX)
    );
}
