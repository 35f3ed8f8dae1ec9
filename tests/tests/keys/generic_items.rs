//! Structs with parameters and lifetimes, with everything at once.

use std::borrow::Cow;
use std::fmt::Debug;

use chrono::{DateTime, Utc};
use serde_json::json;
use synthetic_key::part::Timestamp;
use synthetic_key::{KeyPart, SyntheticKey, Tenancy};
use synthetic_key_tests::documents::{round_trips, tampered};
use synthetic_key_tests::times::utc;

#[derive(Clone, Debug, PartialEq, SyntheticKey)]
#[pk(serde)]
#[serde(deny_unknown_fields)]
#[pk(
    container = "c-{tenant}-{at:month}",
    id = "{number}_{tenant}",
    property = "pk",
    also_read = ["{tenant}{/}{at:hour}.{xxh64(number) % 4 + 1}", "{tenant}{/}{at:day}-{tenant}"]
)]
struct Generic<T: KeyPart, At, V = ()>
where
    At: Timestamp + Clone,
    V: Default,
{
    #[pk(concat, level = 1)]
    tenant: T,
    #[pk(concat, level = 2, rollup = "hour")]
    at: At,
    #[pk(hash_suffix = 8, level = 2)]
    number: u32,
    value: V,
}

#[test]
fn generic_structs() {
    type Item = Generic<String, DateTime<Utc>, Vec<u8>>;
    type Numbered = Generic<u64, jiff::Timestamp>;

    let at = utc("2018-08-09T14:05:00Z");
    let item = Generic {
        tenant: "t".to_owned(),
        at,
        number: 1,
        value: vec![1_u8],
    };
    assert!(item.partition_key().levels().eq(["t", "2018-08-09T14.1"]));
    assert_eq!(Generic::<String, DateTime<Utc>>::PATHS, ["/tenant", "/pk2"]);
    assert_eq!(item.container().unwrap(), "c-t-2018-08");
    round_trips(&item);
    let document = serde_json::to_value(&item).unwrap();
    assert_eq!(
        document,
        json!({"tenant": "t", "at": "2018-08-09T14:05:00Z", "number": 1, "value": [1], "pk2": "2018-08-09T14.1", "id": "1_t"})
    );
    assert!(tampered::<Item>(&document, "pk2", "2018-08-09T15.1").is_err());
    assert!(tampered::<Item>(&document, "id", "1_u").is_err());
    let mut unknown = document;
    unknown["pk1"] = "t".into();
    assert!(serde_json::from_value::<Item>(unknown).is_err());

    // A tenant that is a number gets a property, and then there are three.
    assert_eq!(Numbered::PATHS, ["/pk1", "/pk2"]);
    let item = Numbered {
        tenant: 9,
        at: jiff::Timestamp::UNIX_EPOCH,
        number: 1,
        value: (),
    };
    round_trips(&item);
    let document = serde_json::to_value(&item).unwrap();
    assert_eq!(
        (&document["pk1"], &document["id"]),
        (&json!("9"), &json!("1_9"))
    );
    assert!(tampered::<Numbered>(&document, "pk1", "8").is_err());
    let keys = GenericKeys::<u64, jiff::Timestamp>::between(9, item.at, item.at);
    assert_eq!(keys.len(), 8 + 1);
    assert!(
        GenericKeys::<u64, jiff::Timestamp> {
            tenant: 9,
            at: item.at
        }
        .iter()
        .eq(keys)
    );
    assert!(
        GenericKey1::<u64> { tenant: 9 }
            .partition_key()
            .levels()
            .eq(["9"])
    );
    let names = Numbered::containers_between(9, item.at, item.at).unwrap();
    assert!(names.eq(["c-9-1970-01"]));
    let point = GenericKey::<u64, jiff::Timestamp> {
        tenant: 9,
        at: item.at,
        number: 1,
    };
    assert_eq!(
        (point.item_id(), point.container()),
        (item.item_id(), item.container())
    );
    assert!(point.read_keys().eq(item.read_keys()));
}

#[derive(Debug, PartialEq, SyntheticKey)]
#[pk(serde)]
#[pk(
    container = "c-{region:?\"NONE\":lower}",
    escape,
    suffix_separator = "~",
    also_read = ["{region:?\"NO~NE\":lower:%}-{number:04}~{xxh64(vin) % 2 + 1}"]
)]
struct Borrowed<'a, 'b: 'a> {
    #[pk(concat, none = "NO~NE", case = "lower")]
    #[serde(borrow)]
    region: Option<Cow<'a, str>>,
    #[pk(concat, pad = 4)]
    number: u16,
    #[pk(hash_suffix = 4)]
    vin: &'b str,
    name: &'a str,
}

#[test]
fn lifetimes() {
    let json = r#"{"region":"E~u","number":7,"vin":"v","name":"n","partitionKey":"e%7Eu-0007~2"}"#;
    let mut item: Borrowed<'_, '_> =
        serde_json::from_str(json).unwrap_or_else(|error| panic!("{error}"));
    assert!(json.as_bytes().as_ptr_range().contains(&item.name.as_ptr()));
    // It was under 2 of 2, and is written under 4 of 4.
    assert_eq!(
        serde_json::to_string(&item).unwrap(),
        json.replace("~2", "~4")
    );
    assert!(serde_json::from_str::<Borrowed<'_, '_>>(&json.replace("~2", "~3")).is_err());
    assert_eq!(item.container_for(&Tenancy::pooled("p")).unwrap(), "p");
    item.region = None;
    assert!(item.partition_key().starts_with("NO%7ENE-0007~"));
    let point = BorrowedKey {
        region: None,
        number: 7,
        vin: "v",
    };
    assert_eq!(point.partition_key(), item.partition_key());
    assert_eq!(
        Borrowed::parse::<(Option<String>, u16, u16)>(&item.partition_key())
            .unwrap()
            .0,
        None
    );
}

#[derive(SyntheticKey)]
#[pk(separator = "|", suffix_separator = "#", property = "pk")]
struct Ordered<'a, T: KeyPart, const N: usize, Unused = ()>
where
    Unused: Default,
{
    #[pk(concat(3))]
    name: &'a str,
    #[pk(concat(1))]
    tenant: T,
    #[pk(hash_suffix = 65535)]
    r#type: Cow<'a, str>,
    #[pk(concat(2))]
    r#in: Fixed<T, N>,
    other: Unused,
}

struct Fixed<T, const N: usize>([T; N]);

impl<T: KeyPart, const N: usize> KeyPart for Fixed<T, N> {
    const SHAPE: synthetic_key::part::PartShape = T::SHAPE;
    type Ref<'a>
        = &'a Self
    where
        Self: 'a;
    type Owned = String;
    fn as_part(&self) -> &Self {
        self
    }
    fn parse_part(text: &str) -> Option<String> {
        Some(text.into())
    }
    fn write_part(&self, out: &mut impl synthetic_key::part::KeyWriter) {
        self.0.iter().for_each(|part| part.write_part(out));
    }
}

#[test]
fn generics_positions_and_raw_names() {
    let item = Ordered {
        name: "n",
        tenant: 7_u64,
        r#type: "1HGCM82633A004352".into(),
        r#in: Fixed([1, 2]),
        other: (),
    };
    assert_eq!(item.partition_key(), "7|12|n#21950");
    let read = OrderedKey::<u64, 2> {
        name: "n",
        tenant: 7,
        r#type: "1HGCM82633A004352",
        r#in: &item.r#in,
    };
    assert_eq!(read.partition_key(), item.partition_key());
    let () = item.other;
    let all = OrderedKeys::<u64, 2> {
        name: "n",
        tenant: 7,
        r#in: &item.r#in,
    };
    assert_eq!(all.iter().len(), 65535);
    assert_eq!(all.iter().next_back().unwrap(), "7|12|n#65535");
    assert_eq!(
        Ordered::<u64, 2>::LAYOUT,
        "{tenant}|{in}|{name}#{xxh64(type) % 65535 + 1}"
    );
    assert_eq!(Ordered::<u64, 2>::PROPERTY, "pk");
}
