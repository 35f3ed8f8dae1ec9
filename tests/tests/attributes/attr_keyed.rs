//! `keyed`: an item that `Keyed` writes with its key.

use std::cell::Cell;
use std::collections::BTreeMap;

use serde::{Serialize, Serializer};
use synthetic_key::{Keyed, SyntheticKey};

#[derive(SyntheticKey)]
#[pk(keyed)]
struct Plain {
    #[pk(concat)]
    device_id: String,
    #[pk(concat)]
    date: u16,
}

fn plain() -> Plain {
    Plain {
        device_id: "abc-123".into(),
        date: 2018,
    }
}

#[test]
fn keyed_has_the_key_of_its_item() {
    let mut keyed = Keyed::from(plain());
    assert_eq!(keyed.key(), "abc-123-2018");
    keyed.date = 2019;
    assert_eq!(keyed.key(), "abc-123-2019");
    assert_eq!(key_of(&keyed), key_of(&*keyed));
    assert_eq!(Keyed::<Plain>::LAYOUT, Plain::LAYOUT);
    assert_eq!(keyed.into_inner().date, 2019);
}

fn key_of<T: SyntheticKey>(item: &T) -> (T::Key, &'static str) {
    (item.partition_key(), T::PROPERTY)
}

#[derive(Serialize, SyntheticKey)]
#[pk(keyed)]
struct Changing {
    #[pk(concat, with = number)]
    number: Cell<u32>,
}

fn number(number: &Cell<u32>) -> u32 {
    number.get()
}

/// A field that changes through a shared reference changes the key, and the document has the new one.
#[test]
fn a_document_never_has_another_key_than_its_item() {
    let keyed = Keyed::new(Changing {
        number: Cell::new(7),
    });
    keyed.number.set(8);
    assert_eq!(keyed.key(), "8");
    assert_eq!(
        serde_json::to_string(&keyed).unwrap(),
        r#"{"number":8,"partitionKey":"8"}"#
    );
}

/// Writes itself as `T`.
#[derive(SyntheticKey)]
#[pk(keyed)]
struct ByHand<T> {
    #[pk(concat)]
    number: u32,
    written_as: T,
}

impl<T: Serialize> Serialize for ByHand<T> {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        self.written_as.serialize(serializer)
    }
}

#[test]
fn what_is_no_object_cannot_carry_a_key() {
    fn write<T: Serialize>(written_as: T) -> Result<String, String> {
        serde_json::to_string(&Keyed::new(ByHand {
            number: 7,
            written_as,
        }))
        .map_err(|error| error.to_string())
    }
    #[derive(Serialize)]
    struct New<T>(T);
    #[derive(Serialize)]
    enum Variants {
        Unit,
        Tuple(u8, u8),
        New(BTreeMap<&'static str, u8>),
        Struct { number: u32 },
    }

    assert_eq!(
        write(BTreeMap::from([("a", 1)])).unwrap(),
        r#"{"a":1,"partitionKey":"7"}"#
    );
    assert_eq!(
        write(Some(New(BTreeMap::from([("a", 1)])))).unwrap(),
        r#"{"a":1,"partitionKey":"7"}"#
    );
    let refused = Err(
        "the item is not written as an object, so it cannot carry its key as `partitionKey`"
            .to_owned(),
    );
    assert_eq!(write("text"), refused);
    assert_eq!(write('c'), refused);
    assert_eq!(write(i128::MAX), refused);
    assert_eq!(write((1_u8, 2.0_f64)), refused);
    assert_eq!(write(None::<u8>), refused);
    assert_eq!(write([1, 2]), refused);
    assert_eq!(write(vec![1, 2]), refused);
    assert_eq!(write(format_args!("{}", 7)), refused);
    assert_eq!(write(Variants::Struct { number: 7 }), refused);
    assert_eq!(write(Variants::New(BTreeMap::new())), refused);
    assert_eq!(write(Variants::Unit), refused);
    assert_eq!(write(Variants::Tuple(1, 2)), refused);
}
