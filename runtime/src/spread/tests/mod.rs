//! The effective keys that others have published, and the assertion on keys whose spread is known.

use std::format;
use std::panic::{AssertUnwindSafe, catch_unwind};
use std::string::{String, ToString};
use std::vec::Vec;

use serde::Deserialize;

use super::{EffectiveKey, assert_spread};
use crate::key::hierarchical::Finished;
use crate::write::Draft;
use crate::{HierarchicalKey, KeyWriter, PartitionKey};

#[derive(Deserialize)]
struct File {
    vectors: Vec<Vector>,
}

#[derive(Deserialize)]
struct Vector {
    levels: Vec<String>,
    effective: String,
}

fn hierarchical(levels: &[String]) -> HierarchicalKey {
    let mut key = Draft::new();
    for (i, level) in levels.iter().enumerate() {
        if i > 0 {
            key.__next_level();
        }
        key.push_str(level);
    }
    HierarchicalKey::written(key)
}

#[test]
fn published_effective_keys() {
    let file: File = serde_json::from_str(include_str!("effective_keys.json")).unwrap();
    assert!(file.vectors.len() >= 30);
    for Vector { levels, effective } in file.vectors {
        let key = hierarchical(&levels);
        assert_eq!(EffectiveKey::of(&key).to_string(), effective, "{key}");
        if let [text] = &levels[..] {
            let key = PartitionKey::from(text.as_str());
            assert_eq!(EffectiveKey::of(&key).to_string(), effective, "{key}");
        }
    }
}

/// A ring of two halves is divided at `20`; every other number of partitions is a refinement of its parts.
#[test]
fn partitions_are_ranges_in_order() {
    let mut keys: Vec<_> = (0..2000)
        .map(|i| EffectiveKey::of(&PartitionKey::from(format!("key {i}"))))
        .collect();
    keys.sort();
    for partitions in [1, 2, 3, 7, 8, 1000, u32::MAX] {
        let places: Vec<_> = keys.iter().map(|key| key.partition(partitions)).collect();
        assert!(places.is_sorted() && places.iter().all(|&place| place < partitions));
    }
    for key in &keys {
        assert_eq!(key.partition(2) == 1, key.to_string().as_str() >= "20");
        assert_eq!(key.partition(8) / 4, key.partition(2));
    }
}

fn days(days: u64, a_day: u64, key: impl Fn(&str, u64) -> String) -> Vec<(String, PartitionKey)> {
    let day = |i: u64| format!("2018-08-{:02}", 1 + i / a_day);
    let items = (0..days * a_day).map(|i| (day(i), PartitionKey::from(key(&day(i), i))));
    items.collect()
}

fn failure(items: Vec<(String, PartitionKey)>, partitions: u32, max_over_mean: f64) -> String {
    let check = AssertUnwindSafe(|| assert_spread(items, partitions, max_over_mean));
    let payload = catch_unwind(check).unwrap_err();
    let fixed = payload.downcast_ref::<&str>().map(ToString::to_string);
    fixed.unwrap_or_else(|| payload.downcast_ref::<String>().unwrap().clone())
}

#[test]
fn suffixes_are_spread() {
    let items = days(10, 4000, |day, i| format!("{day}.{}", i * 7919 % 400 + 1));
    assert_spread(items, 8, 1.5);
}

#[test]
fn a_date_is_one_partition_at_a_time() {
    let text = failure(days(28, 1000, |day, _| day.into()), 4, 2.0);
    let start = "the keys are not spread: in 28 of 28 windows the busiest of 4 partitions has more than 2 times the mean\n";
    assert!(text.starts_with(start), "{text}");
    assert!(text.contains(": 1000 items, 100 %\n"), "{text}");
    assert!(text.contains(
        "1000 items under 1 keys in 1 of 4 partitions; the busiest has 4.00 times the mean"
    ));

    // Without windows the year looks well enough.
    let a_year = days(28, 1000, |day, _| day.into()).into_iter();
    assert_spread(a_year.map(|(_, key)| ("all", key)), 4, 2.0);
}

#[test]
fn a_hot_key_is_named() {
    let items = days(1, 8000, |day, i| {
        let suffix = if i % 2 == 0 { 7 } else { i % 400 + 1 };
        format!("{day}.{suffix}")
    });
    let text = failure(items, 8, 1.5);
    assert!(
        text.contains("the hottest keys:\n    2018-08-01.7: 4000 items, 50 %\n"),
        "{text}"
    );
}

#[test]
fn what_proves_nothing_fails() {
    assert!(failure(Vec::new(), 8, 1.5).starts_with("there are no items"));
    let few = failure(days(1, 9, |_, i| i.to_string()), 8, 1.5);
    assert!(
        few.starts_with("window 2018-08-01 has 9 items for 8 partitions: too few"),
        "{few}"
    );
    for limit in [0.5, f64::NAN] {
        let check = || assert_spread([("all", PartitionKey::from("a"))], 1, limit);
        assert!(catch_unwind(check).is_err());
    }
    assert_spread([("all", PartitionKey::from("a"))], 1, 1.0);
    assert!(catch_unwind(|| assert_spread([("all", PartitionKey::from("a"))], 0, 1.0)).is_err());
}
