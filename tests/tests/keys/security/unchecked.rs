//! The keys of `partition_key()` for values that a checked key refuses.

use std::collections::HashSet;

use chrono::NaiveDate;
use serde::Serialize;
use synthetic_key::{KeyError, KeyPart, Keyed, PartitionKey, SyntheticKey};

use super::texts;

#[derive(Serialize, SyntheticKey)]
#[pk(keyed)]
struct Absent {
    #[pk(concat, none = "UNKNOWN", max_len = 3)]
    region: Option<String>,
    #[pk(concat)]
    year: u16,
}

#[derive(SyntheticKey)]
struct Longer {
    #[pk(concat, none = "UNKNOWN", max_len = 6)]
    region: Option<String>,
    #[pk(concat)]
    year: u16,
}

/// Only the checked key is refused.
#[test]
fn a_text_longer_than_max_len_is_written_as_it_is() {
    for (region, is_in_range) in [
        (None, true),
        (Some("abc"), true),
        (Some("UNKNOWN"), false),
        (Some("UNKNOWNUNKNOWN"), false),
        (Some("UNKNOWN-2018"), false),
    ] {
        let item = AbsentKey { region, year: 2018 };
        assert_eq!(item.try_partition_key().is_ok(), is_in_range, "{region:?}");
        let text = region.unwrap_or("UNKNOWN");
        assert_eq!(item.partition_key(), format!("{text}-2018"));
        let longer = LongerKey { region, year: 2018 };
        assert_eq!(item.partition_key(), longer.partition_key());
    }
    let absent = AbsentKey {
        region: None,
        year: 2018,
    };
    let named = AbsentKey {
        region: Some("UNKNOWN"),
        year: 2018,
    };
    assert_eq!(named.partition_key(), absent.partition_key());
    let document = serde_json::to_string(&Keyed::new(Absent {
        region: Some("UNKNOWN".into()),
        year: 2018,
    }));
    let error = document.unwrap_err().to_string();
    assert!(error.contains("`region`"), "{error}");
}

#[derive(SyntheticKey)]
struct Hashed {
    #[pk(concat)]
    year: u16,
    #[pk(hash_suffix = 400, none = "UNKNOWN", max_len = 3)]
    region: Option<String>,
}

#[derive(SyntheticKey)]
struct HashedLonger {
    #[pk(concat)]
    year: u16,
    #[pk(hash_suffix = 400, none = "UNKNOWN", max_len = 6)]
    region: Option<String>,
}

#[test]
fn equal_layouts_give_equal_keys_whatever_the_limits_are() {
    assert_eq!(Hashed::LAYOUT, HashedLonger::LAYOUT);
    assert_eq!(Absent::LAYOUT, Longer::LAYOUT);
    for region in [
        None,
        Some("abc"),
        Some("UNKNOWN"),
        Some("eu-west-1"),
        Some("eu-w"),
    ] {
        let short = HashedKey { year: 2018, region };
        let longer = HashedLongerKey { year: 2018, region };
        assert_eq!(short.partition_key(), longer.partition_key());
    }
}

/// No tenant and value give the key of others, and the checked key is the same or refused.
#[track_caller]
fn assert_apart<T: SyntheticKey<Key = PartitionKey>>(
    keys: &mut HashSet<PartitionKey>,
    item: &T,
    is_in_range: bool,
) {
    let key = item.partition_key();
    match item.try_partition_key() {
        Ok(checked) => assert!(is_in_range && checked == key, "{key}"),
        Err(KeyError::OutOfRange { .. }) => assert!(!is_in_range, "{key}"),
        Err(error) => panic!("{error}"),
    }
    assert!(keys.insert(key.clone()), "{key}");
}

#[derive(SyntheticKey)]
struct Numbered {
    #[pk(concat)]
    tenant: String,
    #[pk(concat, pad = 2)]
    number: i32,
}

#[test]
fn no_integer_reaches_into_another_part() {
    let numbers = [
        0,
        1,
        11,
        99,
        100,
        111,
        1111,
        -1,
        -11,
        -111,
        i32::MIN,
        i32::MAX,
    ];
    let mut keys = HashSet::new();
    for tenant in texts() {
        for number in numbers {
            let numbered = NumberedKey {
                tenant: &tenant,
                number,
            };
            assert_apart(&mut keys, &numbered, (0..100).contains(&number));
        }
    }
}

#[derive(SyntheticKey)]
struct Dated<D> {
    #[pk(concat)]
    tenant: String,
    #[pk(concat)]
    on: D,
}

#[derive(SyntheticKey)]
struct Yearly {
    #[pk(concat)]
    tenant: String,
    #[pk(concat, rollup = "year", epoch = "s")]
    at: i64,
}

#[test]
fn no_far_date_reaches_into_another_part() {
    fn assert_dates_apart<D: KeyPart + Copy>(on: [(D, bool); 3]) {
        let mut keys = HashSet::new();
        for tenant in texts() {
            for (on, is_in_range) in on {
                let dated = Dated {
                    tenant: tenant.clone(),
                    on,
                };
                assert_apart(&mut keys, &dated, is_in_range);
            }
        }
    }
    let year = |year| NaiveDate::from_ymd_opt(year, 1, 1).unwrap();
    assert_dates_apart([(year(1), true), (year(-1), false), (year(12_018), false)]);
    let year = |year| jiff::civil::date(year, 1, 1);
    assert_dates_apart([(year(1), true), (year(-1), false), (year(9999), true)]);
    let year = |year| time::Date::from_ordinal_date(year, 1).unwrap();
    assert_dates_apart([(year(1), true), (year(-1), false), (year(9999), true)]);
    let mut keys = HashSet::new();
    for tenant in texts() {
        for (at, is_in_range) in [(0, true), (i64::MIN, false), (i64::MAX, false)] {
            let yearly = YearlyKey {
                tenant: &tenant,
                at,
            };
            assert_apart(&mut keys, &yearly, is_in_range);
        }
    }
}

/// The only values that share a text with others, of the same part.
#[test]
fn a_far_date_is_the_nearest() {
    let key = |at| YearlyKey { tenant: "a", at }.partition_key();
    assert_eq!([i64::MIN, i64::MAX].map(key), ["a-0000", "a-9999"]);
    let dated = |on| Dated {
        tenant: "a".into(),
        on,
    };
    let [first, last] = [NaiveDate::MIN, NaiveDate::MAX].map(|on| dated(on).partition_key());
    assert_eq!([first, last], ["a-0000-01-01", "a-9999-12-31"]);
}
