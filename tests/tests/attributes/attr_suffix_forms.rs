//! `hash_suffix(N, from, pad, first, by)` and `random_suffix(N, ...)`: other numbers, in another format, in another place.

use proptest::prelude::*;
use serde::{Deserialize, Serialize};
use synthetic_key::{Keyed, PartitionKey, RandomSuffix, SyntheticKey};

/// A common choice: the sum of the bytes.
fn bucket(vin: &str) -> u64 {
    vin.bytes().map(u64::from).sum()
}

#[expect(
    clippy::trivially_copy_pass_by_ref,
    reason = "it is called so by the derive"
)]
fn greatest(number: &u64) -> u64 {
    u64::MAX - number
}

#[derive(Debug, PartialEq, Serialize, Deserialize, SyntheticKey)]
#[pk(keyed, layout = "{date}.{xxh64(vin) % 10:02}")]
struct Padded {
    #[pk(concat)]
    date: String,
    #[pk(hash_suffix(10, from = 0, pad = 2))]
    vin: String,
}

#[derive(SyntheticKey)]
#[pk(
    escape,
    prefix = "T#",
    layout = "T#{xxh64(country, vin) % 400 + 1}-{tenant:%}-{number}"
)]
struct First {
    #[pk(concat)]
    tenant: String,
    #[pk(concat)]
    number: i32,
    #[pk(hash_suffix(400, first))]
    country: String,
    #[pk(hash_suffix)]
    vin: String,
}

#[derive(SyntheticKey)]
#[pk(layout = "{date}.{fn(bucket)(vin) % 10}")]
struct Own {
    #[pk(concat)]
    date: String,
    #[pk(hash_suffix(10, from = 0, by = bucket))]
    vin: String,
}

#[derive(SyntheticKey)]
#[pk(
    id = "{number}",
    layout = "{fn(greatest)(number) % 65535 + 1:05}-{tenant}"
)]
struct OwnOfANumber {
    #[pk(concat)]
    tenant: String,
    #[pk(hash_suffix(65535, pad = 5, first, by = greatest))]
    number: u64,
}

#[derive(SyntheticKey)]
#[pk(layout = "{shard in 0..=9:02}-{tenant}-{at:s:hour}")]
struct Drawn {
    #[pk(concat)]
    tenant: String,
    #[pk(concat, rollup = "hour", epoch = "s")]
    at: i64,
    #[pk(random_suffix(10, from = 0, pad = 2, first))]
    shard: RandomSuffix<10, 0>,
}

#[derive(SyntheticKey)]
#[pk(layout = "{tenant}{/}{xxh64(vin) % 3}_{date}")]
#[pk(separator = "_")]
struct Level {
    #[pk(concat, level = 1)]
    tenant: String,
    #[pk(concat, level = 2)]
    date: String,
    #[pk(hash_suffix(3, from = 0, first), level = 2)]
    vin: String,
}

#[derive(SyntheticKey)]
struct Generic<T> {
    #[pk(concat)]
    tenant: T,
    #[pk(random_suffix(4, from = 0, first))]
    shard: RandomSuffix<4, 0>,
}

#[test]
fn numbers_are_written_as_declared() {
    // 224 of 400, counted from 0.
    let vin = "1HGCM82633A004352";
    assert_eq!(PaddedKey { date: "d", vin }.partition_key(), "d.04");
    assert_eq!(
        OwnKey {
            date: "d",
            vin: "ab"
        }
        .partition_key(),
        "d.5"
    );
    let own = OwnOfANumberKey {
        tenant: "a",
        number: &0,
    };
    assert_eq!(own.partition_key(), "00001-a");
    assert_eq!(own.item_id().unwrap(), "0");
    let item = OwnOfANumber {
        tenant: "a".into(),
        number: u64::MAX,
    };
    assert_eq!(item.partition_key(), "00001-a");
    let shard = RandomSuffix::new(0).unwrap();
    assert_eq!(
        GenericKey::<String> { tenant: "a", shard }.partition_key(),
        "0-a"
    );
}

#[test]
fn fan_outs_go_over_all_numbers_in_order() {
    let keys: Vec<_> = PaddedKeys { date: "d" }
        .iter()
        .map(|key| key.to_string())
        .collect();
    let expected: Vec<_> = (0..10).map(|n| format!("d.{n:02}")).collect();
    assert_eq!(keys, expected);
    let keys = FirstKeys {
        tenant: "a-b",
        number: -7,
    }
    .iter();
    assert!(keys.eq((1..=400).map(|n| PartitionKey::from(format!("T#{n}-a%2Db--7").as_str()))));
    let keys = OwnKeys { date: "d" }.iter();
    assert!(keys.eq((0..10).map(|n| PartitionKey::from(format!("d.{n}").as_str()))));
    let keys = LevelKeys {
        tenant: "t",
        date: "d",
    }
    .iter();
    let keys: Vec<_> = keys
        .map(|key| key.levels().map(str::to_owned).collect::<Vec<_>>())
        .collect();
    assert_eq!(keys, [["t", "0_d"], ["t", "1_d"], ["t", "2_d"]]);
    assert_eq!(LevelKey1 { tenant: "t" }.partition_key(), ["t"]);
}

#[test]
fn spans_of_time_go_over_all_numbers() {
    let mut keys = DrawnKeys::between("a", 0, 3_600);
    assert_eq!(keys.len(), 20);
    assert_eq!(keys.next().unwrap(), "00-a-1970-01-01T00");
    assert_eq!(keys.nth(9).unwrap(), "00-a-1970-01-01T01");
    assert_eq!(keys.next_back().unwrap(), "09-a-1970-01-01T01");
}

#[test]
fn other_forms_of_a_number_are_not_keys() {
    assert_eq!(PaddedKey::parse("d.04"), Ok(("d".to_owned(), 4_u16)));
    for text in ["d.4", "d.004", "d.10", "d.", "d.+4", "d"] {
        assert!(PaddedKey::parse::<(String, u16)>(text).is_err(), "{text}");
    }
    let first = |text| FirstKey::parse::<(String, i32, u16)>(text);
    assert_eq!(first("T#400-1-2"), Ok(("1".to_owned(), 2, 400)));
    for text in [
        "T#0-1-2",
        "T#401-1-2",
        "T#01-1-2",
        "T#-1-2",
        "T#1-2",
        "T#1",
        "1-1-2",
        "T#1--2",
    ] {
        assert!(first(text).is_err(), "{text}");
    }
    let drawn = |text| DrawnKey::parse::<(String, String, RandomSuffix<10, 0>)>(text);
    let (tenant, hour, shard) = drawn("07-a-1970-01-01T00").unwrap();
    assert_eq!((&*tenant, &*hour, shard.get()), ("a", "1970-01-01T00", 7));
    assert!(drawn("7-a-1970-01-01T00").is_err());
}

#[test]
fn numbers_are_drawn_from_their_range() {
    let drawn: Vec<u16> = (0..1000)
        .map(|_| <RandomSuffix<3, 0>>::random().get())
        .collect();
    assert!((0..3).all(|n| drawn.contains(&n)) && drawn.iter().all(|n| *n < 3));
    assert!(<RandomSuffix<10, 0>>::new(0).is_ok() && <RandomSuffix<10, 0>>::new(9).is_ok());
    let error = <RandomSuffix<10, 0>>::new(10).unwrap_err();
    assert_eq!(error.to_string(), "the suffix 10 is not in 0..=9");
    assert!(serde_json::from_str::<RandomSuffix<10, 0>>("10").is_err());
}

#[test]
fn documents_are_verified() {
    let right = r#"{"date":"d","vin":"1HGCM82633A004352","partitionKey":"d.04"}"#;
    let item: Keyed<Padded> = serde_json::from_str(right).unwrap();
    assert_eq!(serde_json::to_string(&item).unwrap(), right);
    for wrong in ["d.4", "d.05", "d.5"] {
        let document = right.replace("d.04", wrong);
        assert!(
            serde_json::from_str::<Keyed<Padded>>(&document).is_err(),
            "{wrong}"
        );
    }
}

proptest! {
    #[test]
    fn an_item_is_in_its_fan_out(date in "[a-z0-9.]{1,6}", vin: String) {
        let (padded, own) = (PaddedKey { date: &date, vin: &vin }, OwnKey { date: &date, vin: &vin });
        let hash = synthetic_key_format::hash::xxh64(&vin);
        prop_assert_eq!(padded.partition_key().to_string(), format!("{date}.{:02}", hash % 10));
        prop_assert_eq!(own.partition_key().to_string(), format!("{date}.{}", bucket(&vin) % 10));
        let (mut all_padded, mut all_own) = (PaddedKeys { date: &date }.iter(), OwnKeys { date: &date }.iter());
        prop_assert!(all_padded.any(|key| key == padded.partition_key()));
        prop_assert!(all_own.any(|key| key == own.partition_key()));
    }

    #[test]
    fn a_number_in_front_comes_off_again(tenant in "[0-9a%.#T-]{1,6}", number: i32, country: String, vin: String) {
        let key = FirstKey { tenant: &tenant, number, country: &country, vin: &vin }.partition_key();
        let (parsed, parsed_number, n) = FirstKey::parse::<(String, i32, u16)>(&key).unwrap();
        prop_assert_eq!((&parsed, parsed_number), (&tenant, number));
        let text = format!("{country}\u{1f}{vin}");
        let hash = synthetic_key_format::hash::xxh64(&text);
        prop_assert_eq!(u64::from(n), hash % 400 + 1);
    }

    #[test]
    fn another_number_in_front_is_another_key(one in "[0-9-]{1,3}", other in "[0-9-]{1,3}", m in 0_u16..4, n in 0_u16..4) {
        let key = |tenant: &str, n| GenericKey::<String> { tenant, shard: RandomSuffix::new(n).unwrap() }.partition_key();
        prop_assert_eq!(key(&one, m) == key(&other, n), (&one, m) == (&other, n));
    }
}
