//! The effective keys that others have published, and the assertion on keys whose spread is known.

use std::format;
use std::panic::{AssertUnwindSafe, catch_unwind};
use std::string::{String, ToString};
use std::vec::Vec;

use serde::Deserialize;

use super::{EffectiveKey, HashedKey, Spread, assert_spread};
use crate::key::hierarchical::Finished;
use crate::{HierarchicalKey, KeyWriter, PartitionKey, Store};
use synthetic_key_format::engine::Draft;

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
    let check = AssertUnwindSafe(|| assert_spread(items, Store::COSMOS, partitions, max_over_mean));
    let payload = catch_unwind(check).unwrap_err();
    let fixed = payload.downcast_ref::<&str>().map(ToString::to_string);
    fixed.unwrap_or_else(|| payload.downcast_ref::<String>().unwrap().clone())
}

#[test]
fn suffixes_are_spread() {
    let items = days(10, 4000, |day, i| format!("{day}.{}", i * 7919 % 400 + 1));
    assert_spread(items, Store::COSMOS, 8, 1.5);
}

#[test]
fn a_date_is_one_partition_at_a_time() {
    let text = failure(days(28, 1000, |day, _| day.into()), 4, 2.0);
    let start = "the keys are not spread: in 28 of 28 windows the busiest of 4 partitions has more than 2 times the mean\n";
    assert!(text.starts_with(start), "{text}");
    assert!(text.contains(": 1000 items, 100 %\n"), "{text}");
    assert!(text.contains(
        "1000 items under 1 key in 1 of 4 partitions; the busiest has 4.00 times the mean"
    ));

    // Without windows the year looks well enough.
    let a_year = days(28, 1000, |day, _| day.into()).into_iter();
    assert_spread(a_year.map(|(_, key)| ("all", key)), Store::COSMOS, 4, 2.0);
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
        let check = || assert_spread([("all", PartitionKey::from("a"))], Store::COSMOS, 1, limit);
        assert!(catch_unwind(check).is_err());
    }
    assert_spread([("all", PartitionKey::from("a"))], Store::COSMOS, 1, 1.0);
    assert!(
        catch_unwind(|| assert_spread([("all", PartitionKey::from("a"))], Store::COSMOS, 0, 1.0))
            .is_err()
    );
}

#[derive(Deserialize)]
struct Hashes {
    vectors: Vec<Hashed>,
}

#[derive(Deserialize)]
struct Hashed {
    text: String,
    hash: i64,
}

#[test]
fn hashes_that_a_server_gave() {
    let file: Hashes = serde_json::from_str(include_str!("mongodb_hashes.json")).unwrap();
    assert!(file.vectors.len() >= 12);
    for Hashed { text, hash } in file.vectors {
        assert_eq!(HashedKey::of_text(&text).value(), hash, "{text}");
        let key = PartitionKey::from(text.as_str());
        assert_eq!(HashedKey::of(&key).to_string(), hash.to_string(), "{text}");
    }
}

/// The boundaries of a server's new collections, as its source computes them; `tests/stores` compares with a server.
fn boundaries(chunks: u32) -> Vec<i64> {
    let half = i64::MAX / i64::from(chunks);
    let first = if chunks.is_multiple_of(2) { 0 } else { half };
    let outwards = (0..i64::from(chunks / 2)).map(|i| first + i * 2 * half);
    let mut all: Vec<_> = outwards.flat_map(|at| [at, -at]).collect();
    all.sort_unstable();
    all.dedup();
    all
}

#[test]
fn chunks_are_ranges_in_order() {
    for chunks in [1, 2, 3, 4, 5, 7, 8, 64, 1000, 8191] {
        let boundaries = boundaries(chunks);
        assert_eq!(boundaries.len() + 1, usize::try_from(chunks).unwrap());
        for (chunk, &start) in (1..).zip(&boundaries) {
            assert_eq!(HashedKey(start).chunk(chunks), chunk);
            assert_eq!(HashedKey(start - 1).chunk(chunks), chunk - 1);
        }
        assert_eq!(HashedKey(i64::MIN).chunk(chunks), 0);
        assert_eq!(HashedKey(i64::MAX).chunk(chunks), chunks - 1);
    }
    assert_eq!(HashedKey(i64::MIN).chunk(u32::MAX), 0);
    assert_eq!(HashedKey(i64::MAX).chunk(u32::MAX), u32::MAX - 1);
    assert!(catch_unwind(|| HashedKey(0).chunk(0)).is_err());
}

#[test]
fn suffixes_use_all_chunks_and_a_date_one() {
    let suffixed = |day: &str, i: u64| format!("{day}.{}", i * 7919 % 400 + 1);
    assert_spread(days(10, 4000, suffixed), Store::MONGODB, 8, 1.5);
    let dates = Spread::of(days(10, 4000, |day, _| day.into()), Store::MONGODB, 8);
    assert!(dates.windows().all(|(_, day)| day.partitions_used() == 1));
    // Each store has a hash of its own, and the graph that of its account.
    let places = |store: Store| {
        let spread = Spread::of(days(1, 400, suffixed), store, 8);
        let (_, day) = spread.worst().unwrap();
        day.partitions().to_vec()
    };
    assert_ne!(places(Store::MONGODB), places(Store::COSMOS));
    assert_eq!(places(Store::GREMLIN), places(Store::COSMOS));
}

/// Where it is not known where a key is, nothing is claimed.
#[test]
fn stores_that_do_not_say_where_a_key_is() {
    for (store, why) in [
        (Store::TABLE, "sorted"),
        (Store::DYNAMODB, "not known"),
        (Store::COSMOS_SMALL, "not known"),
        (Store::bytes(64), "not known"),
    ] {
        let check = || assert_spread([("all", PartitionKey::from("a"))], store, 1, 1.0);
        let payload = catch_unwind(check).unwrap_err();
        let text = payload.downcast_ref::<&str>().unwrap();
        assert!(
            text.contains(why) && text.contains("`Store::COSMOS`"),
            "{text}"
        );
    }
    let levels = hierarchical(&["a".into(), "b".into()]);
    assert!(catch_unwind(|| Spread::of([(1, levels)], Store::MONGODB, 8)).is_err());
}
