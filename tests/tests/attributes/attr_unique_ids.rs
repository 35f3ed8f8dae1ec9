//! `unique_ids`: the user promises unique ids, and the compiler trusts it; without the option they are proved.

use proptest::prelude::*;
use synthetic_key::{Store, SyntheticKey};
use synthetic_key_tests::cases;
use uuid::Uuid;

/// MongoDB allows an `_id` once in a collection, so it contains the fields of the key.
#[derive(SyntheticKey)]
#[pk(store = "mongodb", id = "{number}:{tenant}:{vin}")]
struct Proved {
    #[pk(concat)]
    tenant: u32,
    #[pk(hash_suffix = 16)]
    vin: String,
    number: u64,
}

/// A shorter period distinguishes longer ones.
#[derive(SyntheticKey)]
#[pk(store = "mongodb", id = "{device}:{at:s:second}")]
struct Finer {
    #[pk(concat)]
    device: u32,
    #[pk(concat, rollup = "day", epoch = "s")]
    at: i64,
}

/// The number of a random suffix is never in an id; a UUID is enough if the user says so.
#[derive(Clone, Debug, PartialEq, SyntheticKey)]
#[pk(serde)]
#[pk(store = "mongodb", unique_ids)]
struct Said {
    #[pk(concat)]
    tenant: u32,
    #[pk(random_suffix = 4)]
    shard: synthetic_key::RandomSuffix<4>,
    #[pk(id)]
    event: Uuid,
}

const MINE: Store = Store::bytes(64).with_ids_unique_in_container();

#[derive(SyntheticKey)]
#[pk(store = MINE, id = "{tenant}/{number:04}")]
struct Mine {
    #[pk(concat)]
    tenant: u32,
    #[pk(concat)]
    number: u16,
}

proptest! {
    #![proptest_config(cases(256))]

    #[test]
    fn items_of_different_keys_have_different_ids(
        one in (0_u32..3, "[:a]{1,2}", 0_u64..3, 0_i64..200_000, 0_u16..3),
        other in (0_u32..3, "[:a]{1,2}", 0_u64..3, 0_i64..200_000, 0_u16..3),
    ) {
        let keys_and_ids = |(tenant, vin, number, at, short): &(u32, String, u64, i64, u16)| {
            let (tenant, number) = (*tenant, *number);
            let proved = Proved { tenant, vin: vin.clone(), number };
            let finer = Finer { device: tenant, at: *at };
            let mine = Mine { tenant, number: *short };
            [
                (proved.partition_key(), proved.item_id().unwrap()),
                (finer.partition_key(), finer.item_id().unwrap()),
                (mine.partition_key(), mine.item_id().unwrap()),
            ]
        };
        for (one, other) in keys_and_ids(&one).into_iter().zip(keys_and_ids(&other)) {
            prop_assert!(one.0 == other.0 || one.1 != other.1, "{:?} {:?}", one, other);
        }
    }
}

#[test]
fn what_is_said_changes_no_document() {
    let item = Said {
        tenant: 7,
        shard: synthetic_key::RandomSuffix::new(3).unwrap(),
        event: Uuid::from_u128(1),
    };
    assert_eq!(
        serde_json::to_string(&item).unwrap(),
        r#"{"tenant":7,"shard":3,"event":"00000000-0000-0000-0000-000000000001","partitionKey":"7.3","_id":"00000000-0000-0000-0000-000000000001"}"#
    );
    synthetic_key_tests::documents::round_trips(&item);
}

#[derive(Clone, Debug, PartialEq, SyntheticKey)]
#[pk(serde)]
#[pk(id = "order-{number}")]
struct Order {
    #[pk(concat)]
    customer: u32,
    number: u64,
}

/// Its id starts like an order's, and continues differently.
#[derive(Clone, Debug, PartialEq, SyntheticKey)]
#[pk(serde)]
#[pk(id = "orders")]
struct Orders {
    #[pk(concat)]
    customer: u32,
}

#[derive(Clone, Debug, PartialEq, SyntheticKey)]
#[pk(serde)]
#[pk(id = "{invoice}")]
struct Invoice {
    #[pk(concat)]
    customer: u32,
    invoice: Uuid,
}

/// Each variant's ids start with a text of their own.
#[derive(Clone, Debug, PartialEq, SyntheticKey)]
#[pk(serde)]
#[serde(tag = "type")]
enum Told {
    Order(Order),
    Orders(Orders),
    // Without an id that the derive knows, there is nothing to prove.
    Login {
        #[pk(concat)]
        customer: u32,
        at: u64,
    },
}

/// The ids of one variant can be any text.
#[derive(Clone, Debug, PartialEq, SyntheticKey)]
#[pk(serde)]
#[serde(tag = "type")]
#[pk(unique_ids)]
enum Trusted {
    Order(Order),
    Invoice(Invoice),
    Note {
        #[pk(concat)]
        customer: u32,
        id: String,
    },
}

#[test]
fn variants_under_one_key_have_different_ids() {
    let (customer, number) = (7, 1);
    let order = Order { customer, number };
    let orders = Orders { customer };
    assert_eq!(
        (order.item_id().unwrap(), orders.item_id().unwrap()),
        ("order-1".into(), "orders".into())
    );
    let keys = [
        Told::Order(order.clone()),
        Told::Orders(orders),
        Told::Login { customer, at: 1 },
    ]
    .map(|item| item.partition_key());
    assert!(keys.iter().all(|key| key == "7"));

    let invoice = Uuid::from_u128(1);
    for item in [
        Trusted::Order(order),
        Trusted::Invoice(Invoice { customer, invoice }),
        Trusted::Note {
            customer,
            id: "note".into(),
        },
    ] {
        assert_eq!(item.partition_key(), "7");
        let json = serde_json::to_string(&item).unwrap();
        assert_eq!(serde_json::from_str::<Trusted>(&json).unwrap(), item);
    }
}
