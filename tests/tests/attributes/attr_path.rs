//! `path`: a part that is a field of the field.

use std::collections::HashMap;

use serde::{Deserialize, Serialize};
use serde_json::{Value, json};
use synthetic_key::{KeyPart, SyntheticKey};
use synthetic_key_format::Layout;
use synthetic_key_format::compute::{self, Child, Formula, Tree, TreeDocument};
use synthetic_key_tests::documents::round_trips;
use uuid::Uuid;

/// A document as seen by a program without Rust types.
struct Json(Value, HashMap<String, Json>);

impl Json {
    fn new(value: &Value) -> Self {
        let properties = value.as_object().into_iter().flatten();
        let properties = properties.map(|(name, value)| (name.clone(), Self::new(value)));
        Self(value.clone(), properties.collect())
    }
}

impl Tree for Json {
    fn child(&self, name: &str) -> Child<'_, Self> {
        if self.0.is_object() {
            self.1.get(name).into()
        } else {
            Child::NotAnObject
        }
    }

    fn value(&self) -> compute::Value<'_> {
        match &self.0 {
            Value::Null => compute::Value::Null,
            Value::String(text) => text.as_str().into(),
            Value::Number(number) => number.as_u64().map_or(compute::Value::Other, Into::into),
            _ => compute::Value::Other,
        }
    }
}

/// The stored item, whose key is found by only its layout and its properties.
#[track_caller]
fn stored<T: SyntheticKey + Serialize>(item: &T) -> Value {
    let document = serde_json::to_value(item).unwrap();
    let formula = Formula::new(&Layout::parse(T::LAYOUT).unwrap()).unwrap();
    let mut key = compute::Key::default();
    let json = Json::new(&document);
    formula
        .write_key(&TreeDocument::new(&formula, &json), &mut key)
        .unwrap();
    assert_eq!(document["partitionKey"], key.text());
    document
}

#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[serde(rename_all = "camelCase")]
struct Address {
    country_code: String,
    zip_code: Option<u32>,
    geo: Option<Geo>,
}

#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
struct Geo {
    #[serde(rename = "the cell")]
    cell: u32,
}

fn berlin() -> Address {
    Address {
        country_code: "DE".to_owned(),
        zip_code: Some(10_115),
        geo: Some(Geo { cell: 7 }),
    }
}

#[test]
fn names_of_the_document() {
    #[derive(Debug, PartialEq, SyntheticKey)]
    #[pk(serde)]
    #[pk(
        layout = "{home.countryCode}-{number}",
        id = "{home.countryCode}-{number:04}"
    )]
    struct Customer {
        #[pk(concat, path("country_code", document = "countryCode"))]
        #[serde(rename = "home")]
        address: Address,
        #[pk(concat)]
        number: u16,
    }
    let customer = Customer {
        address: berlin(),
        number: 7,
    };
    let document = stored(&customer);
    assert_eq!(document["home"]["countryCode"], "DE");
    assert_eq!(
        (&document["partitionKey"], &document["id"]),
        (&json!("DE-7"), &json!("DE-0007"))
    );
    round_trips(&customer);
    let point = CustomerKey {
        address: "DE",
        number: 7,
    };
    assert_eq!(point.partition_key(), customer.partition_key());
}

/// An absent struct is treated like an absent field.
#[test]
fn through_options() {
    #[derive(Debug, PartialEq, SyntheticKey)]
    #[pk(serde)]
    struct Customer {
        #[pk(concat, path("geo.cell", document = "geo.\"the cell\""), none = "none")]
        #[serde(skip_serializing_if = "Option::is_none")]
        address: Option<Address>,
        #[pk(concat, path("zip_code", document = "zipCode"), none = "none")]
        billing: Address,
    }
    assert_eq!(
        Customer::LAYOUT,
        r#"{address.geo."the cell":?"none"}-{billing.zipCode:?"none"}"#
    );
    let without_geo = Address {
        geo: None,
        zip_code: None,
        ..berlin()
    };
    for (address, billing, key) in [
        (Some(berlin()), berlin(), "7-10115"),
        (Some(without_geo.clone()), without_geo.clone(), "none-none"),
        (None, without_geo, "none-none"),
    ] {
        let customer = Customer { address, billing };
        assert_eq!(customer.partition_key(), key);
        assert_eq!(stored(&customer)["partitionKey"], key);
        let json = serde_json::to_string(&customer).unwrap();
        assert_eq!(serde_json::from_str::<Customer>(&json).unwrap(), customer);
    }
    let point = CustomerKey {
        address: None::<u32>,
        billing: Some(7_u32),
    };
    assert_eq!(point.partition_key(), "none-7");
    let parsed: (Option<u32>, Option<u32>) = Customer::parse("none-7").unwrap();
    assert_eq!(parsed, (None, Some(7)));
}

/// Each attribute with a path is a use of the field, and lookups name it by its path.
#[test]
fn several_nested_fields_of_one_field() {
    #[derive(Debug, PartialEq, SyntheticKey)]
    #[pk(serde)]
    #[pk(container = "c-{address.zipCode:?\"none\"}")]
    struct Customer {
        #[pk(
            concat,
            path("country_code", document = "countryCode"),
            none = "NONE",
            case = "lower"
        )]
        #[pk(id, path("zip_code", document = "zipCode"), none = "none")]
        #[pk(
            hash_suffix = 4,
            path("geo.cell", document = "geo.\"the cell\""),
            none = "none"
        )]
        address: Option<Address>,
        name: String,
    }
    assert_eq!(
        Customer::LAYOUT,
        r#"{address.countryCode:?"NONE":lower}.{xxh64(address.geo."the cell":?"none") % 4 + 1}"#
    );
    let customer = |address| Customer {
        address,
        name: "Ada".to_owned(),
    };
    for item in [customer(Some(berlin())), customer(None)] {
        stored(&item);
        round_trips(&item);
        let address = item.address.as_ref();
        let point = CustomerKey {
            country_code: address.map(|address| &*address.country_code),
            zip_code: address.and_then(|address| address.zip_code),
            geo_cell: address
                .and_then(|address| address.geo.as_ref())
                .map(|geo| geo.cell),
        };
        assert_eq!(point.partition_key(), item.partition_key());
        assert_eq!(point.container(), item.container());
        assert_eq!(point.item_id(), item.item_id());
        let keys = CustomerKeys {
            country_code: point.country_code,
        };
        assert!(keys.iter().any(|key| key == item.partition_key()));
    }
    assert_eq!(customer(Some(berlin())).item_id().unwrap(), "10115");
    // The item's own names are read, each once.
    let json =
        json!({"address": null, "name": "Ada", "partitionKey": customer(None).partition_key()});
    assert!(serde_json::from_value::<Customer>(json).is_ok());
}

/// Parameters of the nested type, and lifetimes, are inferred; the nested fields of a tuple struct are named by position.
#[test]
fn generic_and_borrowed_and_without_names() {
    struct Outer<'a, T, const N: usize> {
        inner: Inner<'a, T>,
        _rest: [u8; N],
    }
    struct Inner<'a, T> {
        name: &'a str,
        id: T,
    }
    #[derive(SyntheticKey)]
    struct Item<'a, T: KeyPart, const N: usize = 2> {
        #[pk(concat, path = "inner.id")]
        #[pk(concat, path = "inner.name")]
        outer: Outer<'a, T, N>,
        #[pk(hash_suffix = 4)]
        other: T,
    }
    #[derive(SyntheticKey)]
    struct Pair<'a>(
        #[pk(concat, path = "id")]
        #[pk(concat, path = "name", max_len = 4)]
        Inner<'a, u32>,
    );
    let inner = |name| Inner { name, id: 7_u32 };
    let item = Item {
        outer: Outer {
            inner: inner("a-b"),
            _rest: [0; 2],
        },
        other: 1,
    };
    assert_eq!(item.partition_key(), "7-a-b.1");
    let point = ItemKey::<_, _, u32> {
        inner_id: 7_u32,
        inner_name: "a-b",
        other: 1,
    };
    assert_eq!(point.partition_key(), item.partition_key());
    assert_eq!(Pair(inner("ab")).partition_key(), "7-ab");
    assert_eq!(PairKey(7_u32, "ab").partition_key(), "7-ab");
    assert_eq!(Pair::LAYOUT, "{0.id}-{0.name}");
}

#[test]
fn structs_in_functions_and_in_each_other() {
    #[derive(Debug, PartialEq, SyntheticKey)]
    #[pk(serde)]
    #[pk(id = "{inner.id}")]
    struct Outer {
        #[pk(concat, path = "id")]
        inner: Inner,
        #[pk(concat)]
        version: u8,
        others: HashMap<String, Inner>,
    }
    #[derive(Debug, PartialEq, SyntheticKey)]
    #[pk(serde)]
    struct Inner {
        #[pk(concat)]
        tenant: String,
        #[pk(id)]
        id: Uuid,
    }
    let inner = |n: u128| Inner {
        tenant: "t".into(),
        id: Uuid::from_u128(n),
    };
    let outer = Outer {
        inner: inner(1),
        version: 1,
        others: [("x".to_owned(), inner(2))].into(),
    };
    let document = serde_json::to_value(&outer).unwrap();
    assert_eq!(document["id"], document["inner"]["id"]);
    assert_eq!(
        document["partitionKey"],
        "00000000-0000-0000-0000-000000000001-1"
    );
    assert_eq!(document["others"]["x"]["partitionKey"], "t");
    assert_eq!(document["inner"].as_object().unwrap().len(), 3);
    round_trips(&outer);
    let mut wrong: Value = document.clone();
    wrong["others"]["x"]["partitionKey"] = "u".into();
    assert!(serde_json::from_value::<Outer>(wrong).is_err());
    // The id of the outer item contains that of the inner one.
    let mut wrong = document;
    wrong["inner"]["id"] = Uuid::from_u128(3).to_string().into();
    assert!(
        serde_json::from_value::<Outer>(wrong)
            .unwrap_err()
            .to_string()
            .contains("`partitionKey`")
    );
    let point = OuterKey {
        inner: Uuid::from_u128(1),
        version: 1,
    };
    assert_eq!(point.item_id(), outer.item_id());
    assert_eq!(Outer::LAYOUT, "{inner.id}-{version}");
}
