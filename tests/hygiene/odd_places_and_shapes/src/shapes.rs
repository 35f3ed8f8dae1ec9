//! Types that name themselves, deprecated fields, unusual names, unusual bounds.

use serde::{Deserialize, Serialize};
use synthetic_key::{KeyPart, SyntheticKey};

trait Model {
    type Number;
}

/// An id with the type of its owner.
#[derive(KeyPart, Serialize, Deserialize)]
#[serde(bound(
    serialize = "T::Number: Serialize",
    deserialize = "T::Number: Deserialize<'de>"
))]
struct Id<T: Model>(T::Number);

/// `Self` in the type of a key's field: in the lookups it is still the item.
#[derive(SyntheticKey)]
#[pk(serde)]
struct Trip {
    #[pk(concat)]
    number: Id<Self>,
    #[pk(hash_suffix = 400)]
    line: <Self as Model>::Number,
}

impl Model for Trip {
    type Number = u32;
}

#[test]
fn an_item_that_names_itself() {
    let trip = Trip {
        number: Id(7),
        line: 1,
    };
    assert_eq!(trip.partition_key(), "7.369");
    let point = TripKey {
        number: &Id(7),
        line: 1,
    };
    assert_eq!(point.partition_key(), "7.369");
    assert_eq!(
        TripKeys {
            number: &trip.number
        }
        .iter()
        .len(),
        400
    );
    let json = r#"{"number":7,"line":1,"partitionKey":"7.369"}"#;
    assert_eq!(serde_json::to_string(&trip).unwrap(), json);
    assert!(serde_json::from_str::<Trip>(json).is_ok());
}

/// The same for a generic item, in its bounds, and for an enum.
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

/// A deprecated field may still be in a key.
#[derive(SyntheticKey)]
struct Old {
    #[deprecated]
    #[pk(concat)]
    id: u32,
    #[deprecated]
    #[pk(hash_suffix = 400)]
    line: u32,
}

/// A deprecated item, generic, with an id and a container.
#[deprecated]
#[derive(SyntheticKey)]
#[pk(serde)]
#[pk(id = "{id}", container = "c-{id}")]
struct Older<T> {
    #[pk(concat)]
    number: T,
    id: String,
}

/// Names that are keywords, and a type with a name in the style of its document.
#[allow(non_camel_case_types)]
#[derive(SyntheticKey)]
#[pk(serde)]
#[pk(container = "{type}-{async:s:month}")]
struct r#match<'r#fn> {
    #[pk(concat)]
    r#type: &'r#fn str,
    #[pk(concat, rollup = "day", epoch = "s")]
    r#async: i64,
    #[pk(hash_suffix = 400)]
    r#gen: u32,
}

#[test]
fn keywords() {
    let item = r#match {
        r#type: "t",
        r#async: 0,
        r#gen: 1,
    };
    assert_eq!(item.partition_key(), "t-1970-01-01.369");
    assert_eq!(matchKeys::between("t", 0, 0).count(), 400);
    assert_eq!(item.container().unwrap(), "t-1970-01");
    let json = r#"{"type":"t","async":0,"gen":1,"partitionKey":"t-1970-01-01.369"}"#;
    assert_eq!(serde_json::to_string(&item).unwrap(), json);
    assert!(serde_json::from_str::<r#match<'_>>(json).is_ok());
}

mod private {
    trait Hidden {}
    impl Hidden for u32 {}

    #[allow(private_bounds)]
    #[derive(synthetic_key::SyntheticKey)]
    pub struct Item<T: Hidden> {
        #[pk(concat)]
        pub(super) id: T,
    }
}

#[test]
fn bounds_that_are_private() {
    assert_eq!(private::Item { id: 7 }.partition_key(), "7");
}

/// Everything that a parameter list can have.
#[derive(SyntheticKey)]
struct Everything<
    'a,
    'b: 'a,
    T = u32,
    U: ?Sized + for<'c> Fn(&'c str) -> &'c str = fn(&str) -> &str,
    const N: usize = 3,
    const C: char = 'x',
> where
    T: KeyPart + 'a,
    for<'c> &'c T: KeyPart,
    [u8; N]: Sized,
{
    #[pk(concat)]
    id: &'a T,
    #[pk(hash_suffix = 400)]
    of: Wrapper<T>,
    by: &'b U,
}

#[derive(KeyPart)]
struct Wrapper<T>(T);

#[test]
fn all_kinds_of_parameters() {
    let by: fn(&str) -> &str = str::trim;
    let item: Everything<'_, '_> = Everything {
        id: &7,
        of: Wrapper(1),
        by: &by,
    };
    assert_eq!((item.by)(" a "), "a");
    assert_eq!(item.partition_key(), "7.369");
    let point = EverythingKey::<u32> {
        id: 7,
        of: &Wrapper(1),
    };
    assert_eq!(point.partition_key(), "7.369");
}

#[test]
#[allow(deprecated)]
fn what_is_deprecated() {
    assert_eq!(Old { id: 7, line: 1 }.partition_key(), "7.369");
    let older = Older {
        number: 7,
        id: "i".into(),
    };
    let json = r#"{"number":7,"id":"i","partitionKey":"7"}"#;
    assert_eq!(serde_json::to_string(&older).unwrap(), json);
    assert_eq!(older.container().unwrap(), "c-i");
}
