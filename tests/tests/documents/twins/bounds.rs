//! What is asked of type parameters: as much as serde's derives ask, so that a type which can be stored with them can be stored
//! here.

use std::marker::PhantomData;

use serde::de::DeserializeOwned;
use serde::{Deserialize, Deserializer, Serialize, Serializer};

use super::{Shape, are_twins, twins};

/// Neither written nor read, and without a default.
#[derive(Debug, PartialEq)]
pub(crate) struct Opaque;

fn write_text<T: ToString, S: Serializer>(value: &T, to: S) -> Result<S::Ok, S::Error> {
    to.serialize_str(&value.to_string())
}

fn read_text<'de, T: std::str::FromStr, D: Deserializer<'de>>(from: D) -> Result<T, D::Error> {
    let text = String::deserialize(from)?;
    text.parse().map_err(|_| serde::de::Error::custom("not it"))
}

twins! {
    {
        pub(crate) struct Phantoms<T, U> {
            #[pk(concat)]
            pub(crate) k: u8,
            pub(crate) function: PhantomData<fn(U) -> T>,
            pub(crate) inside: (PhantomData<T>, Vec<PhantomData<U>>),
        }

        #[serde(bound = "")]
        pub(crate) struct Empty<T> {
            #[pk(concat)]
            pub(crate) k: u8,
            #[serde(skip)]
            pub(crate) value: Option<T>,
        }

        #[serde(bound(serialize = "U: Serialize", deserialize = "U: DeserializeOwned"))]
        pub(crate) struct OfTypeAndField<T, U> {
            #[pk(concat)]
            pub(crate) k: u8,
            #[serde(
                bound(serialize = "T: ToString", deserialize = "T: std::str::FromStr"),
                serialize_with = "write_text",
                deserialize_with = "read_text"
            )]
            pub(crate) text: T,
            pub(crate) value: U,
        }

        #[serde(tag = "type")]
        pub(crate) enum OfVariant<T, U> {
            #[serde(bound(serialize = "T: ToString", deserialize = "T: std::str::FromStr"))]
            Text {
                #[pk(concat)]
                k: u8,
                #[serde(serialize_with = "write_text", deserialize_with = "read_text")]
                text: T,
                #[serde(skip)]
                phantom: PhantomData<T>,
            },
            #[serde(bound(serialize = "U: Copy", deserialize = "U: Copy"))]
            Both {
                #[pk(concat)]
                k: u8,
                #[serde(
                    bound(serialize = "U: ToString", deserialize = "U: std::str::FromStr"),
                    serialize_with = "write_copy",
                    deserialize_with = "read_copy"
                )]
                text: U,
            },
        }

        #[serde(tag = "type")]
        pub(crate) enum SkippedVariant<T> {
            #[serde(skip)]
            Hidden {
                #[pk(concat)]
                k: u8,
                value: T,
            },
            Login {
                #[pk(concat)]
                k: u8,
            },
        }

        #[serde(default)]
        pub(crate) struct SkippedAndDefaulted<T> {
            #[pk(concat)]
            pub(crate) k: u8,
            #[serde(skip)]
            pub(crate) value: Option<T>,
        }

        pub(crate) struct AssociatedInside<I: Iterator>
        where
            I::Item: Serialize + DeserializeOwned,
        {
            #[pk(concat)]
            pub(crate) k: u8,
            pub(crate) items: Vec<I::Item>,
        }
    }

    impl<T> Default for SkippedAndDefaulted<T> {
        fn default() -> Self {
            Self { k: 5, value: None }
        }
    }

    impl Shape for Phantoms<Opaque, Opaque> {
        fn samples() -> Vec<Self> {
            vec![Self { k: 7, function: PhantomData, inside: (PhantomData, vec![PhantomData]) }]
        }

        const DOCUMENTS: &'static [&'static str] =
            &[r#"{"k":1,"function":null,"inside":[null,[]]}"#, r#"{"k":1,"function":null}"#];
    }

    impl Shape for Empty<Opaque> {
        fn samples() -> Vec<Self> {
            vec![Self { k: 7, value: None }]
        }

        const DOCUMENTS: &'static [&'static str] = &[r#"{"k":1}"#, "{}"];
    }

    impl Shape for OfTypeAndField<char, u8> {
        fn samples() -> Vec<Self> {
            vec![Self { k: 7, text: 'x', value: 8 }]
        }

        const DOCUMENTS: &'static [&'static str] =
            &[r#"{"k":1,"text":"y","value":2}"#, r#"{"k":1,"text":"yy","value":2}"#];
    }

    impl Shape for OfVariant<char, u8> {
        fn samples() -> Vec<Self> {
            vec![Self::Text { k: 7, text: 'x', phantom: PhantomData }, Self::Both { k: 8, text: 9 }]
        }

        const IS_READ_WITHOUT_KEY: bool = false;

        const DOCUMENTS: &'static [&'static str] = &[
            r#"{"type":"Text","k":1,"text":"y"}"#,
            r#"{"type":"Both","k":1,"text":"2"}"#,
            r#"{"type":"Both","k":1,"text":"y"}"#,
        ];
    }

    impl Shape for SkippedVariant<Opaque> {
        fn samples() -> Vec<Self> {
            vec![Self::Hidden { k: 7, value: Opaque }, Self::Login { k: 7 }]
        }

        const IS_READ_WITHOUT_KEY: bool = false;

        const DOCUMENTS: &'static [&'static str] =
            &[r#"{"type":"Login","k":1}"#, r#"{"type":"Hidden","k":1}"#];
    }

    impl Shape for SkippedAndDefaulted<Opaque> {
        fn samples() -> Vec<Self> {
            vec![Self { k: 7, value: None }]
        }

        const DOCUMENTS: &'static [&'static str] = &["{}", r#"{"k":1,"value":2}"#];
    }

    impl Shape for AssociatedInside<std::ops::RangeInclusive<u16>> {
        fn samples() -> Vec<Self> {
            vec![Self { k: 7, items: vec![1, 2] }]
        }

        const DOCUMENTS: &'static [&'static str] = &[r#"{"k":1,"items":[3]}"#, r#"{"k":1}"#];
    }
}

fn write_copy<T: Copy + ToString, S: Serializer>(value: &T, to: S) -> Result<S::Ok, S::Error> {
    write_text(value, to)
}

fn read_copy<'de, T: Copy + std::str::FromStr, D: Deserializer<'de>>(
    from: D,
) -> Result<T, D::Error> {
    read_text(from)
}

are_twins! {
    phantoms: Phantoms<Opaque, Opaque>;
    empty: Empty<Opaque>;
    of_type_and_field: OfTypeAndField<char, u8>;
    of_variant: OfVariant<char, u8>;
    skipped_variant: SkippedVariant<Opaque>;
    skipped_and_defaulted: SkippedAndDefaulted<Opaque>;
    associated_type_inside_another: AssociatedInside<std::ops::RangeInclusive<u16>>;
}

/// A key that is a field needs no hooks, and the bounds of serde's own derives are asked outside of an impl.
mod whole_without_hooks {
    use serde::{Deserialize, Serialize};
    use synthetic_key::SyntheticKey;

    use super::Opaque;

    #[derive(Serialize, Deserialize, SyntheticKey)]
    #[pk(property = "tenant")]
    #[serde(bound = "")]
    struct Empty<T> {
        #[pk(concat)]
        tenant: String,
        #[serde(skip)]
        value: Option<T>,
    }

    #[derive(Default, Serialize, Deserialize, SyntheticKey)]
    #[pk(property = "tenant")]
    #[serde(default, bound(serialize = "Self: Default, T: Serialize"))]
    struct Defaulted<T> {
        #[pk(concat)]
        tenant: String,
        value: T,
    }

    #[test]
    fn are_stored_as_they_are() {
        let json = r#"{"tenant":"a"}"#;
        let item: Empty<Opaque> = serde_json::from_str(json).unwrap();
        assert!(item.value.is_none());
        assert_eq!(serde_json::to_string(&item).unwrap(), json);
        let item: Defaulted<u8> = serde_json::from_str(json).unwrap();
        assert_eq!(item.partition_key(), "a");
        let json = r#"{"tenant":"a","value":0}"#;
        assert_eq!(serde_json::to_string(&item).unwrap(), json);
    }
}

/// `Self` with a lifetime in a bound. Serde cannot do this.
mod self_in_a_bound {
    use std::borrow::Cow;

    use synthetic_key::SyntheticKey;

    #[derive(Default, SyntheticKey)]
    #[pk(serde)]
    #[serde(bound(serialize = "Self: Default", deserialize = "Self: Default"))]
    struct Order<'a> {
        #[pk(concat)]
        tenant: Cow<'a, str>,
    }

    #[test]
    fn is_the_item() {
        let json = r#"{"tenant":"a","partitionKey":"a"}"#;
        let order: Order<'_> = serde_json::from_str(json).unwrap();
        assert_eq!(serde_json::to_string(&order).unwrap(), json);
    }
}
