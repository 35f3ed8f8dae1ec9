//! The keys between two instants: the same as found by stepping through time, in order.

use std::collections::VecDeque;
use std::fmt::Debug;

use chrono::{DateTime, NaiveDate, Utc};
use proptest::prelude::*;
use synthetic_key::{HierarchicalKey, SyntheticKey};
use synthetic_key_tests::cases;
use synthetic_key_tests::times::{FIRST, LAST, seconds, utc};

/// For each suffix of three, an id that has it.
const IDS: [u64; 3] = [1, 2, 0];

#[test]
fn there_is_an_id_for_each_suffix() {
    let number = |id| {
        let at = DateTime::UNIX_EPOCH;
        let key = day::ItemKey {
            device: "d",
            at,
            site: "s",
            id,
        }
        .partition_key();
        key.rsplit('.').next().unwrap().to_owned()
    };
    assert_eq!(IDS.map(number), ["1", "2", "3"]);
}

/// An item with a part on each side of the period, and a slow way to find its keys.
macro_rules! items {
    ($($period:ident $name:literal $step:literal),*) => {$(
        mod $period {
            use super::*;

            #[derive(SyntheticKey)]
            #[pk(escape)]
            pub(super) struct Item {
                #[pk(concat)]
                pub(super) device: String,
                #[pk(concat, rollup = $name)]
                pub(super) at: DateTime<Utc>,
                #[pk(concat)]
                pub(super) site: String,
                #[pk(hash_suffix = 3)]
                pub(super) id: u64,
            }

            pub(super) fn slowly(device: &str, site: &str, from: i64, to: i64) -> VecDeque<String> {
                let mut keys = VecDeque::<String>::new();
                let mut at = from;
                while at <= to {
                    let instant = DateTime::from_timestamp(at, 0).unwrap();
                    let new = IDS.map(|id| {
                        let (device, site) = (device.to_owned(), site.to_owned());
                        Item { device, at: instant, site, id }.partition_key().to_string()
                    });
                    if keys.back() != Some(&new[2]) {
                        keys.extend(new);
                    }
                    at = if at == to { at + 1 } else { to.min(at + $step) };
                }
                keys
            }

            pub(super) fn check(device: &str, site: &str, from: i64, steps: i64, takes: &[(bool, usize)]) {
                let to = (from + steps * $step).min(LAST);
                let expected = slowly(device, site, from, to);
                let [from, to] = [from, to].map(|at| DateTime::from_timestamp(at, 0).unwrap());
                is_like(ItemKeys::between(device, site, from, to), expected, takes);
            }
        }
    )*};
}

items! { year "year" 86_400, month "month" 86_400, day "day" 20_000, hour "hour" 1_000, minute "minute" 17 }

/// The iterator behaves like a list of the same keys, from both ends.
fn is_like<I>(mut keys: I, mut expected: VecDeque<String>, takes: &[(bool, usize)])
where
    I: DoubleEndedIterator<Item: ToString + PartialEq + Debug> + ExactSizeIterator + Clone,
{
    let all: Vec<_> = keys.clone().map(|key| key.to_string()).collect();
    assert_eq!(all, Vec::from(expected.clone()));
    assert!(
        keys.clone()
            .rev()
            .map(|key| key.to_string())
            .eq(all.into_iter().rev())
    );
    for &(from_the_front, skip) in takes {
        assert_eq!(keys.len(), expected.len());
        assert_eq!(keys.size_hint(), (expected.len(), Some(expected.len())));
        let skip_all = skip.min(expected.len());
        let (found, same) = if from_the_front {
            expected.drain(..skip_all);
            (keys.nth(skip), expected.pop_front())
        } else {
            expected.truncate(expected.len() - skip_all);
            (keys.nth_back(skip), expected.pop_back())
        };
        assert_eq!(found.map(|key| key.to_string()), same);
    }
    assert!(keys.map(|key| key.to_string()).eq(expected));
}

proptest! {
    #![proptest_config(cases(48))]

    #[test]
    fn is_what_stepping_finds(
        from in seconds(),
        steps in 0_i64..60,
        device in "[a-z.%-]{0,4}",
        site in "[a-z.%-]{0,4}",
        takes in proptest::collection::vec((any::<bool>(), 0_usize..7), 0..12),
    ) {
        year::check(&device, &site, from, steps * 15, &takes);
        month::check(&device, &site, from, steps, &takes);
        day::check(&device, &site, from, steps, &takes);
        hour::check(&device, &site, from, steps, &takes);
        minute::check(&device, &site, from, steps, &takes);
    }

    #[test]
    fn is_empty_from_a_later_period_to_an_earlier_one(from in seconds(), back in 1_i64..LAST) {
        let to = (from - 86_400 - back).max(FIRST);
        prop_assume!(to / 60 < from / 60);
        let [from, to] = [from, to].map(|at| DateTime::from_timestamp(at, 0).unwrap());
        let mut keys = minute::ItemKeys::between("d", "s", from, to);
        assert_eq!((keys.len(), keys.next(), keys.next_back(), keys.nth(5)), (0, None, None, None));
    }
}

#[test]
fn is_empty_in_the_wrong_order_inside_one_period() {
    let (from, to) = (utc("2018-08-09T14:30:00Z"), utc("2018-08-09T14:29:59Z"));
    assert_eq!(hour::ItemKeys::between("d", "s", from, to).len(), 0);
}

#[test]
fn is_empty_where_no_item_has_a_key() {
    let (from, to) = (utc("+10000-01-01T00:00:00Z"), utc("+12345-01-01T00:00:00Z"));
    assert_eq!(hour::ItemKeys::between("d", "s", from, to).len(), 0);
    let (from, to) = (DateTime::<Utc>::MIN_UTC, utc("-0001-12-31T23:59:59Z"));
    assert_eq!(hour::ItemKeys::between("d", "s", from, to).len(), 0);
}

#[test]
fn ten_thousand_years_are_counted_and_not_walked() {
    let (from, to) = (DateTime::<Utc>::MIN_UTC, DateTime::<Utc>::MAX_UTC);
    let mut keys = minute::ItemKeys::between("d", "s", from, to);
    let count = 3_652_425_usize * 1440 * 3;
    assert_eq!(keys.len(), count);
    assert_eq!(keys.next().unwrap(), "d-0000-01-01T00:00-s.1");
    assert_eq!(keys.next_back().unwrap(), "d-9999-12-31T23:59-s.3");
    // 1970-01-01T00:00 is this many minutes after the start.
    let minutes = usize::try_from(-FIRST / 60).unwrap();
    assert_eq!(
        keys.clone().nth(minutes * 3 - 1).unwrap(),
        "d-1970-01-01T00:00-s.1"
    );
    assert_eq!(keys.nth(count - 4).unwrap(), "d-9999-12-31T23:59-s.1");
    assert_eq!(keys.len(), 1);
    assert_eq!(keys.clone().nth(usize::MAX), None);
    assert_eq!(keys.nth_back(0).unwrap(), "d-9999-12-31T23:59-s.2");
    assert_eq!((keys.len(), keys.next()), (0, None));
    assert_eq!(year::ItemKeys::between("d", "s", from, to).len(), 30_000);
    assert_eq!(month::ItemKeys::between("d", "s", from, to).len(), 360_000);
}

#[derive(SyntheticKey)]
struct Widest {
    #[pk(concat, rollup = "minute", epoch = "ms")]
    at: i128,
    #[pk(hash_suffix = 65535)]
    id: String,
}

#[test]
fn the_widest_range_of_all_does_not_overflow() {
    let mut keys = WidestKeys::between(i128::MIN, i128::MAX);
    assert_eq!(keys.len(), 3_652_425 * 1440 * 65_535);
    assert_eq!(keys.nth_back(65_535).unwrap(), "9999-12-31T23:58.65535");
    assert_eq!(
        WidestKeys { at: -1 }.iter().next().unwrap(),
        "1969-12-31T23:59.1"
    );
}

#[derive(SyntheticKey)]
struct Plain<'a> {
    #[pk(concat, rollup = "month")]
    at: &'a NaiveDate,
    #[pk(concat)]
    tenant: &'a str,
}

#[test]
fn without_a_suffix_there_is_one_key_for_each_period() {
    let date = |text: &str| text.parse::<NaiveDate>().unwrap();
    let keys = PlainKeys::between("t", date("2019-11-30"), date("2020-03-01"));
    assert_eq!(keys.len(), 5);
    assert!(keys.eq([
        "2019-11-t",
        "2019-12-t",
        "2020-01-t",
        "2020-02-t",
        "2020-03-t"
    ]));
    let one = PlainKeys {
        at: date("2019-11-30"),
        tenant: "t",
    };
    assert!(one.iter().eq(["2019-11-t"]));
    let item = Plain {
        at: &date("2019-11-01"),
        tenant: "t",
    };
    assert!(one.iter().eq([item.partition_key()]));
}

#[derive(SyntheticKey)]
struct Session {
    #[pk(concat, level = 1)]
    tenant: String,
    #[pk(concat, level = 2)]
    user: u32,
    #[pk(concat, level = 2, rollup = "day")]
    at: jiff::Zoned,
    #[pk(hash_suffix = 2, level = 3)]
    id: u64,
}

#[test]
fn a_period_in_the_middle_of_a_hierarchical_key() {
    let at = |text: &str| {
        text.parse::<jiff::Timestamp>()
            .unwrap()
            .to_zoned(jiff::tz::TimeZone::UTC)
    };
    let (from, to) = (at("2020-02-28T23:59:59.9Z"), at("2020-03-01T00:00:00Z"));
    let keys = SessionKeys::between("a / b", 7, &from, &to);
    let levels = |key: HierarchicalKey| key.levels().map(str::to_owned).collect::<Vec<_>>();
    assert_eq!(keys.len(), 6);
    let found: Vec<_> = keys.clone().map(levels).collect();
    let days = ["7-2020-02-28", "7-2020-02-29", "7-2020-03-01"];
    let expected: Vec<_> = days
        .iter()
        .flat_map(|day| ["1", "2"].map(|n| vec!["a / b", day, n]))
        .collect();
    assert_eq!(found, expected);
    for id in 0..9 {
        let item = Session {
            tenant: "a / b".into(),
            user: 7,
            at: to.clone(),
            id,
        };
        assert_eq!(
            keys.clone()
                .filter(|key| *key == item.partition_key())
                .count(),
            1
        );
    }
    assert!(
        keys.clone()
            .rev()
            .eq(keys.collect::<Vec<_>>().into_iter().rev())
    );
}
