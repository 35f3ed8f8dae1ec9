//! How even the partitions are, in each window and overall.

use std::collections::BTreeMap;

use serde::Serialize;

use super::{Named, Six};
use crate::counting::window::Window;
use crate::counting::{Grid, Windows};
use crate::judge::verdict::Verdict;
use crate::model::baseline::{Shares, Volume, rank_of_p99};
use crate::number::{ceil, count, float, index, ratio};
use crate::placement::Ranges;

/// How even a layout is on one division of the container.
#[derive(Clone, Debug, Serialize)]
pub(crate) struct Division {
    pub(crate) verdict: Verdict,
    pub(crate) aggregate: Aggregate,
    /// For each window, under its name.
    #[serde(flatten)]
    pub(crate) windows: Named<WindowFigures>,
}

impl Division {
    /// The figures of a window, by its name.
    pub(crate) fn window(&self, name: &str) -> Option<&WindowFigures> {
        let mut windows = self.windows.0.iter();
        windows
            .find(|(known, _)| known == name)
            .map(|(_, figures)| figures)
    }
}

/// The sum of all windows, which looks more even than any of them.
#[derive(Clone, Debug, Serialize)]
pub(crate) struct Aggregate {
    pub(crate) over_mean: Six,
    pub(crate) usable: Six,
    pub(crate) used: u64,
    pub(crate) items: Vec<u64>,
}

/// The windows of one period.
#[derive(Clone, Debug, Serialize)]
pub(crate) struct WindowFigures {
    pub(crate) windows: u64,
    pub(crate) usable_mean: Six,
    /// The same with a key for each item: the baseline, an expected value.
    pub(crate) floor_mean: Six,
    /// The usable share in the busiest windows, the 99th percentile of what a partition gets.
    pub(crate) usable_peak: Six,
    /// The baseline of that: a key for each item, or as many items in a key as this layout has, if its keys become more
    /// with the rate.
    pub(crate) floor_peak: Six,
    pub(crate) over_mean_p50: Six,
    pub(crate) over_mean_p99: Six,
    pub(crate) worst: OneWindow,
    pub(crate) busiest_window: OneWindow,
}

#[derive(Clone, Debug, Serialize)]
pub(crate) struct OneWindow {
    pub(crate) window: String,
    pub(crate) over_mean: Six,
    pub(crate) items: u64,
    /// The items of each partition, for pictures.
    #[serde(skip)]
    pub(crate) partitions: Vec<u64>,
}

/// The items of each partition in each window of a period, by the number of the window.
pub(crate) fn rows(
    grid: &Grid,
    windows: &Windows,
    (finest, period): (&Window, &Window),
    (divisions, division): (&[Ranges], usize),
) -> BTreeMap<i64, Vec<u64>> {
    let mut rows: BTreeMap<i64, Vec<u64>> = BTreeMap::new();
    for (slot, row) in grid.rows(divisions, division) {
        let Some(number) = windows.numbers().get(slot) else {
            continue;
        };
        let Ok(number) = period.number(finest.start(*number)) else {
            continue;
        };
        let sum = rows.entry(number).or_insert_with(|| vec![0; row.len()]);
        for (sum, items) in sum.iter_mut().zip(row) {
            *sum += items;
        }
    }
    rows
}

/// All windows added up.
pub(super) fn aggregate<'a>(
    rows: impl Iterator<Item = &'a Vec<u64>>,
    partitions: usize,
) -> Aggregate {
    let mut items = vec![0; partitions];
    for row in rows {
        for (sum, items) in items.iter_mut().zip(row) {
            *sum += items;
        }
    }
    let over_mean = over_mean(&items);
    Aggregate {
        over_mean: Six(over_mean),
        usable: Six(inverse(over_mean)),
        used: count(items.iter().filter(|items| **items > 0).count()),
        items,
    }
}

/// How many items the busiest partition has, as a multiple of the mean.
pub(crate) fn over_mean(partitions: &[u64]) -> f64 {
    let busiest = partitions.iter().copied().max().unwrap_or_default();
    ratio(
        busiest.saturating_mul(count(partitions.len())),
        partitions.iter().sum(),
    )
}

fn inverse(x: f64) -> f64 {
    if x > 0.0 { 1.0 / x } else { 0.0 }
}

/// The mean of the usable share, weighted by items.
pub(super) fn usable_mean(rows: &BTreeMap<i64, Vec<u64>>) -> f64 {
    let (mut weighted, mut all) = (0.0, 0);
    for row in rows.values() {
        let items: u64 = row.iter().sum();
        weighted += float(items) * inverse(over_mean(row));
        all += items;
    }
    if all == 0 { 0.0 } else { weighted / float(all) }
}

/// The figures of the windows of a period.
pub(super) fn figures(
    rows: &BTreeMap<i64, Vec<u64>>,
    shares: &Shares,
    (volumes, cluster): (&[Volume], f64),
    window: &Window,
) -> WindowFigures {
    let one = |number: i64, row: &[u64]| (number, over_mean(row), row.iter().sum::<u64>());
    let all: Vec<_> = rows.iter().map(|(number, row)| one(*number, row)).collect();
    let mut sorted: Vec<f64> = all.iter().map(|(_, over_mean, _)| *over_mean).collect();
    sorted.sort_unstable_by(f64::total_cmp);
    // Nearest rank.
    let rank = |q: f64| ceil(q * float(count(sorted.len()))).max(1) - 1;
    let quantile = |q: f64| sorted.get(index(rank(q))).copied().unwrap_or_default();
    // For ties, `max_by` returns the last one, and the first window is wanted.
    let worst = all
        .iter()
        .rev()
        .max_by(|a, b| a.1.total_cmp(&b.1).then(a.2.cmp(&b.2)));
    let busiest = all.iter().rev().max_by_key(|(_, _, items)| *items);
    let shown = |found: Option<&(i64, f64, u64)>| {
        let (number, over_mean, items) = found.copied().unwrap_or_default();
        let partitions = rows.get(&number).cloned().unwrap_or_default();
        OneWindow {
            window: window.label(number),
            over_mean: Six(over_mean),
            items,
            partitions,
        }
    };
    // The items of the busiest partition, and of all of them, in the windows of the 99th percentile.
    let rank = rank_of_p99(rows.len().max(1));
    let nth = |items: &mut dyn Iterator<Item = u64>| {
        let mut items: Vec<_> = items.collect();
        items.sort_unstable_by_key(|items| std::cmp::Reverse(*items));
        float(items.get(index(rank - 1)).copied().unwrap_or_default())
    };
    let busiest_partition = nth(&mut rows.values().filter_map(|row| row.iter().copied().max()));
    let all_partitions = nth(&mut rows.values().map(|row| row.iter().sum()));
    let partitions = float(count(rows.values().next().map_or(1, Vec::len)));
    let usable = |busiest: f64| {
        if busiest > 0.0 {
            (all_partitions / (partitions * busiest)).min(1.0)
        } else {
            0.0
        }
    };
    let clusters: Vec<_> = volumes
        .iter()
        .map(|volume| volume.in_clusters(cluster))
        .collect();
    let floor = shares.busiest(&clusters, rank_of_p99(volumes.len().max(1)));
    WindowFigures {
        usable_peak: Six(usable(busiest_partition)),
        floor_peak: Six(usable(floor)),
        windows: count(all.len()),
        usable_mean: Six(usable_mean(rows)),
        floor_mean: Six(shares.usable_mean(volumes)),
        over_mean_p50: Six(quantile(0.5)),
        over_mean_p99: Six(quantile(0.99)),
        worst: shown(worst),
        busiest_window: shown(busiest),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_definitions_by_hand() {
        let rows = BTreeMap::from([(0, vec![3, 1]), (1, vec![2, 2]), (2, vec![4, 0])]);
        let day = Window::parse("day").unwrap();
        let shares = Shares::new(&Ranges::equal(2).unwrap());
        let volume = Volume {
            items: 4,
            squares: 4.0,
        };
        let figures = figures(&rows, &shares, (&[volume; 3], 1.0), &day);
        // usable: 4/6, 1, 4/8, each with four items
        assert!((figures.usable_mean.0 - (2.0 / 3.0 + 1.0 + 0.5) / 3.0).abs() < 1e-12);
        assert_eq!(
            (figures.over_mean_p50, figures.over_mean_p99),
            (Six(1.5), Six(2.0))
        );
        assert_eq!(
            (figures.worst.window.as_str(), figures.worst.items),
            ("1970-01-03", 4)
        );
        assert_eq!(figures.busiest_window.window, "1970-01-01");
        // The busiest partition of the worst window has all of its four items.
        assert_eq!(figures.usable_peak, Six(0.5));
        let aggregate = aggregate(rows.values(), 2);
        assert_eq!((aggregate.items, aggregate.used), (vec![9, 3], 2));
        assert_eq!(aggregate.over_mean, Six(1.5));
    }

    #[test]
    fn nothing_is_no_reason_to_fail() {
        let none = BTreeMap::new();
        let shares = Shares::new(&Ranges::equal(2).unwrap());
        let figures = figures(&none, &shares, (&[], 1.0), &Window::parse("hour").unwrap());
        assert_eq!((figures.windows, figures.usable_mean), (0, Six(0.0)));
    }
}
