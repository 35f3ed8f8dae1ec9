//! The baseline: how uneven partitions are if each item has its own key, by chance alone.
//!
//! It is an expected value, not one random draw: the items of a window fall on partitions like a Poisson distribution, and
//! the busiest of them has a known expectation. So the same items have the same baseline in one file or in four.

use crate::number::{count, float};
use crate::placement::Ranges;

/// How much was written in a window.
#[derive(Clone, Copy, Debug, Default, PartialEq)]
pub(crate) struct Volume {
    /// The sum of the items' weights.
    pub(crate) items: u64,
    /// The sum of the squares of their weights: few heavy items are less even than many light ones.
    pub(crate) squares: f64,
}

impl Volume {
    /// The same items in groups of this many, which have one key.
    pub(crate) fn in_clusters(self, items: f64) -> Self {
        Self {
            squares: self.squares * items,
            ..self
        }
    }

    pub(crate) fn add(&mut self, other: Self) {
        self.items += other.items;
        self.squares += other.squares;
    }
}

/// The shares of the partitions, each with how many have it.
pub(crate) struct Shares(Vec<(f64, f64)>);

impl Shares {
    pub(crate) fn new(ranges: &Ranges) -> Self {
        let mut shares: Vec<(f64, f64)> = Vec::new();
        for share in ranges.shares() {
            match shares
                .iter_mut()
                .find(|(known, _)| (known - share).abs() < 1e-12)
            {
                Some((_, partitions)) => *partitions += 1.0,
                None => shares.push((share, 1.0)),
            }
        }
        Self(shares)
    }

    /// The logarithm of the probability that no partition has more than this.
    fn ln_below(&self, volume: Volume, most: f64) -> f64 {
        let items = float(volume.items);
        if items <= 0.0 {
            return 0.0;
        }
        // Heavy items count as fewer items of their mean weight.
        let unit = (volume.squares / items).max(1e-9);
        let of_share = |(share, partitions): &(f64, f64)| {
            let below = poisson(most / unit, items * share / unit);
            partitions * below.max(1e-300).ln()
        };
        self.0.iter().map(of_share).sum()
    }

    /// What the busiest partition is expected to get in the `rank`-th worst of these windows.
    pub(crate) fn busiest(&self, volumes: &[Volume], rank: u64) -> f64 {
        // The expected number of windows above the value. For the worst, the mean of the maximum is where the probability
        // of nothing above it is 0.57 (the mean of Gumbel's distribution).
        let above = float(rank.max(1)) - 0.44;
        let largest = volumes.iter().map(|volume| float(volume.items));
        let (mut low, mut high) = (0.0, largest.fold(0.0, f64::max) * 1.5 + 10.0);
        for _ in 0..60 {
            let middle = f64::midpoint(low, high);
            let windows = volumes.iter().map(|volume| {
                if rank <= 1 {
                    -self.ln_below(*volume, middle)
                } else {
                    1.0 - self.ln_below(*volume, middle).exp()
                }
            });
            if windows.sum::<f64>() > above {
                low = middle;
            } else {
                high = middle;
            }
        }
        // Counts are whole numbers: the value lies a fraction of a unit above the point of a continuous curve.
        let unit = volumes
            .iter()
            .filter(|volume| volume.items > 0)
            .map(|volume| volume.squares / float(volume.items))
            .fold(0.0, f64::max);
        let most = volumes.iter().map(|volume| volume.items).max();
        (high + 0.25 * unit).min(float(most.unwrap_or_default()))
    }

    /// The usable share of the throughput in one window.
    pub(crate) fn usable(&self, volume: Volume) -> f64 {
        let partitions: f64 = self.0.iter().map(|(_, partitions)| partitions).sum();
        let busiest = self.busiest(&[volume], 1);
        if busiest > 0.0 {
            float(volume.items) / (partitions * busiest)
        } else {
            0.0
        }
    }

    /// The mean over windows, weighted by their items.
    pub(crate) fn usable_mean(&self, volumes: &[Volume]) -> f64 {
        let (mut weighted, mut all) = (0.0, 0);
        let mut known: Vec<(Volume, f64)> = Vec::new();
        for volume in volumes {
            // Windows of equal volume are frequent in regular samples.
            let last = known.iter().rev().take(8).find(|(seen, _)| seen == volume);
            let usable = last.map_or_else(|| self.usable(*volume), |(_, usable)| *usable);
            known.push((*volume, usable));
            weighted += float(volume.items) * usable;
            all += volume.items;
        }
        if all == 0 { 0.0 } else { weighted / float(all) }
    }
}

/// The rank of the 99th percentile among the windows, from the worst: 1 up to 100 windows.
pub(crate) fn rank_of_p99(windows: usize) -> u64 {
    let windows = count(windows);
    windows - (windows * 99).div_ceil(100) + 1
}

/// The probability that a Poisson variable is at most `x`, by the approximation of Wilson and Hilferty.
fn poisson(x: f64, mean: f64) -> f64 {
    if mean <= 0.0 {
        return 1.0;
    }
    let k = x + 1.0;
    normal((1.0 - 1.0 / (9.0 * k) - (mean / k).cbrt()) * 3.0 * k.sqrt())
}

/// The normal distribution, by formula 26.2.17 of Abramowitz and Stegun.
fn normal(z: f64) -> f64 {
    let t = 1.0 / (1.0 + 0.231_641_9 * z.abs());
    let sum = t
        * (0.319_381_530
            + t * (-0.356_563_782
                + t * (1.781_477_937 + t * (-1.821_255_978 + t * 1.330_274_429))));
    let tail = (-z * z / 2.0).exp() / (2.0 * std::f64::consts::PI).sqrt() * sum;
    if z < 0.0 { tail } else { 1.0 - tail }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn volume(items: u64) -> Volume {
        Volume {
            items,
            squares: float(items),
        }
    }

    /// The busiest of `partitions` in the worst of `windows`, as the mean of many draws.
    fn drawn(items: u64, partitions: u64, windows: u64) -> f64 {
        const DRAWS: u64 = 200;
        // splitmix64: the fast hash of the tables is too even in its low bits to be a reference.
        let mut state = 1_u64;
        let mut next = || {
            state = state.wrapping_add(0x9e37_79b9_7f4a_7c15);
            let x = (state ^ (state >> 30)).wrapping_mul(0xbf58_476d_1ce4_e5b9);
            let x = (x ^ (x >> 27)).wrapping_mul(0x94d0_49bb_1331_11eb);
            x ^ (x >> 31)
        };
        let mut sum = 0;
        for _ in 0..DRAWS {
            let mut worst = 0;
            for _ in 0..windows {
                let mut cells = vec![0_u64; crate::number::index(partitions)];
                for _ in 0..items {
                    cells[crate::number::index(next() % partitions)] += 1;
                }
                worst = worst.max(cells.into_iter().max().unwrap());
            }
            sum += worst;
        }
        float(sum) / float(DRAWS)
    }

    #[test]
    fn the_expectation_is_that_of_many_draws() {
        for (items, partitions, windows) in [
            (300, 20, 1),
            (300, 5, 24),
            (1_000, 2, 1),
            (400, 100, 5),
            (2_000, 8, 30),
        ] {
            let shares = Shares::new(&Ranges::equal(partitions).unwrap());
            let volumes = vec![volume(items); crate::number::index(windows)];
            let (expected, drawn) = (
                shares.busiest(&volumes, 1),
                drawn(items, partitions, windows),
            );
            assert!(
                (expected / drawn - 1.0).abs() < 0.03,
                "{items} on {partitions} in {windows}: {expected} {drawn}"
            );
        }
    }

    #[test]
    fn one_partition_gets_everything() {
        let shares = Shares::new(&Ranges::equal(1).unwrap());
        assert!((shares.usable(volume(300)) - 1.0).abs() < 1e-9);
        assert!(shares.usable(Volume::default()).abs() < 1e-9);
    }

    #[test]
    fn the_99th_percentile_is_the_worst_of_few_windows() {
        assert_eq!([1, 24, 100, 101, 1000].map(rank_of_p99), [1, 1, 2, 2, 11]);
    }
}
