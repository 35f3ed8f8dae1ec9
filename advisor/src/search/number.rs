//! How many suffixes a layout needs: one rule.
//!
//! The store's hash places each suffix on a partition by chance. With `k` suffixes for each partition, the busiest
//! partition gets about `1 + z / sqrt(k)` times the mean, where `z` is the expected maximum of as many normal variables as
//! there are partitions: 1.5 for 10, 1.9 for 20, 2.5 for 100. If only a share `s` of the writes is split, the excess is
//! `s z / sqrt(k)`. It shall be at most a fifth, so that 83 % of the throughput is usable:
//!
//! ```text
//! N = partitions x (5 z s)^2
//! ```
//!
//! and at least as many as the limits of a key need, twice over: its storage / 20 GB and its RU/s / 10,000.

use crate::number::{ceil, float};

/// The busiest partition may get a fifth more than the mean.
const EXCESS: f64 = 0.2;
/// The most suffixes of a layout.
const MOST: u64 = 65_535;

/// The number of suffixes for what would be one key without them.
pub(crate) fn suffixes(partitions: u64, share: f64, gb_of_limit: f64, ru_of_limit: f64) -> u64 {
    let z = expected_maximum(partitions);
    let for_evenness = float(partitions) * (z * share / EXCESS).powi(2);
    let for_limits = 2.0 * gb_of_limit.max(ru_of_limit);
    rounded(ceil(for_evenness.max(for_limits)).clamp(2, MOST))
}

/// The expected maximum of this many normal variables, by Blom's approximation.
fn expected_maximum(n: u64) -> f64 {
    if n < 2 {
        return 0.0;
    }
    quantile((float(n) - 0.375) / (float(n) + 0.25))
}

/// The quantile of the normal distribution for a probability of at least a half: formula 26.2.23 of Abramowitz and Stegun.
fn quantile(p: f64) -> f64 {
    let t = (-2.0 * (1.0 - p).ln()).sqrt();
    let above = 2.515_517 + t * (0.802_853 + t * 0.010_328);
    let below = 1.0 + t * (1.432_788 + t * (0.189_269 + t * 0.001_308));
    t - above / below
}

/// Two digits are enough: 1,748 becomes 1,800.
fn rounded(n: u64) -> u64 {
    let mut unit = 1;
    while n / unit >= 100 {
        unit *= 10;
    }
    (n.div_ceil(unit) * unit).min(MOST)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_rule_by_hand() {
        // z is 1.54 for 10 partitions, 1.87 for 20.
        assert_eq!(suffixes(10, 1.0, 0.0, 0.0), 600);
        assert_eq!(suffixes(20, 1.0, 0.0, 0.0), 1_800);
        // The table and the example of docs/choosing.md.
        assert_eq!(
            [2, 5, 10, 20, 25, 50, 100].map(|partitions| suffixes(partitions, 1.0, 0.0, 0.0)),
            [18, 180, 600, 1_800, 2_500, 6_300, 16_000]
        );
        // A tenant with half of the writes needs a quarter.
        assert_eq!(suffixes(20, 0.5, 0.0, 0.0), 440);
        // 300 GB need 15 keys, twice over.
        assert_eq!(suffixes(2, 0.1, 15.0, 1.0), 30);
        assert_eq!(suffixes(1, 1.0, 0.0, 0.0), 2);
        assert_eq!(suffixes(5_000, 1.0, 0.0, 0.0), 65_535);
    }
}
