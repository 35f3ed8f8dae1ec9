//! Items whose impls of serde's traits are written by hand.

use std::collections::BTreeMap;
use std::fmt::Debug;

use serde::de::{DeserializeOwned, Error};
use serde::{Deserialize, Deserializer, Serialize, Serializer};
use synthetic_key::{Keyed, SyntheticKey};

use crate::formats::format::{Format, is_refused, round_trips};
use crate::formats::places::{Followed, Wrapper, followed};

/// An item that says in its document whether the format is for people, and reads no other document.
#[derive(Debug, PartialEq, SyntheticKey)]
#[pk(keyed)]
struct Aware {
    #[pk(concat)]
    id: u8,
    is_readable: bool,
}

#[derive(Serialize, Deserialize)]
struct AwareFields {
    id: u8,
    is_readable: bool,
}

#[derive(Serialize)]
struct ForgedAware {
    id: u8,
    is_readable: bool,
    #[serde(rename = "partitionKey")]
    partition_key: &'static str,
}

impl Serialize for Aware {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        let Self { id, .. } = *self;
        let is_readable = serializer.is_human_readable();
        AwareFields { id, is_readable }.serialize(serializer)
    }
}

impl<'de> Deserialize<'de> for Aware {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        let expected = deserializer.is_human_readable();
        let AwareFields { id, is_readable } = AwareFields::deserialize(deserializer)?;
        if is_readable != expected {
            return Err(Error::custom("the document was made for another format"));
        }
        Ok(Self { id, is_readable })
    }
}

pub(crate) fn the_item_knows_the_format<F: Format>() {
    let aware = |is_readable| Aware { id: 7, is_readable };
    let plain = F::write(&followed(aware(false))).unwrap();
    let Followed { item, .. } = F::read::<Followed<Aware>>(&plain).unwrap();
    let is_readable = item.is_readable;
    let document = F::write(&followed(ForgedAware {
        id: 7,
        is_readable,
        partition_key: "7",
    }));
    let keyed = followed(Keyed::new(aware(is_readable)));
    assert_eq!(F::write(&keyed), document);
    assert_eq!(F::read(&document.unwrap()), Ok(keyed));
}

/// An item whose own impls write it as `T`, under a key that need not fit.
#[derive(Debug, PartialEq, SyntheticKey)]
#[pk(keyed)]
struct ByHand<T> {
    #[pk(concat)]
    id: u8,
    form: T,
}

/// What an item may be written as.
trait Form: Serialize + DeserializeOwned + Debug + PartialEq {
    fn with(id: u8) -> Self;
    fn id(&self) -> u8;
}

impl<T: Form> Serialize for ByHand<T> {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        self.form.serialize(serializer)
    }
}

impl<'de, T: Form> Deserialize<'de> for ByHand<T> {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        let form = T::deserialize(deserializer)?;
        let id = form.id();
        Ok(Self { id, form })
    }
}

/// A form that holds its `id` in one place.
macro_rules! form {
    ([$($generics:tt)*] $form:ty, $id:ident => $make:expr, $pattern:pat => $read:expr) => {
        impl<$($generics)*> Form for $form {
            fn with($id: u8) -> Self {
                $make
            }

            fn id(&self) -> u8 {
                let $pattern = self;
                $read
            }
        }
    };
}

#[derive(Debug, PartialEq, Serialize, Deserialize)]
struct FewerFields {
    id: u8,
}

#[derive(Debug, PartialEq, Serialize, Deserialize)]
struct MoreFields {
    id: u8,
    a: u8,
    b: u8,
}

#[derive(Debug, PartialEq, Serialize, Deserialize)]
enum StructVariant {
    Item { id: u8 },
}

#[derive(Debug, PartialEq, Serialize, Deserialize)]
enum NewtypeVariant {
    Item(FewerFields),
}

type Map = BTreeMap<String, u8>;

form!([] FewerFields, id => Self { id }, Self { id } => *id);
form!([] MoreFields, id => Self { id, a: 1, b: 2 }, Self { id, .. } => *id);
form!([] Map, id => Self::from([("id".to_owned(), id), ("a".to_owned(), 1)]), map => map["id"]);
form!([T: Form] Wrapper<T>, id => Self(T::with(id)), Self(form) => form.id());
form!([T: Form] Option<T>, id => Some(T::with(id)), form => form.as_ref().map_or(0, T::id));
form!([] StructVariant, id => Self::Item { id }, Self::Item { id } => *id);
form!([] NewtypeVariant, id => Self::Item(FewerFields { id }), Self::Item(form) => form.id);

/// What is written is also verified, and what stands behind it stays in place.
fn keeps_the_key<F: Format, T: Form>() {
    let item = |key, id| {
        let form = T::with(id);
        followed(Keyed::new(ByHand { id: key, form }))
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

/// Where documents do not say what is in them, a map has values of one type alone.
pub(crate) fn an_item_written_as_a_map_keeps_its_key<F: Format>() {
    keeps_the_key::<F, Map>();
    keeps_the_key::<F, Wrapper<Option<Map>>>();
}

/// A key inside a variant is not where the store looks for it.
pub(crate) fn an_item_written_as_a_variant_is_refused<F: Format>() {
    fn refused<F: Format, T: Form>() {
        let form = T::with(7);
        is_refused::<F>(
            &Keyed::new(ByHand { id: 7, form }),
            "the item is not written as an object, so it cannot carry its key as `partitionKey`",
        );
    }
    refused::<F, NewtypeVariant>();
    refused::<F, StructVariant>();
}
