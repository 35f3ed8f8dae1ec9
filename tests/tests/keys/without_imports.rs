//! What users call without importing a trait, and the impls that they expect of lookups.

use std::collections::HashSet;
use std::fmt::Debug;
use std::hash::Hash;

use synthetic_key::{KeyError, RandomSuffix};

/// The module has no trait in scope.
mod items {
    use chrono::{DateTime, Utc};
    use synthetic_key::RandomSuffix;

    #[derive(Clone, synthetic_key::SyntheticKey)]
    #[pk(id = "{number}", escape)]
    pub(crate) struct Order {
        #[pk(concat)]
        pub(crate) tenant: String,
        #[pk(concat, none = "NONE", case = "lower")]
        pub(crate) region: Option<String>,
        #[pk(hash_suffix = 16)]
        pub(crate) number: u32,
    }

    #[derive(synthetic_key::SyntheticKey)]
    pub(crate) struct Reading {
        #[pk(concat, rollup = "day")]
        pub(crate) at: DateTime<Utc>,
        #[pk(random_suffix = 4)]
        pub(crate) shard: RandomSuffix<4>,
    }

    #[derive(synthetic_key::SyntheticKey)]
    pub(crate) struct Session {
        #[pk(concat, level = 1)]
        pub(crate) tenant: u32,
        #[pk(concat, level = 2)]
        pub(crate) user: u32,
    }

    #[derive(synthetic_key::SyntheticKey)]
    pub(crate) struct Generic<T> {
        #[pk(concat)]
        pub(crate) of: T,
        #[pk(hash_suffix = 4, with = length)]
        pub(crate) name: String,
    }

    fn length(name: &str) -> u64 {
        name.len() as u64
    }

    #[derive(synthetic_key::SyntheticKey)]
    pub(crate) struct Borrowed<'a> {
        #[pk(concat)]
        pub(crate) tenant: &'a str,
        #[pk(concat)]
        pub(crate) year: u16,
    }

    #[derive(synthetic_key::SyntheticKey)]
    pub(crate) struct Tuple(#[pk(concat)] pub(crate) String, #[pk(concat)] pub(crate) u8);

    #[derive(synthetic_key::SyntheticKey)]
    pub(crate) enum Event {
        Order(Order),
    }

    #[derive(synthetic_key::SyntheticKey)]
    pub(crate) enum Inline {
        Login {
            #[pk(concat)]
            user: u32,
        },
    }
}

use items::{
    Borrowed, BorrowedKey, Event, Generic, GenericKey, GenericKeys, Inline, InlineLoginKey, Order,
    OrderKey, OrderKeys, Reading, ReadingKey, ReadingKeys, Session, SessionKey, SessionKey1, Tuple,
    TupleKey,
};

fn order() -> Order {
    Order {
        tenant: "a".into(),
        region: Some("EU".into()),
        number: 7,
    }
}

#[test]
fn methods_need_no_trait_in_scope() -> Result<(), KeyError> {
    let order = order();
    let key = order.partition_key();
    assert_eq!(key, "a-eu.2");
    assert_eq!(order.try_partition_key()?, key);
    assert_eq!(order.item_id()?, "7");
    let lookup = OrderKey {
        tenant: "a",
        region: Some("EU"),
        number: 7,
    };
    assert_eq!(lookup.partition_key(), key);
    assert_eq!(lookup.try_partition_key()?, key);
    assert_eq!(lookup.item_id()?, "7");
    let event = Event::Order(order);
    assert_eq!(event.partition_key(), key);
    assert_eq!(event.item_id()?, "7");
    let session = Session { tenant: 1, user: 2 };
    assert_eq!(session.partition_key(), ["1", "2"]);
    assert_eq!(SessionKey1 { tenant: 1 }.try_partition_key()?, ["1"]);
    let login = Inline::Login { user: 7 };
    assert_eq!(
        login.partition_key(),
        InlineLoginKey { user: 7 }.partition_key()
    );
    Ok(())
}

#[test]
fn an_item_converts_into_its_lookup() {
    let order = order();
    let lookup = OrderKey::from(&order);
    assert_eq!(
        (lookup.tenant, lookup.region, lookup.number),
        ("a", Some("EU"), 7)
    );
    assert_eq!(lookup.partition_key(), order.partition_key());
    let reading = Reading {
        at: chrono::DateTime::UNIX_EPOCH,
        shard: RandomSuffix::new(3).unwrap(),
    };
    let lookup: ReadingKey = (&reading).into();
    assert_eq!(lookup.partition_key(), "1970-01-01.3");
    let session = Session { tenant: 1, user: 2 };
    assert_eq!(
        SessionKey::from(&session).partition_key(),
        session.partition_key()
    );
    let generic = Generic {
        of: 7_u32,
        name: "abc".into(),
    };
    assert_eq!(
        GenericKey::from(&generic).partition_key(),
        generic.partition_key()
    );
    let tenant = String::from("a");
    let borrowed = Borrowed {
        tenant: &tenant,
        year: 2018,
    };
    assert_eq!(BorrowedKey::from(&borrowed).partition_key(), "a-2018");
    let tuple = Tuple("a".into(), 1);
    assert_eq!(TupleKey::from(&tuple).partition_key(), "a-1");
}

fn has_all<T: Copy + Debug + Eq + Hash>(one: T, other: T) {
    assert_eq!(HashSet::from([one, one, other]).len(), 2);
}

#[test]
fn lookups_have_the_impls_of_their_fields() {
    let key = |number| OrderKey {
        tenant: "a",
        region: None,
        number,
    };
    has_all(key(1), key(2));
    let keys = |tenant| OrderKeys {
        tenant,
        region: None,
    };
    has_all(keys("a"), keys("b"));
    let day = |day: i64| ReadingKeys {
        at: chrono::DateTime::from_timestamp(day * 86_400, 0).unwrap(),
    };
    has_all(day(1), day(2));
    has_all(GenericKeys::<u8> { of: 1 }, GenericKeys::<u8> { of: 2 });
    has_all(SessionKey1 { tenant: 1 }, SessionKey1 { tenant: 2 });
}

#[test]
fn a_fan_out_can_be_iterated_and_counted() {
    let keys = OrderKeys {
        tenant: "a",
        region: None,
    };
    assert_eq!(keys.len(), 16);
    let mut seen = Vec::new();
    for key in &keys {
        seen.push(key);
    }
    assert!(keys.iter().eq(seen));
}

synthetic_key::prove!(Generic<u32>, Order);
