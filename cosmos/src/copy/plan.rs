//! How a container is divided into ranges, and what the copy of a container would cost.

use azure_data_cosmos::clients::ContainerClient;
use azure_data_cosmos::feed::FeedRange;
use azure_data_cosmos::options::ReadFeedRangesOptions;
use serde_json::json;

use crate::error::{Error, Result};
use crate::retry::RetryOptions;

/// The ranges of a container: each physical partition, divided so that there are about `count` in all. Together they are
/// the whole container, also if partitions are split or merged later.
pub(crate) async fn ranges(
    container: &ContainerClient,
    retry: RetryOptions,
    count: usize,
) -> Result<Vec<FeedRange>> {
    let tried = retry
        .run(|| {
            let options = ReadFeedRangesOptions::default().with_force_refresh(true);
            Box::pin(container.read_feed_ranges(Some(options)))
        })
        .await;
    let physical = tried.result.map_err(Error::from_service)?;
    let parts = count.div_ceil(physical.len().max(1));
    Ok(physical
        .into_iter()
        .flat_map(|range| divided(range, parts))
        .collect())
}

/// How many physical partitions a range lies on.
pub(crate) async fn parts(
    container: &ContainerClient,
    retry: RetryOptions,
    range: &FeedRange,
) -> Result<usize> {
    let tried = retry
        .run(|| Box::pin(container.read_feed_ranges(None)))
        .await;
    let physical = tried.result.map_err(Error::from_service)?;
    Ok(physical.iter().filter(|part| part.overlaps(range)).count())
}

/// Divides a range into parts of equal length. Places are hashes in hexadecimal digits, and the first 16 are enough.
fn divided(range: FeedRange, parts: usize) -> Vec<FeedRange> {
    let (min, max) = (
        range.min_inclusive().to_hex(),
        range.max_exclusive().to_hex(),
    );
    // Hashes of version 2 end at 3F..., and the last range at FF.
    let is_last = max == "FF";
    let (from, to) = (place(&min), if is_last { 0x40 << 56 } else { place(&max) });
    let parts = u64::try_from(parts).unwrap_or(1).max(1);
    let step = to.saturating_sub(from) / parts;
    if step == 0 {
        return vec![range];
    }
    let border = |part: u64| match part {
        0 => min.clone(),
        _ if part == parts => max.clone(),
        _ => format!("{:016X}{:016X}", from + part * step, 0),
    };
    let ranges: Option<Vec<_>> = (0..parts)
        .map(|part| {
            let range = json!({"Range": {
                "min": border(part), "max": border(part + 1), "isMinInclusive": true, "isMaxInclusive": false,
            }});
            serde_json::from_value(range).ok()
        })
        .collect();
    ranges.unwrap_or_else(|| vec![range])
}

/// The first 16 digits as a number.
fn place(hex: &str) -> u64 {
    let digits: String = hex.chars().chain(std::iter::repeat('0')).take(16).collect();
    u64::from_str_radix(&digits, 16).unwrap_or_default()
}

#[cfg(test)]
mod tests {
    use super::*;

    fn range(min: &str, max: &str) -> FeedRange {
        let range = json!({"Range": {"min": min, "max": max, "isMinInclusive": true, "isMaxInclusive": false}});
        serde_json::from_value(range).unwrap()
    }

    #[test]
    fn the_parts_of_a_range_have_no_gaps() {
        for (min, max, parts) in [
            ("", "FF", 8),
            ("", "FF", 1),
            (
                "08000000000000000000000000000000",
                "10000000000000000000000000000000",
                5,
            ),
            ("3E000000000000000000000000000000", "FF", 7),
            ("05C1", "05C2", 3),
        ] {
            let whole = range(min, max);
            let divided = divided(whole.clone(), parts);
            assert_eq!(divided.len(), parts, "{min}..{max}");
            assert_eq!(divided[0].min_inclusive(), whole.min_inclusive());
            assert_eq!(divided[parts - 1].max_exclusive(), whole.max_exclusive());
            for pair in divided.windows(2) {
                assert_eq!(pair[0].max_exclusive(), pair[1].min_inclusive());
                assert!(pair[0].min_inclusive() < pair[0].max_exclusive());
            }
        }
    }

    #[test]
    fn a_range_that_is_too_short_is_not_divided() {
        let one = range(
            "08000000000000000000000000000000",
            "08000000000000000000000000000001",
        );
        assert_eq!(divided(one, 4).len(), 1);
    }
}
