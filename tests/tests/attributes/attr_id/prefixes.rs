//! The start of an id without the item: `TId1`, `TId2`, and the whole.

use chrono::{DateTime, Utc};
use proptest::prelude::*;
use synthetic_key::store::{Length, prefix_range};
use synthetic_key::{KeyError, SyntheticKey};
use synthetic_key_tests::cases;
use synthetic_key_tests::times::utc;

#[derive(SyntheticKey)]
#[pk(store = "table", id = "line_{order}_{at:day}_{row:03}_{order}")]
struct Line {
    #[pk(concat)]
    customer: String,
    order: u32,
    at: DateTime<Utc>,
    row: u16,
}

#[test]
fn a_prefix_ends_where_the_next_field_starts() {
    let at = utc("2018-08-09T14:05:00Z");
    assert_eq!(Line::ID_PREFIX, "line_");
    assert_eq!(LineId1 { order: 7 }.id_prefix().unwrap(), "line_7_");
    let day = LineId2 { order: 7, at };
    assert_eq!(day.id_prefix().unwrap(), "line_7_2018-08-09_");
    let line = LineId3 {
        order: 7,
        at,
        row: 1,
    };
    assert_eq!(line.item_id().unwrap(), "line_7_2018-08-09_001_7");
    let item = Line {
        customer: "c".into(),
        order: 7,
        at,
        row: 1,
    };
    assert_eq!(item.item_id(), line.item_id());
    assert_eq!(
        format!("{:?}", LineId1 { order: 7 }),
        "LineId1 { order: 7 }"
    );
    assert!(LineId1 { order: 7 } == LineId1 { order: 7 });
}

/// The whole id is in the key, so the point read has it; there are still prefixes of its parts.
#[derive(SyntheticKey)]
#[pk(id = "{site}|{device:08}", store = "dynamodb")]
struct Reading<'a> {
    #[pk(concat)]
    device: u32,
    #[pk(concat)]
    site: &'a str,
}

/// The id is an unchanged field, which needs no type of its own: these names are free.
#[derive(SyntheticKey)]
struct Plain {
    #[pk(concat)]
    tenant: String,
    #[pk(id)]
    id: String,
}
struct PlainId1;
struct ReadingId2;

/// For a tuple struct, and for a generic one.
#[derive(SyntheticKey)]
#[pk(separator = "_", id = "{1}_{2:02}")]
struct Tuple<T>(#[pk(concat)] u32, u32, T);

#[test]
fn what_is_known_already_is_not_made_again() {
    let (PlainId1, ReadingId2) = (PlainId1, ReadingId2);
    let plain = Plain {
        tenant: "t".into(),
        id: "i".into(),
    };
    assert_eq!(plain.item_id().unwrap(), plain.id);
    let key = ReadingKey {
        device: 7,
        site: "s",
    };
    assert_eq!(key.item_id().unwrap(), "s|00000007");
    assert_eq!(ReadingId1 { site: "s" }.id_prefix().unwrap(), "s|");
    assert_eq!(TupleId1(7).id_prefix().unwrap(), "7_");
    assert_eq!(TupleId2::<u8>(7, 3).item_id().unwrap(), "7_03");
}

#[derive(SyntheticKey)]
#[pk(id = "{name}-{line:03}")]
struct Named {
    #[pk(concat)]
    customer: u32,
    name: String,
    line: u16,
}

/// If a field can contain the text after it, that text does not mark its end.
#[test]
fn a_text_with_the_text_after_it_starts_like_another() {
    let other = Named {
        customer: 7,
        name: "a-b".into(),
        line: 1,
    };
    let prefix = NamedId1 { name: "a" }.id_prefix().unwrap();
    assert!(other.item_id().unwrap().starts_with(&prefix));
}

#[test]
fn a_prefix_is_checked() {
    let site = |site| ReadingId1 { site }.id_prefix();
    assert_eq!(
        site("").unwrap_err(),
        KeyError::Id(Box::new(KeyError::Empty { field: "site" }))
    );
    let long = "a".repeat(1024);
    assert_eq!(
        site(&long).unwrap_err(),
        KeyError::Id(Box::new(KeyError::TooLong {
            field: "site",
            len: 1025,
            max: Length::Bytes(1024),
        }))
    );
}

proptest! {
    #![proptest_config(cases(200))]

    /// An item is in the range of a prefix exactly if it has the values of the prefix.
    #[test]
    fn a_range_has_the_items_of_its_prefix(orders: (u32, u32), row in 0..1000_u16, day in 0..20_000_i64) {
        let at = DateTime::from_timestamp(day * 86_400, 0).unwrap();
        let item = Line { customer: "c".into(), order: orders.0 % 100, at, row };
        let id = item.item_id().unwrap();
        let prefix = LineId1 { order: orders.1 % 100 }.id_prefix().unwrap();
        let is_of = orders.0 % 100 == orders.1 % 100;
        prop_assert_eq!(id.starts_with(&prefix), is_of);
        prop_assert_eq!(prefix_range(&prefix).contains(&id), is_of);
    }
}
