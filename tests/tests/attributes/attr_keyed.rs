//! `keyed`: an item that `Keyed` writes with its key.

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
fn keyed_recomputes_the_key() {
    let mut keyed = Keyed::from(plain());
    assert_eq!(keyed.partition_key(), "abc-123-2018");
    assert_eq!(
        keyed.update(|plain| std::mem::replace(&mut plain.date, 2019)),
        2018
    );
    assert_eq!(
        (keyed.partition_key().as_str(), keyed.date),
        ("abc-123-2019", 2019)
    );
    let panicked = std::panic::catch_unwind(std::panic::AssertUnwindSafe(|| {
        keyed.update(|plain| {
            plain.date = 2020;
            panic!("half-way");
        });
    }));
    assert!(panicked.is_err());
    assert_eq!(keyed.partition_key(), "abc-123-2020");
}

/// Writes itself as `Out`, whatever that is.
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
