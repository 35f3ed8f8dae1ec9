//! Listed layouts of all shapes of items: nested and absent fields, dates and integers as time, levels, parameters, packed.

use chrono::{DateTime, NaiveDate, Utc};
use synthetic_key::{KeyPart, SyntheticKey};
use synthetic_key_tests::times::utc;

struct Place {
    zip: u32,
}

#[derive(SyntheticKey)]
#[pk(also_read = ["{place.zip:05}_{at:month}", "{at:hour}"])]
struct Nested {
    #[pk(concat, path = "zip")]
    place: Place,
    #[pk(concat, rollup = "day")]
    at: DateTime<Utc>,
    #[pk(hash_suffix = 4)]
    device: String,
}

#[derive(SyntheticKey)]
#[pk(also_read = ["{a}/{at:?\"none\":month}"])]
struct Absent {
    #[pk(concat)]
    a: u8,
    #[pk(concat, rollup = "day", none = "never")]
    at: Option<DateTime<Utc>>,
}

#[derive(SyntheticKey)]
#[pk(also_read = ["{on:day}-{a}"])]
struct Monthly {
    #[pk(concat)]
    a: u8,
    #[pk(concat, rollup = "month")]
    on: NaiveDate,
}

#[derive(SyntheticKey)]
#[pk(also_read = ["{a}_{at:ms:hour}", "{at:ms:year}"])]
struct Counted {
    #[pk(concat)]
    a: u8,
    #[pk(concat, rollup = "day", epoch = "ms")]
    at: i64,
    #[pk(hash_suffix = 4)]
    device: u8,
}

#[derive(SyntheticKey)]
#[pk(also_read = ["{tenant}{/}{at:hour}", "{tenant}{/}{at:day}.{xxh64(device) % 8 + 1}"])]
struct Leveled {
    #[pk(concat, level = 1)]
    tenant: String,
    #[pk(concat, level = 2, rollup = "day")]
    at: DateTime<Utc>,
    #[pk(hash_suffix = 4, level = 2)]
    device: String,
}

#[derive(SyntheticKey)]
#[pk(also_read = ["{of}_{by}", "{by}.{xxh64(number) % 4 + 1}"])]
struct Generic<T: KeyPart, U: KeyPart> {
    #[pk(concat)]
    by: U,
    #[pk(hash_suffix = 16)]
    of: T,
    #[pk(hash_suffix = 16)]
    number: u32,
}

#[repr(C, packed)]
#[derive(SyntheticKey)]
#[pk(also_read = ["{a:06}"])]
struct Packed {
    #[pk(concat)]
    a: u32,
    #[pk(hash_suffix = 4)]
    b: u32,
}

fn texts(keys: impl Iterator<Item: ToString>) -> Vec<String> {
    keys.map(|key| key.to_string()).collect()
}

#[test]
fn of_all_shapes() {
    let at = utc("2018-08-09T14:05:00Z");
    let item = Nested {
        place: Place { zip: 7 },
        at,
        device: "d".into(),
    };
    assert_eq!(
        texts(item.read_keys().skip(1)),
        ["00007_2018-08", "2018-08-09T14"]
    );
    let keys = texts(NestedKeys { place: 7_u32, at }.iter());
    assert_eq!(keys.len(), 24 + 1 + 4);
    assert_eq!(
        keys[23..],
        [
            "2018-08-09T23",
            "00007_2018-08",
            "7-2018-08-09.1",
            "7-2018-08-09.2",
            "7-2018-08-09.3",
            "7-2018-08-09.4"
        ]
    );
    assert_eq!(texts(NestedKeys::between(7_u32, at, at)), keys);

    let keys = |at| texts(AbsentKeys { a: 1, at }.iter());
    assert_eq!(keys(None), ["1/none", "1-never"]);
    assert_eq!(keys(Some(at)), ["1/2018-08", "1-2018-08-09"]);

    let last = NaiveDate::from_ymd_opt(9999, 12, 31).unwrap();
    let keys = texts(MonthlyKeys { a: 1, on: last }.iter());
    assert_eq!(keys.len(), 31 + 1);
    assert_eq!(keys[30..], ["9999-12-31-1", "1-9999-12"]);

    let keys = texts(CountedKeys { a: 1, at: 0 }.iter());
    assert_eq!(keys.len(), 1 + 24 + 4);
    assert_eq!(keys[..2], ["1970", "1_1970-01-01T00"]);
    assert_eq!(CountedKeys::between(1, 0, 86_400_000).len(), 1 + 48 + 8);

    let keys = texts(LeveledKeys { tenant: "t", at }.iter());
    assert_eq!(keys.len(), 24 + 8);
    assert_eq!(keys[23..25], ["t / 2018-08-09T23", "t / 2018-08-09.8"]);

    let item = Generic {
        by: 1_u8,
        of: "x".to_owned(),
        number: 3,
    };
    let lookup = GenericKey::<String, u8> {
        by: 1,
        of: "x",
        number: 3,
    };
    assert_eq!(texts(lookup.read_keys().skip(1)), ["x_1", "1.3"]);
    assert!(item.read_keys().eq(lookup.read_keys()));

    assert_eq!(texts(Packed { a: 1, b: 2 }.read_keys().skip(1)), ["000001"]);
    let unchecked = Packed { a: 1_000_000, b: 2 };
    assert_eq!(texts(unchecked.read_keys().skip(1)), ["1000000"]);
}
