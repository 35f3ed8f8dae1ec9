//! The hottest key over its whole life: how much it stores, and how many RU/s it gets.
//!
//! - A key with a period of time lives as long as the period, also if the sample is shorter.
//! - A key without one grows as long as its items live, unless keys come and go, like sessions: that is measured.
//! - More writes are more items of each key, unless there are more keys instead: if the sample's keys are equal as far as
//!   chance can tell, the number of all keys is estimated from the keys that were seen once and twice (Chao's estimator). A
//!   key for each item then has one item at any rate.

use super::demand::Demand;
use super::workload::{DAY, Workload};
use crate::counting::window::seconds_of;
use crate::counting::{Count, Totals};
use crate::layouts::candidate::Candidate;
use crate::number::{float, ratio};

const GIB: f64 = 1_073_741_824.0;
/// How many of the hottest keys show how long keys live.
const EXAMINED: usize = 20;
/// In fewer windows, nothing is known about how long keys live.
const ENOUGH_WINDOWS: usize = 4;
/// With fewer keys in a window, more writes are not assumed to be more keys: a date is one key at any rate.
const ENOUGH_KEYS: f64 = 20.0;

/// The hottest key at the rate of the workload.
#[derive(Clone, Copy, Debug, PartialEq)]
pub(crate) struct Hottest {
    /// Its part of all items of the sample, corrected for chance.
    pub(crate) share: f64,
    /// Whether it is written as long as the container exists.
    pub(crate) grows: bool,
    /// What it stores in the end: of its period, or of its items' life.
    pub(crate) gb: f64,
    /// After how many days it is full, if it grows.
    pub(crate) full_after_days: Option<f64>,
    /// The RU/s of its writes in its busiest time.
    pub(crate) peak_ru_s: f64,
    /// If the keys become more with the rate, the items that one has in a window: then the real container is more even
    /// than its sample. Otherwise 1.
    pub(crate) cluster: f64,
}

impl Hottest {
    pub(crate) fn new(
        workload: &Workload,
        demand: &Demand,
        candidate: &Candidate,
        count: &Count,
        totals: &Totals,
        window_seconds: f64,
    ) -> Self {
        let most = count.keys.hottest(1).first().map_or(0, |(_, items)| *items);
        let chance = Chance::new(count, most);
        let items = chance.items;
        let share = items / float(count.items.max(1));
        let ru = workload.ru_of_write();
        let Some(span) = demand.span else {
            let writes = workload.writes.unwrap_or_default();
            return Self {
                share,
                grows: false,
                gb: items * workload.item_bytes / GIB,
                full_after_days: None,
                peak_ru_s: share * writes * ru,
                cluster: 1.0,
            };
        };
        let period = candidate.period().map(|period| float(seconds_of(period)));
        let life = workload.life();
        let lives = period.map_or_else(|| lived(count, totals, span), |period| period.min(span));
        let grows = period.is_none() && lives > span / 2.0 && !chance.is_unique;
        // How many items of the real container the key gets in the time that the sample shows of it.
        let real = if chance.is_unique {
            1.0
        } else {
            items * demand.density
        };
        let stored = match period {
            _ if chance.is_unique => 1.0,
            Some(period) => real / lives * period.min(life),
            None if grows => real / span * life,
            None => real,
        };
        let gb = stored * workload.item_bytes / GIB;
        let per_day = real / span * DAY * workload.item_bytes / GIB;
        let full_after_days = (grows && workload.ttl.is_none() && per_day > 0.0)
            .then(|| float(workload.key_gb) / per_day);
        let mean_ru_s = real / lives.max(1.0) * ru;
        let windows = totals.windows.len();
        let pairs = count.pairs.distinct();
        let in_window = count
            .pairs
            .most(windows)
            .into_iter()
            .max()
            .unwrap_or_default();
        let measured = float(in_window) * demand.density * ru / window_seconds.min(span);
        let peak_ru_s = if chance.is_unique {
            ru
        } else if chance.is_equal || in_window < 5 {
            // The mean over a key's life is that of the busiest windows already, if it lives no longer than they last.
            let is_burst = lives <= demand.peak_seconds;
            mean_ru_s * if is_burst { 1.0 } else { demand.peak }
        } else {
            measured
        };
        // No key gets more than all of them together.
        let peak_ru_s = peak_ru_s.min(demand.write_ru_s.max(ru));
        Self {
            share,
            grows,
            gb,
            full_after_days,
            peak_ru_s,
            cluster: if period.is_none()
                && !grows
                && chance.is_equal
                && demand.density > 2.0
                && ratio(pairs, crate::number::count(windows)) >= ENOUGH_KEYS
            {
                ratio(count.items, pairs).max(1.0)
            } else {
                1.0
            },
        }
    }
}

/// What chance explains of the hottest key.
struct Chance {
    /// The items of the hottest key, without what is chance.
    items: f64,
    /// Whether all keys are equal, as far as chance can tell.
    is_equal: bool,
    /// Whether each item has its own key.
    is_unique: bool,
}

impl Chance {
    fn new(counts: &Count, most: u64) -> Self {
        let keys = counts.keys.distinct();
        let mean = ratio(counts.items, keys);
        let is_equal = float(most) <= mean + 4.0 * mean.sqrt() + 3.0;
        if !is_equal || keys == 0 {
            return Self {
                items: float(most),
                is_equal: false,
                is_unique: false,
            };
        }
        let [once, twice] = [1, 2].map(|items| float(counts.keys.with(items)));
        let is_unique = most == 1 || mean < 1.01 && counts.keys.is_exact();
        let unseen = if twice > 0.0 {
            once * once / (2.0 * twice)
        } else {
            0.0
        };
        Self {
            items: float(counts.items) / (float(keys) + unseen),
            is_equal,
            is_unique,
        }
    }
}

/// How long the hottest keys are written, in seconds.
fn lived(counts: &Count, totals: &Totals, span: f64) -> f64 {
    let windows = totals.windows.numbers();
    if windows.len() < ENOUGH_WINDOWS {
        return span;
    }
    let [first, last] =
        [windows.iter().min(), windows.iter().max()].map(|n| n.copied().unwrap_or(0));
    let all = float((last - first).unsigned_abs() + 1);
    let identities = counts.keys.hottest_identities(EXAMINED);
    let lived = identities.iter().map(|identity| {
        let written = |window: &&i64| counts.pairs.of(*identity, **window) > 0;
        let from = windows.iter().filter(written).min();
        let to = windows.iter().filter(written).max();
        match (from, to) {
            (Some(from), Some(to)) => float((to - from).unsigned_abs() + 1) / all * span,
            _ => span,
        }
    });
    lived.fold(0.0, f64::max)
}
