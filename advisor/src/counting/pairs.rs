//! How many items each key has in each window, such as one key in one hour.

use super::grid::position;
use super::identity::HashedMap;
use crate::counting::hash::combine;

/// How many items each pair of a window and a key has. Above a limit the rarer half of each window is dropped, as in
/// [`Keys`](super::Keys).
#[derive(Clone, Debug)]
pub(crate) struct Pairs {
    counts: HashedMap<Pair>,
    limit: usize,
    /// The sum that was subtracted from the counts of each window.
    taken: Vec<u64>,
}

#[derive(Clone, Copy, Debug)]
struct Pair {
    items: u64,
    slot: u32,
}

impl Pairs {
    pub(crate) fn new(limit: usize) -> Self {
        Self {
            counts: HashedMap::default(),
            limit,
            taken: Vec::new(),
        }
    }

    /// Counts a key in a window, which has a number and a slot. Numbers are the same in all parts of a sample.
    #[inline]
    pub(crate) fn add(&mut self, identity: u64, window: i64, slot: u32, items: u64) {
        let pair = combine(identity, window.cast_unsigned());
        if self.counts.len() >= self.limit && !self.counts.contains_key(&pair) {
            self.forget();
        }
        // One lookup instead of two: if most keys are new, lookups take most of the time.
        let found = self.counts.entry(pair);
        found
            .and_modify(|found| found.items += items)
            .or_insert(Pair { items, slot });
    }

    fn forget(&mut self) {
        let mut all: Vec<_> = self.counts.drain().collect();
        all.sort_unstable_by_key(|(_, pair)| (pair.slot, pair.items));
        for window in all.chunk_by(|(_, a), (_, b)| a.slot == b.slot) {
            let Some((
                _,
                Pair {
                    items: median,
                    slot,
                },
            )) = window.get(window.len() / 2).copied()
            else {
                continue;
            };
            let at = position(slot);
            if self.taken.len() <= at {
                self.taken.resize(at + 1, 0);
            }
            self.taken[at] += median;
            for (pair, Pair { items, slot }) in window.iter().copied() {
                if items > median {
                    self.counts.insert(
                        pair,
                        Pair {
                            items: items - median,
                            slot,
                        },
                    );
                }
            }
        }
    }

    /// How many pairs are counted.
    pub(crate) fn distinct(&self) -> u64 {
        crate::number::count(self.counts.len())
    }

    /// The items of a key in a window.
    pub(crate) fn of(&self, identity: u64, window: i64) -> u64 {
        let pair = self.counts.get(&combine(identity, window.cast_unsigned()));
        pair.map_or(0, |pair| pair.items)
    }

    /// The most items of one key, in each of this many windows.
    pub(crate) fn most(&self, windows: usize) -> Vec<u64> {
        let mut most = vec![0; windows];
        for pair in self.counts.values() {
            if let Some(most) = most.get_mut(position(pair.slot)) {
                *most = pair.items.max(*most);
            }
        }
        // In a window whose keys were all dropped, each had at least one item.
        for (most, taken) in most.iter_mut().zip(&self.taken) {
            *most = (*most).max(u64::from(*taken > 0));
        }
        most
    }

    /// By how much the most items of a window may be too low, for the window with the greatest loss.
    pub(crate) fn error(&self) -> u64 {
        self.taken.iter().copied().max().unwrap_or_default()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn windows_are_apart() {
        let mut pairs = Pairs::new(100);
        pairs.add(7, 1000, 0, 1);
        pairs.add(7, 1001, 1, 5);
        pairs.add(7, 1000, 0, 1);
        assert_eq!((pairs.most(2), pairs.error()), (vec![2, 5], 0));
    }

    #[test]
    fn the_hottest_of_a_window_is_within_the_error() {
        let mut pairs = Pairs::new(100);
        for i in 0..10_000 {
            pairs.add(combine(0, i), 5, 0, 1);
            if i % 4 == 0 {
                pairs.add(1, 5, 0, 1);
            }
        }
        let most = pairs.most(1)[0];
        assert!(
            (most..=most + pairs.error()).contains(&2_500),
            "{most} {}",
            pairs.error()
        );
        assert!(pairs.distinct() <= 100);
    }
}
