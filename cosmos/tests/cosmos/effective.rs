//! Where keys go: we and the SDK say the same, and the server does it.

use std::collections::BTreeMap;

use azure_data_cosmos::PartitionKey as SdkKey;
use azure_data_cosmos::feed::FeedRange;
use proptest::prelude::*;
use proptest::strategy::ValueTree;
use proptest::string::string_regex;
use proptest::test_runner::TestRunner;
use synthetic_key::spread::{EffectiveKey, Spread};
use synthetic_key::{PartitionKey, SyntheticKey, cosmos};
use synthetic_key_cosmos_server::{Account, Encoding, PARTITIONS};

use crate::Result;
use crate::items::{Session, Trip, TripKey, TripKeys, date};

in_both_encodings! {
    the_server_agrees_on_partitions,
}

const KEYS: usize = 10_000;

/// Values of a strategy, the same in every run.
pub fn values<S: Strategy>(strategy: S, count: usize) -> impl Iterator<Item = S::Value> {
    let mut runner = TestRunner::deterministic();
    (0..count).map(move |_| strategy.new_tree(&mut runner).unwrap().current())
}

#[test]
fn the_sdk_agrees() {
    let definition = cosmos::partition_key_definition::<Trip>();
    let texts = string_regex("\\PC{0,60}|[0-9a-z.-]{0,40}|(?s).{0,20}").unwrap();
    for text in values(texts, KEYS) {
        let key = PartitionKey::from(text);
        let range = FeedRange::for_partition(SdkKey::from(&key), &definition);
        assert_eq!(
            EffectiveKey::of(&key).to_string(),
            range.min_inclusive().to_hex()
        );
    }
}

#[test]
fn the_sdk_agrees_on_levels() {
    let definition = cosmos::partition_key_definition::<Session>();
    let text = || string_regex("\\PC{1,20}").unwrap();
    for (tenant, user, month) in values((text(), text(), any::<u32>()), KEYS) {
        let session = Session {
            id: user.clone(),
            tenant,
            user,
            month,
            browser: "b".into(),
            clicks: 0,
        };
        let key = session.partition_key();
        let range = FeedRange::for_partition(SdkKey::from(&key), &definition);
        assert_eq!(
            EffectiveKey::of(&key).to_string(),
            range.min_inclusive().to_hex()
        );
    }
}

async fn the_server_agrees_on_partitions(encoding: Encoding) -> Result {
    let account = Account::new(encoding)?;
    let container = Box::pin(account.container::<Trip>("trips")).await?;
    let mut ranges = container.read_feed_ranges(None).await?;
    ranges.sort_by(|a, b| a.min_inclusive().cmp(b.min_inclusive()));
    assert_eq!(ranges.len(), usize::try_from(PARTITIONS)?);

    let mut used = BTreeMap::<u32, usize>::new();
    let day = TripKeys { date: date() };
    for key in &day {
        let places = container.feed_range_from_partition_key(&key, None).await?;
        let [place] = &places[..] else {
            panic!("{key} is in {} ranges", places.len())
        };
        let partition = EffectiveKey::of(&key).partition(PARTITIONS);
        assert_eq!(
            Some(place),
            ranges.get(usize::try_from(partition)?),
            "{key}"
        );
        *used.entry(partition).or_default() += 1;
    }
    assert_eq!(used.len(), ranges.len());
    Ok(())
}

#[test]
fn a_suffix_spreads_a_day() {
    let trips = (0..20_000).map(|vin: u32| {
        TripKey {
            date: date(),
            vin: &vin.to_string(),
        }
        .partition_key()
    });
    let spread = Spread::of(trips.map(|key| (date(), key)), Trip::STORE, PARTITIONS);
    let (_, day) = spread.worst().unwrap();
    assert!(
        day.partitions_used() == 8 && day.max_over_mean() < 2.0,
        "{day}"
    );
}
