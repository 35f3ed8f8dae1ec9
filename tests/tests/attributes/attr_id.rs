//! `id`: the id of an item, built from fields, written with the item, and compared on reading.

mod instants;
mod prefixes;
mod refused;

use chrono::{DateTime, Utc};
use proptest::prelude::*;
use serde::{Deserialize, Serialize};
use serde_json::json;
use synthetic_key::{KeyError, Keyed, SyntheticKey};
use synthetic_key_tests::cases;
use synthetic_key_tests::documents::{is_read, is_refused, round_trips, sequences, tampered};
use synthetic_key_tests::times::utc;

#[derive(Clone, Debug, PartialEq, SyntheticKey)]
#[pk(serde)]
#[serde(deny_unknown_fields)]
struct One {
    #[pk(concat)]
    tenant: String,
    #[pk(id)]
    number: u64,
}

#[derive(Clone, Debug, PartialEq, Serialize, Deserialize, SyntheticKey)]
#[serde(rename_all = "camelCase")]
#[pk(
    keyed,
    separator = "_",
    store = "table",
    id = "{tenantNo}_{at:minute}_{vin:lower}"
)]
struct Two {
    #[pk(concat)]
    tenant_no: u32,
    #[pk(concat)]
    site: u8,
    at: DateTime<Utc>,
    vin: String,
}

#[derive(Clone, Debug, PartialEq, SyntheticKey)]
#[pk(serde)]
#[pk(
    store = "mongodb",
    unique_ids,
    id = "v{{{vin:upper}}}:{at:ms:hour}:{seq:04}"
)]
struct Template {
    #[pk(concat)]
    date: String,
    #[pk(hash_suffix = 400)]
    vin: String,
    at: i64,
    seq: u16,
}

#[test]
fn the_id_stands_behind_the_key() {
    let one = One {
        tenant: "t".into(),
        number: 7,
    };
    assert_eq!(one.item_id().unwrap(), "7");
    assert_eq!(
        serde_json::to_string(&one).unwrap(),
        r#"{"tenant":"t","number":7,"partitionKey":"t","id":"7"}"#
    );
    round_trips(&one);

    let at = utc("2018-08-09T14:05:59Z");
    let two = Two {
        tenant_no: 3,
        site: 1,
        at,
        vin: "AbC".into(),
    };
    assert_eq!(two.item_id().unwrap(), "3_2018-08-09T14:05_abc");
    let keyed = Keyed::new(two);
    assert_eq!(
        serde_json::to_string(&keyed).unwrap(),
        r#"{"tenantNo":3,"site":1,"at":"2018-08-09T14:05:59Z","vin":"AbC","PartitionKey":"3_1","RowKey":"3_2018-08-09T14:05_abc"}"#
    );
    round_trips(&keyed);
    assert_eq!(Two::PATHS, ["/PartitionKey"]);

    let item = Template {
        date: "d".into(),
        vin: "1HGCM82633A004352".into(),
        at: -1,
        seq: 42,
    };
    assert_eq!(
        item.item_id().unwrap(),
        "v{1HGCM82633A004352}:1969-12-31T23:0042"
    );
    let document = serde_json::to_value(&item).unwrap();
    assert_eq!(document["_id"], "v{1HGCM82633A004352}:1969-12-31T23:0042");
    assert_eq!(
        (&document["partitionKey"], document.get("id")),
        (&json!("d.225"), None)
    );
    round_trips(&item);
}

#[test]
fn a_wrong_id_is_refused() {
    #[derive(Serialize)]
    struct Stored<'a> {
        tenant: &'a str,
        number: u64,
        #[serde(rename = "partitionKey")]
        key: &'a str,
        id: &'a str,
    }
    let one = One {
        tenant: "t".into(),
        number: 7,
    };
    let stored = |key, id| Stored {
        tenant: "t",
        number: 7,
        key,
        id,
    };
    is_read(&stored("t", "7"), &one);
    for id in ["8", "07", "", "7 ", "t", "t-7"] {
        is_refused::<One>(
            &stored("t", id),
            &format!(r#"the document's `id` is {id:?}, but its fields make the id "7""#),
        );
    }
    // The first wrong one is named.
    is_refused::<One>(
        &stored("7", "t"),
        r#"`partitionKey` is "7", but its fields make the key "t""#,
    );

    let document = serde_json::to_value(&one).unwrap();
    for id in [json!(7), json!(null), json!([]), json!(true)] {
        assert!(tampered::<One>(&document, "id", id).is_err());
    }
    // A document from before the id, or the key, is read.
    for missing in ["id", "partitionKey"] {
        let mut document = document.clone();
        document.as_object_mut().unwrap().remove(missing);
        assert_eq!(serde_json::from_value::<One>(document).unwrap(), one);
    }
    let twice = r#"{"id":"7","tenant":"t","number":7,"id":"7"}"#;
    assert!(
        serde_json::from_str::<One>(twice)
            .unwrap_err()
            .to_string()
            .starts_with("duplicate field `id`")
    );
    assert!(serde_json::from_str::<One>(r#"{"tenant":"t","number":7,"_id":"7"}"#).is_err());
}

/// A document that repeats its key where the id should be.
#[test]
fn the_key_is_no_id() {
    let two = Two {
        tenant_no: 3,
        site: 1,
        at: DateTime::UNIX_EPOCH,
        vin: "v".into(),
    };
    let mut document = serde_json::to_value(Keyed::new(two)).unwrap();
    assert!(serde_json::from_value::<Keyed<Two>>(document.clone()).is_ok());
    document["RowKey"] = document["PartitionKey"].clone();
    assert!(serde_json::from_value::<Keyed<Two>>(document).is_err());
}

#[test]
fn a_lookup_knows_the_id_where_it_has_its_fields() {
    #[derive(SyntheticKey)]
    #[pk(id = "{tenant}:{vin:lower}", container = "c-{at:month}")]
    struct Item {
        #[pk(concat)]
        tenant: u32,
        #[pk(hash_suffix = 4)]
        vin: String,
        at: DateTime<Utc>,
    }
    let item = Item {
        tenant: 7,
        vin: "A".into(),
        at: utc("2018-08-09T00:00:00Z"),
    };
    let point = ItemKey {
        tenant: item.tenant,
        vin: &item.vin,
        at: item.at,
    };
    assert_eq!(point.item_id(), item.item_id());
    assert_eq!(point.item_id().unwrap(), "7:a");
    assert_eq!(point.container(), item.container());
    assert_eq!((&&item).try_partition_key(), item.try_partition_key());
}

/// An id has the field's own text, whatever the format in the key.
#[test]
fn nothing_is_taken_over_from_the_key() {
    #[derive(SyntheticKey)]
    #[pk(id = "{device}|{at:ms}", container = "c_{device}_{at:second}")]
    struct Reading {
        #[pk(concat, case = "lower")]
        device: String,
        #[pk(concat, rollup = "hour")]
        at: DateTime<Utc>,
    }
    let reading = |device: &str, at| Reading {
        device: device.into(),
        at: utc(at),
    };
    let one = reading("AbC", "2018-08-09T14:05:07.123Z");
    assert_eq!(one.partition_key(), "abc-2018-08-09T14");
    assert_eq!(one.item_id().unwrap(), "AbC|2018-08-09T14:05:07.123");
    assert_eq!(one.container().unwrap(), "c_AbC_2018-08-09T14:05:07");
    // Items under one key: another letter, and a millisecond later.
    for other in [
        reading("abC", "2018-08-09T14:05:07.123Z"),
        reading("AbC", "2018-08-09T14:05:07.124Z"),
    ] {
        assert_eq!(other.partition_key(), one.partition_key());
        assert_ne!(other.item_id(), one.item_id());
    }
    let point = ReadingKey {
        device: "AbC",
        at: one.at,
    };
    assert_eq!(point.item_id(), one.item_id());
}

#[test]
fn nor_a_function_a_month_or_zeros() {
    fn domain(email: &str) -> String {
        email.rsplit('@').next().unwrap_or_default().to_owned()
    }
    #[derive(SyntheticKey)]
    #[pk(separator = "_", id = "{zone}_{day}_{email}")]
    struct Coarse {
        #[pk(concat, pad = 3)]
        zone: u8,
        #[pk(concat, rollup = "month")]
        day: chrono::NaiveDate,
        #[pk(concat, with = domain)]
        email: String,
    }
    let coarse = Coarse {
        zone: 1,
        day: "2018-08-09".parse().unwrap(),
        email: "ada@example.org".into(),
    };
    assert_eq!(coarse.partition_key(), "001_2018-08_example.org");
    assert_eq!(coarse.item_id().unwrap(), "1_2018-08-09_ada@example.org");
}

/// Options that keep different values apart also apply in the id.
#[test]
fn a_marked_field_is_written_with_its_options() {
    #[derive(SyntheticKey)]
    struct Entry {
        #[pk(concat)]
        tenant: u32,
        #[pk(id, pad = 6)]
        order: u32,
    }
    #[derive(SyntheticKey)]
    struct Note {
        #[pk(concat)]
        tenant: u32,
        #[pk(id, none = "NOTHING", max_len = 3)]
        text: Option<String>,
    }
    let entry = Entry {
        tenant: 3,
        order: 42,
    };
    assert_eq!(entry.item_id().unwrap(), "000042");
    let note = |text: Option<&str>| Note {
        tenant: 3,
        text: text.map(Into::into),
    };
    assert_eq!(note(Some("a_b")).item_id().unwrap(), "a_b");
    assert_eq!(note(None).item_id().unwrap(), "NOTHING");
    assert!(note(Some("long")).item_id().is_err());
}

/// In a stored type, the field that is stored under the id's property is the id, and nothing is added.
#[test]
fn a_field_with_the_name_of_the_id_is_the_id() {
    #[derive(Clone, Debug, PartialEq, SyntheticKey)]
    #[pk(serde)]
    struct Named {
        id: String,
        #[pk(concat)]
        tenant: u32,
    }
    #[derive(Clone, Debug, PartialEq, Serialize, Deserialize, SyntheticKey)]
    #[serde(rename_all = "PascalCase")]
    #[pk(keyed, store = "table")]
    struct Renamed {
        #[pk(concat, case = "lower")]
        row_key: String,
    }
    let named = |id: &str| Named {
        id: id.into(),
        tenant: 7,
    };
    assert_eq!(named("a").item_id().unwrap(), "a");
    assert_eq!(
        serde_json::to_string(&named("a")).unwrap(),
        r#"{"id":"a","tenant":7,"partitionKey":"7"}"#
    );
    round_trips(&named("a"));
    // It is checked like any other id.
    for bad in ["", "a/b"] {
        assert!(matches!(
            named(bad).item_id(),
            Err(KeyError::Id(_) | KeyError::Forbidden { .. })
        ));
        assert!(serde_json::to_string(&named(bad)).is_err());
    }
    // The text of the field, not that of the key.
    let renamed = Keyed::new(Renamed {
        row_key: "A".into(),
    });
    assert_eq!(renamed.item_id().unwrap(), "A");
    assert_eq!(
        serde_json::to_string(&renamed).unwrap(),
        r#"{"RowKey":"A","PartitionKey":"a"}"#
    );
    round_trips(&renamed);
}

proptest! {
    #![proptest_config(cases(256))]

    #[test]
    fn two_added_properties_do_not_shift(tenant in "[^\\p{Cc}]{1,9}", vin in any::<String>(), at in 0_i64..1 << 45, number in any::<u64>()) {
        let one = One { tenant: tenant.clone(), number };
        sequences(&one);
        sequences(&vec![one.clone(), one]);
        let item = Template { date: tenant, vin: vin.clone(), at, seq: 9999 };
        if vin.is_empty() {
            assert!(item.item_id().is_err() && postcard::to_allocvec(&item).is_err());
        } else {
            sequences(&item);
            let document = serde_json::to_value(&item).unwrap();
            assert_eq!(document["_id"], item.item_id().unwrap());
        }
    }

    #[test]
    fn different_fields_never_make_one_id(a in (any::<u32>(), "[_a-c]{1,3}"), b in (0_u32..20, "[_a-c]{1,3}")) {
        let id = |(tenant_no, vin): &(u32, String)| {
            Two { tenant_no: *tenant_no, site: 1, at: DateTime::UNIX_EPOCH, vin: vin.clone() }.item_id().unwrap()
        };
        let near = (a.0 % 20, a.1.clone());
        assert_eq!(id(&near) == id(&b), near == b);
        assert_eq!(id(&a) == id(&b), a == b);
    }
}
