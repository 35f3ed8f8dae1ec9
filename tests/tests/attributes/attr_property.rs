//! `property`: the name of the property that holds the key.

mod field;

use std::collections::BTreeMap;
use std::fmt::Display;
use std::marker::PhantomData;

use serde::Serialize;
use synthetic_key::{Keyed, RandomSuffix, SyntheticKey};
use synthetic_key_tests::documents::refusal;

#[derive(Debug, PartialEq, SyntheticKey)]
#[pk(serde)]
#[pk(property = "pk")]
struct Drawn {
    #[pk(concat)]
    date: chrono::NaiveDate,
    #[pk(random_suffix = 400)]
    shard: RandomSuffix<400>,
    big: i128,
}

#[test]
fn other_properties_and_values_round_trip() {
    let date = chrono::NaiveDate::from_ymd_opt(2018, 8, 9).unwrap();
    let drawn = Drawn {
        date,
        shard: RandomSuffix::new(400).unwrap(),
        big: i128::MIN,
    };
    let json = serde_json::to_string(&drawn).unwrap();
    let expected = format!(
        r#"{{"date":"2018-08-09","shard":400,"big":{},"pk":"2018-08-09.400"}}"#,
        i128::MIN
    );
    assert_eq!(json, expected);
    assert_eq!(serde_json::from_str::<Drawn>(&json).unwrap(), drawn);
    assert!(
        refusal::<Drawn>(&json.replace("400", "401")).contains("the suffix 401 is not in 1..=400")
    );
}

#[derive(Serialize, SyntheticKey)]
#[pk(keyed)]
struct Open {
    #[pk(concat)]
    number: u32,
    #[serde(flatten)]
    rest: BTreeMap<String, u8>,
}

#[derive(SyntheticKey)]
#[pk(serde = "serialize", property = "pk")]
struct Outer<T: Display> {
    #[pk(concat)]
    number: u32,
    #[serde(flatten)]
    inner: Inner,
    #[serde(skip)]
    of: PhantomData<T>,
}

#[derive(SyntheticKey)]
#[pk(serde = "serialize")]
struct Inner {
    #[pk(concat)]
    name: String,
}

#[test]
fn the_property_is_written_once() {
    let open = |name: &str| {
        Keyed::new(Open {
            number: 7,
            rest: BTreeMap::from([(name.to_owned(), 1)]),
        })
    };
    assert_eq!(
        serde_json::to_string(&open("a")).unwrap(),
        r#"{"number":7,"a":1,"partitionKey":"7"}"#
    );
    let error = serde_json::to_string(&open("partitionKey"))
        .unwrap_err()
        .to_string();
    assert!(
        error.starts_with("the item writes a property `partitionKey` of its own"),
        "{error}"
    );
    let outer = Outer::<u8> {
        number: 7,
        inner: Inner { name: "n".into() },
        of: PhantomData,
    };
    assert_eq!(
        serde_json::to_string(&outer).unwrap(),
        r#"{"number":7,"name":"n","partitionKey":"n","pk":"7"}"#
    );
}
