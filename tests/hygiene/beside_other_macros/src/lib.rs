//! Items that other macros process, too: other derives with the same attributes, and macros that pass items on.
#![cfg(test)]

use hygiene_rival_macros::Rival;
use serde::{Deserialize, Serialize};
use synthetic_key::{KeyPart, SyntheticKey};

/// Two derives see the same attributes; each reads its own options, and the other accepts any.
#[derive(Rival, SyntheticKey)]
#[pk(serde, escape, container = "c-{number}")]
struct Before {
    #[key]
    #[concat(whatever = 1)]
    #[pk(concat)]
    number: u32,
    #[pk(hash_suffix = 400)]
    #[hash_suffix]
    line: Line,
}

#[derive(SyntheticKey, Rival)]
struct Behind {
    #[pk(concat)]
    id: u32,
}

#[derive(Rival, KeyPart, Serialize, Deserialize)]
#[pk(crate = synthetic_key)]
struct Line(u32);

#[derive(SyntheticKey, Rival)]
#[pk(serde)]
#[serde(tag = "type")]
enum Event {
    Login {
        #[pk(concat)]
        number: u32,
    },
}

#[test]
fn another_derive_with_the_same_attributes() {
    let item = Before {
        number: 7,
        line: Line(1),
    };
    assert_eq!(item.container().unwrap(), "c-7");
    assert_eq!(
        serde_json::to_string(&item).unwrap(),
        r#"{"number":7,"line":1,"partitionKey":"7.369"}"#
    );
    assert_eq!(Behind { id: 7 }.partition_key(), "7");
    assert_eq!(Event::Login { number: 7 }.partition_key(), "7");
    assert_eq!(Before::SEEN_BY_THE_RIVAL, 3);
    assert_eq!(Behind::SEEN_BY_THE_RIVAL, 1);
    assert_eq!(Line::SEEN_BY_THE_RIVAL, 1);
    assert_eq!(Event::SEEN_BY_THE_RIVAL, 2);
}

/// Written by another macro, whose names are not visible outside.
#[hygiene_rival_macros::rewritten]
#[derive(SyntheticKey)]
#[pk(serde)]
#[pk(escape, id = "{at:s:minute}", container = "{out}-{at:s:month}", also_read = ["{of}-{out:%}.{xxh64(line) % 200 + 1}"])]
struct Rewritten<'a, T, const N: usize> {
    #[pk(concat)]
    of: T,
    #[pk(concat)]
    out: &'a str,
    #[pk(concat, rollup = "day", epoch = "s")]
    at: i64,
    #[pk(hash_suffix = 400)]
    line: u32,
}

hygiene_rival_macros::rewrite! {
    #[derive(SyntheticKey)]
    struct Session {
        #[pk(concat, level = 1)]
        tenant: String,
        #[pk(concat, none = "NONE", with = last, level = 2)]
        user: Option<u32>,
    }

    fn last(number: &u32) -> u32 {
        *number % 10
    }
}

#[test]
fn handed_on_by_another_macro() {
    let item = Rewritten::<'_, u8, 3> {
        of: 9,
        out: "a-b",
        at: 0,
        line: 1,
    };
    assert_eq!(item.partition_key(), "9-a%2Db-1970-01-01.369");
    let json = r#"{"of":9,"out":"a-b","at":0,"line":1,"partitionKey":"9-a%2Db-1970-01-01.369","id":"1970-01-01T00:00"}"#;
    assert_eq!(serde_json::to_string(&item).unwrap(), json);
    assert!(serde_json::from_str::<Rewritten<'_, u8, 3>>(json).is_ok());
    let keys = RewrittenKeys::<u8>::between(9, "a-b", 0, 0);
    assert_eq!(keys.count(), 400 + 200);
    let containers = Rewritten::<'_, u8, 3>::containers_between("x", 0, 0).unwrap();
    assert!(containers.eq(["x-1970-01"]));
    let session = Session {
        tenant: "t".into(),
        user: Some(47),
    };
    assert!(session.partition_key().levels().eq(["t", "7"]));
    let prefix = SessionKey1 { tenant: "t" };
    assert!(prefix.partition_key().levels().eq(["t"]));
}

/// An attribute macro with the name of the derive's attribute.
mod attribute {
    #[allow(unused_imports)]
    use hygiene_rival_macros::pk;
    use synthetic_key::SyntheticKey;

    #[derive(SyntheticKey)]
    #[pk(escape)]
    pub struct Item {
        #[pk(concat)]
        pub id: u32,
    }
}

#[test]
fn an_attribute_of_the_same_name() {
    assert_eq!(attribute::ItemKey { id: 7 }.partition_key(), "7");
}
