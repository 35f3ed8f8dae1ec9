//! Items that a format writes, or that a client sends, as a sequence and not as an object.

use serde::{Deserialize, Serialize};
use synthetic_key::SyntheticKey;
use synthetic_key_tests::documents::refusal;

#[derive(Clone, Debug, PartialEq, SyntheticKey)]
#[pk(serde)]
struct Login {
    #[pk(concat)]
    user: String,
    #[serde(default, skip_serializing_if = "Option::is_none")]
    device: Option<String>,
}

#[derive(Clone, Debug, PartialEq, SyntheticKey)]
#[pk(serde)]
#[serde(tag = "type")]
enum Event {
    Inline {
        #[pk(concat)]
        user: String,
        #[serde(default, skip_serializing_if = "Option::is_none")]
        device: Option<String>,
    },
    Login(Details),
}

#[derive(Clone, Debug, PartialEq, SyntheticKey, Serialize, Deserialize)]
#[pk(keyed)]
struct Details {
    #[pk(concat)]
    user: String,
    #[serde(default, skip_serializing_if = "Option::is_none")]
    device: Option<String>,
}

#[derive(Serialize, Deserialize)]
#[serde(tag = "type")]
enum PlainEvent {
    Login(Details),
}

fn details(device: Option<&str>) -> Details {
    Details {
        user: "ada".into(),
        device: device.map(Into::into),
    }
}

#[test]
fn a_field_that_is_left_out_does_not_shift_the_key_in_a_tagged_enum() {
    for device in [None, Some("phone")] {
        let event = Event::Login(details(device));
        let packed = rmp_serde::to_vec(&event).unwrap();
        assert_eq!(rmp_serde::from_slice::<Event>(&packed).unwrap(), event);
        let named = rmp_serde::to_vec_named(&event).unwrap();
        assert_eq!(rmp_serde::from_slice::<Event>(&named).unwrap(), event);
        let plain = rmp_serde::to_vec(&PlainEvent::Login(details(device))).unwrap();
        let PlainEvent::Login(read) = rmp_serde::from_slice(&plain).unwrap();
        assert_eq!(read, details(device));
        let inline = Event::Inline {
            user: "ada".into(),
            device: device.map(Into::into),
        };
        let packed = rmp_serde::to_vec(&inline).unwrap();
        assert_eq!(rmp_serde::from_slice::<Event>(&packed).unwrap(), inline);
        let mut wrong = rmp_serde::to_vec(&event).unwrap();
        *wrong.last_mut().unwrap() = b'b';
        let error = rmp_serde::from_slice::<Event>(&wrong).unwrap_err();
        assert!(error.to_string().contains("partitionKey"), "{error}");
    }
}

/// A text does not say how long a JSON array is, a `Value` does. What is accepted must not depend on that.
#[track_caller]
fn reads_alike<T>(json: &str) -> Result<T, String>
where
    T: serde::de::DeserializeOwned + PartialEq + std::fmt::Debug,
{
    let value: serde_json::Value = serde_json::from_str(json).unwrap();
    let from_value = serde_json::from_value::<T>(value).map_err(|error| error.to_string());
    let from_str = serde_json::from_str::<T>(json);
    let from_reader = serde_json::from_reader::<_, T>(json.as_bytes());
    match (&from_str, &from_value) {
        (Ok(one), Ok(other)) => assert_eq!(one, other, "{json}"),
        (Err(_), Err(_)) => {}
        _ => panic!("{json}: {from_str:?}, {from_value:?}"),
    }
    assert_eq!(from_reader.is_ok(), from_str.is_ok());
    from_value
}

#[test]
fn a_json_array_reads_alike_from_text_and_from_a_value() {
    let login = Login {
        user: "ada".into(),
        device: Some("phone".into()),
    };
    assert_eq!(reads_alike(r#"["ada","phone"]"#), Ok(login.clone()));
    assert_eq!(reads_alike(r#"["ada","phone","ada"]"#), Ok(login));
    assert!(reads_alike::<Login>(r#"["ada","phone","bob"]"#).is_err());
    let event = Event::Login(details(Some("phone")));
    assert_eq!(reads_alike(r#"["Login","ada","phone"]"#), Ok(event));
    let without = Event::Login(details(None));
    assert_eq!(reads_alike(r#"["Login","ada"]"#), Ok(without));
    for json in [
        r#"["Login","ada","phone","ada"]"#,
        r#"["Login","ada","phone","bob"]"#,
        r#"["Inline","ada","phone","bob"]"#,
    ] {
        assert!(reads_alike::<Event>(json).is_err(), "{json}");
    }
    assert!(reads_alike::<Event>(r#"["Inline","ada","phone"]"#).is_ok());
}

macro_rules! flattened {
    ($($item:ident $property:literal $of:ty: $name:expr;)*) => {$(
        #[derive(Debug, PartialEq, SyntheticKey)]
        #[pk(serde, property = $property)]
        struct $item {
            #[pk(concat)]
            tenant: String,
            #[serde(flatten)]
            rest: std::collections::BTreeMap<$of, u8>,
        }

        let item = $item {
            tenant: "a".into(),
            rest: [($name, 1)].into(),
        };
        let error = serde_json::to_string(&item).unwrap_err().to_string();
        assert!(error.contains($property), "{error}");
    )*};
}

#[test]
fn a_map_cannot_write_the_property_of_the_key_under_a_name_that_is_no_string() {
    flattened! {
        Number "7" u32: 7;
        Negative "-7" i64: -7;
        Truth "true" bool: true;
        Letter "k" char: 'k';
    }
    assert!(refusal::<Number7>(r#"{"tenant":"a","7":"b"}"#).contains("\"b\""));
}

#[derive(Debug, SyntheticKey)]
#[pk(serde, property = "7")]
struct Number7 {
    #[pk(concat)]
    tenant: String,
}
