//! Serde's attributes of structs, one type for each.

use serde::{Deserialize, Serialize};

use super::{Shape, are_twins, twins};

/// The path where the derives find serde.
mod elsewhere {
    pub(crate) use ::serde as found;
}

fn made<T: Default>() -> (u8, T) {
    (5, T::default())
}

twins! {
    {
        #[serde(rename = "Another")]
        pub(crate) struct Renamed {
            #[pk(concat)]
            pub(crate) k: u8,
        }

        #[serde(rename_all = "SCREAMING-KEBAB-CASE")]
        pub(crate) struct RenamedAll {
            #[pk(concat)]
            pub(crate) the_key: u8,
            pub(crate) r#type: u8,
        }

        #[serde(rename_all(deserialize = "camelCase"))]
        pub(crate) struct ReadOtherwise {
            #[pk(concat)]
            pub(crate) the_key: u8,
        }

        #[serde(deny_unknown_fields)]
        pub(crate) struct Strict {
            #[pk(concat)]
            pub(crate) k: u8,
            pub(crate) number: Option<u32>,
        }

        #[serde(deny_unknown_fields)]
        pub(crate) struct StrictAndFlat {
            #[pk(concat)]
            pub(crate) k: u8,
            #[serde(flatten)]
            pub(crate) pair: Pair,
        }

        #[serde(tag = "kind")]
        pub(crate) struct Tagged {
            #[pk(concat)]
            pub(crate) k: u8,
            pub(crate) number: u32,
        }

        #[serde(tag = "kind", rename = "trip", deny_unknown_fields)]
        pub(crate) struct TaggedAndRenamed {
            #[pk(concat)]
            pub(crate) k: u8,
        }

        #[serde(default)]
        pub(crate) struct Defaulted {
            #[pk(concat)]
            pub(crate) k: u8,
            pub(crate) number: u32,
        }

        #[serde(default)]
        pub(crate) struct DefaultedGeneric<T> {
            #[pk(concat)]
            pub(crate) k: u8,
            pub(crate) value: T,
        }

        #[serde(bound(serialize = "T: AsText", deserialize = "T: AsText"))]
        pub(crate) struct Bound<T> {
            #[pk(concat)]
            pub(crate) k: u8,
            #[serde(serialize_with = "write_text", deserialize_with = "read_text")]
            pub(crate) value: T,
        }

        #[serde(crate = "elsewhere::found")]
        pub(crate) struct Elsewhere {
            #[pk(concat)]
            pub(crate) k: u8,
        }

        #[serde(expecting = "a thing with a `k`")]
        pub(crate) struct Expecting {
            #[pk(concat)]
            pub(crate) k: u8,
        }
    }

    impl Default for Defaulted {
        fn default() -> Self {
            let (k, number) = made();
            Self { k, number }
        }
    }

    impl<T: Default> Default for DefaultedGeneric<T> {
        fn default() -> Self {
            let (k, value) = made();
            Self { k, value }
        }
    }

    impl Shape for Renamed {
        fn samples() -> Vec<Self> {
            vec![Self { k: 7 }]
        }

        const DOCUMENTS: &'static [&'static str] = &[r#"{"k":1}"#, "{}", "[]", "7"];
    }

    impl Shape for RenamedAll {
        fn samples() -> Vec<Self> {
            vec![Self { the_key: 7, r#type: 8 }]
        }

        const DOCUMENTS: &'static [&'static str] =
            &[r#"{"THE-KEY":1,"TYPE":2}"#, r#"{"the_key":1,"TYPE":2}"#, r#"{"THE-KEY":1,"r#type":2}"#];
    }

    impl Shape for ReadOtherwise {
        fn samples() -> Vec<Self> {
            vec![Self { the_key: 7 }]
        }

        const DOCUMENTS: &'static [&'static str] = &[r#"{"theKey":1}"#, r#"{"the_key":1}"#];
    }

    impl Shape for Strict {
        fn samples() -> Vec<Self> {
            vec![Self { k: 7, number: Some(8) }, Self { k: 7, number: None }]
        }

        const DOCUMENTS: &'static [&'static str] =
            &[r#"{"k":1}"#, r#"{"k":1,"more":2}"#, r#"{"k":1,"number":3}"#, "[1,2,3]", "[1,2]"];
    }

    impl Shape for StrictAndFlat {
        fn samples() -> Vec<Self> {
            vec![Self { k: 7, pair: Pair { a: 1, b: 2 } }]
        }

        const IS_COUNTED: bool = false;

        const DOCUMENTS: &'static [&'static str] =
            &[r#"{"k":1,"a":1,"b":2}"#, r#"{"k":1,"a":1,"b":2,"c":3}"#, r#"{"k":1,"a":1}"#];
    }

    impl Shape for Tagged {
        fn samples() -> Vec<Self> {
            vec![Self { k: 7, number: 8 }]
        }

        const DOCUMENTS: &'static [&'static str] = &[
            r#"{"kind":"Tagged","k":1,"number":2}"#,
            r#"{"kind":"Other","k":1,"number":2}"#,
            r#"{"k":1,"number":2}"#,
            r#"["Tagged",1,2]"#,
            "[1,2]",
        ];
    }

    impl Shape for TaggedAndRenamed {
        fn samples() -> Vec<Self> {
            vec![Self { k: 7 }]
        }

        const DOCUMENTS: &'static [&'static str] =
            &[r#"{"kind":"trip","k":1}"#, r#"{"kind":"trip","k":1,"x":1}"#, r#"{"kind":7,"k":1}"#];
    }

    impl Shape for Defaulted {
        fn samples() -> Vec<Self> {
            vec![Self::default(), Self { k: 7, number: 8 }]
        }

        const DOCUMENTS: &'static [&'static str] = &["{}", r#"{"k":1}"#, r#"{"number":2}"#, "[]", "[1]"];
    }

    impl Shape for DefaultedGeneric<String> {
        fn samples() -> Vec<Self> {
            vec![Self::default(), Self { k: 7, value: "x".into() }]
        }

        const DOCUMENTS: &'static [&'static str] = &["{}", r#"{"k":1}"#, r#"{"value":"y"}"#, r#"{"value":2}"#];
    }

    impl Shape for Bound<char> {
        fn samples() -> Vec<Self> {
            vec![Self { k: 7, value: 'x' }]
        }

        const DOCUMENTS: &'static [&'static str] = &[r#"{"k":1,"value":"y"}"#, r#"{"k":1,"value":""}"#];
    }

    impl Shape for Elsewhere {
        fn samples() -> Vec<Self> {
            vec![Self { k: 7 }]
        }

        const DOCUMENTS: &'static [&'static str] = &[r#"{"k":1}"#, "{}"];
    }

    impl Shape for Expecting {
        fn samples() -> Vec<Self> {
            vec![Self { k: 7 }]
        }

        const DOCUMENTS: &'static [&'static str] = &[r#"{"k":1}"#, "7", r#""text""#, "[]"];
    }
}

#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub(crate) struct Pair {
    a: u8,
    b: u8,
}

trait AsText {
    fn text(&self) -> String;
    fn of(text: &str) -> Option<Self>
    where
        Self: Sized;
}

impl AsText for char {
    fn text(&self) -> String {
        self.to_string()
    }

    fn of(text: &str) -> Option<Self> {
        text.chars().next()
    }
}

fn write_text<T: AsText, S: serde::Serializer>(value: &T, to: S) -> Result<S::Ok, S::Error> {
    to.serialize_str(&value.text())
}

fn read_text<'de, T: AsText, D: serde::Deserializer<'de>>(from: D) -> Result<T, D::Error> {
    let text = String::deserialize(from)?;
    T::of(&text).ok_or_else(|| serde::de::Error::custom("an empty text"))
}

are_twins! {
    rename: Renamed;
    rename_all: RenamedAll;
    rename_all_for_one_side: ReadOtherwise;
    deny_unknown_fields: Strict;
    deny_unknown_fields_beside_flatten: StrictAndFlat;
    tag: Tagged;
    tag_and_rename: TaggedAndRenamed;
    default: Defaulted;
    default_of_a_generic_type: DefaultedGeneric<String>;
    bound: Bound<char>;
    crate_path: Elsewhere;
    expecting: Expecting;
}

/// Not generated by a macro: inside one, serde does not find its own variable with `default = "path"`.
mod default_by_path {
    use serde::{Deserialize, Serialize};
    use synthetic_key::SyntheticKey;

    use super::super::{Shape, compare};

    #[derive(Debug, PartialEq, SyntheticKey)]
    #[pk(serde)]
    #[serde(default = "Self::made")]
    struct Own {
        #[pk(concat)]
        k: u8,
        number: u32,
    }

    #[derive(PartialEq, SyntheticKey, Serialize, Deserialize)]
    #[pk(keyed)]
    #[serde(default = "Plain::made", expecting = "struct Own")]
    struct Plain {
        #[pk(concat)]
        k: u8,
        number: u32,
    }

    impl std::fmt::Debug for Plain {
        fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
            let Self { k, number } = self;
            f.debug_struct("Own")
                .field("k", k)
                .field("number", number)
                .finish()
        }
    }

    macro_rules! shape {
        ($($name:ident)*) => {$(
            impl $name {
                fn made() -> Self {
                    Self { k: 5, number: 6 }
                }
            }

            impl Shape for $name {
                fn samples() -> Vec<Self> {
                    vec![Self::made(), Self { k: 7, number: 8 }]
                }

                const DOCUMENTS: &'static [&'static str] =
                    &["{}", r#"{"k":1}"#, r#"{"number":2}"#, "[]", "[1]", "7"];
            }
        )*};
    }
    shape!(Own Plain);

    #[test]
    fn is_called() {
        compare::<Own, Plain>();
    }
}
