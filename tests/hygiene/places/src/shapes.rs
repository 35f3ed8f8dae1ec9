//! Types that name themselves, deprecated fields, odd names, odd bounds.

use serde::{Deserialize, Serialize};
use synthetic_key::{KeyPart, SyntheticKey};

trait Model {
    type Number;
}

/// An id that knows whose it is.
#[derive(KeyPart, Serialize, Deserialize)]
#[serde(bound(
    serialize = "T::Number: Serialize",
    deserialize = "T::Number: Deserialize<'de>"
))]
struct Id<T: Model>(T::Number);

/// `Self` in the type of a key's field: in the lookups it is still the item.
#[derive(Serialize, Deserialize, SyntheticKey)]
#[serde(remote = "Self")]
struct Trip {
    #[pk(concat)]
    id: Id<Self>,
    #[pk(hash_suffix = 400)]
    line: <Self as Model>::Number,
}

impl Model for Trip {
    type Number = u32;
}

#[test]
fn an_item_that_names_itself() {
    let trip = Trip { id: Id(7), line: 1 };
    assert_eq!(trip.partition_key(), "7.369");
    let point = TripKey {
        id: &Id(7),
        line: 1,
    };
    assert_eq!(point.partition_key(), "7.369");
    assert_eq!(TripKeys { id: &trip.id }.iter().len(), 400);
    let json = r#"{"id":7,"line":1,"partitionKey":"7.369"}"#;
    assert_eq!(serde_json::to_string(&trip).unwrap(), json);
    assert!(serde_json::from_str::<Trip>(json).is_ok());
}

/// The same of a generic item, in its bounds, and of an enum.
#[derive(SyntheticKey)]
struct Generic<T>
where
    Self: Model<Number = u32>,
    T: KeyPart,
{
    #[pk(concat)]
    of: T,
    #[pk(concat)]
    id: Id<Self>,
    #[pk(concat, with = Self::last)]
    made: u32,
}

impl<T: KeyPart> Model for Generic<T> {
    type Number = u32;
}

impl<T: KeyPart> Generic<T> {
    fn last(number: &u32) -> u32 {
        *number % 10
    }
}

#[test]
fn a_generic_item_that_names_itself() {
    let item = Generic {
        of: 9_u8,
        id: Id(7),
        made: 47,
    };
    assert_eq!(item.partition_key(), "9-7-7");
    let point = GenericKey::<u8> {
        of: 9,
        id: &item.id,
        made: &47,
    };
    assert_eq!(point.partition_key(), "9-7-7");
}

#[derive(SyntheticKey)]
enum Event {
    Login {
        #[pk(concat)]
        id: Id<Self>,
    },
}

impl Model for Event {
    type Number = u32;
}

#[test]
fn an_enum_that_names_itself() {
    assert_eq!(Event::Login { id: Id(7) }.partition_key(), "7");
    assert_eq!(EventLoginKey { id: &Id(7) }.partition_key(), "7");
}
