//! Items in functions, blocks, constants and impls: they see the local names, and are not visible outside.

use serde::{Deserialize, Serialize};
use synthetic_key::{KeyPart, RandomSuffix, SyntheticKey};

/// It has the same name as those in the functions, which must not use it.
#[derive(SyntheticKey)]
struct Trip {
    #[pk(concat)]
    id: u32,
}

#[test]
fn in_a_function() {
    /// Its text is that of a local type.
    #[derive(KeyPart, Serialize, Deserialize)]
    struct Vin(String);

    fn last(number: &u32) -> u32 {
        *number % 10
    }

    #[derive(SyntheticKey)]
    #[pk(serde)]
    #[pk(container = "c-{number}", id = "i-{number}")]
    struct Trip {
        #[pk(concat, with = last)]
        number: u32,
        #[pk(hash_suffix = 400)]
        vin: Vin,
    }

    let trip = Trip {
        number: 47,
        vin: Vin("1HGCM82633A004352".into()),
    };
    let json = r#"{"number":47,"vin":"1HGCM82633A004352","partitionKey":"7.225","id":"i-47"}"#;
    assert_eq!(serde_json::to_string(&trip).unwrap(), json);
    let again: Trip = serde_json::from_str(json).unwrap();
    assert_eq!(again.container().unwrap(), "c-47");
    assert_eq!(TripKeys { number: &47 }.iter().len(), 400);
    assert_eq!(super::scopes::Trip { id: 1 }.partition_key(), "1");
}

/// The path to the crate is that of the function.
#[test]
fn with_a_local_path() {
    use synthetic_key as keys;

    #[derive(keys::SyntheticKey)]
    #[pk(crate = keys)]
    struct Trip {
        #[pk(concat)]
        id: u32,
    }

    assert_eq!(TripKey { id: 7 }.partition_key(), "7");
}

fn generic<T: KeyPart + Copy + 'static>(value: T) -> String {
    #[derive(SyntheticKey)]
    #[pk(escape)]
    struct Trip<'a, T: 'a> {
        #[pk(concat)]
        id: T,
        #[pk(concat)]
        name: &'a str,
    }

    let trip = Trip {
        id: value,
        name: "n",
    };
    let point = TripKey::<T> {
        id: value.as_part(),
        name: "n",
    };
    assert_eq!(trip.partition_key(), point.partition_key());
    trip.partition_key().into()
}

#[test]
fn in_a_generic_function() {
    assert_eq!(generic(7_u32), "7-n");
    assert_eq!(generic("a-b"), "a%2Db-n");
}

const KEYS: usize = {
    #[derive(SyntheticKey)]
    struct Trip {
        #[pk(concat)]
        id: u32,
        #[pk(random_suffix = 4)]
        shard: RandomSuffix<4>,
    }
    Trip::LAYOUT.len() + TripKey::PATHS.len()
};

trait Named {
    const LAYOUT: &'static str;
    fn key(&self) -> String;
}

impl Named for u32 {
    const LAYOUT: &'static str = {
        #[derive(SyntheticKey)]
        struct InAConstant {
            #[pk(concat)]
            id: u32,
        }
        InAConstant::LAYOUT
    };

    fn key(&self) -> String {
        #[derive(SyntheticKey)]
        #[pk(serde)]
        #[serde(tag = "type")]
        enum Item {
            Order(Order),
            Login {
                #[pk(concat)]
                number: u32,
            },
        }

        #[derive(SyntheticKey)]
        #[pk(serde)]
        struct Order {
            #[pk(concat)]
            number: u32,
        }

        let items = [
            Item::Login { number: *self },
            Item::Order(Order { number: *self }),
        ];
        serde_json::to_string(&items).unwrap()
    }
}

#[test]
fn in_constants_and_impls() {
    assert_eq!(KEYS, "{id}.{shard in 1..=4}".len() + 1);
    assert_eq!(<u32 as Named>::LAYOUT, "{id}");
    assert_eq!(
        7_u32.key(),
        r#"[{"type":"Login","number":7,"partitionKey":"7"},{"type":"Order","number":7,"partitionKey":"7"}]"#
    );
}

#[test]
fn in_a_closure_and_a_loop() {
    let key = |id| {
        #[derive(SyntheticKey)]
        #[pk(time_only)]
        struct Trip {
            #[pk(concat, rollup = "day", epoch = "s")]
            at: i64,
        }
        assert!(TripKeys::between(id, id).eq([Trip { at: id }.partition_key()]));
        Trip { at: id }.partition_key()
    };
    for at in [0, 86_399] {
        assert_eq!(key(at), "1970-01-01");
    }
}

/// A private type in the key of a public item.
pub mod public {
    use synthetic_key::{KeyPart, SyntheticKey};

    #[derive(KeyPart)]
    struct Hidden(u32);

    pub(crate) mod sealed {
        pub trait Sealed {}
        impl Sealed for u32 {}
    }

    #[derive(SyntheticKey)]
    pub struct Order<T: sealed::Sealed> {
        #[pk(concat)]
        id: Hidden,
        #[pk(concat)]
        pub of: T,
    }

    impl<T: sealed::Sealed> Order<T> {
        pub fn new(id: u32, of: T) -> Self {
            Self { id: Hidden(id), of }
        }
    }

    pub(super) mod deeper {
        #[derive(synthetic_key::SyntheticKey)]
        pub(in crate::scopes) struct Narrow {
            #[pk(concat)]
            pub(in crate::scopes) id: u32,
            #[pk(hash_suffix = 400)]
            pub(super) line: u32,
        }
    }
}

#[test]
fn of_every_visibility() {
    assert_eq!(public::Order::new(7, 8_u32).partition_key(), "7-8");
    let narrow = public::deeper::NarrowKey { id: 7, line: 1 };
    assert_eq!(narrow.partition_key(), "7.369");
    assert_eq!(public::deeper::NarrowKeys { id: 7 }.iter().len(), 400);
}
