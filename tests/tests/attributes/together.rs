//! Options of parts in combination: their results, and the values that they refuse.

use chrono::{DateTime, NaiveDate, Utc};
use proptest::prelude::*;
use synthetic_key::{KeyError, KeyPart, SyntheticKey};
use synthetic_key_tests::times::utc;
use synthetic_key_tests::{cases, domain};
use uuid::Uuid;

#[expect(clippy::ptr_arg, reason = "the function takes the field as it is")]
fn shortened(words: &Vec<String>) -> String {
    words
        .iter()
        .filter_map(|word| word.chars().next())
        .collect()
}

struct Vehicle {
    vin: String,
    wheels: Wheels,
}

struct Wheels {
    r#type: Option<u8>,
    since: DateTime<Utc>,
}

#[derive(Clone, Copy, serde::Serialize, KeyPart)]
enum Tier {
    Free,
    #[serde(rename = "Pro-Plus")]
    ProPlus,
}

#[derive(SyntheticKey)]
#[pk(escape)]
struct Item {
    #[pk(concat, none = "NONE", case = "lower")]
    region: Option<String>,
    #[pk(concat, pad = 6)]
    seq: i32,
    #[pk(concat, path = "vin", case = "upper", max_len = 17)]
    vehicle: Vehicle,
    #[pk(concat, with = domain)]
    email: String,
    #[pk(hash_suffix = 9, with = shortened, max_len = 3)]
    words: Vec<String>,
}

fn item(region: Option<&str>, seq: i32, vin: &str, email: &str, words: &[&str]) -> Item {
    let (vin, since) = (vin.to_owned(), DateTime::UNIX_EPOCH);
    let wheels = Wheels {
        r#type: None,
        since,
    };
    Item {
        region: region.map(Into::into),
        seq,
        vehicle: Vehicle { vin, wheels },
        email: email.into(),
        words: words.iter().map(|&word| word.to_owned()).collect(),
    }
}

#[test]
fn texts_of_every_option() {
    let sound = item(Some("Eu-W"), 42, "1hgcm", "A@B-c", &["two", "words"]);
    let key = sound.try_partition_key().unwrap();
    assert!(key.starts_with("eu%2Dw-000042-1HGCM-B%2Dc."), "{key}");
    let absent = item(None, 0, "é", "@x", &[]);
    assert!(
        absent
            .try_partition_key()
            .unwrap()
            .starts_with("NONE-000000-é-x.")
    );
    assert_eq!(
        Item::LAYOUT,
        "{region:?\"NONE\":lower:%}-{seq:06}-{vehicle.vin:upper:%}-{email:fn(domain):%}.{xxh64(words:fn(shortened)) % 9 + 1}"
    );
    // A lookup takes any part in place of the nested one, and the arguments of the functions.
    let words = ["two".to_owned(), "words".to_owned()];
    let words = &Vec::from(words);
    for vin in ["1hgcm", "1HGCM"] {
        let point = ItemKey {
            region: Some("EU-W"),
            seq: 42,
            vehicle: vin,
            email: "other@B-c",
            words,
        };
        assert_eq!(point.partition_key(), key);
    }
    let cow = &std::borrow::Cow::Borrowed("1Hgcm");
    let point = ItemKey {
        region: Some("EU-W"),
        seq: 42,
        vehicle: cow,
        email: "B-c",
        words,
    };
    assert_eq!(point.partition_key(), key);
    let numbered = ItemKey {
        region: None,
        seq: 42,
        vehicle: 7_u8,
        email: "B-c",
        words,
    };
    assert!(numbered.partition_key().starts_with("NONE-000042-7-B%2Dc."));
    let keys = ItemKeys {
        region: Some("EU-W"),
        seq: 42,
        vehicle: 'x',
        email: "B-c",
    };
    assert_eq!(keys.iter().next_back().unwrap(), "eu%2Dw-000042-X-B%2Dc.9");
}

#[test]
fn values_that_the_options_refuse() {
    let error = |item: Item| item.try_partition_key().unwrap_err();
    let out_of_range = |field, value: &str, expected| KeyError::OutOfRange {
        field,
        value: value.into(),
        expected,
    };
    assert_eq!(
        error(item(None, 1_000_000, "v", "e", &[])),
        out_of_range("seq", "1000000", "whole numbers of up to 6 digits")
    );
    for negative in [-1, -99_999, i32::MIN] {
        let refused = error(item(None, negative, "v", "e", &[]));
        assert!(
            matches!(refused, KeyError::OutOfRange { field: "seq", .. }),
            "{refused:?}"
        );
    }
    let long = "x".repeat(18);
    assert_eq!(
        error(item(None, 1, &long, "e", &[])),
        out_of_range(
            "vehicle.vin",
            &long.to_uppercase(),
            "texts of up to 17 bytes"
        )
    );
    // Bytes, not characters; and before escaping.
    assert!(
        item(None, 1, "ééééééééé", "e", &[])
            .try_partition_key()
            .is_err()
    );
    assert!(
        item(None, 1, "-----------------", "e", &[])
            .try_partition_key()
            .is_ok()
    );
    assert_eq!(
        error(item(None, 1, "v", "e", &["one", "two", "three", "four"])),
        out_of_range("words", "ottf", "texts of up to 3 bytes")
    );
    assert_eq!(
        error(item(Some(""), 1, "v", "e", &[])),
        KeyError::Empty { field: "region" }
    );
    assert_eq!(
        error(item(None, 1, "", "e", &[])),
        KeyError::Empty {
            field: "vehicle.vin"
        }
    );
    assert_eq!(
        error(item(None, 1, "v", "e@", &[])),
        KeyError::Empty { field: "email" }
    );
    // A hashed value may be empty.
    assert!(item(None, 1, "v", "e", &[""]).try_partition_key().is_ok());
    let refused = error(item(Some(&"x".repeat(2100)), 1, "v", "e", &[]));
    assert!(
        matches!(
            refused,
            KeyError::TooLong {
                field: "region",
                max: synthetic_key::store::Length::Bytes(2048),
                ..
            }
        ),
        "{refused:?}"
    );
}

proptest! {
    #![proptest_config(cases(512))]

    #[test]
    fn no_value_panics(
        region in any::<Option<String>>(),
        seq in any::<i32>(),
        vin in any::<String>(),
        email in any::<String>(),
        words in proptest::collection::vec(any::<String>(), 0..5),
    ) {
        let words: Vec<_> = words.iter().map(|word| &**word).collect();
        let item = item(region.as_deref(), seq, &vin, &email, &words);
        let key = item.partition_key();
        let point = ItemKey { region: region.as_deref(), seq, vehicle: &vin, email: &email, words: &item.words };
        assert_eq!(point.partition_key(), key);
        assert_eq!(point.try_partition_key(), item.try_partition_key());
        let is_sound = region.as_deref() != Some("")
            && (0..1_000_000).contains(&seq)
            && (1..=17).contains(&vin.len())
            && !domain(&email).is_empty()
            && shortened(&item.words).len() <= 3;
        match item.try_partition_key() {
            Ok(same) => {
                assert!(is_sound);
                assert_eq!(same, key);
            }
            Err(error) => assert!(!is_sound || key.len() > 2048, "{error}"),
        }
    }
}

#[derive(SyntheticKey)]
#[pk(separator = "|")]
struct Typed {
    #[pk(concat, case = "upper")]
    tier: Tier,
    #[pk(concat, none = "none")]
    other_tier: Option<Tier>,
    #[pk(concat, case = "upper")]
    id: Uuid,
    #[pk(concat, case = "lower")]
    letter: char,
    #[pk(concat, case = "upper")]
    flag: bool,
    #[pk(concat, none = "?")]
    other_flag: Option<bool>,
    #[pk(concat, none = "-")]
    number: Option<i64>,
    #[pk(concat, none = "0000-00-00T")]
    date: Option<NaiveDate>,
    #[pk(concat, none = "ever", rollup = "year")]
    since: Option<DateTime<Utc>>,
    #[pk(concat, pad = 39)]
    wide: u128,
    #[pk(concat, path = "wheels.type", none = "x")]
    wheels: Vehicle,
    #[pk(concat, path = "wheels.since", rollup = "minute")]
    car: Vehicle,
}

#[test]
fn options_on_every_kind_of_type() {
    let vehicle = |kind| {
        let since = utc("2018-08-09T14:05:59Z");
        let wheels = Wheels {
            r#type: kind,
            since,
        };
        Vehicle {
            vin: String::new(),
            wheels,
        }
    };
    let mut item = Typed {
        tier: Tier::ProPlus,
        other_tier: Some(Tier::Free),
        id: Uuid::from_u128(0xabcd),
        letter: 'Ä',
        flag: true,
        other_flag: Some(false),
        number: Some(i64::MIN),
        date: NaiveDate::from_ymd_opt(2020, 2, 29),
        since: Some(utc("1969-12-31T23:59:59Z")),
        wide: u128::MAX,
        wheels: vehicle(Some(255)),
        car: vehicle(None),
    };
    let key = "PRO-PLUS|Free|00000000-0000-0000-0000-00000000ABCD|Ä|TRUE|false|-9223372036854775808|2020-02-29|1969|\
               340282366920938463463374607431768211455|255|2018-08-09T14:05";
    assert_eq!(item.try_partition_key().unwrap(), key);
    (
        item.other_tier,
        item.other_flag,
        item.number,
        item.date,
        item.since,
    ) = (None, None, None, None, None);
    (item.wide, item.wheels, item.letter) = (7, vehicle(None), 'Z');
    let key = "PRO-PLUS|none|00000000-0000-0000-0000-00000000ABCD|z|TRUE|?|-|0000-00-00T|ever|\
               000000000000000000000000000000000000007|x|2018-08-09T14:05";
    assert_eq!(item.try_partition_key().unwrap(), key);
    let point = TypedKey {
        tier: &Tier::ProPlus,
        other_tier: None,
        id: item.id,
        letter: 'z',
        flag: true,
        other_flag: None,
        number: None,
        date: None,
        since: None,
        wide: 7,
        wheels: None::<i128>,
        car: jiff::Timestamp::from_second(1_533_823_500).unwrap(),
    };
    assert_eq!(point.partition_key(), key);
    item.date = Some(NaiveDate::MAX);
    assert!(matches!(
        item.try_partition_key(),
        Err(KeyError::OutOfRange { field: "date", .. })
    ));
}
