//! Tests whether keys are spread evenly. Needs the feature `spread`.
//!
//! It computes which physical partition of Azure Cosmos DB, or which chunk of `MongoDB`, each key goes to, and has an
//! assertion for tests.
//!
//! The throughput of a container is divided among its physical partitions. If all writes of a moment go to one
//! partition, they have only the throughput of that one, even if the items are spread evenly over a year.
//!
//! ```
//! use synthetic_key::SyntheticKey;
//! use synthetic_key::spread::assert_spread;
//!
//! #[derive(SyntheticKey)]
//! struct Trip {
//!     #[pk(concat)]
//!     date: &'static str,
//!     #[pk(hash_suffix = 400)]
//!     vin: u32,
//! }
//!
//! let trips = (0..10_000).map(|vin| Trip { date: "2018-08-09", vin });
//! assert_spread(trips.map(|trip| (trip.date, trip.partition_key())), Trip::STORE, 8, 1.5);
//! ```

mod effective;
mod hashed;
mod measure;
#[cfg(test)]
mod tests;

use core::fmt;

pub use effective::EffectiveKey;
pub use hashed::HashedKey;
pub use measure::{Spread, Window};

use crate::store::Placement;
use crate::{Key, Store};

/// Panics unless the keys are spread over the partitions, in every window of time.
///
/// Give each item as a label of the time when it is written, and its key. In each window, the busiest of `partitions`
/// equal partitions, or chunks, of the store may have at most `max_over_mean` times the mean. Use windows as short as
/// your peaks, such as an hour or a day, with at least a few hundred items for each partition; with fewer, chance makes
/// them uneven. If you care about only one moment, use any label.
///
/// ```should_panic
/// use synthetic_key::spread::assert_spread;
/// use synthetic_key::{PartitionKey, Store};
///
/// // Ten days are even, but each day is one key.
/// let days = (0..10_000).map(|i| format!("2018-08-{:02}", 1 + i % 10));
/// assert_spread(days.map(|day| (day.clone(), PartitionKey::from(day))), Store::COSMOS, 8, 1.5);
/// ```
///
/// The store is that of the type, `Trip::STORE`. It must be known how the store places keys. That is the case for Azure
/// Cosmos DB (`cosmos` and `gremlin`), and for `MongoDB` with a hashed shard key. Table Storage keeps keys sorted and
/// splits ranges when it likes. The hashes of `DynamoDB` and of Cosmos DB containers without large partition keys are
/// not known here. Use `Store::COSMOS` as a model for these: which keys are hot does not depend on the hash.
///
/// # Panics
///
/// If the keys are not spread, with a picture of the worst window and its hottest keys; if there are no items; if a
/// window has so few items that no key could spread them; if `partitions` is 0 or `max_over_mean` is below 1; if it is
/// not known how the store places keys; or if the keys have several levels and the store allows only one.
#[track_caller]
pub fn assert_spread<W, K>(
    items: impl IntoIterator<Item = (W, K)>,
    store: Store,
    partitions: u32,
    max_over_mean: f64,
) where
    W: Ord + fmt::Display,
    K: Key,
{
    assert!(
        max_over_mean >= 1.0,
        "the busiest partition has at least the mean"
    );
    let spread = Spread::of(items, store, partitions);
    let Some((label, worst)) = spread.worst() else {
        panic!("there are no items, so nothing is known of their spread");
    };
    let is_small = |window: &Window<K>| window.least_over_mean() > max_over_mean;
    if let Some((label, window)) = spread.windows().find(|(_, window)| is_small(window)) {
        panic!(
            "window {label} has {} items for {partitions} partitions: too few to be within {max_over_mean} times the mean, \
             whatever their keys",
            window.items()
        );
    }
    let is_hot = |window: &Window<K>| window.max_over_mean() > max_over_mean;
    assert!(
        !is_hot(worst),
        "the keys are not spread: in {} of {} windows the busiest of {partitions} partitions has more than {max_over_mean} \
         times the mean\nthe worst window, {label}:\n{worst}",
        spread
            .windows()
            .filter(|(_, window)| is_hot(window))
            .count(),
        spread.windows().len(),
    );
}

/// Which of `partitions` a key is on.
#[track_caller]
fn partition_of<K: Key>(key: &K, store: Store, partitions: u32) -> u32 {
    match store.placement() {
        Placement::CosmosHash => EffectiveKey::of(key).partition(partitions),
        Placement::MongoDbHash => {
            let (text, breaks) = key.texts();
            assert!(breaks.is_empty(), "MongoDB has no keys of several levels");
            HashedKey::of_text(text).chunk(partitions)
        }
        Placement::Sorted => panic!(
            "this store keeps keys sorted, and splits ranges of them when it likes: which key is where cannot be computed; \
             `Store::COSMOS` is a model of how a hash would place them"
        ),
        Placement::Unknown => panic!(
            "it is not known how this store places keys; `Store::COSMOS` is a model of it, and which keys are hot is the same \
             under every hash"
        ),
    }
}
