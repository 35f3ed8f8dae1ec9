//! `verify`: whether a document under a wrong key is read.

use serde_json::json;
use synthetic_key::SyntheticKey;
use synthetic_key_tests::documents::refusal;

#[derive(Debug, SyntheticKey)]
#[pk(serde)]
#[pk(verify = "ignore")]
struct Lenient {
    #[pk(concat)]
    number: u32,
}

#[test]
fn verification_can_be_left_out() {
    for key in [r#""7""#, r#""8""#, "8", "null"] {
        let json = format!(r#"{{"partitionKey":{key},"number":7}}"#);
        assert_eq!(serde_json::from_str::<Lenient>(&json).unwrap().number, 7);
    }
    assert_eq!(
        serde_json::to_string(&Lenient { number: 7 }).unwrap(),
        r#"{"number":7,"partitionKey":"7"}"#
    );
    let twice = r#"{"partitionKey":"7","number":7,"partitionKey":"7"}"#;
    assert!(refusal::<Lenient>(twice).starts_with("duplicate field"));
}

#[test]
fn verification_can_be_left_out_with_all_of_it() {
    #[derive(Debug, SyntheticKey)]
    #[pk(serde)]
    #[serde(deny_unknown_fields)]
    #[pk(verify = "ignore", id = "{vin}", also_read = ["{date}.{xxh64(vin) % 400 + 1}"])]
    struct Lenient {
        #[pk(concat)]
        date: String,
        #[pk(hash_suffix = 800)]
        vin: String,
    }
    let document = json!({"partitionKey": null, "id": [1], "date": "d", "vin": "0"});
    let item: Lenient = serde_json::from_value(document).unwrap();
    assert_eq!(
        serde_json::to_string(&item).unwrap(),
        r#"{"date":"d","vin":"0","partitionKey":"d.469","id":"0"}"#
    );
    let bytes = postcard::to_allocvec(&("d", "0", "wrong", "wrong", 7_u8)).unwrap();
    let (read, behind): (Lenient, u8) = postcard::from_bytes(&bytes).unwrap();
    assert_eq!((read.partition_key().as_str(), behind), ("d.469", 7));
}

mod reported {
    use std::cell::RefCell;

    use serde::de::DeserializeOwned;
    use serde::{Deserialize, Serialize};
    use synthetic_key::{KeyMismatch, Keyed, SyntheticKey};

    thread_local! {
        static REPORTED: RefCell<Vec<(String, Option<String>, String)>> = const { RefCell::new(Vec::new()) };
    }

    fn report(mismatch: &KeyMismatch) {
        let (property, stored) = (mismatch.property, mismatch.stored.map(Into::into));
        let expected = mismatch.expected.into();
        REPORTED.with_borrow_mut(|reported| reported.push((property.into(), stored, expected)));
    }

    #[derive(Debug, PartialEq, SyntheticKey)]
    #[pk(serde, verify = report, id = "{number}", also_read = ["{tenant}_{number}"])]
    struct Order {
        #[pk(concat)]
        tenant: String,
        #[pk(concat)]
        number: u32,
    }

    #[derive(Debug, PartialEq, SyntheticKey)]
    #[pk(serde, verify = report)]
    struct Session {
        #[pk(concat, level = 1)]
        #[serde(rename = "tenantId")]
        tenant: u32,
        #[pk(concat, level = 2)]
        user: u32,
    }

    #[derive(Debug, PartialEq, Serialize, Deserialize, SyntheticKey)]
    #[pk(keyed, verify = report)]
    struct Plain {
        #[pk(concat)]
        tenant: String,
    }

    #[derive(Debug, PartialEq, SyntheticKey)]
    #[pk(serde, verify = report)]
    #[serde(tag = "type")]
    enum Event {
        Login {
            #[pk(concat)]
            tenant: String,
        },
    }

    #[track_caller]
    fn reads<T: DeserializeOwned>(json: &str, expected: &[(&str, Option<&str>, &str)]) -> T {
        let item = serde_json::from_str(json).unwrap();
        let reported = REPORTED.take();
        let reported: Vec<_> = reported
            .iter()
            .map(|(property, stored, expected)| {
                (property.as_str(), stored.as_deref(), expected.as_str())
            })
            .collect();
        assert_eq!(reported, expected, "{json}");
        item
    }

    #[test]
    fn every_difference_is_reported_and_the_item_is_read() {
        let order: Order = reads(
            r#"{"tenant":"a","number":7,"partitionKey":"b-7","id":"8"}"#,
            &[("partitionKey", Some("b-7"), "a-7"), ("id", Some("8"), "7")],
        );
        assert_eq!(order.partition_key(), "a-7");
        let right = serde_json::to_string(&order).unwrap();
        assert_eq!(reads::<Order>(&right, &[]), order);
        // What verification accepts is not reported: a document without the key, and a key of a previous layout.
        reads::<Order>(r#"{"tenant":"a","number":7}"#, &[]);
        reads::<Order>(r#"{"tenant":"a","number":7,"partitionKey":"a_7"}"#, &[]);
        let levels = &Session::PATHS.map_names();
        let session = format!(
            r#"{{"tenantId":1,"user":2,"{}":"1","{}":"3"}}"#,
            levels[0], levels[1]
        );
        reads::<Session>(&session, &[(levels[1], Some("3"), "2")]);
        reads::<Keyed<Plain>>(
            r#"{"tenant":"a","partitionKey":"b"}"#,
            &[("partitionKey", Some("b"), "a")],
        );
        reads::<Event>(
            r#"{"type":"Login","tenant":"a","partitionKey":"b"}"#,
            &[("partitionKey", Some("b"), "a")],
        );
    }

    trait MapNames {
        fn map_names(&self) -> Vec<&'static str>;
    }

    impl MapNames for &'static [&'static str] {
        fn map_names(&self) -> Vec<&'static str> {
            self.iter()
                .map(|path| path.trim_start_matches('/'))
                .collect()
        }
    }

    #[test]
    fn a_value_that_is_no_string_is_reported_too() {
        for value in ["null", "7", "-7", "0.5", "true", r#"{"a":[1]}"#, r#"["a"]"#] {
            let json = format!(r#"{{"partitionKey":{value},"tenant":"a"}}"#);
            reads::<Keyed<Plain>>(&json, &[("partitionKey", None, "a")]);
        }
        let twice = r#"{"tenant":"a","partitionKey":"b","partitionKey":"a"}"#;
        assert!(serde_json::from_str::<Keyed<Plain>>(twice).is_err());
        assert!(REPORTED.take().is_empty());
    }

    #[test]
    fn a_sequence_format_reports_it_as_well() {
        let order = Order {
            tenant: "a".into(),
            number: 7,
        };
        let bytes = postcard::to_allocvec(&order).unwrap();
        let wrong: Vec<_> = bytes
            .iter()
            .enumerate()
            .map(|(at, byte)| if at > 2 && *byte == b'a' { b'b' } else { *byte })
            .collect();
        assert_ne!(bytes, wrong);
        assert_eq!(postcard::from_bytes::<Order>(&wrong).unwrap(), order);
        let reported = REPORTED.take();
        assert_eq!(
            reported,
            [("partitionKey".into(), Some("b-7".into()), "a-7".into())]
        );
    }
}
