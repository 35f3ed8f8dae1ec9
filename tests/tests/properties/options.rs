//! Every option of a part, for any value: a plain model predicts the key, and whether it is valid.

use std::time::{Duration, SystemTime};

use chrono::{DateTime, Datelike, Timelike, Utc};
use proptest::option::of;
use proptest::prelude::*;
use synthetic_key::{HierarchicalKey, KeyError, Store, SyntheticKey};
use synthetic_key_tests::{cases, first_word};

use super::items::chrono_date;
use super::laws::{buffer, the_key_is_the_same_everywhere};

#[derive(Debug)]
struct Outer {
    inner: Inner,
}

#[derive(Debug)]
struct Inner {
    r#type: Option<String>,
}

const SHORT: Store = Store::bytes(300);

#[derive(Debug, SyntheticKey)]
#[pk(escape, separator = "~", store = SHORT)]
struct Item {
    #[pk(concat, pad = 39)]
    wide: u128,
    #[pk(concat, pad = 3)]
    narrow: i64,
    #[pk(concat, none = "NONE", case = "lower", max_len = 6)]
    folded: Option<String>,
    #[pk(concat, path = "inner.type", none = "no type", max_len = 5)]
    outer: Outer,
    #[pk(concat, with = first_word)]
    words: String,
    #[pk(concat, none = "never", rollup = "hour", epoch = "ms")]
    at: Option<i128>,
    #[pk(hash_suffix = 9, case = "upper", none = "none")]
    hashed: Option<String>,
    #[pk(hash_suffix = 9, rollup = "day")]
    since: chrono::NaiveDate,
}

fn text() -> impl Strategy<Value = String> {
    prop_oneof!["[aB~%. é]{0,7}", any::<String>(), "x{100,300}"]
}

fn millis() -> impl Strategy<Value = i128> {
    let years = -62_167_219_200_000_i128..=253_402_300_799_999;
    prop_oneof![3 => years, 1 => any::<i64>().prop_map(i128::from), 1 => any::<i128>()]
}

prop_compose! {
    fn item()(
        wide in any::<u128>(),
        narrow in prop_oneof![3 => 0_i64..1000, 1 => -20_i64..1020, 1 => any::<i64>()],
        folded in of(text()),
        r#type in of(text()),
        words in text(),
        at in of(millis()),
        hashed in of(text()),
        since in chrono_date(),
    ) -> Item {
        let outer = Outer { inner: Inner { r#type } };
        Item { wide, narrow, folded, outer, words, at, hashed, since }
    }
}

fn percent_escaped(text: &str) -> String {
    text.replace('%', "%25")
        .replace('~', "%7E")
        .replace('.', "%2E")
}

/// The start of the RFC 3339 text, if there is one.
fn hour(millis: i128) -> Option<String> {
    let at = DateTime::<Utc>::from_timestamp_millis(millis.try_into().ok()?)?;
    (0..=9999)
        .contains(&at.year())
        .then(|| format!("{}T{:02}", at.date_naive(), at.hour()))
}

/// The texts of the parts; `None` if Key Format 1 does not have one of them.
fn model(item: &Item) -> Option<String> {
    let there = |text: String, max: usize| (1..=max).contains(&text.len()).then_some(text);
    let narrow = (0..1000)
        .contains(&item.narrow)
        .then(|| format!("{:03}", item.narrow))?;
    let folded = match &item.folded {
        Some(text) => there(text.to_ascii_lowercase(), 6)?,
        None => "NONE".to_owned(),
    };
    let nested = match &item.outer.inner.r#type {
        Some(text) => there(text.clone(), 5)?,
        None => "no type".to_owned(),
    };
    let at = match item.at {
        Some(at) => hour(at)?,
        None => "never".to_owned(),
    };
    let words = there(first_word(&item.words), usize::MAX)?;
    let is_hashed = (0..=9999).contains(&item.since.year());
    let texts = [
        format!("{:039}", item.wide),
        narrow,
        folded,
        nested,
        words,
        at,
    ];
    is_hashed.then(|| texts.map(|text| percent_escaped(&text)).join("~"))
}

#[derive(Debug, SyntheticKey)]
#[pk(escape)]
struct Session {
    #[pk(concat, level = 1, none = "NONE", case = "lower")]
    tenant: Option<String>,
    #[pk(concat, level = 2, pad = 2)]
    number: u8,
    #[pk(concat, level = 2)]
    user: String,
    #[pk(concat, level = 3, rollup = "minute")]
    at: SystemTime,
    #[pk(hash_suffix = 5, level = 3)]
    device: char,
}

prop_compose! {
    fn session()(
        tenant in of("[aB.-]{0,3}"),
        number in any::<u8>(),
        user in "[a%.-]{0,3}",
        seconds in prop_oneof![3 => -62_167_219_200_i64..=253_402_300_799, 1 => any::<i64>()],
        device in any::<char>(),
    ) -> Session {
        let by = Duration::from_secs(seconds.unsigned_abs());
        let at = if seconds < 0 {
            SystemTime::UNIX_EPOCH.checked_sub(by)
        } else {
            SystemTime::UNIX_EPOCH.checked_add(by)
        };
        Session { tenant, number, user, at: at.unwrap_or(SystemTime::UNIX_EPOCH), device }
    }
}

fn texts(key: &HierarchicalKey) -> Vec<String> {
    key.levels().map(str::to_owned).collect()
}

proptest! {
    #![proptest_config(cases(512))]

    #[test]
    fn every_option_is_as_in_the_model(item in item(), buffer in buffer()) {
        let point = ItemKey {
            wide: item.wide,
            narrow: item.narrow,
            folded: item.folded.as_deref(),
            outer: item.outer.inner.r#type.as_deref(),
            words: &item.words,
            at: item.at,
            hashed: item.hashed.as_deref(),
            since: item.since,
        };
        let key = the_key_is_the_same_everywhere(&item, &point, &buffer);
        let (base, number) = key.rsplit_once('.').unwrap();
        let number: usize = number.parse().unwrap();
        prop_assert!((1..=9).contains(&number));
        let keys = ItemKeys {
            wide: item.wide,
            narrow: item.narrow,
            folded: item.folded.as_deref(),
            outer: item.outer.inner.r#type.as_deref(),
            words: &item.words,
            at: item.at,
        };
        prop_assert_eq!(keys.iter().nth(number - 1).unwrap(), key.as_str());
        prop_assert_eq!(item.read_keys().next().unwrap(), key.as_str());
        for earlier in item.read_keys().skip(1) {
            prop_assert_eq!(earlier.rsplit_once('.').unwrap().0, base);
            prop_assert!(item.needs_move(&earlier) && !item.needs_move(&key));
        }
        match (item.try_partition_key(), model(&item)) {
            (Ok(_), Some(expected)) => {
                prop_assert!(base == expected && key.len() <= 300);
                let parsed = Item::parse::<(u128, i64, Option<String>, Option<String>, String, Option<String>, u16)>(&key);
                let (wide, narrow, folded, nested, words, ..) = parsed.unwrap();
                prop_assert_eq!((wide, narrow), (item.wide, item.narrow));
                prop_assert_eq!(folded, item.folded.map(|text| text.to_ascii_lowercase()));
                prop_assert_eq!((nested, words), (item.outer.inner.r#type, first_word(&item.words)));
            }
            (Err(KeyError::TooLong { len, max: synthetic_key::store::Length::Bytes(300), .. }), Some(_)) => prop_assert!(len == key.len() && len > 300),
            (Err(_), None) => {}
            (result, model) => panic!("{result:?} {model:?}"),
        }
    }

    #[test]
    fn every_level_keeps_to_itself(one in session(), other in session()) {
        let keys = [&one, &other].map(|item| {
            let key = item.partition_key();
            let point = SessionKey {
                tenant: item.tenant.as_deref(),
                number: item.number,
                user: &item.user,
                at: item.at,
                device: item.device,
            };
            assert_eq!(texts(&point.partition_key()), texts(&key));
            assert_eq!(point.try_partition_key(), item.try_partition_key());
            let SessionKey { tenant, number, user, at, .. } = point;
            let prefixes = [
                texts(&SessionKey1 { tenant }.partition_key()),
                texts(&SessionKey2 { tenant, number, user }.partition_key()),
            ];
            let texts = texts(&key);
            assert_eq!(prefixes, [texts[..1].to_vec(), texts[..2].to_vec()]);
            let fan_out = SessionKeys { tenant, number, user, at }.iter();
            assert_eq!(fan_out.filter(|other| *other == key).count(), 1);
            item.try_partition_key().is_ok().then_some(texts)
        });
        if let [Some(one_key), Some(other_key)] = keys {
            let folded = |item: &Session| item.tenant.as_ref().map(|tenant| tenant.to_ascii_lowercase());
            prop_assert_eq!(one_key[0] == other_key[0], folded(&one) == folded(&other));
            prop_assert_eq!(one_key[1] == other_key[1], (one.number, &one.user) == (other.number, &other.user));
        }
    }
}
