//! The names of fields, in layouts and in errors.

use std::fmt;

use serde::de::{DeserializeOwned, IgnoredAny, MapAccess, Visitor};
use serde::{Deserialize, Deserializer, Serialize};
use synthetic_key::{KeyError, Keyed, RandomSuffix, SyntheticKey};

/// The names of an object's properties, in the order of the document.
struct Names(Vec<String>);

impl<'de> Deserialize<'de> for Names {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        struct Object;

        impl<'de> Visitor<'de> for Object {
            type Value = Names;

            fn expecting(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
                f.write_str("an object")
            }

            fn visit_map<A: MapAccess<'de>>(self, mut object: A) -> Result<Names, A::Error> {
                let mut names = Vec::new();
                while let Some((name, IgnoredAny)) = object.next_entry()? {
                    names.push(name);
                }
                Ok(Names(names))
            }
        }

        deserializer.deserialize_map(Object)
    }
}

/// The properties in the document, without the key's own.
fn written_names<T: Serialize>(item: &T) -> Vec<String> {
    let json = serde_json::to_string(item).unwrap();
    let Names(mut names) = serde_json::from_str(&json).unwrap();
    assert_eq!(names.pop().unwrap(), "partitionKey");
    names
}

/// The names in a layout whose parts are separated by `|`.
fn layout_names<T: SyntheticKey>() -> Vec<String> {
    let parts = T::LAYOUT.split('|');
    parts
        .map(|part| {
            let name = part
                .strip_prefix('{')
                .and_then(|part| part.strip_suffix('}'));
            let name = name.unwrap();
            match name.strip_prefix('"') {
                Some(_) => serde_json::from_str(name).unwrap(),
                None => name.to_owned(),
            }
        })
        .collect()
}

fn layout_has_the_names_of<T: SyntheticKey>(document: &impl Serialize) {
    assert_eq!(layout_names::<T>(), written_names(document));
}

/// An item whose fields are all parts; each holds its own number.
macro_rules! item {
    ($(#[$attr:meta])* $name:ident { $($(#[$field_attr:meta])* $field:ident = $number:literal,)* }) => {
        #[derive(Clone, Debug, PartialEq, SyntheticKey)]
        #[pk(separator = "|")]
        $(#[$attr])*
        struct $name {
            $($(#[$field_attr])* #[pk(concat)] $field: u8,)*
        }

        impl $name {
            const SAMPLE: Self = Self { $($field: $number,)* };
        }
    };
}

/// The names that rules treat differently, under one rule, for both ways of writing the key.
macro_rules! tricky {
    ($($test:ident: $rule:literal => [$($name:literal)*];)*) => {$(
        #[test]
        #[allow(non_snake_case, reason = "the rules take every name, also one that is not in snake case")]
        fn $test() {
            macro_rules! tricky_item {
                ($kind:ident, $derive:meta, $attr:meta) => {
                    item! {
                        #[$derive]
                        #[$attr]
                        #[serde(rename_all = $rule)]
                        $kind {
                            a = 1,
                            device_id = 2,
                            _leading = 3,
                            double__underscore = 4,
                            trailing_ = 5,
                            with2digits_3 = 6,
                            r#type = 7,
                            größe_x = 8,
                            x_ärger = 9,
                            already_UPPER = 10,
                            deviceID = 11,
                        }
                    }
                };
            }
            tricky_item!(Own, derive(Eq), pk(serde));
            tricky_item!(Plain, derive(Serialize, Deserialize), pk(keyed));

            assert_eq!(written_names(&Own::SAMPLE), [$($name),*]);
            layout_has_the_names_of::<Own>(&Own::SAMPLE);
            layout_has_the_names_of::<Plain>(&Keyed::new(Plain::SAMPLE));
            reads_itself(&Own::SAMPLE);
            reads_itself(&Keyed::new(Plain::SAMPLE));
            assert_eq!(Own::SAMPLE.partition_key(), "1|2|3|4|5|6|7|8|9|10|11");
        }
    )*};
}

fn reads_itself<T: Serialize + DeserializeOwned + PartialEq + fmt::Debug>(item: &T) {
    let json = serde_json::to_string(item).unwrap();
    assert_eq!(&serde_json::from_str::<T>(&json).unwrap(), item);
}

tricky! {
    in_lower_case: "lowercase" => [
        "a" "device_id" "_leading" "double__underscore" "trailing_" "with2digits_3" "type" "größe_x" "x_ärger"
        "already_UPPER" "deviceID"
    ];
    in_upper_case: "UPPERCASE" => [
        "A" "DEVICE_ID" "_LEADING" "DOUBLE__UNDERSCORE" "TRAILING_" "WITH2DIGITS_3" "TYPE" "GRößE_X" "X_äRGER"
        "ALREADY_UPPER" "DEVICEID"
    ];
    in_pascal_case: "PascalCase" => [
        "A" "DeviceId" "Leading" "DoubleUnderscore" "Trailing" "With2digits3" "Type" "GrößeX" "Xärger"
        "AlreadyUPPER" "DeviceID"
    ];
    in_camel_case: "camelCase" => [
        "a" "deviceId" "leading" "doubleUnderscore" "trailing" "with2digits3" "type" "größeX" "xärger"
        "alreadyUPPER" "deviceID"
    ];
    in_snake_case: "snake_case" => [
        "a" "device_id" "_leading" "double__underscore" "trailing_" "with2digits_3" "type" "größe_x" "x_ärger"
        "already_UPPER" "deviceID"
    ];
    in_screaming_snake_case: "SCREAMING_SNAKE_CASE" => [
        "A" "DEVICE_ID" "_LEADING" "DOUBLE__UNDERSCORE" "TRAILING_" "WITH2DIGITS_3" "TYPE" "GRößE_X" "X_äRGER"
        "ALREADY_UPPER" "DEVICEID"
    ];
    in_kebab_case: "kebab-case" => [
        "a" "device-id" "-leading" "double--underscore" "trailing-" "with2digits-3" "type" "größe-x" "x-ärger"
        "already-UPPER" "deviceID"
    ];
    in_screaming_kebab_case: "SCREAMING-KEBAB-CASE" => [
        "A" "DEVICE-ID" "-LEADING" "DOUBLE--UNDERSCORE" "TRAILING-" "WITH2DIGITS-3" "TYPE" "GRößE-X" "X-äRGER"
        "ALREADY-UPPER" "DEVICEID"
    ];
}

#[test]
fn a_suffix_has_the_written_names() {
    #[derive(SyntheticKey)]
    #[pk(serde)]
    #[serde(rename_all = "SCREAMING-KEBAB-CASE")]
    struct Hashed {
        #[pk(concat)]
        tenant_id: u8,
        #[pk(hash_suffix = 400)]
        device_id: u8,
        #[pk(hash_suffix = 400)]
        r#type: u8,
    }
    #[derive(SyntheticKey)]
    #[pk(serde)]
    #[serde(rename_all = "PascalCase")]
    struct Drawn {
        #[pk(concat)]
        tenant_id: u8,
        #[pk(random_suffix = 400)]
        my_shard: RandomSuffix<400>,
    }

    let hashed = Hashed {
        tenant_id: 1,
        device_id: 2,
        r#type: 3,
    };
    assert_eq!(written_names(&hashed), ["TENANT-ID", "DEVICE-ID", "TYPE"]);
    assert_eq!(
        Hashed::LAYOUT,
        "{TENANT-ID}.{xxh64(DEVICE-ID, TYPE) % 400 + 1}"
    );
    let drawn = Drawn {
        tenant_id: 1,
        my_shard: RandomSuffix::new(7).unwrap(),
    };
    assert_eq!(written_names(&drawn), ["TenantId", "MyShard"]);
    assert_eq!(Drawn::LAYOUT, "{TenantId}.{MyShard in 1..=400}");
}

#[test]
fn errors_have_the_written_names() {
    #[derive(SyntheticKey)]
    #[serde(rename_all = "kebab-case")]
    #[pk(serde = "serialize")]
    struct Item {
        #[pk(concat)]
        device_id: String,
    }

    let item = |device_id: &str| Item {
        device_id: device_id.to_owned(),
    };
    assert_eq!(written_names(&item("a")), ["device-id"]);
    let error = item("").try_partition_key().unwrap_err();
    assert!(matches!(error, KeyError::Empty { field, .. } if field == "device-id"));
}

item! {
    #[pk(serde)]
    #[serde(rename_all(serialize = "camelCase", deserialize = "kebab-case"))]
    TwoSided {
        device_id = 1,
        #[serde(rename(serialize = "out", deserialize = "in"))]
        both_sides = 2,
        #[serde(rename(serialize = "outAlone"))]
        written_side = 3,
        #[serde(rename(deserialize = "in-alone"))]
        read_side = 4,
        #[serde(rename = "Either_Way")]
        renamed = 5,
    }
}

item! {
    #[pk(serde)]
    #[serde(rename_all(serialize = "camelCase"))]
    WrittenSide {
        device_id = 1,
    }
}

item! {
    #[pk(serde)]
    #[serde(rename_all(deserialize = "camelCase"))]
    ReadSide {
        device_id = 1,
    }
}

#[test]
fn the_layout_has_the_written_names() {
    let written = ["deviceId", "out", "outAlone", "readSide", "Either_Way"];
    assert_eq!(written_names(&TwoSided::SAMPLE), written);
    layout_has_the_names_of::<TwoSided>(&TwoSided::SAMPLE);
    let json = r#"{"device-id":1,"in":2,"written-side":3,"in-alone":4,"Either_Way":5,"partitionKey":"1|2|3|4|5"}"#;
    assert_eq!(
        serde_json::from_str::<TwoSided>(json).unwrap(),
        TwoSided::SAMPLE
    );

    assert_eq!(written_names(&WrittenSide::SAMPLE), ["deviceId"]);
    layout_has_the_names_of::<WrittenSide>(&WrittenSide::SAMPLE);
    let json = r#"{"device_id":1,"partitionKey":"1"}"#;
    assert_eq!(
        serde_json::from_str::<WrittenSide>(json).unwrap(),
        WrittenSide::SAMPLE
    );

    assert_eq!(written_names(&ReadSide::SAMPLE), ["device_id"]);
    layout_has_the_names_of::<ReadSide>(&ReadSide::SAMPLE);
    let json = r#"{"deviceId":1,"partitionKey":"1"}"#;
    assert_eq!(
        serde_json::from_str::<ReadSide>(json).unwrap(),
        ReadSide::SAMPLE
    );
}

#[test]
fn a_name_goes_before_the_rule() {
    item! {
        #[pk(serde)]
        #[serde(rename_all = "SCREAMING_SNAKE_CASE")]
        Renamed {
            by_rule = 1,
            #[serde(rename = "by_name")]
            by_name = 2,
            #[serde(default, rename = "second_attribute")]
            #[serde(alias = "other")]
            many_attributes = 3,
        }
    }
    let written = ["BY_RULE", "by_name", "second_attribute"];
    assert_eq!(written_names(&Renamed::SAMPLE), written);
    layout_has_the_names_of::<Renamed>(&Renamed::SAMPLE);
    reads_itself(&Renamed::SAMPLE);
}

#[test]
fn names_that_no_rule_makes_can_be_read_off_the_layout() {
    item! {
        #[pk(serde)]
        Odd {
            #[serde(rename = "two words")]
            space = 1,
            #[serde(rename = "quoted \"name\" \\ {0}")]
            quotes = 2,
            #[serde(rename = "line\nbreak\u{1f}\u{7f}")]
            control = 3,
            #[serde(rename = "日本語-€")]
            beyond_ascii = 4,
            #[serde(rename = "$ref.a(b),c")]
            syntax = 5,
            #[serde(rename = "")]
            nothing = 6,
            #[serde(rename = r"raw\text")]
            raw = 7,
        }
    }
    layout_has_the_names_of::<Odd>(&Odd::SAMPLE);
    reads_itself(&Odd::SAMPLE);
}
