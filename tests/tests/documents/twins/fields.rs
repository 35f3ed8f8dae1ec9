//! Serde's attributes of fields, one type for each.

use std::collections::BTreeMap;

use serde::{Deserialize, Deserializer, Serialize, Serializer};

use super::{Shape, are_twins, twins};

/// A number as a text of hexadecimal digits.
mod hexadecimal {
    use super::{Deserialize, Deserializer, Serializer};

    #[expect(clippy::trivially_copy_pass_by_ref, reason = "serde calls it so")]
    pub(crate) fn serialize<S: Serializer>(number: &u32, to: S) -> Result<S::Ok, S::Error> {
        to.collect_str(&format_args!("{number:x}"))
    }

    pub(crate) fn deserialize<'de, D: Deserializer<'de>>(from: D) -> Result<u32, D::Error> {
        let text = String::deserialize(from)?;
        u32::from_str_radix(&text, 16).map_err(serde::de::Error::custom)
    }
}

fn nine() -> u32 {
    9
}

#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub(crate) struct Place {
    city: String,
    zip: u32,
}

/// A type without a default, which only functions write and read.
#[derive(Clone, Copy, Debug, PartialEq)]
pub(crate) struct Opaque(u32);

trait Number {
    fn number(&self) -> u32;
    fn of(number: u32) -> Self;
}

impl Number for Opaque {
    fn number(&self) -> u32 {
        self.0
    }

    fn of(number: u32) -> Self {
        Self(number)
    }
}

fn write_number<T: Number, S: Serializer>(value: &T, to: S) -> Result<S::Ok, S::Error> {
    to.serialize_u32(value.number())
}

fn read_number<'de, T: Number, D: Deserializer<'de>>(from: D) -> Result<T, D::Error> {
    u32::deserialize(from).map(T::of)
}

twins! {
    {
        pub(crate) struct Renamed {
            #[pk(concat)]
            #[serde(rename = "the key")]
            pub(crate) k: u8,
            #[serde(rename(serialize = "n", deserialize = "n"))]
            pub(crate) number: u32,
        }

        pub(crate) struct Aliased {
            #[pk(concat)]
            #[serde(alias = "kk", alias = "key")]
            pub(crate) k: u8,
            #[serde(alias = "n")]
            pub(crate) number: u32,
        }

        pub(crate) struct Defaulted {
            #[pk(concat)]
            #[serde(default)]
            pub(crate) k: u8,
            #[serde(default = "nine")]
            pub(crate) number: u32,
            pub(crate) note: Option<String>,
        }

        pub(crate) struct Flattened {
            #[pk(concat)]
            pub(crate) k: u8,
            #[serde(flatten)]
            pub(crate) place: Place,
            #[serde(flatten)]
            pub(crate) rest: BTreeMap<String, u32>,
        }

        pub(crate) struct FlattenedAtTimes {
            #[serde(flatten)]
            pub(crate) place: Option<Place>,
            #[pk(concat)]
            pub(crate) k: u8,
        }

        pub(crate) struct Skipped {
            #[serde(skip)]
            pub(crate) first: u32,
            #[pk(concat)]
            pub(crate) k: u8,
            #[serde(skip, default = "nine")]
            pub(crate) made: u32,
            pub(crate) last: u32,
        }

        pub(crate) struct SkippedInWriting {
            #[pk(concat)]
            pub(crate) k: u8,
            #[serde(skip_serializing, default)]
            pub(crate) number: u32,
            pub(crate) last: u32,
        }

        pub(crate) struct SkippedInReading {
            #[serde(skip_deserializing)]
            pub(crate) number: u32,
            #[pk(concat)]
            pub(crate) k: u8,
            pub(crate) last: u32,
        }

        pub(crate) struct SkippedAtTimes {
            #[pk(concat)]
            pub(crate) k: u8,
            #[serde(default, skip_serializing_if = "Option::is_none")]
            pub(crate) note: Option<u32>,
            #[serde(default, skip_serializing_if = "Vec::is_empty")]
            pub(crate) list: Vec<u32>,
        }

        pub(crate) struct TextSkippedAtTimes {
            #[pk(concat)]
            pub(crate) k: u8,
            #[serde(default, skip_serializing_if = "String::is_empty")]
            pub(crate) note: String,
        }

        pub(crate) struct With {
            #[pk(concat)]
            pub(crate) k: u8,
            #[serde(with = "hexadecimal")]
            pub(crate) both: u32,
            #[serde(serialize_with = "hexadecimal::serialize")]
            pub(crate) written: u32,
            #[serde(deserialize_with = "hexadecimal::deserialize")]
            pub(crate) read: u32,
            #[serde(serialize_with = "write_number", deserialize_with = "read_number")]
            pub(crate) opaque: Opaque,
        }

        pub(crate) struct Bound<T> {
            #[pk(concat)]
            pub(crate) k: u8,
            #[serde(
                bound(serialize = "T: Number", deserialize = "T: Number"),
                serialize_with = "write_number",
                deserialize_with = "read_number"
            )]
            pub(crate) value: T,
        }
    }

    impl Shape for Renamed {
        fn samples() -> Vec<Self> {
            vec![Self { k: 7, number: 8 }]
        }

        const DOCUMENTS: &'static [&'static str] = &[
            r#"{"the key":7,"n":8}"#,
            r#"{"n":8,"the key":7,"more":[1,{"k":2}]}"#,
            r#"{"k":7,"n":8}"#,
            r#"{"the key":7,"number":8}"#,
            r#"{"the key":256,"n":8}"#,
            r#"{"the key":7,"the key":7,"n":8}"#,
            r"[7,8]",
            r"[7]",
            r"7",
            r"null",
        ];
    }

    impl Shape for Aliased {
        fn samples() -> Vec<Self> {
            vec![Self { k: 7, number: 8 }]
        }

        const DOCUMENTS: &'static [&'static str] = &[
            r#"{"key":7,"n":8}"#,
            r#"{"kk":7,"number":8}"#,
            r#"{"k":7,"key":7,"n":8}"#,
            r#"{"n":8}"#,
        ];
    }

    impl Shape for Defaulted {
        fn samples() -> Vec<Self> {
            vec![Self { k: 7, number: 8, note: None }, Self { k: 0, number: 9, note: Some("n".into()) }]
        }

        const DOCUMENTS: &'static [&'static str] =
            &["{}", r#"{"k":1}"#, r#"{"number":1}"#, r#"{"note":"x"}"#, r#"{"note":1}"#, "[]", "[1]"];
    }

    impl Shape for Flattened {
        fn samples() -> Vec<Self> {
            let place = Place { city: "Graz".into(), zip: 8010 };
            let rest = BTreeMap::from([("a".to_owned(), 1)]);
            vec![Self { k: 7, place: place.clone(), rest }, Self { k: 8, place, rest: BTreeMap::new() }]
        }

        const IS_COUNTED: bool = false;

        const DOCUMENTS: &'static [&'static str] = &[
            r#"{"zip":1,"city":"x","k":1}"#,
            r#"{"zip":1,"city":"x","k":1,"b":2,"a":3}"#,
            r#"{"zip":1,"k":1}"#,
            r#"{"zip":1,"city":"x","k":1,"b":"text"}"#,
            r#"[1,"x",1]"#,
        ];
    }

    impl Shape for FlattenedAtTimes {
        fn samples() -> Vec<Self> {
            let place = Place { city: "Graz".into(), zip: 8010 };
            vec![Self { place: Some(place), k: 7 }, Self { place: None, k: 7 }]
        }

        const IS_COUNTED: bool = false;

        const DOCUMENTS: &'static [&'static str] =
            &[r#"{"k":1}"#, r#"{"k":1,"zip":1}"#, r#"{"k":1,"zip":1,"city":"x"}"#];
    }

    impl Shape for Skipped {
        fn samples() -> Vec<Self> {
            vec![Self { first: 0, k: 7, made: 9, last: 8 }, Self { first: 1, k: 7, made: 2, last: 8 }]
        }

        const DOCUMENTS: &'static [&'static str] =
            &[r#"{"k":1,"last":2}"#, r#"{"first":3,"made":4,"k":1,"last":2}"#, "[1,2]", "[0,1,0,2]"];
    }

    impl Shape for SkippedInWriting {
        fn samples() -> Vec<Self> {
            vec![Self { k: 7, number: 0, last: 8 }, Self { k: 7, number: 1, last: 8 }]
        }

        const DOCUMENTS: &'static [&'static str] =
            &[r#"{"k":1,"number":5,"last":2}"#, r#"{"k":1,"last":2}"#, r#"{"k":1}"#];
    }

    impl Shape for SkippedInReading {
        fn samples() -> Vec<Self> {
            vec![Self { number: 0, k: 7, last: 8 }, Self { number: 1, k: 7, last: 8 }]
        }

        const DOCUMENTS: &'static [&'static str] =
            &[r#"{"k":1,"number":5,"last":2}"#, r#"{"k":1,"last":2}"#, r#"{"number":"x","k":1,"last":2}"#];
    }

    impl Shape for SkippedAtTimes {
        fn samples() -> Vec<Self> {
            let of = |note, list| Self { k: 7, note, list };
            vec![
                of(Some(8), vec![1]),
                of(Some(8), Vec::new()),
                of(None, vec![1]),
                of(None, Vec::new()),
            ]
        }

        const IS_READ_WITHOUT_KEY: bool = false;

        const DOCUMENTS: &'static [&'static str] =
            &[r#"{"k":1}"#, r#"{"k":1,"list":[]}"#, r#"{"k":1,"note":null}"#, r#"{"note":1}"#];
    }

    impl Shape for TextSkippedAtTimes {
        fn samples() -> Vec<Self> {
            vec![Self { k: 7, note: String::new() }, Self { k: 7, note: "7".into() }]
        }

        const IS_READ_WITHOUT_KEY: bool = false;

        const DOCUMENTS: &'static [&'static str] = &[r#"{"k":1}"#, r#"{"k":1,"note":"1"}"#];
    }

    impl Shape for With {
        fn samples() -> Vec<Self> {
            vec![Self { k: 7, both: 255, written: 16, read: 16, opaque: Opaque(3) }]
        }

        const DOCUMENTS: &'static [&'static str] = &[
            r#"{"k":1,"both":"ff","written":16,"read":"ff","opaque":1}"#,
            r#"{"k":1,"both":255,"written":16,"read":"ff","opaque":1}"#,
            r#"{"k":1,"both":"xyz","written":16,"read":"ff","opaque":1}"#,
            r#"{"k":1,"written":16,"read":"ff","opaque":1}"#,
            r#"{"k":1,"both":"ff","written":16,"read":"ff"}"#,
        ];
    }

    impl Shape for Bound<Opaque> {
        fn samples() -> Vec<Self> {
            vec![Self { k: 7, value: Opaque(8) }]
        }

        const DOCUMENTS: &'static [&'static str] =
            &[r#"{"k":1,"value":2}"#, r#"{"k":1,"value":"x"}"#, r#"{"k":1}"#];
    }
}

are_twins! {
    rename: Renamed;
    alias: Aliased;
    default: Defaulted;
    flatten: Flattened;
    flatten_of_what_is_absent: FlattenedAtTimes;
    skip: Skipped;
    skip_serializing: SkippedInWriting;
    skip_deserializing: SkippedInReading;
    skip_serializing_if: SkippedAtTimes;
    skip_serializing_if_of_text: TextSkippedAtTimes;
    with: With;
    bound: Bound<Opaque>;
}
