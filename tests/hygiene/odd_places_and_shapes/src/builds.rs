//! Declarations that other derives accept, too: packed structs, enums that hold themselves, macros as types, parameters with
//! defaults.

use serde::{Deserialize, Serialize};
use synthetic_key::{KeyPart, Keyed, SyntheticKey};

#[derive(Clone, Copy, Debug, PartialEq, Serialize, Deserialize)]
struct Place {
    cell: u32,
}

/// Its fields cannot be referenced.
#[derive(Clone, Copy, Debug, PartialEq, SyntheticKey)]
#[pk(serde)]
#[repr(C, packed)]
#[pk(id = "{no:04}", container = "c-{day:s:month}")]
struct Packed {
    flag: bool,
    #[pk(concat)]
    tenant: u32,
    #[pk(concat, rollup = "day", epoch = "s")]
    day: i64,
    #[pk(concat, none = "none", pad = 3)]
    line: Option<u16>,
    #[pk(concat, path = "cell")]
    place: Place,
    #[pk(concat, with = half)]
    made: u64,
    #[pk(hash_suffix = 4)]
    no: u16,
}

fn half(number: &u64) -> u64 {
    *number / 2
}

#[test]
fn a_packed_struct() {
    let packed = Packed {
        flag: true,
        tenant: 7,
        day: 0,
        line: None,
        place: Place { cell: 3 },
        made: 8,
        no: 1,
    };
    assert_eq!(packed.partition_key(), "7-1970-01-01-none-3-4.1");
    assert_eq!(packed.item_id().unwrap(), "0001");
    assert_eq!(packed.container().unwrap(), "c-1970-01");
    let json = serde_json::to_string(&packed).unwrap();
    assert_eq!(serde_json::from_str::<Packed>(&json).unwrap(), packed);
    let point = PackedKey {
        tenant: 7,
        day: 0,
        line: None,
        place: 3_u32,
        made: &8,
        no: 1,
    };
    assert_eq!(point.partition_key(), packed.partition_key());
}

#[derive(Debug, PartialEq, SyntheticKey)]
#[pk(serde)]
#[serde(tag = "type", content = "content")]
enum Event {
    Again(Box<Event>),
    AndAgain(Box<Self>),
    Login {
        #[pk(concat)]
        user: u32,
    },
}

#[derive(Debug, PartialEq, Serialize, Deserialize, SyntheticKey)]
#[serde(untagged)]
#[pk(keyed)]
enum Untagged {
    Login {
        #[pk(concat)]
        user: u32,
    },
    Again(Box<Untagged>),
}

#[derive(SyntheticKey)]
enum Generic<'a, T: KeyPart> {
    Again(Box<Generic<'a, T>>),
    Lent(&'a Self),
    Login {
        #[pk(concat)]
        user: T,
    },
}

#[test]
fn an_enum_that_holds_itself() {
    let login = || Event::Login { user: 7 };
    for event in [
        login(),
        Event::Again(Box::new(login())),
        Event::AndAgain(Box::new(Event::Again(Box::new(login())))),
    ] {
        assert_eq!(event.partition_key(), "7");
        let json = serde_json::to_value(&event).unwrap();
        assert_eq!(json["partitionKey"], "7");
        assert_eq!(serde_json::from_value::<Event>(json).unwrap(), event);
    }
    assert_eq!(Event::LAYOUT, "{user}");
    let untagged = Keyed::new(Untagged::Again(Box::new(Untagged::Login { user: 7 })));
    let json = r#"{"user":7,"partitionKey":"7"}"#;
    assert_eq!(serde_json::to_string(&untagged).unwrap(), json);
    let login = Generic::Login { user: 7_u32 };
    let again = Generic::Again(Box::new(Generic::Lent(&login)));
    assert_eq!(again.partition_key(), "7");
}

#[allow(non_snake_case)]
macro_rules! T {
    () => {
        String
    };
}
macro_rules! same {
    ($type:ty) => {
        $type
    };
}

mod named {
    pub(super) type T = u32;
}

/// A macro, and a type of a module, with the name of a parameter.
#[derive(SyntheticKey)]
struct Macros<T, U> {
    #[pk(concat)]
    text: T!(),
    #[pk(concat)]
    number: named::T,
    #[pk(hash_suffix = 4)]
    same: same!(U),
    rest: T,
}

#[test]
fn macros_as_types() {
    let item = Macros {
        text: "a".to_owned(),
        number: 7,
        same: 1_u32,
        rest: (),
    };
    assert_eq!(item.partition_key(), "a-7.1");
    let () = item.rest;
    let point = MacrosKey::<u32> {
        text: "a",
        number: 7,
        same: 1,
    };
    assert_eq!(point.partition_key(), "a-7.1");
}

/// Lookups keep the defaults that only mention parameters of the lookup.
#[derive(SyntheticKey)]
struct Defaults<T = String, V = Vec<u8>, const N: usize = 3> {
    #[pk(concat)]
    id: T,
    #[pk(hash_suffix = 4)]
    numbered: Numbered<N>,
    rest: V,
}

#[derive(KeyPart)]
struct Numbered<const N: usize>(u32);

/// The second default mentions a parameter that no lookup has, so lookups have neither default.
#[derive(SyntheticKey)]
struct Dependent<V = u8, T = u32, U = Wrapped<V>> {
    #[pk(concat)]
    id: T,
    #[pk(concat)]
    other: U,
    rest: V,
}

#[derive(KeyPart, Serialize)]
#[serde(transparent)]
struct Wrapped<T>(u32, std::marker::PhantomData<T>);

fn key_of(point: &DefaultsKey) -> String {
    point.partition_key().to_string()
}

#[test]
fn parameters_with_defaults() {
    let item: Defaults = Defaults {
        id: "a".to_owned(),
        numbered: Numbered(1),
        rest: vec![1],
    };
    assert_eq!((&*item.partition_key(), item.rest.len()), ("a.1", 1));
    let point = DefaultsKey {
        id: "a",
        numbered: &item.numbered,
    };
    assert_eq!(key_of(&point), "a.1");
    let keys: DefaultsKeys = DefaultsKeys { id: "a" };
    assert_eq!(keys.iter().len(), 4);
    let dependent: Dependent = Dependent {
        id: 7,
        other: Wrapped(1, std::marker::PhantomData),
        rest: 2,
    };
    assert_eq!((&*dependent.partition_key(), dependent.rest), ("7-1", 2));
}
