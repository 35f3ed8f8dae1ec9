//! Items with hand-written impls of serde's traits.

use std::collections::BTreeMap;
use std::fmt::Debug;

use serde::de::{DeserializeOwned, Error};
use serde::{Deserialize, Deserializer, Serialize, Serializer};
use synthetic_key::{Keyed, SyntheticKey};

use crate::formats::format::{Format, is_refused, round_trips};
use crate::formats::places::{Followed, Wrapper, followed};

/// An item that records whether the format is human-readable, and reads no other document.
#[derive(Debug, PartialEq, SyntheticKey)]
#[pk(keyed)]
struct Aware {
    #[pk(concat)]
    number: u8,
    is_readable: bool,
}

#[derive(Serialize, Deserialize)]
struct AwareFields {
    number: u8,
    is_readable: bool,
}

#[derive(Serialize)]
struct ForgedAware {
    number: u8,
    is_readable: bool,
    #[serde(rename = "partitionKey")]
    partition_key: &'static str,
}

impl Serialize for Aware {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        let Self { number, .. } = *self;
        let is_readable = serializer.is_human_readable();
        AwareFields {
            number,
            is_readable,
        }
        .serialize(serializer)
    }
}

impl<'de> Deserialize<'de> for Aware {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        let expected = deserializer.is_human_readable();
        let AwareFields {
            number,
            is_readable,
        } = AwareFields::deserialize(deserializer)?;
        if is_readable != expected {
            return Err(Error::custom("the document was made for another format"));
        }
        Ok(Self {
            number,
            is_readable,
        })
    }
}

pub(crate) fn the_item_knows_the_format<F: Format>() {
    let aware = |is_readable| Aware {
        number: 7,
        is_readable,
    };
    let plain = F::write(&followed(aware(false))).unwrap();
    let Followed { item, .. } = F::read::<Followed<Aware>>(&plain).unwrap();
    let is_readable = item.is_readable;
    let document = F::write(&followed(ForgedAware {
        number: 7,
        is_readable,
        partition_key: "7",
    }));
    let keyed = followed(Keyed::new(aware(is_readable)));
    assert_eq!(F::write(&keyed), document);
    assert_eq!(F::read(&document.unwrap()), Ok(keyed));
}

/// An item whose own impls write it as `T`; its key need not match that document.
#[derive(Debug, PartialEq, SyntheticKey)]
#[pk(keyed)]
struct ByHand<T> {
    #[pk(concat)]
    number: u8,
    form: T,
}

/// A form that an item may be written as.
trait Form: Serialize + DeserializeOwned + Debug + PartialEq {
    fn with(number: u8) -> Self;
    fn number(&self) -> u8;
}

impl<T: Form> Serialize for ByHand<T> {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        self.form.serialize(serializer)
    }
}

impl<'de, T: Form> Deserialize<'de> for ByHand<T> {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        let form = T::deserialize(deserializer)?;
        let number = form.number();
        Ok(Self { number, form })
    }
}

/// A form that holds its `number` in one place.
macro_rules! form {
    ([$($generics:tt)*] $form:ty, $number:ident => $make:expr, $pattern:pat => $read:expr) => {
        impl<$($generics)*> Form for $form {
            fn with($number: u8) -> Self {
                $make
            }

            fn number(&self) -> u8 {
                let $pattern = self;
                $read
            }
        }
    };
}

#[derive(Debug, PartialEq, Serialize, Deserialize)]
struct FewerFields {
    number: u8,
}

#[derive(Debug, PartialEq, Serialize, Deserialize)]
struct MoreFields {
    number: u8,
    a: u8,
    b: u8,
}

#[derive(Debug, PartialEq, Serialize, Deserialize)]
enum StructVariant {
    Item { number: u8 },
}

#[derive(Debug, PartialEq, Serialize, Deserialize)]
enum NewtypeVariant {
    Item(FewerFields),
}

type Map = BTreeMap<String, u8>;

form!([] FewerFields, number => Self { number }, Self { number } => *number);
form!([] MoreFields, number => Self { number, a: 1, b: 2 }, Self { number, .. } => *number);
form!([] Map, number => Self::from([("number".to_owned(), number), ("a".to_owned(), 1)]), map => map["number"]);
form!([T: Form] Wrapper<T>, number => Self(T::with(number)), Self(form) => form.number());
form!([T: Form] Option<T>, number => Some(T::with(number)), form => form.as_ref().map_or(0, T::number));
form!([] StructVariant, number => Self::Item { number }, Self::Item { number } => *number);
form!([] NewtypeVariant, number => Self::Item(FewerFields { number }), Self::Item(form) => form.number);

/// The written document is verified, and the data after it stays in place.
fn keeps_the_key<F: Format, T: Form>() {
    let item = |key, number| {
        let form = T::with(number);
        followed(Keyed::new(ByHand { number: key, form }))
    };
    round_trips::<F, _>(&item(7, 7));
    let wrong = F::write(&item(8, 7)).unwrap();
    F::read::<Followed<Keyed<ByHand<T>>>>(&wrong).unwrap_err();
}

pub(crate) fn an_item_written_by_hand_keeps_its_key<F: Format>() {
    keeps_the_key::<F, FewerFields>();
    keeps_the_key::<F, MoreFields>();
    keeps_the_key::<F, Wrapper<FewerFields>>();
    keeps_the_key::<F, Option<Wrapper<FewerFields>>>();
}

/// If documents do not describe their content, all values of a map have one type.
pub(crate) fn an_item_written_as_a_map_keeps_its_key<F: Format>() {
    keeps_the_key::<F, Map>();
    keeps_the_key::<F, Wrapper<Option<Map>>>();
}

/// The store does not look for a key inside of a variant.
pub(crate) fn an_item_written_as_a_variant_is_refused<F: Format>() {
    fn refused<F: Format, T: Form>() {
        let form = T::with(7);
        is_refused::<F>(
            &Keyed::new(ByHand { number: 7, form }),
            "the item is not written as an object, so it cannot carry its key as `partitionKey`",
        );
    }
    refused::<F, NewtypeVariant>();
    refused::<F, StructVariant>();
}
