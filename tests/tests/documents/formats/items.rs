//! The items, and documents for them with a wrong key, or without one.

use std::fmt::Debug;

use serde::Serialize;
use serde::de::DeserializeOwned;
use synthetic_key::{Keyed, KeyedItem};
use uuid::Uuid;

/// An item, for laws that hold for both ways of writing its key.
pub(crate) trait Sample: Serialize + DeserializeOwned + PartialEq + Debug {
    fn sample(id: &str, note: Option<&str>) -> Self;
}

impl<T: Sample + KeyedItem> Sample for Keyed<T> {
    fn sample(id: &str, note: Option<&str>) -> Self {
        Self::new(T::sample(id, note))
    }
}

/// The items, with one way of writing the key.
macro_rules! items {
    ($way:ident: $(#[$attr:meta])*) => {
        pub(crate) mod $way {
            use std::borrow::Cow;
            use std::collections::BTreeMap;

            use synthetic_key::{Keyed, SyntheticKey};
            use uuid::Uuid;

            use super::{Place, Sample};

            #[derive(Clone, Debug, PartialEq, SyntheticKey)]
            #[serde(rename_all = "camelCase")]
            $(#[$attr])*
            pub(crate) struct Item {
                #[pk(concat)]
                #[serde(alias = "device", alias = "id")]
                device_id: String,
                #[pk(concat)]
                date: u16,
                session: Uuid,
                note: Option<String>,
                #[serde(skip)]
                cache: u64,
                values: Vec<i16>,
            }

            impl Sample for Item {
                fn sample(id: &str, note: Option<&str>) -> Self {
                    Self {
                        device_id: id.to_owned(),
                        date: 2018,
                        session: super::SESSION,
                        note: note.map(str::to_owned),
                        cache: 0,
                        values: super::VALUES.to_vec(),
                    }
                }
            }

            /// An item whose stored key is not verified.
            #[derive(Debug, PartialEq, SyntheticKey)]
            #[pk(verify = "ignore")]
            $(#[$attr])*
            pub(crate) struct Lenient {
                #[pk(concat)]
                id: String,
                note: Option<String>,
            }

            impl Sample for Lenient {
                fn sample(id: &str, note: Option<&str>) -> Self {
                    Self {
                        id: id.to_owned(),
                        note: note.map(str::to_owned),
                    }
                }
            }

            /// An item with integers that not every format supports.
            #[derive(Debug, PartialEq, SyntheticKey)]
            $(#[$attr])*
            pub(crate) struct Wide {
                #[pk(concat)]
                signed: i128,
                #[pk(concat)]
                unsigned: u128,
                #[pk(concat)]
                id: String,
                note: Option<String>,
                more: Vec<(i128, u128)>,
                float: f64,
                letter: char,
            }

            impl Sample for Wide {
                fn sample(id: &str, note: Option<&str>) -> Self {
                    Self {
                        signed: i128::MIN,
                        unsigned: u128::MAX,
                        id: id.to_owned(),
                        note: note.map(str::to_owned),
                        more: vec![(0, 0), (-1, 1), (i128::MAX, 1 << 64)],
                        float: -0.5,
                        letter: 'ß',
                    }
                }
            }

            /// An item with flattened fields, and with one that may be missing.
            #[derive(Clone, Debug, PartialEq, SyntheticKey)]
            $(#[$attr])*
            pub(crate) struct Flat {
                #[serde(flatten)]
                place: Place,
                #[pk(concat)]
                id: String,
                #[serde(default, skip_serializing_if = "Option::is_none")]
                note: Option<String>,
                #[pk(hash_suffix = 16)]
                vin: String,
                #[serde(flatten)]
                pub(crate) rest: BTreeMap<String, u8>,
            }

            impl Sample for Flat {
                fn sample(id: &str, note: Option<&str>) -> Self {
                    Self {
                        place: Place {
                            city: "Graz".to_owned(),
                            country: note.map(str::to_owned),
                        },
                        id: id.to_owned(),
                        note: note.map(str::to_owned),
                        vin: "1HGCM82633A004352".to_owned(),
                        rest: BTreeMap::from([("a".to_owned(), 1), ("b".to_owned(), 2)]),
                    }
                }
            }

            /// An item with items in it, each under its own key.
            #[derive(Debug, PartialEq, SyntheticKey)]
            $(#[$attr])*
            pub(crate) struct Outer {
                own: super::own::Item,
                #[pk(concat)]
                id: String,
                keyed: Vec<Keyed<super::plain::Item>>,
                none: Option<super::own::Item>,
            }

            impl Sample for Outer {
                fn sample(id: &str, note: Option<&str>) -> Self {
                    Self {
                        own: Sample::sample("abc-123", note),
                        id: id.to_owned(),
                        keyed: vec![
                            Sample::sample("abc-123", None),
                            Sample::sample("def-456", note),
                        ],
                        none: None,
                    }
                }
            }

            /// An item that flattens another one, which has a key under the same name.
            #[derive(Debug, SyntheticKey)]
            $(#[$attr])*
            pub(crate) struct Nested {
                #[pk(concat)]
                pub(crate) number: u8,
                #[serde(flatten)]
                pub(crate) inner: super::own::Item,
            }

            /// An item that borrows from the document.
            #[derive(Debug, PartialEq, SyntheticKey)]
            $(#[$attr])*
            pub(crate) struct Lent<'a> {
                #[pk(concat)]
                pub(crate) id: &'a str,
                #[pk(hash_suffix = 400)]
                #[serde(borrow)]
                pub(crate) vin: Cow<'a, str>,
                pub(crate) note: Option<&'a str>,
            }

            impl Lent<'_> {
                pub(crate) const SAMPLE: Self = Self {
                    id: "abc",
                    vin: Cow::Borrowed("1HGCM82633A004352"),
                    note: Some("größe"),
                };
            }
        }
    };
}

items!(own: #[pk(serde)]);
items!(plain: #[derive(serde::Serialize, serde::Deserialize)] #[pk(keyed)]);

#[derive(Clone, Debug, PartialEq, Serialize, serde::Deserialize)]
pub(crate) struct Place {
    city: String,
    country: Option<String>,
}

/// The samples in the documents below.
pub(crate) const ID: &str = "abc-123";
pub(crate) const NOTE: Option<&str> = Some("n");
const SESSION: Uuid = Uuid::from_u128(0x67e5_5044_10b1_426f_9247_bb68_0e5f_e0c8);
const VALUES: &[i16] = &[-1, 300];

pub(crate) const KEY: &str = "abc-123-2018";
pub(crate) const WRONG: &str = "abc-123-2019";

/// The item without a key, as services wrote it before keys were introduced.
#[derive(Serialize)]
#[serde(rename_all = "camelCase")]
pub(crate) struct Bare {
    device_id: &'static str,
    date: u16,
    session: Uuid,
    note: Option<&'static str>,
    values: &'static [i16],
}

pub(crate) const BARE: Bare = Bare {
    device_id: ID,
    date: 2018,
    session: SESSION,
    note: NOTE,
    values: VALUES,
};

/// The item with a wrong key.
#[derive(Serialize)]
#[serde(rename_all = "camelCase")]
pub(crate) struct Forged<K> {
    device_id: &'static str,
    date: u16,
    session: Uuid,
    note: Option<&'static str>,
    values: &'static [i16],
    partition_key: K,
}

pub(crate) fn forged<K>(partition_key: K) -> Forged<K> {
    Forged {
        device_id: ID,
        date: 2018,
        session: SESSION,
        note: NOTE,
        values: VALUES,
        partition_key,
    }
}

/// The same in another order.
#[derive(Serialize)]
#[serde(rename_all = "camelCase")]
pub(crate) struct KeyFirst {
    partition_key: &'static str,
    values: &'static [i16],
    note: Option<&'static str>,
    session: Uuid,
    date: u16,
    device_id: &'static str,
}

pub(crate) fn key_first(partition_key: &'static str) -> KeyFirst {
    KeyFirst {
        partition_key,
        values: VALUES,
        note: NOTE,
        session: SESSION,
        date: 2018,
        device_id: ID,
    }
}

#[derive(Serialize)]
#[serde(rename_all = "camelCase")]
pub(crate) struct ForgedLenient {
    id: &'static str,
    note: Option<&'static str>,
    partition_key: &'static str,
}

pub(crate) fn forged_lenient(partition_key: &'static str) -> ForgedLenient {
    ForgedLenient {
        id: ID,
        note: NOTE,
        partition_key,
    }
}

#[derive(Serialize)]
#[serde(rename_all = "camelCase")]
pub(crate) struct ForgedFlat {
    #[serde(flatten)]
    item: plain::Flat,
    #[serde(skip_serializing_if = "Option::is_none")]
    partition_key: Option<&'static str>,
}

pub(crate) fn forged_flat(partition_key: Option<&'static str>) -> ForgedFlat {
    ForgedFlat {
        item: plain::Flat::sample(ID, NOTE),
        partition_key,
    }
}
