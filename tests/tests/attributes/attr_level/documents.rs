//! Documents of hierarchical keys: every added level is written, and compared on reading.

use chrono::NaiveDate;
use proptest::prelude::*;
use serde::{Deserialize, Serialize};
use serde_json::{Value, json};
use synthetic_key::{Keyed, SyntheticKey};
use synthetic_key_tests::cases;
use synthetic_key_tests::documents::{is_read, is_refused, round_trips, sequences, tampered};

/// The same item, writing its key itself and written by `Keyed`.
macro_rules! items {
    ($($name:ident $(#[$attr:meta])*),*) => {$(
        #[derive(Clone, Debug, PartialEq, SyntheticKey)]
        $(#[$attr])*
        #[serde(rename_all = "camelCase")]
        struct $name {
            #[pk(concat, level = 1)]
            tenant_id: u32,
            #[pk(concat, level = 2)]
            user: String,
            #[pk(concat, level = 3)]
            date: NaiveDate,
            #[pk(hash_suffix = 16, level = 3)]
            vin: String,
            note: Option<String>,
        }
    )*};
}

items! { Hooked #[pk(serde)] #[serde(deny_unknown_fields)], Plain #[derive(Serialize, Deserialize)] #[pk(keyed)] }

/// The stored document, in the same order.
#[derive(Serialize)]
#[serde(rename_all = "camelCase")]
struct Stored<'a> {
    tenant_id: u32,
    user: &'a str,
    date: NaiveDate,
    vin: &'a str,
    note: Option<&'a str>,
    #[serde(rename = "partitionKey1")]
    first: &'a str,
    #[serde(rename = "partitionKey3")]
    last: &'a str,
}

fn date() -> NaiveDate {
    NaiveDate::from_ymd_opt(2018, 8, 9).unwrap()
}

fn hooked() -> Hooked {
    Hooked {
        tenant_id: 7,
        user: "u".into(),
        date: date(),
        vin: "1HGCM82633A004352".into(),
        note: None,
    }
}

fn plain() -> Keyed<Plain> {
    Keyed::new(Plain {
        tenant_id: 7,
        user: "u".into(),
        date: date(),
        vin: "1HGCM82633A004352".into(),
        note: None,
    })
}

fn stored<'a>(first: &'a str, last: &'a str) -> Stored<'a> {
    Stored {
        tenant_id: 7,
        user: "u",
        date: date(),
        vin: "1HGCM82633A004352",
        note: None,
        first,
        last,
    }
}

#[test]
fn the_levels_that_no_field_holds_stand_behind_the_fields() {
    let json = r#"{"tenantId":7,"user":"u","date":"2018-08-09","vin":"1HGCM82633A004352","note":null,"partitionKey1":"7","partitionKey3":"2018-08-09.1"}"#;
    assert_eq!(serde_json::to_string(&hooked()).unwrap(), json);
    assert_eq!(serde_json::to_string(&plain()).unwrap(), json);
    assert_eq!(serde_json::to_string(&Keyed::new(&*plain())).unwrap(), json);
    assert_eq!(Hooked::PATHS, ["/partitionKey1", "/user", "/partitionKey3"]);
    round_trips(&hooked());
    round_trips(&plain());
    let right = stored("7", "2018-08-09.1");
    is_read(&right, &hooked());
    is_read(&right, &plain());
    assert_eq!(
        postcard::to_allocvec(&hooked()),
        postcard::to_allocvec(&right)
    );
    assert_eq!(
        postcard::to_allocvec(&plain()),
        postcard::to_allocvec(&right)
    );
}

#[test]
fn a_wrong_level_is_refused_wherever_it_is() {
    for (first, last, name) in [
        ("8", "2018-08-09.1", "partitionKey1"),
        ("", "2018-08-09.1", "partitionKey1"),
        ("07", "2018-08-09.1", "partitionKey1"),
        ("7", "2018-08-09.2", "partitionKey3"),
        ("7", "2018-08-09.01", "partitionKey3"),
        ("7", "", "partitionKey3"),
        // The levels swapped, and their texts divided differently.
        ("2018-08-09.1", "7", "partitionKey1"),
        ("7u", "2018-08-09.1", "partitionKey1"),
        ("7", "u2018-08-09.1", "partitionKey3"),
    ] {
        let message = format!("the document's `{name}` is ");
        is_refused::<Hooked>(&stored(first, last), &message);
        is_refused::<Keyed<Plain>>(&stored(first, last), &message);
    }
}

#[test]
fn levels_may_be_missing_and_not_come_twice() {
    let document = serde_json::to_value(hooked()).unwrap();
    for missing in [
        vec!["partitionKey1"],
        vec!["partitionKey3"],
        vec!["partitionKey1", "partitionKey3"],
    ] {
        let mut document = document.clone();
        for name in missing {
            document.as_object_mut().unwrap().remove(name).unwrap();
        }
        assert_eq!(
            serde_json::from_value::<Hooked>(document.clone()).unwrap(),
            hooked()
        );
        assert_eq!(
            serde_json::from_value::<Keyed<Plain>>(document).unwrap(),
            plain()
        );
    }
    for name in ["partitionKey1", "partitionKey3"] {
        let twice =
            document
                .to_string()
                .replacen('{', &format!("{{{name:?}:{},", document[name]), 1);
        let error = serde_json::from_str::<Hooked>(&twice)
            .unwrap_err()
            .to_string();
        assert!(
            error.starts_with(&format!("duplicate field `{name}`")),
            "{error}"
        );
        assert!(serde_json::from_str::<Keyed<Plain>>(&twice).is_err());
        for value in [json!(null), json!(7), json!(["7"]), json!({})] {
            let error = tampered::<Hooked>(&document, name, value).unwrap_err();
            assert!(error.contains("expected text in"), "{error}");
        }
    }
    // The middle level is a field: another value is another item, with its own key.
    let moved: Hooked = tampered(&document, "user", "v").unwrap();
    assert!(
        moved
            .partition_key()
            .levels()
            .eq(["7", "v", "2018-08-09.1"])
    );
    // A property of a level that does not exist, in a type that accepts no others.
    let mut unknown = document;
    unknown["partitionKey2"] = "u".into();
    let error = serde_json::from_value::<Hooked>(unknown)
        .unwrap_err()
        .to_string();
    assert!(
        error.starts_with("unknown field `partitionKey2`"),
        "{error}"
    );
}

proptest! {
    #![proptest_config(cases(256))]

    #[test]
    fn arbitrary_items_keep_their_levels(tenant_id in any::<u32>(), user in any::<String>(), vin in any::<String>(), note in any::<Option<String>>()) {
        let item = Hooked { tenant_id, user: user.clone(), date: date(), vin: vin.clone(), note: note.clone() };
        let keyed = Keyed::new(Plain { tenant_id, user: user.clone(), date: date(), vin, note });
        assert_eq!(keyed.partition_key(), item.partition_key());
        if user.is_empty() {
            let message = "the key part `user` is empty: every such item would share one key";
            assert_eq!(serde_json::to_string(&item).unwrap_err().to_string(), message);
            assert_eq!(serde_json::to_string(&keyed).unwrap_err().to_string(), message);
            return Ok(());
        }
        sequences(&item);
        sequences(&keyed);
        let document = serde_json::to_value(&item).unwrap();
        assert_eq!(serde_json::to_value(&keyed).unwrap(), document);
        let key = item.partition_key();
        for (level, path) in key.levels().zip(Hooked::PATHS) {
            assert_eq!(document[&path[1..]], *level);
        }
        assert_eq!(serde_json::from_value::<Hooked>(document).unwrap(), item);
    }
}

#[derive(Debug, PartialEq, SyntheticKey)]
#[pk(serde)]
struct Own {
    #[pk(concat, level = 1)]
    tenant: String,
    #[pk(concat, level = 2)]
    user: String,
}

#[test]
fn where_every_level_is_a_field_nothing_is_added() {
    let item = Own {
        tenant: "t".into(),
        user: "u".into(),
    };
    assert_eq!(
        serde_json::to_string(&item).unwrap(),
        r#"{"tenant":"t","user":"u"}"#
    );
    round_trips(&item);
    assert!(
        serde_json::to_string(&Own {
            tenant: String::new(),
            user: "u".into()
        })
        .is_err()
    );
    let with_others: Own =
        serde_json::from_str(r#"{"partitionKey":"x","partitionKey1":7,"tenant":"t","user":"u"}"#)
            .unwrap();
    assert_eq!(with_others, item);
}

#[derive(Clone, Debug, PartialEq, SyntheticKey)]
#[pk(serde)]
#[pk(property = "pk", id = "{c:08}_{a:lower}")]
struct Most {
    #[pk(concat, level = 1, case = "lower")]
    a: String,
    #[pk(concat, level = 2)]
    b: bool,
    #[pk(concat, level = 3)]
    c: u32,
    #[serde(flatten)]
    rest: std::collections::BTreeMap<String, Value>,
}

#[test]
fn four_properties_are_added_at_most() {
    let rest = [("x".to_owned(), json!([1, 2]))].into();
    let item = Most {
        a: "A".into(),
        b: true,
        c: 5,
        rest,
    };
    let json =
        r#"{"a":"A","b":true,"c":5,"x":[1,2],"pk1":"a","pk2":"true","pk3":"5","id":"00000005_a"}"#;
    assert_eq!(serde_json::to_string(&item).unwrap(), json);
    assert_eq!(serde_json::from_str::<Most>(json).unwrap(), item);
    let document: Value = serde_json::from_str(json).unwrap();
    for (name, value) in [
        ("pk1", "A"),
        ("pk2", "false"),
        ("pk3", "05"),
        ("id", "00000005_A"),
        ("id", "5_a"),
    ] {
        let error = tampered::<Most>(&document, name, value).unwrap_err();
        assert!(error.contains(&format!("`{name}` is {value:?}")), "{error}");
    }
    for taken in ["pk1", "pk2", "pk3", "id"] {
        let rest = [(taken.to_owned(), json!(1))].into();
        let error = serde_json::to_string(&Most {
            rest,
            ..item.clone()
        })
        .unwrap_err()
        .to_string();
        assert!(
            error.contains(&format!("a property `{taken}` of its own")),
            "{error}"
        );
    }
    // Flattened fields turn it into a map, also in CBOR and MessagePack.
    let mut bytes = Vec::new();
    ciborium::into_writer(&item, &mut bytes).unwrap();
    assert_eq!(
        ciborium::from_reader::<Most, _>(bytes.as_slice()).unwrap(),
        item
    );
}

#[derive(Debug, PartialEq, SyntheticKey)]
#[pk(serde)]
#[pk(property = "id", id = "{number:04}")]
struct NamedLikeTheId {
    #[pk(concat, level = 1)]
    tenant: u32,
    #[pk(concat, level = 2)]
    user: u32,
    number: u16,
}

/// No level is stored under the key's property without a number.
#[test]
fn the_levels_may_be_called_like_the_id() {
    let item = NamedLikeTheId {
        tenant: 7,
        user: 8,
        number: 9,
    };
    let json = r#"{"tenant":7,"user":8,"number":9,"id1":"7","id2":"8","id":"0009"}"#;
    assert_eq!(serde_json::to_string(&item).unwrap(), json);
    assert_eq!(serde_json::from_str::<NamedLikeTheId>(json).unwrap(), item);
    assert_eq!(NamedLikeTheId::PATHS, ["/id1", "/id2"]);
}

mod named {
    use super::*;

    #[derive(Clone, Debug, PartialEq, SyntheticKey)]
    #[pk(serde)]
    struct Event {
        #[pk(concat, level = 1)]
        tenant: String,
        #[pk(concat, level(2, property = "session"))]
        session: String,
    }

    #[derive(Clone, Debug, PartialEq, SyntheticKey)]
    #[pk(serde, property = "pk")]
    struct Numbered {
        #[pk(concat, level = 1)]
        tenant: String,
        #[pk(concat, level(2, property = "session"))]
        number: u32,
    }

    #[derive(Clone, Debug, PartialEq, SyntheticKey)]
    #[pk(serde)]
    struct Customer {
        #[pk(concat, level = 1)]
        tenant: String,
        #[pk(concat, level(2, property = "session"), none = "NONE", case = "lower")]
        last_session: Option<String>,
    }

    #[test]
    fn types_with_and_without_a_plain_field_share_the_paths_of_a_container() {
        let paths = ["/tenant", "/session"];
        assert_eq!(
            [Event::PATHS, Numbered::PATHS, Customer::PATHS],
            [paths; 3].each_ref().map(|paths| &paths[..])
        );
        let event = Event {
            tenant: "a".into(),
            session: "s".into(),
        };
        assert_eq!(
            serde_json::to_value(&event).unwrap(),
            json!({"tenant": "a", "session": "s"})
        );
        let customer = |session: Option<&str>| Customer {
            tenant: "a".into(),
            last_session: session.map(Into::into),
        };
        let absent = json!({"tenant": "a", "last_session": null, "session": "NONE"});
        assert_eq!(serde_json::to_value(customer(None)).unwrap(), absent);
        let present = json!({"tenant": "a", "last_session": "S", "session": "s"});
        assert_eq!(serde_json::to_value(customer(Some("S"))).unwrap(), present);
        assert_eq!(
            serde_json::from_value::<Customer>(absent.clone()).unwrap(),
            customer(None)
        );
        let numbered = Numbered {
            tenant: "a".into(),
            number: 7,
        };
        assert_eq!(
            serde_json::to_value(&numbered).unwrap(),
            json!({"tenant": "a", "number": 7, "session": "7"})
        );
        let mut wrong = absent;
        wrong["session"] = "none".into();
        let error = serde_json::from_value::<Customer>(wrong).unwrap_err();
        assert!(error.to_string().contains("`session`"), "{error}");
    }
}
