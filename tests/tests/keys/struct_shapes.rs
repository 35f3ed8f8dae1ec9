//! Structs of every shape, with everything at once.

use std::time::SystemTime;

use serde::{Deserialize, Serialize};
use synthetic_key::{Keyed, RandomSuffix, SyntheticKey};
use synthetic_key_tests::documents::{round_trips, tampered};

#[derive(Debug, PartialEq, Serialize, Deserialize, SyntheticKey)]
#[serde(rename_all = "SCREAMING-KEBAB-CASE")]
#[pk(
    keyed,
    container = "{TYPE:lower}-{AT:s:year}",
    id = "{MATCH}-{FN:03}",
    property = "key"
)]
struct Raw {
    #[pk(concat, level = 1)]
    r#type: String,
    #[pk(concat, level = 2, rollup = "month", epoch = "s")]
    r#at: i64,
    #[pk(concat, level = 3, path = "loop")]
    r#struct: Inner,
    #[pk(hash_suffix = 2, level = 3)]
    r#match: u8,
    r#fn: u8,
}

#[derive(Debug, PartialEq, Serialize, Deserialize)]
struct Inner {
    r#loop: char,
}

#[test]
fn raw_identifiers_and_renamed_fields() {
    let raw = Raw {
        r#type: "T".into(),
        r#at: 0,
        r#struct: Inner { r#loop: 'x' },
        r#match: 4,
        r#fn: 5,
    };
    assert_eq!(
        Raw::LAYOUT,
        "{TYPE}{/}{AT:s:month}{/}{STRUCT.loop}.{xxh64(MATCH) % 2 + 1}"
    );
    assert_eq!(Raw::PATHS, ["/TYPE", "/key2", "/key3"]);
    assert_eq!(
        (raw.container().unwrap(), raw.item_id().unwrap()),
        ("t-1970".into(), "4-005".into())
    );
    assert!(
        Raw::containers_between("Q", -1, 0)
            .unwrap()
            .eq(["q-1969", "q-1970"])
    );
    let keys = RawKeys::between("T", 'x', 0, 2_678_400);
    assert_eq!(keys.len(), 4);
    assert!(keys.clone().any(|key| key == raw.partition_key()));
    assert!(
        RawKey2 {
            r#type: "T",
            r#at: 0
        }
        .partition_key()
        .levels()
        .eq(["T", "1970-01"])
    );
    let keyed = Keyed::new(raw);
    round_trips(&keyed);
    let document = serde_json::to_value(&keyed).unwrap();
    let properties: Vec<_> = document.as_object().unwrap().keys().collect();
    assert_eq!(properties.len(), 8);
    assert!(tampered::<Keyed<Raw>>(&document, "key2", "1970-02").is_err());
    assert!(tampered::<Keyed<Raw>>(&document, "id", "4-5").is_err());
}

#[derive(SyntheticKey)]
#[pk(container = "c-{1:month}-{0}", id = "{3}:{0}", unique_ids, also_read = ["{0}/{1:hour}"])]
struct Tuple(
    #[pk(concat(2))] &'static str,
    #[pk(concat(1), rollup = "day")] SystemTime,
    bool,
    #[pk(hash_suffix = 4)] u32,
);

#[test]
fn tuple_structs() {
    let item = Tuple("t", SystemTime::UNIX_EPOCH, true, 7);
    let point = TupleKey("t", SystemTime::UNIX_EPOCH, 7);
    assert!(item.2);
    assert_eq!(point.partition_key(), item.partition_key());
    assert_eq!(
        (item.container().unwrap(), point.container().unwrap()),
        ("c-1970-01-t".into(), "c-1970-01-t".into())
    );
    assert_eq!(
        (item.item_id(), point.item_id()),
        (Ok("7:t".into()), Ok("7:t".into()))
    );
    assert_eq!(Tuple::LAYOUT, "{1:day}-{0}.{xxh64(3) % 4 + 1}");
    let keys = TupleKeys::between("t", SystemTime::UNIX_EPOCH, SystemTime::UNIX_EPOCH);
    assert!(keys.eq(TupleKeys("t", SystemTime::UNIX_EPOCH).iter()));
    assert!(point.read_keys().eq(item.read_keys()));
    assert_eq!(point.read_keys().nth(1).unwrap(), "t/1970-01-01T00");
    let keys = TupleKeys("t", SystemTime::UNIX_EPOCH).iter();
    assert_eq!(keys.len(), 24 + 4);
    let names =
        Tuple::containers_between("t", SystemTime::UNIX_EPOCH, SystemTime::UNIX_EPOCH).unwrap();
    assert!(names.eq(["c-1970-01-t"]));
}

#[test]
fn tuple_structs_with_levels() {
    #[derive(SyntheticKey)]
    struct Tuple(
        u8,
        #[pk(concat, level = 2)] String,
        #[pk(concat, level = 1, pad = 3)] u8,
        #[pk(random_suffix = 4, level = 2)] RandomSuffix<4>,
    );
    let item = Tuple(0, "x".into(), 7, RandomSuffix::new(2).unwrap());
    assert_eq!(item.0, 0);
    assert!(item.partition_key().levels().eq(["007", "x.2"]));
    assert!(TupleKey1(7).partition_key().levels().eq(["007"]));
    assert_eq!(TupleKeys("x", 7).iter().len(), 4);
    assert_eq!(Tuple::PATHS, ["/partitionKey1", "/partitionKey2"]);
}

#[test]
fn a_type_with_every_kind_of_renaming() {
    #[derive(Debug, PartialEq, SyntheticKey)]
    #[pk(serde)]
    #[serde(
        tag = "kind",
        rename = "item",
        rename_all(serialize = "UPPERCASE", deserialize = "snake_case")
    )]
    #[pk(id = "{\"I D\"}", container = "{TENANT:lower}")]
    struct Item {
        #[pk(concat, level = 1)]
        tenant: String,
        #[pk(concat, level = 2)]
        #[serde(rename = "I D", alias = "i_d")]
        id: u8,
    }
    let item = Item {
        tenant: "T".into(),
        id: 7,
    };
    assert_eq!(
        serde_json::to_string(&item).unwrap(),
        r#"{"kind":"item","TENANT":"T","I D":7,"partitionKey2":"7","id":"7"}"#
    );
    assert_eq!(Item::PATHS, ["/TENANT", "/partitionKey2"]);
    assert_eq!(item.container().unwrap(), "t");
    let read: Item =
        serde_json::from_str(r#"{"id":"7","tenant":"T","i_d":7,"partitionKey2":"7"}"#).unwrap();
    assert_eq!(read, item);
    assert!(serde_json::from_str::<Item>(r#"{"id":"8","tenant":"T","i_d":7}"#).is_err());
}
