//! Where the trips are, as a picture, and where they would be without a suffix.

use std::collections::BTreeMap;
use std::fmt;

use anyhow::Result;
use azure_data_cosmos::clients::ContainerClient;
use azure_data_cosmos::feed::FeedRange;
use azure_data_cosmos::{FeedScope, PartitionKey as SdkKey};
use chrono::NaiveDate;
use futures::TryStreamExt;
use synthetic_key::{PartitionKey, SyntheticKey, cosmos};

use crate::trip::{Dated, Trip};

const BAR: usize = 40;
/// How many keys are shown.
const KEYS: usize = 8;

/// The physical partitions of a container, as the service has them now.
struct Partitions(Vec<FeedRange>);

impl Partitions {
    async fn of(container: &ContainerClient) -> Result<Self> {
        let mut ranges = container.read_feed_ranges(None).await?;
        ranges.sort_by(|a, b| a.min_inclusive().cmp(b.min_inclusive()));
        Ok(Self(ranges))
    }

    fn find(&self, key: &PartitionKey) -> usize {
        let place = FeedRange::for_partition(
            SdkKey::from(key),
            &cosmos::partition_key_definition::<Trip>(),
        );
        let after = self
            .0
            .partition_point(|range| range.min_inclusive() <= place.min_inclusive());
        after.saturating_sub(1)
    }
}

/// How trips are spread under one kind of key.
struct Spread {
    name: &'static str,
    keys: BTreeMap<PartitionKey, usize>,
    partitions: Vec<usize>,
    /// On each day, the items of each partition.
    days: BTreeMap<NaiveDate, Vec<usize>>,
}

impl Spread {
    fn new(name: &'static str, partitions: usize) -> Self {
        let (keys, days) = (BTreeMap::new(), BTreeMap::new());
        Self {
            name,
            keys,
            partitions: vec![0; partitions],
            days,
        }
    }

    fn count(&mut self, partitions: &Partitions, date: NaiveDate, key: PartitionKey) {
        let at = partitions.find(&key);
        self.partitions[at] += 1;
        let day = self
            .days
            .entry(date)
            .or_insert_with(|| vec![0; partitions.0.len()]);
        day[at] += 1;
        *self.keys.entry(key).or_default() += 1;
    }

    /// On the worst day: the partitions in use, and the share of the busiest.
    fn worst_day(&self) -> Option<(NaiveDate, usize, usize)> {
        let days = self.days.iter().map(|(&date, items)| {
            let used = items.iter().filter(|&&items| items > 0).count();
            let most = items.iter().copied().max().unwrap_or_default();
            (date, used, percent(most, items.iter().sum()))
        });
        days.max_by_key(|&(_, _, share)| share)
    }
}

fn percent(part: usize, whole: usize) -> usize {
    (part * 100).div_ceil(whole.max(1))
}

fn bar(
    f: &mut fmt::Formatter<'_>,
    name: &dyn fmt::Display,
    items: usize,
    most: usize,
) -> fmt::Result {
    let length = (items * BAR).div_ceil(most.max(1));
    writeln!(f, "    {name:<16} {items:>8} {}", "█".repeat(length))
}

impl fmt::Display for Spread {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        writeln!(f, "{}", self.name)?;
        writeln!(f, "  items per physical partition")?;
        let most = self.partitions.iter().copied().max().unwrap_or_default();
        for (at, &items) in self.partitions.iter().enumerate() {
            bar(f, &at, items, most)?;
        }
        let mut keys: Vec<_> = self.keys.iter().collect();
        keys.sort_by_key(|&(_, &items)| std::cmp::Reverse(items));
        writeln!(
            f,
            "  items per key, the {} largest of {}",
            KEYS.min(keys.len()),
            keys.len()
        )?;
        let most = keys.first().map_or(0, |&(_, &items)| items);
        for &(key, &items) in keys.iter().take(KEYS) {
            bar(f, key, items, most)?;
        }
        if let Some((date, used, share)) = self.worst_day() {
            let all = self.partitions.len();
            writeln!(
                f,
                "  on {date}: {used} of {all} partitions in use, the busiest has {share} % of the writes"
            )?;
        }
        Ok(())
    }
}

/// The trips of a container under their keys, and under their dates alone.
pub async fn report(container: &ContainerClient) -> Result<String> {
    let partitions = Partitions::of(container).await?;
    // Every partition, from end to end.
    let scope = FeedScope::full_container();
    let query = container.query_items::<Trip>("SELECT * FROM c", scope, None);
    let mut trips = Box::pin(query).await?;
    let count = partitions.0.len();
    let mut suffixed = Spread::new("with a suffix: {date}.{xxh64(vin) % 400 + 1}", count);
    let mut dated = Spread::new("by date alone, for comparison: {date}", count);
    while let Some(trip) = trips.try_next().await? {
        suffixed.count(&partitions, trip.date, trip.partition_key());
        dated.count(
            &partitions,
            trip.date,
            Dated { date: trip.date }.partition_key(),
        );
    }
    Ok(format!("{suffixed}\n{dated}"))
}
