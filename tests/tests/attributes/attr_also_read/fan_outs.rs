//! The order of fan-outs: the listed layouts, the last one first, and then the present one. Layouts that differ only in N
//! are one range.

use chrono::{DateTime, NaiveDate, Utc};
use proptest::prelude::*;
use synthetic_key::{PartitionKey, SyntheticKey};
use synthetic_key_tests::cases;
use synthetic_key_tests::times::{LAST, rfc_3339, seconds, utc};

macro_rules! trips {
    ($($name:ident $n:literal $list:tt)*) => {$(
        #[derive(SyntheticKey)]
        #[pk(also_read = $list)]
        struct $name {
            #[pk(concat)]
            date: &'static str,
            #[pk(hash_suffix = $n)]
            vin: String,
        }
    )*};
}

trips! {
    Doubled 4 ["{date}.{xxh64(vin) % 2 + 1}"]
    Halved 2 ["{date}.{xxh64(vin) % 4 + 1}"]
    Twice 8 ["{date}.{xxh64(vin) % 4 + 1}", "{date}.{xxh64(vin) % 2 + 1}"]
    ToBothSides 4 ["{date}.{xxh64(vin) % 8 + 1}", "{date}.{xxh64(vin) % 2 + 1}"]
    ToBothSidesTheOtherWayRound 4 ["{date}.{xxh64(vin) % 2 + 1}", "{date}.{xxh64(vin) % 8 + 1}"]
    Other 3 ["{date}.{xxh64(vin) % 2 + 1}"]
    Suffixed 2 ["{date}"]
    OtherSeparator 3 ["{date}", "{date}_{xxh64(vin) % 4 + 1}", "{date}_{xxh64(vin) % 2 + 1}"]
    OtherHash 4 ["{date}.{xxh64(vin:lower) % 2 + 1}"]
}

/// The numbers of suffixes, or the whole key if it has none.
fn ends(keys: impl Iterator<Item = PartitionKey>) -> String {
    let ends = keys.map(|key| {
        key.trim_start_matches('d')
            .trim_start_matches('.')
            .to_owned()
    });
    ends.collect::<Vec<_>>().join(" ")
}

#[test]
fn layouts_come_in_their_order() {
    macro_rules! ends_of {
        ($($keys:ident $expected:literal)*) => {$(
            let keys = $keys { date: "d" };
            assert_eq!(ends(keys.iter()), $expected, stringify!($keys));
            assert_eq!(ends(synthetic_key::KeySet::keys(&keys)), $expected);
            let expected: Vec<_> = $expected.split(' ').collect();
            let back: Vec<_> = keys.iter().rev().collect();
            assert_eq!((keys.iter().len(), back.len()), (expected.len(), expected.len()));
            assert!(back.into_iter().rev().eq(keys.iter()));
            for at in 0..expected.len() {
                assert_eq!(keys.iter().nth(at), keys.iter().skip(at).next());
                assert_eq!(keys.iter().nth_back(at), keys.iter().rev().skip(at).next());
            }
        )*};
    }
    ends_of! {
        DoubledKeys "1 2 3 4"
        HalvedKeys "4 3 2 1"
        TwiceKeys "1 2 3 4 5 6 7 8"
        ToBothSidesKeys "1 2 8 7 6 5 4 3 2 1"
        ToBothSidesTheOtherWayRoundKeys "1 2 3 4 5 6 7 8 1 2 3 4"
        OtherKeys "1 2 1 2 3"
        SuffixedKeys " 1 2"
        OtherSeparatorKeys "_1 _2 _3 _4  1 2 3"
        OtherHashKeys "1 2 1 2 3 4"
    }
}

#[derive(SyntheticKey)]
#[pk(escape, also_read = ["{tenant:%}-{no}.{xxh64(id) % 2 + 1}"])]
struct Escaped {
    #[pk(concat)]
    tenant: String,
    #[pk(concat)]
    no: u8,
    #[pk(hash_suffix = 4)]
    id: u64,
}

/// The derive does not know whether a date of this type is text; the lock says it.
#[derive(SyntheticKey)]
#[pk(escape, also_read = ["{tenant:%}-{date}.{xxh64(id) % 2 + 1}"])]
struct NotLocked {
    #[pk(concat)]
    tenant: String,
    #[pk(concat)]
    date: NaiveDate,
    #[pk(hash_suffix = 4)]
    id: u64,
}

#[derive(SyntheticKey)]
#[pk(escape, also_read = ["{tenant:%}-{date}.{xxh64(id) % 2 + 1}"], layout = "{tenant:%}-{date}.{xxh64(id) % 4 + 1}")]
struct Locked {
    #[pk(concat)]
    tenant: String,
    #[pk(concat)]
    date: NaiveDate,
    #[pk(hash_suffix = 4)]
    id: u64,
}

#[test]
fn an_escaped_key_grows_too() {
    let date = NaiveDate::from_ymd_opt(2018, 8, 9).unwrap();
    let number = |key: PartitionKey| key.rsplit('.').next().unwrap().to_owned();
    let numbers =
        |keys: &mut dyn Iterator<Item = PartitionKey>| keys.map(number).collect::<String>();
    let tenant = "a-b";
    assert_eq!(numbers(&mut EscapedKeys { tenant, no: 1 }.iter()), "1234");
    assert_eq!(numbers(&mut LockedKeys { tenant, date }.iter()), "1234");
    // Two ranges are also correct.
    assert_eq!(
        numbers(&mut NotLockedKeys { tenant, date }.iter()),
        "121234"
    );
    assert!(
        NotLockedKeys { tenant, date }
            .iter()
            .all(|key| key.starts_with("a%2Db-2018-08-09."))
    );
}

macro_rules! readings {
    ($($name:ident $period:literal $(, $suffix:ident = $n:literal)?; $list:tt)*) => {$(
        #[derive(SyntheticKey)]
        #[pk(also_read = $list)]
        struct $name {
            #[pk(concat)]
            site: u8,
            #[pk(concat, rollup = $period)]
            at: DateTime<Utc>,
            $(#[pk($suffix = $n)])?
            device: String,
        }
    )*};
}

readings! {
    Coarser "day", hash_suffix = 2; ["{at:month}/{site}.{xxh64(device) % 3 + 1}"]
    Finer "month", hash_suffix = 2; ["{site}_{at:hour}"]
    Shrinking "day", hash_suffix = 2; ["{site}-{at:day}.{xxh64(device) % 4 + 1}", "{site}"]
}

fn hour(site: u8, at: DateTime<Utc>) -> PartitionKey {
    PartitionKey::from(format!("{site}_{}", &rfc_3339(at.timestamp())[..13]))
}

#[test]
fn a_longer_period_is_one_key() {
    let at = utc("2018-08-09T14:05:00Z");
    let day = CoarserKeys { site: 7, at };
    let expected = [
        "2018-08/7.1",
        "2018-08/7.2",
        "2018-08/7.3",
        "7-2018-08-09.1",
        "7-2018-08-09.2",
    ];
    assert!(day.iter().eq(expected));
    let keys = CoarserKeys::between(7, utc("2018-08-31T23:00:00Z"), utc("2018-09-01T00:00:00Z"));
    let expected = [
        "2018-08/7.1",
        "2018-08/7.2",
        "2018-08/7.3",
        "2018-09/7.1",
        "2018-09/7.2",
        "2018-09/7.3",
        "7-2018-08-31.1",
        "7-2018-08-31.2",
        "7-2018-09-01.1",
        "7-2018-09-01.2",
    ];
    assert_eq!(keys.len(), expected.len());
    assert!(keys.clone().eq(expected));
    assert!(keys.rev().eq(expected.iter().rev().copied()));
}

#[test]
fn a_shorter_period_is_many_keys() {
    let at = utc("2018-02-09T14:05:00Z");
    let keys: Vec<_> = FinerKeys { site: 7, at }.iter().collect();
    assert_eq!(keys.len(), 28 * 24 + 2);
    assert_eq!(keys[0], "7_2018-02-01T00");
    assert_eq!(keys[28 * 24 - 1], "7_2018-02-28T23");
    assert_eq!(keys[28 * 24..], ["7-2018-02.1", "7-2018-02.2"]);
    assert!(FinerKeys::between(7, at, at).eq(keys));
    assert_eq!(
        FinerKeys::between(7, at, utc("2018-02-09T14:04:59Z")).len(),
        0
    );
    let year = FinerKeys::between(7, utc("2019-01-31T00:00:00Z"), utc("2019-12-01T00:00:00Z"));
    assert_eq!(year.len(), 365 * 24 + 12 * 2);
}

#[test]
fn a_range_of_time_goes_over_one_layout_after_the_other() {
    let (from, to) = (utc("2018-08-09T14:05:00Z"), utc("2018-08-10T00:00:00Z"));
    let keys = ShrinkingKeys::between(7, from, to);
    let expected = [
        "7",
        "7-2018-08-09.4",
        "7-2018-08-09.3",
        "7-2018-08-09.2",
        "7-2018-08-09.1",
        "7-2018-08-10.4",
        "7-2018-08-10.3",
        "7-2018-08-10.2",
        "7-2018-08-10.1",
    ];
    assert!(keys.eq(expected));
}

proptest! {
    #![proptest_config(cases(256))]

    /// At any instant of the month, an item's old key is one of the month's keys.
    #[test]
    fn no_key_of_an_item_is_missing(at in seconds(), device in any::<String>(), by in 0_i64..=3_000_000) {
        let at = DateTime::from_timestamp(at, 0).unwrap();
        let item = FinerKey { site: 7, at, device: &device };
        let keys: Vec<_> = FinerKeys { site: 7, at }.iter().collect();
        assert!(item.read_keys().all(|key| keys.contains(&key)));
        assert!(keys.contains(&hour(7, at)));
        let to = (at + chrono::TimeDelta::seconds(by)).min(DateTime::from_timestamp(LAST, 0).unwrap());
        for (item, keys) in [
            (FinerKey { site: 7, at: to, device: &device }.read_keys(), FinerKeys::between(7, at, to).collect::<Vec<_>>()),
            (CoarserKey { site: 7, at: to, device: &device }.read_keys(), CoarserKeys::between(7, at, to).collect::<Vec<_>>()),
            (ShrinkingKey { site: 7, at: to, device: &device }.read_keys(), ShrinkingKeys::between(7, at, to).collect::<Vec<_>>()),
        ] {
            for key in item {
                assert!(keys.contains(&key), "{key}");
            }
        }
    }

    /// One layout differs from another only in N: if an item moves from one to the other, a reader that goes in this order
    /// meets it.
    #[test]
    fn an_item_moves_ahead_of_a_reader(vin in any::<String>()) {
        let place = |keys: &[PartitionKey], key: &PartitionKey| keys.iter().rposition(|other| other == key).unwrap();
        macro_rules! moves_ahead {
            ($($item:ident $keys:ident)*) => {$(
                let keys: Vec<_> = $keys { date: "d" }.iter().collect();
                let mut of_item = $item { date: "d", vin: &vin }.read_keys();
                let present = place(&keys, &of_item.next().unwrap());
                for other in of_item {
                    // Before it moves, it is found at the first place at the latest.
                    let first = keys.iter().position(|key| *key == other).unwrap();
                    assert!(first < present, "{other}");
                }
            )*};
        }
        moves_ahead! {
            DoubledKey DoubledKeys HalvedKey HalvedKeys TwiceKey TwiceKeys ToBothSidesKey ToBothSidesKeys
            ToBothSidesTheOtherWayRoundKey ToBothSidesTheOtherWayRoundKeys OtherKey OtherKeys SuffixedKey SuffixedKeys
            OtherSeparatorKey OtherSeparatorKeys OtherHashKey OtherHashKeys
        }
    }
}
