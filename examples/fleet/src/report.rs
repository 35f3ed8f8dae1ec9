//! A picture of the partitions on the busiest day, with a suffix and without one.

use anyhow::Result;
use azure_data_cosmos::FeedScope;
use azure_data_cosmos::clients::ContainerClient;
use chrono::NaiveDate;
use futures::TryStreamExt;
use synthetic_key::spread::Spread;
use synthetic_key::{PartitionKey, Store, SyntheticKey};

use crate::trip::{Dated, Trip};

/// The trips of a container under their keys, and under only their dates, on the number of partitions that the container has
/// now.
pub async fn report(container: &ContainerClient) -> Result<String> {
    let partitions = u32::try_from(container.read_feed_ranges(None).await?.len())?;
    // All partitions, completely.
    let query = container.query_items::<Trip>("SELECT * FROM c", FeedScope::full_container(), None);
    let trips: Vec<Trip> = Box::pin(query).await?.try_collect().await?;
    let suffixed = trips.iter().map(|trip| (trip.date, trip.partition_key()));
    let days = trips.iter().map(|trip| trip.date);
    let dated = days.map(|date| (date, Dated { date }.partition_key()));
    Ok(format!(
        "with a suffix: {}\n{}\nby date only, for comparison: {}\n{}",
        Trip::LAYOUT,
        worst_day(suffixed, partitions),
        Dated::LAYOUT,
        worst_day(dated, partitions)
    ))
}

/// A picture of the day with the worst spread.
fn worst_day(keys: impl Iterator<Item = (NaiveDate, PartitionKey)>, partitions: u32) -> String {
    let spread = Spread::of(keys, Store::COSMOS, partitions);
    spread.worst().map_or_else(String::new, |(date, day)| {
        let used = day.partitions_used();
        format!("on {date}: {used} of {partitions} partitions in use\n{day}")
    })
}
