//! Ids that a store refuses: an item that has one is not written.

use chrono::{DateTime, Utc};
use serde_json::json;
use synthetic_key::{KeyError, Keyed, SyntheticKey};
use synthetic_key_tests::documents::{round_trips, tampered};

use super::{Template, Two};

/// A field with the store's name for ids is the id, so nothing is added.
macro_rules! own {
    ($($name:ident $store:literal $id:literal),*) => {$(
        #[derive(Clone, Debug, PartialEq, SyntheticKey)]
        #[pk(serde)]
        #[pk(store = $store, unique_ids)]
        struct $name {
            #[pk(concat)]
            tenant: u32,
            #[pk(id)]
            #[serde(rename = $id)]
            own: String,
        }

        impl $name {
            fn check(id: &str) -> Result<(), String> {
                let item = Self { tenant: 7, own: id.into() };
                let made = item.item_id();
                if made.is_ok() {
                    let document = serde_json::to_value(&item).unwrap();
                    assert_eq!(document, json!({"tenant": 7, $id: id, Self::PROPERTY: "7"}));
                    round_trips(&item);
                    assert_eq!(tampered::<Self>(&document, $id, "other").unwrap().own, "other");
                }
                assert!(made.as_ref().is_ok_and(|made| made == id) || made.is_err());
                made.map(drop).map_err(|error| error.to_string())
            }
        }
    )*};
}

own! { Cosmos "cosmos" "id", Small "cosmos-small" "id", Table "table" "RowKey", Dynamo "dynamodb" "id", Mongo "mongodb" "_id" }

#[test]
fn ids_that_the_store_refuses() {
    for check in [
        Cosmos::check,
        Small::check,
        Table::check,
        Dynamo::check,
        Mongo::check,
    ] {
        assert_eq!(check("x y-é💰"), Ok(()));
        assert_eq!(
            check("").unwrap_err(),
            "the id part `own` is empty: every such item would share one id"
                .replace("own", name_of(check))
        );
    }
    for bad in ["a/b", "\\", "#", "what?", "/"] {
        for check in [Cosmos::check, Small::check, Table::check] {
            let error = check(bad).unwrap_err();
            assert!(error.contains("which the store forbids there"), "{error}");
        }
        assert_eq!((Dynamo::check(bad), Mongo::check(bad)), (Ok(()), Ok(())));
    }
    let long = |len| "x".repeat(len);
    for check in [Cosmos::check, Small::check] {
        assert!(check(&long(1023)).is_ok() && check(&long(1024)).is_err());
    }
    assert!(Table::check(&"é".repeat(512)).is_ok() && Table::check(&"💰".repeat(257)).is_err());
    assert!(Dynamo::check(&long(1024)).is_ok() && Dynamo::check(&long(1025)).is_err());
    assert!(Mongo::check(&long(100_000)).is_ok());
    let error = Cosmos::check(&long(2000)).unwrap_err();
    assert_eq!(
        error,
        "the id is 2000 bytes long and the store takes 1023; the longest part is `id`"
    );
}

/// The property of the id in the document.
fn name_of(check: fn(&str) -> Result<(), String>) -> &'static str {
    let error = check("").unwrap_err();
    ["`id`", "`RowKey`", "`_id`"]
        .into_iter()
        .find(|name| error.contains(name))
        .unwrap()
        .trim_matches('`')
}

#[test]
fn an_unsound_id_is_not_written() {
    let at = DateTime::UNIX_EPOCH;
    let two = |vin: &str| {
        Keyed::new(Two {
            tenant_no: 3,
            site: 1,
            at,
            vin: vin.into(),
        })
    };
    let error = |vin: &str| serde_json::to_string(&two(vin)).unwrap_err().to_string();
    assert!(error("").starts_with("the id part `vin` is empty"));
    assert!(error("a/b").contains("'/'"));
    assert!(error(&"x".repeat(600)).contains("UTF-16 code units"));
    assert!(matches!(two("").item_id(), Err(KeyError::Id(_))));
    // The key of such an item is valid.
    assert_eq!(two("").try_partition_key().unwrap(), "3_1");
    let far = Two {
        tenant_no: 3,
        site: 1,
        at: DateTime::<Utc>::MAX_UTC,
        vin: "v".into(),
    };
    let Err(KeyError::Id(error)) = far.item_id() else {
        panic!()
    };
    assert!(matches!(*error, KeyError::OutOfRange { field: "at", .. }));
    assert!(serde_json::to_string(&Keyed::new(far)).is_err());
    let wide = Template {
        date: "d".into(),
        vin: "v".into(),
        at: 0,
        seq: 10_000,
    };
    assert!(serde_json::to_string(&wide).is_err());
    assert!(postcard::to_allocvec(&wide).is_err());
}

#[test]
fn an_unsound_id_of_a_field_is_not_written() {
    for own in ["", "a/b"] {
        let item = Cosmos {
            tenant: 7,
            own: own.into(),
        };
        assert!(item.item_id().is_err());
        assert!(serde_json::to_string(&item).is_err(), "{own:?}");
    }
}
