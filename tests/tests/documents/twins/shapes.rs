//! The shapes of types in serde's own tests.

use std::collections::BTreeMap;
use std::fmt::Debug;
use std::marker::PhantomData;

use serde::{Deserialize, Serialize};

use super::{Shape, are_twins, twins};

twins! {
    {
        pub(crate) struct Nested {
            #[pk(concat)]
            pub(crate) k: u8,
            pub(crate) unit: (),
            pub(crate) pair: (u8, String),
            pub(crate) map: BTreeMap<String, Vec<Option<i64>>>,
            pub(crate) inner: Box<Option<Inner>>,
        }

        pub(crate) struct Recursive {
            #[pk(concat)]
            pub(crate) k: u8,
            pub(crate) children: Vec<Recursive>,
            pub(crate) parent: Option<Box<Self>>,
        }

        pub(crate) struct Array<const N: usize> {
            #[pk(concat)]
            pub(crate) k: u8,
            #[serde(with = "as_list")]
            pub(crate) bytes: [u8; N],
        }

        pub(crate) struct Params<T, U = u8>
        where
            T: Clone,
        {
            #[pk(concat)]
            pub(crate) k: u8,
            pub(crate) first: T,
            pub(crate) second: Vec<U>,
            pub(crate) phantom: PhantomData<(T, U)>,
        }

        pub(crate) struct Associated<I: Iterator> {
            #[pk(concat)]
            pub(crate) k: u8,
            pub(crate) item: I::Item,
            #[serde(skip)]
            pub(crate) phantom: PhantomData<I>,
        }

        #[repr(C, packed)]
        pub(crate) struct Packed {
            #[pk(concat)]
            pub(crate) k: u8,
            pub(crate) number: u32,
        }

        pub(crate) struct Configured {
            #[pk(concat)]
            pub(crate) k: u8,
            #[cfg(any())]
            pub(crate) absent: NoSuchType,
            #[cfg_attr(all(), serde(rename = "n"))]
            pub(crate) number: u32,
        }

        pub(crate) struct Raw {
            #[pk(concat)]
            pub(crate) r#type: u8,
            pub(crate) r#fn: u32,
        }
    }

    impl Shape for Nested {
        fn samples() -> Vec<Self> {
            let map = BTreeMap::from([("a".to_owned(), vec![Some(-1), None])]);
            let of = |inner| Self {
                k: 7,
                unit: (),
                pair: (1, "x".into()),
                map: map.clone(),
                inner: Box::new(inner),
            };
            vec![of(None), of(Some(Inner::Unit)), of(Some(Inner::New(1))), of(Some(Inner::Tuple(1, 2)))]
        }

        const DOCUMENTS: &'static [&'static str] = &[
            r#"{"k":1,"unit":null,"pair":[1,"x"],"map":{},"inner":"Unit"}"#,
            r#"{"k":1,"unit":null,"pair":[1,"x"],"map":{},"inner":{"Struct":{"partitionKey":1}}}"#,
            r#"{"k":1,"unit":null,"pair":[1],"map":{},"inner":"Unit"}"#,
        ];
    }

    impl Shape for Recursive {
        fn samples() -> Vec<Self> {
            let leaf = |k| Self { k, children: Vec::new(), parent: None };
            vec![leaf(1), Self { k: 7, children: vec![leaf(8), leaf(9)], parent: None }]
        }

        const DOCUMENTS: &'static [&'static str] =
            &[r#"{"k":1,"children":[{"k":2,"children":[]}]}"#, r#"{"k":1,"children":[{"k":2}]}"#];
    }

    pub(crate) type Triple = Array<3>;

    impl Shape for Triple {
        fn samples() -> Vec<Self> {
            vec![Self { k: 7, bytes: [1, 2, 3] }]
        }

        const DOCUMENTS: &'static [&'static str] = &[r#"{"k":1,"bytes":[1,2,3]}"#, r#"{"k":1,"bytes":[1,2]}"#];
    }

    impl Shape for Params<String> {
        fn samples() -> Vec<Self> {
            vec![Self { k: 7, first: "x".into(), second: vec![1], phantom: PhantomData }]
        }

        const DOCUMENTS: &'static [&'static str] =
            &[r#"{"k":1,"first":"x","second":[],"phantom":null}"#, r#"{"k":1,"first":1,"second":[]}"#];
    }

    impl Shape for Associated<std::ops::Range<u16>> {
        fn samples() -> Vec<Self> {
            vec![Self { k: 7, item: 8, phantom: PhantomData }]
        }

        const DOCUMENTS: &'static [&'static str] = &[r#"{"k":1,"item":2}"#, r#"{"k":1,"item":-2}"#];
    }

    impl Shape for Packed {
        fn samples() -> Vec<Self> {
            vec![Self { k: 7, number: 8 }]
        }

        const DOCUMENTS: &'static [&'static str] = &[r#"{"k":1,"number":2}"#, r#"{"k":1}"#];
    }

    impl Shape for Configured {
        fn samples() -> Vec<Self> {
            vec![Self { k: 7, number: 8 }]
        }

        const DOCUMENTS: &'static [&'static str] = &[r#"{"k":1,"n":2}"#, r#"{"k":1,"number":2}"#];
    }

    impl Shape for Raw {
        fn samples() -> Vec<Self> {
            vec![Self { r#type: 7, r#fn: 8 }]
        }

        const DOCUMENTS: &'static [&'static str] = &[r#"{"type":1,"fn":2}"#, r#"{"r#type":1,"fn":2}"#];
    }
}

#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub(crate) enum Inner {
    Unit,
    New(u8),
    Tuple(u8, u8),
    Struct {
        #[serde(rename = "partitionKey")]
        key: u8,
    },
}

/// Serde does not read arrays of arbitrary length.
mod as_list {
    use serde::{Deserialize, Deserializer, Serialize, Serializer, de::Error};

    pub(crate) fn serialize<S: Serializer, const N: usize>(
        bytes: &[u8; N],
        to: S,
    ) -> Result<S::Ok, S::Error> {
        bytes.as_slice().serialize(to)
    }

    pub(crate) fn deserialize<'de, D: Deserializer<'de>, const N: usize>(
        from: D,
    ) -> Result<[u8; N], D::Error> {
        let bytes = Vec::deserialize(from)?;
        bytes
            .try_into()
            .map_err(|_| D::Error::custom("another length"))
    }
}

are_twins! {
    nested: Nested;
    const_generic: Triple;
    params: Params<String>;
    associated_type: Associated<std::ops::Range<u16>>;
    packed: Packed;
    configured: Configured;
    raw_names: Raw;
}

/// The items inside of an item write their keys, too; without these the documents equal those of the twin.
#[test]
fn recursive() {
    fn round_trips<T: Shape>(without_keys: &str) {
        for item in T::samples() {
            let json = serde_json::to_string(&item).unwrap();
            assert_eq!(serde_json::from_str::<T>(&json).unwrap(), item);
        }
        assert!(serde_json::from_str::<T>(without_keys).is_ok());
    }
    round_trips::<own::Recursive>(r#"{"k":1,"children":[{"k":2,"children":[]}]}"#);
    round_trips::<plain::Recursive>(r#"{"k":1,"children":[{"k":2,"children":[]}]}"#);
    let json = serde_json::to_string(&own::Recursive::samples()[1]).unwrap();
    assert_eq!(json.matches("partitionKey").count(), 3);
    for (right, wrong) in [
        (r#""7"}"#, r#""6"}"#),
        (r#""8"}"#, r#""6"}"#),
        (r#""9"}"#, r#""6"}"#),
    ] {
        let wrong = json.replace(right, wrong);
        assert!(
            serde_json::from_str::<own::Recursive>(&wrong).is_err(),
            "{wrong}"
        );
    }
}

/// Private types and fields in modules inside modules: the copy sees what the type sees.
mod outer {
    mod inner {
        use super::super::super::{Shape, are_twins, twins};

        #[derive(Clone, Debug, PartialEq, serde::Serialize, serde::Deserialize)]
        struct Private(u8);

        mod doubled {
            #[expect(clippy::trivially_copy_pass_by_ref, reason = "serde calls it so")]
            pub(super) fn serialize<S: serde::Serializer>(
                number: &u32,
                to: S,
            ) -> Result<S::Ok, S::Error> {
                to.serialize_u32(number * 2)
            }
        }

        twins! {
            {
                pub(super) struct Hidden {
                    #[pk(concat)]
                    k: u8,
                    private: Private,
                    #[serde(serialize_with = "doubled::serialize")]
                    number: u32,
                }
            }

            impl Shape for Hidden {
                fn samples() -> Vec<Self> {
                    vec![Self { k: 7, private: Private(8), number: 9 }, Self { k: 7, private: Private(8), number: 0 }]
                }

                const DOCUMENTS: &'static [&'static str] = &[r#"{"k":1,"private":2,"number":3}"#, r#"{"k":1}"#];
            }
        }

        are_twins! {
            in_private_modules: Hidden;
        }
    }
}
