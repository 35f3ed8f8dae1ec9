//! Documents of formats that have no names or do not distinguish text from bytes, and the errors for an invalid key.

use serde::Deserialize;
use serde::de::value::{BytesDeserializer, MapDeserializer};
use serde::de::{Error as _, IntoDeserializer};
use serde_json::{Error, Value, json};
use synthetic_key::SyntheticKey;
use synthetic_key_tests::documents::refusal;

#[derive(Debug, PartialEq, SyntheticKey)]
#[pk(serde)]
#[serde(deny_unknown_fields)]
struct Trip {
    #[serde(skip)]
    cache: u8,
    #[pk(concat)]
    number: u32,
    note: String,
}

#[derive(Debug, PartialEq, SyntheticKey)]
#[pk(serde, id = "{number:06}")]
#[serde(deny_unknown_fields)]
struct Order {
    #[pk(concat)]
    number: u32,
}

/// As in packed CBOR: the position of a field instead of its name.
fn read_numbered<'de, T: Deserialize<'de>>(values: &[(u64, Value)]) -> Result<T, Error> {
    let values = values.iter().cloned();
    T::deserialize(MapDeserializer::<_, Error>::new(values))
}

#[test]
fn numbers_instead_of_names() {
    let trip = |key: &str| {
        let values = [(0, json!(7)), (1, json!("n")), (2, json!(key))];
        read_numbered::<Trip>(&values)
    };
    let expected = Trip {
        cache: 0,
        number: 7,
        note: "n".into(),
    };
    assert_eq!(trip("7").unwrap(), expected);
    assert!(trip("8").unwrap_err().to_string().contains("\"8\""));
    let order = |key: &str, id: &str| {
        let values = [(1, json!(key)), (2, json!(id)), (0, json!(7))];
        read_numbered::<Order>(&values)
    };
    assert_eq!(order("7", "000007").unwrap(), Order { number: 7 });
    assert!(order("8", "000007").is_err());
    assert!(order("7", "000008").is_err());
    let unknown = [(0, json!(7)), (3, json!("more"))];
    assert!(read_numbered::<Order>(&unknown).is_err());
}

/// As in bencode: text is bytes.
#[derive(Clone, Copy)]
struct Bytes<'a>(&'a [u8]);

impl<'a> IntoDeserializer<'_, Error> for Bytes<'a> {
    type Deserializer = BytesDeserializer<'a, Error>;

    fn into_deserializer(self) -> Self::Deserializer {
        BytesDeserializer::new(self.0)
    }
}

#[derive(Debug, PartialEq, SyntheticKey)]
#[pk(serde)]
struct Tenant {
    #[pk(concat)]
    name: String,
}

#[test]
fn bytes_instead_of_text() {
    let read = |key: &'static [u8]| {
        let values = [
            (Bytes(b"name"), Bytes(b"contoso")),
            (Bytes(b"partitionKey"), Bytes(key)),
        ];
        Tenant::deserialize(MapDeserializer::<_, Error>::new(values.into_iter()))
    };
    let expected = Tenant {
        name: "contoso".into(),
    };
    assert_eq!(read(b"contoso").unwrap(), expected);
    assert!(
        read(b"fabrikam")
            .unwrap_err()
            .to_string()
            .contains("\"fabrikam\"")
    );
    let refused = read(b"\xff").unwrap_err().to_string();
    let reason = "expected text in `partitionKey`, the key of the item";
    assert!(refused.contains(reason), "{refused}");
    assert_ne!(refused, Error::custom(reason).to_string());
}

#[test]
fn a_key_or_an_id_that_is_not_text_is_called_what_it_is() {
    let refused = refusal::<Order>(r#"{"number":7,"partitionKey":7,"id":"000007"}"#);
    assert!(refused.contains("integer `7`, expected text in `partitionKey`, the key of the item"));
    let refused = refusal::<Order>(r#"{"number":7,"partitionKey":"7","id":7}"#);
    assert!(refused.contains("integer `7`, expected text in `id`, the id of the item"));
}

#[derive(Debug, PartialEq, SyntheticKey)]
#[pk(serde, unique_ids)]
#[serde(untagged)]
enum Either {
    Tenant(Tenant),
    Named {
        #[pk(concat)]
        name: String,
        #[serde(default)]
        more: u8,
    },
}

/// A user's own enum does not hide a wrong key: it is compared when the variant is chosen.
#[test]
fn a_later_variant_does_not_take_a_wrong_key() {
    let read = serde_json::from_str::<Either>;
    let right = r#"{"name":"contoso","partitionKey":"contoso"}"#;
    let expected = Either::Tenant(Tenant {
        name: "contoso".into(),
    });
    assert_eq!(read(right).unwrap(), expected);
    let wrong = right.replace(":\"contoso\"}", ":\"fabrikam\"}");
    assert!(refusal::<Either>(&wrong).contains("\"fabrikam\""));
}
