//! Types that are difficult for a derive: generics, lifetimes, unusual names, macros; with and without hooks.

use std::borrow::Cow;
use std::marker::PhantomData;

use serde::{Deserialize, Serialize};
use synthetic_key::{KeyPart, SyntheticKey};

trait HasId {
    type Id: KeyPart;
}

impl HasId for () {
    type Id = u32;
}

fn round_trip<T: Serialize + for<'de> Deserialize<'de>>(value: &T) -> String {
    let json = serde_json::to_string(value).unwrap();
    let again: T = serde_json::from_str(&json).unwrap();
    assert_eq!(serde_json::to_string(&again).unwrap(), json);
    json
}

#[derive(SyntheticKey)]
#[pk(serde)]
struct Associated<T: HasId> {
    #[pk(concat)]
    number: T::Id,
}

#[derive(SyntheticKey)]
#[pk(serde)]
struct Bounded<T, U: Default> {
    #[pk(concat)]
    number: u32,
    #[serde(bound = "")]
    of: PhantomData<T>,
    maybe: Option<PhantomData<T>>,
    #[serde(skip, default = "Vec::new")]
    skipped: Vec<T>,
    #[serde(bound(serialize = "U: Serialize,", deserialize = "U: Deserialize<'de>,"))]
    value: U,
}

struct NotSerializable;

#[derive(SyntheticKey)]
#[pk(serde)]
#[serde(default = "Defaulted::made")]
struct Defaulted {
    #[pk(concat)]
    number: u32,
}

impl Defaulted {
    fn made() -> Self {
        Self { number: 7 }
    }
}

#[test]
fn bounds_are_those_of_serde() {
    assert_eq!(
        round_trip(&Associated::<()> { number: 7 }),
        r#"{"number":7,"partitionKey":"7"}"#
    );
    let skipped = vec![NotSerializable];
    let bounded = Bounded {
        number: 7,
        of: PhantomData,
        maybe: None,
        skipped,
        value: 1_u8,
    };
    assert_eq!(
        round_trip(&bounded),
        r#"{"number":7,"of":null,"maybe":null,"value":1,"partitionKey":"7"}"#
    );
    assert_eq!(bounded.skipped.len(), 1);
    assert_eq!(
        serde_json::from_str::<Defaulted>(r#"{"partitionKey":"7"}"#)
            .unwrap()
            .number,
        7
    );
}

#[derive(SyntheticKey)]
#[pk(serde)]
struct ForEver {
    #[pk(concat)]
    id: &'static str,
}

#[test]
fn borrowed_for_ever() {
    let item: ForEver = serde_json::from_str(r#"{"id":"a","partitionKey":"a"}"#).unwrap();
    assert_eq!(
        serde_json::to_string(&item).unwrap(),
        r#"{"id":"a","partitionKey":"a"}"#
    );
    assert!(serde_json::from_str::<ForEver>(r#"{"id":"a","partitionKey":"b"}"#).is_err());
}

trait Tagged<'a> {}

impl Tagged<'_> for u32 {}

#[derive(SyntheticKey)]
struct Lent<'a, 'b: 'a, T: ?Sized, U: Tagged<'a>> {
    #[pk(concat)]
    id: &'a T,
    #[pk(concat)]
    unit: U,
    #[expect(
        dead_code,
        reason = "a reference to a parameter that is in no key field"
    )]
    note: &'b U,
}

#[derive(SyntheticKey)]
struct Unsized<T: ?Sized> {
    #[pk(concat)]
    id: u32,
    rest: T,
}

#[test]
fn references_to_parameters() {
    let lent = Lent {
        id: "a",
        unit: 7_u32,
        note: &8,
    };
    assert_eq!(lent.partition_key(), "a-7");
    assert_eq!(
        LentKey::<str, u32> { id: "a", unit: 7 }.partition_key(),
        "a-7"
    );
    let item: &Unsized<[u8]> = &Unsized {
        id: 7,
        rest: [1, 2],
    };
    assert_eq!(item.rest.len(), 2);
}

mod lints {
    #![deny(warnings, missing_docs, unused_qualifications)]
    #![allow(dead_code, reason = "only what the derive makes is looked at")]

    /// An item in the style of its document.
    #[allow(non_snake_case, non_camel_case_types)]
    #[derive(synthetic_key::SyntheticKey)]
    pub struct trip_v2 {
        /// The device.
        #[pk(concat)]
        pub deviceId: String,
        /// The VIN.
        #[pk(hash_suffix = 400)]
        pub VIN: String,
    }

    /// An item of yesterday.
    #[deprecated]
    #[derive(synthetic_key::SyntheticKey)]
    pub struct Old {
        /// The device.
        #[pk(concat)]
        id: Private,
    }

    #[derive(synthetic_key::KeyPart)]
    struct Private(u32);
}

macro_rules! item {
    ($vis:vis $name:ident { $($field:ident: $ty:ty, #[$meta:meta] #[pk($option:meta)];)* }) => {
        #[derive(SyntheticKey)]
        #[pk(serde)]
        $vis struct $name<'a> {
            $(#[$meta] #[pk($option)] $field: $ty,)*
            of: PhantomData<&'a ()>,
        }
    };
}

item!(pub(crate) FromMacro {
    text: &'a str, #[serde(rename = "t")] #[pk(concat)];
    vin: Cow<'a, str>, #[serde(borrow)] #[pk(hash_suffix = 400)];
});

#[test]
fn made_by_a_macro() {
    let json = r#"{"t":"a","vin":"1HGCM82633A004352","of":null,"partitionKey":"a.225"}"#;
    let item: FromMacro<'_> = serde_json::from_str(json).unwrap();
    assert!(matches!(item.vin, Cow::Borrowed(_)));
    assert_eq!(serde_json::to_string(&item).unwrap(), json);
}

#[expect(
    dead_code,
    clippy::iter_not_returning_iterator,
    clippy::wrong_self_convention,
    reason = "it must not be called"
)]
trait Greedy: Sized {
    fn iter(self) {}
    fn verify(self) {}
    fn as_str(self) {}
    fn part(self) {}
    fn literal(self) {}
    fn suffix(self) {}
    fn hashed(self) {}
}

impl<T> Greedy for T {}

#[derive(SyntheticKey)]
#[pk(serde)]
struct AmongGreedyTraits {
    #[pk(concat)]
    number: u32,
    #[pk(hash_suffix = 2)]
    name: String,
}

#[test]
fn traits_with_the_same_methods() {
    assert_eq!(
        round_trip(&AmongGreedyTraits {
            number: 7,
            name: "a".into()
        }),
        r#"{"number":7,"name":"a","partitionKey":"7.1"}"#
    );
    assert_eq!(
        synthetic_key::KeySet::keys(&AmongGreedyTraitsKeys { number: 7 }).count(),
        2
    );
}
