//! What the workload needs: throughput, storage and physical partitions.
//!
//! A sample of `n` items over `S` seconds stands for a container that is written `R` times per second (`--rate`; without it
//! nothing is scaled). Each item of the sample stands for `density = R x S / n` items. The throughput has to cover the
//! busiest windows, not the mean:
//!
//! ```text
//! T          = peak writes per second x RU of a write + reads per second x RU of a request
//! provision  = the largest of T, the minimum of a container (400 RU/s), and 1 RU/s for each GB
//! storage    = R x bytes of an item x its life (--ttl, or one year)
//! partitions = the larger of provision / 6,000 RU/s (autoscale: 10,000) and storage / 50 GB
//! ```

use super::baseline::{Volume, rank_of_p99};
use super::workload::{DAY, Workload};
use crate::counting::plan::Weight;
use crate::number::{ceil, float};

/// Below this many items, a window's volume is chance.
const ENOUGH_FOR_A_PEAK: f64 = 100.0;
/// With fewer items on a partition, a sample cannot tell an uneven key from chance.
const ITEMS_PER_PARTITION: f64 = 15.0;
/// The most partitions that are counted.
const MOST_PARTITIONS: u64 = 1_000;

/// The time that a sample covers, in seconds.
///
/// It is the elapsed time, rounded up to whole days if it nearly is. From two weeks on it is the days that have items: a
/// gap of some days is missing from the sample, not from the workload.
pub(crate) fn span(from: i64, to: i64, rows: u64, days_with_items: u64) -> f64 {
    let elapsed = float((to - from).unsigned_abs());
    // The last item stands for as much time as the others.
    let elapsed = (elapsed * float(rows) / float(rows.saturating_sub(1).max(1))).max(1.0);
    let days = elapsed / DAY;
    if days >= 14.0 {
        return float(days_with_items) * DAY;
    }
    let whole = days.ceil();
    if whole - days < 0.05 * days {
        whole * DAY
    } else {
        elapsed
    }
}

/// The volumes of a period's windows.
pub(crate) struct Windows<'a> {
    pub(crate) seconds: f64,
    pub(crate) volumes: &'a [Volume],
}

/// The demand of the whole container.
#[derive(Clone, Copy, Debug, PartialEq)]
pub(crate) struct Demand {
    /// The time that the sample covers, in seconds. `None` if items have no time.
    pub(crate) span: Option<f64>,
    /// How many items one item of the sample stands for.
    pub(crate) density: f64,
    /// The writes per second in the busiest windows, as a multiple of the mean.
    pub(crate) peak: f64,
    /// How long these windows are, in seconds.
    pub(crate) peak_seconds: f64,
    /// The RU/s of the writes in the busiest windows, and of the reads with one request each.
    pub(crate) write_ru_s: f64,
    pub(crate) read_ru_s: f64,
    /// The fewest RU/s that can be provisioned.
    pub(crate) min_ru_s: f64,
    pub(crate) storage_bytes: f64,
    /// How many physical partitions a new container has.
    pub(crate) partitions: u64,
}

impl Demand {
    /// The demand of a workload. `periods` are the windows of the sample, the shortest first.
    pub(crate) fn new(
        workload: &Workload,
        weight: Weight,
        rows: u64,
        span: Option<f64>,
        periods: &[Windows],
    ) -> Option<Self> {
        let writes = workload.writes?;
        let density = span.map_or(1.0, |span| writes * span / float(rows.max(1)));
        let (peak, peak_seconds) = span.map_or((1.0, 0.0), |span| peak(span, periods));
        let bytes_per_item = match weight {
            // The weights are bytes, so their mean is the size of an item.
            Weight::Bytes => {
                let bytes: u64 = periods.first().map_or(0, |period| {
                    period.volumes.iter().map(|volume| volume.items).sum()
                });
                float(bytes) / float(rows.max(1))
            }
            Weight::One | Weight::Column(_) => workload.item_bytes,
        };
        let ru_of_write = workload.write_ru * (bytes_per_item / 1024.0).max(1.0);
        // Without a time, writes may be changes of the same items: nothing is known to grow, except that each write can
        // add an item that lives for the TTL.
        let stored = match (span, workload.ttl) {
            (None, None) => float(rows),
            (None, Some(ttl)) => (writes * ttl).max(float(rows)),
            (Some(_), _) => writes * workload.life(),
        };
        let storage_bytes = stored * bytes_per_item;
        let write_ru_s = writes * peak * ru_of_write;
        let read_ru_s = workload.reads.unwrap_or_default() * workload.request_ru;
        let min_ru_s = workload.min_ru.max(workload.gb_ru * storage_bytes / 1e9);
        let provision = (write_ru_s + read_ru_s).max(min_ru_s);
        let by_ru = ceil(provision / float(workload.new_partition_ru));
        let by_storage = ceil(storage_bytes / (float(workload.partition_gb) * 1e9));
        Some(Self {
            span,
            density,
            peak,
            peak_seconds,
            write_ru_s,
            read_ru_s,
            min_ru_s,
            storage_bytes,
            partitions: by_ru.max(by_storage).max(1),
        })
    }

    /// The RU/s to provision for a key that uses this part of the throughput and reads with this many requests.
    pub(crate) fn provision(&self, usable: f64, requests: f64) -> f64 {
        let needed = self.write_ru_s + self.read_ru_s * requests;
        (needed / usable.max(1e-9)).max(self.min_ru_s)
    }

    /// How many of the partitions a sample with this many items in a window can judge.
    pub(crate) fn counted_partitions(&self, items_per_window: f64) -> u64 {
        let most = ceil(items_per_window / ITEMS_PER_PARTITION).clamp(2, MOST_PARTITIONS);
        self.partitions.min(most)
    }
}

/// The volume of the busiest windows as a multiple of the mean, and their length in seconds: the 99th percentile of the
/// shortest windows that have enough items.
fn peak(span: f64, periods: &[Windows]) -> (f64, f64) {
    for period in periods {
        let items: u64 = period.volumes.iter().map(|volume| volume.items).sum();
        let windows = period.volumes.len().max(1);
        let is_last = std::ptr::eq(period, periods.last().unwrap_or(period));
        if float(items) / float(crate::number::count(windows)) < ENOUGH_FOR_A_PEAK && !is_last {
            continue;
        }
        let mut volumes: Vec<_> = period.volumes.iter().map(|volume| volume.items).collect();
        volumes.sort_unstable_by_key(|items| std::cmp::Reverse(*items));
        let rank = crate::number::index(rank_of_p99(volumes.len()) - 1);
        let busiest = float(volumes.get(rank).copied().unwrap_or_default());
        // A sample that is shorter than a window covers only a part of it.
        let seconds = period.seconds.min(span);
        let rate = busiest / seconds;
        return ((rate * span / float(items.max(1))).max(1.0), seconds);
    }
    (1.0, 0.0)
}

#[cfg(test)]
mod tests {
    use super::*;

    fn hours(items: &[u64]) -> Vec<Volume> {
        let volume = |items: &u64| Volume {
            items: *items,
            squares: float(*items),
        };
        items.iter().map(volume).collect()
    }

    fn demand(workload: &Workload, items: &[u64]) -> Demand {
        let volumes = hours(items);
        let rows = items.iter().sum();
        let span = float(crate::number::count(items.len())) * 3_600.0;
        let windows = [Windows {
            seconds: 3_600.0,
            volumes: &volumes,
        }];
        Demand::new(workload, Weight::One, rows, Some(span), &windows).unwrap()
    }

    #[test]
    fn one_write_per_second_is_one_partition() {
        let workload = Workload {
            writes: Some(1.0),
            ..Workload::default()
        };
        let demand = demand(&workload, &[500; 24]);
        assert_eq!(demand.partitions, 1);
        assert!((demand.write_ru_s - 10.0).abs() < 1e-9);
        assert!((demand.min_ru_s - 400.0).abs() < 1e-9);
    }

    /// 100,000 writes per second need a million RU/s, and 8.8 TB if they live a day.
    #[test]
    fn partitions_come_from_throughput_and_storage() {
        let workload = Workload {
            writes: Some(100_000.0),
            ttl: Some(DAY),
            ..Workload::default()
        };
        assert_eq!(demand(&workload, &[500; 24]).partitions, 177);
        let hour = Workload {
            ttl: Some(3_600.0),
            ..workload
        };
        assert_eq!(demand(&hour, &[500; 24]).partitions, 167);
        let autoscale = Workload {
            new_partition_ru: super::super::workload::AUTOSCALE_RU,
            ..hour
        };
        assert_eq!(demand(&autoscale, &[500; 24]).partitions, 100);
    }

    #[test]
    fn the_busiest_hour_is_provisioned() {
        let workload = Workload {
            writes: Some(100.0),
            ttl: Some(DAY),
            ..Workload::default()
        };
        let mut items = [200; 24];
        items[2] = 2_400;
        let demand = demand(&workload, &items);
        assert!((demand.peak - 2_400.0 / (7_000.0 / 24.0)).abs() < 1e-9);
        assert!((demand.write_ru_s - demand.peak * 1_000.0).abs() < 1e-6);
    }

    #[test]
    fn a_span_is_the_elapsed_time() {
        assert!((span(0, 3_599, 3_600, 1) - 3_600.0).abs() < 1e-6);
        // Two minutes around midnight are not two days.
        assert!(span(-60, 60, 1_000, 2) < 130.0);
        assert!((span(0, 430_000, 3_000, 5) - 5.0 * DAY).abs() < 1e-6);
        assert!((span(0, 364 * 86_400, 9_999, 366) - 366.0 * DAY).abs() < 1e-6);
    }
}
