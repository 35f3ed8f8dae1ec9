//! Whether keys are spread: which physical partition of Azure Cosmos DB each one goes to, and an assertion for tests. Needs
//! the feature `spread`.
//!
//! The throughput of a container is divided among its physical partitions. What all goes to one of them at a time has the
//! throughput of one, however even it is over a year.
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
//! assert_spread(trips.map(|trip| (trip.date, trip.partition_key())), 8, 1.5);
//! ```

mod effective;
mod measure;
mod murmur;
#[cfg(test)]
mod tests;

use core::fmt;

pub use effective::EffectiveKey;
pub use measure::{Spread, Window};

use crate::Key;

/// Panics unless the keys are spread over the partitions, in every window of time.
///
/// An item is a label of the time in which it is written, and its key. In each window the busiest of `partitions` equal
/// partitions may have `max_over_mean` times the mean. Take windows as short as your peaks, an hour or a day, with at least some
/// hundred items for each partition; with fewer, chance alone is uneven. Where only one moment is of interest, any label will do.
///
/// ```should_panic
/// use synthetic_key::PartitionKey;
/// use synthetic_key::spread::assert_spread;
///
/// // Ten days are even, but each day is one key.
/// let days = (0..10_000).map(|i| format!("2018-08-{:02}", 1 + i % 10));
/// assert_spread(days.map(|day| (day.clone(), PartitionKey::from(day))), 8, 1.5);
/// ```
///
/// # Panics
///
/// If the keys are not spread, with a picture of the worst window and its hottest keys; if there are no items; if a window has
/// so few that no key could be spread; if `partitions` is 0 or `max_over_mean` below 1.
#[track_caller]
pub fn assert_spread<W, K>(
    items: impl IntoIterator<Item = (W, K)>,
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
    let spread = Spread::of(items, partitions);
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
