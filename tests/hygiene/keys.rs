//! The keys of `items.rs`: they are the same in every crate.

use super::subject::items::*;
use super::subject::path::keys::{RandomSuffix, SyntheticKey, Tenancy};

pub fn trip() -> Trip {
    Trip {
        self_: "a-b".into(),
        key: Some("Key".into()),
        out: Outcome::Ok,
        r#type: Vin("0".into()),
        f0: 7,
    }
}

#[test]
fn escaped_with_a_suffix_that_grew() {
    let trip = trip();
    let point = TripKey {
        self_: "a-b",
        key: Some("Key"),
        out: &Outcome::Ok,
        r#type: &trip.r#type,
    };
    assert_eq!(point.partition_key(), "a%2Db-key-Ok.469");
    assert_eq!(trip.try_partition_key().unwrap(), point.partition_key());
    assert!(trip.needs_move("a%2Db-key-Ok.69"));
    let all = TripKeys {
        self_: "a-b",
        key: Some("Key"),
        out: &Outcome::Ok,
    };
    assert!(all.iter().any(|key| key == point.partition_key()));
    assert_eq!(all.iter().len(), 800 + 1);
    let parts: (String, Option<String>, Outcome, u16) = TripKey::parse("a%2Db-key-Ok.469").unwrap();
    assert!(matches!(parts, (_, Some(_), Outcome::Ok, 469)));
    assert_eq!(trip.item_id().unwrap(), "i-000007");
    assert_eq!(trip.container().unwrap(), "c-a-b");
    let tenancy = Tenancy::pooled("pool");
    assert_eq!(point.container_for(&tenancy).unwrap(), "pool");
}

pub fn drawn() -> Drawn {
    Drawn {
        item: "x".into(),
        drawn: RandomSuffix::new(3).unwrap(),
    }
}

#[test]
fn drawn_number() {
    assert_eq!(drawn().partition_key(), "x.3");
    let point = DrawnKey {
        item: "x",
        drawn: RandomSuffix::new(3).unwrap(),
    };
    assert_eq!(point.partition_key(), "x.3");
    assert_eq!(DrawnKeys { item: "x" }.iter().len(), 4);
}

#[test]
fn tuple() {
    let tuple = Tuple(7, "x".into(), true, 'y');
    let key = TupleKey(7, "x", true, 'y').partition_key();
    assert_eq!(tuple.partition_key(), key);
    assert!(key.as_str().starts_with("x-7."));
    assert!(TupleKeys(7, "x").iter().any(|other| other == key));
}

const AT: i64 = 1_533_823_500;

pub fn reading() -> Reading {
    Reading {
        visitor: "v".into(),
        at: AT,
    }
}

#[test]
fn periods() {
    assert_eq!(reading().partition_key(), "v-2018-08-09T14");
    let keys = ReadingKeys::between("v", AT, AT + 3600);
    assert!(keys.eq(["v-2018-08-09T14", "v-2018-08-09T15"]));
    let containers = Reading::containers_between("v", AT, AT).unwrap();
    assert!(containers.eq(["v-2018-08"]));
    assert_eq!(reading().container().unwrap(), "v-2018-08");
    assert_eq!(reading().item_id().unwrap(), "v-2018-08-09T14:05");
}

pub fn session() -> Session {
    Session {
        tenant: "t".into(),
        user: 7,
        number: 1,
    }
}

#[test]
fn levels() {
    let key = session().partition_key();
    assert!(key.levels().eq(["t", "000007", "369"]));
    let point = SessionKey {
        tenant: "t",
        user: 7,
        number: 1,
    };
    assert_eq!(point.partition_key(), key);
    let prefix = SessionKey2 {
        tenant: "t",
        user: 7,
    };
    assert!(prefix.partition_key().levels().eq(["t", "000007"]));
    let mut all = SessionKeys {
        tenant: "t",
        user: 7,
    }
    .iter();
    assert!(all.any(|other| other == key));
}

#[test]
fn nested_and_made() {
    let nested = Nested {
        self_: Middle {
            r#type: Inner { key: 9 },
        },
        value: 42,
    };
    assert_eq!(nested.partition_key(), "9-2");
    let point = NestedKey {
        self_: 9_u8,
        value: &42,
    };
    assert_eq!(point.partition_key(), "9-2");
}

pub fn generic() -> Generic<'static, u32, u8, 3> {
    Generic {
        lent: "a-b",
        of: 7,
        numbered: Numbered(1),
        beside: 0,
    }
}

#[test]
fn generic_item() {
    let item = generic();
    let point = GenericKey::<u32, 3> {
        lent: "a-b",
        of: 7,
        numbered: &item.numbered,
    };
    assert_eq!(item.partition_key(), "a%2Db-7.369");
    assert_eq!(point.partition_key(), "a%2Db-7.369");
}

pub fn events() -> [Event; 2] {
    let ok = Event::Ok {
        customer: 7,
        vin: "1HGCM82633A004352".into(),
    };
    [Event::Some(Order { customer: 7 }), ok]
}

#[test]
fn variants() {
    let [order, ok] = events();
    let point = EventOkKey {
        customer: 7,
        vin: "1HGCM82633A004352",
    };
    assert_eq!(order.partition_key(), "7");
    assert_eq!(ok.partition_key(), "7.225");
    assert_eq!(point.partition_key(), "7.225");
}
