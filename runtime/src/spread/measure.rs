//! How many items each partition gets.

use alloc::borrow::ToOwned;
use alloc::collections::BTreeMap;
use alloc::format;
use alloc::vec;
use alloc::vec::Vec;
use core::cmp::Reverse;
use core::fmt;

use super::partition_of;
use crate::{Key, Store};

/// How items are spread over the partitions of a container, in each window of time.
///
/// ```
/// use synthetic_key::spread::Spread;
/// use synthetic_key::{PartitionKey, Store};
///
/// let days = ["2018-08-09", "2018-08-09", "2018-08-10"];
/// let spread = Spread::of(days.map(|day| (day, PartitionKey::from(day))), Store::COSMOS, 8);
/// let (day, window) = spread.worst().unwrap();
/// assert_eq!((*day, window.items(), window.partitions_used()), ("2018-08-09", 2, 1));
/// println!("{spread}");
/// ```
#[derive(Clone, Debug)]
pub struct Spread<W, K> {
    windows: BTreeMap<W, Window<K>>,
}

impl<W: Ord, K: Key> Spread<W, K> {
    /// Counts items, each given as a label of its window and its key, over `partitions` equal partitions, or chunks, of
    /// the store.
    ///
    /// # Panics
    ///
    /// If `partitions` is 0; if it is not known how the store places keys; or if the keys have several levels and the
    /// store allows only one.
    #[must_use]
    #[track_caller]
    pub fn of(items: impl IntoIterator<Item = (W, K)>, store: Store, partitions: u32) -> Self {
        let mut windows = BTreeMap::new();
        for (label, key) in items {
            let partition = partition_of(&key, store, partitions);
            let window = windows
                .entry(label)
                .or_insert_with(|| Window::of(partitions));
            window.count(key, partition);
        }
        Self { windows }
    }

    /// Returns the windows, in the order of their labels.
    #[must_use]
    pub fn windows(&self) -> impl ExactSizeIterator<Item = (&W, &Window<K>)> {
        self.windows.iter()
    }

    /// Returns the window with the greatest [`max_over_mean`](Window::max_over_mean). If several have the same, it is
    /// the one with the most items.
    #[must_use]
    pub fn worst(&self) -> Option<(&W, &Window<K>)> {
        self.windows().max_by(|(_, a), (_, b)| {
            let by_ratio = a.max_over_mean().total_cmp(&b.max_over_mean());
            by_ratio.then(a.items.cmp(&b.items))
        })
    }
}

impl<W: Ord + fmt::Display, K: Key> fmt::Display for Spread<W, K> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        for (label, window) in self.windows() {
            writeln!(f, "{label}:\n{window}")?;
        }
        Ok(())
    }
}

/// How the items of one window of time are spread over the partitions. It prints as a bar chart.
///
/// ```
/// use synthetic_key::spread::Spread;
/// use synthetic_key::{PartitionKey, Store};
///
/// let keys = (1..=400).map(|suffix| PartitionKey::from(format!("2018-08-09.{suffix}")));
/// let spread = Spread::of(keys.map(|key| ("the day", key)), Store::COSMOS, 8);
/// let (_, day) = spread.worst().unwrap();
/// assert_eq!((day.items(), day.partitions_used()), (400, 8));
/// assert!(day.max_over_mean() < 1.4);
/// assert_eq!(day.hottest_keys(3).len(), 3);
/// ```
#[derive(Clone, Debug)]
pub struct Window<K> {
    items: u64,
    partitions: Vec<u64>,
    keys: BTreeMap<K, u64>,
}

/// How many keys a picture names.
const NAMED: usize = 5;
/// The length of the longest bar.
const BAR: u64 = 40;

impl<K: Key> Window<K> {
    fn of(partitions: u32) -> Self {
        Self {
            items: 0,
            partitions: vec![0; usize::try_from(partitions).unwrap_or(usize::MAX)],
            keys: BTreeMap::new(),
        }
    }

    fn count(&mut self, key: K, partition: u32) {
        self.items += 1;
        let partition = usize::try_from(partition).ok();
        if let Some(items) = partition.and_then(|at| self.partitions.get_mut(at)) {
            *items += 1;
        }
        *self.keys.entry(key).or_default() += 1;
    }

    /// Returns how many items it has.
    #[must_use]
    pub fn items(&self) -> u64 {
        self.items
    }

    /// Returns how many items each partition has.
    #[must_use]
    pub fn partitions(&self) -> &[u64] {
        &self.partitions
    }

    /// Returns how many partitions have items.
    #[must_use]
    pub fn partitions_used(&self) -> usize {
        self.partitions.iter().filter(|&&items| items > 0).count()
    }

    /// Returns the number of items on the busiest partition, as a multiple of the mean. 1 is perfectly even.
    #[must_use]
    pub fn max_over_mean(&self) -> f64 {
        self.over_mean(self.busiest())
    }

    /// The value of [`max_over_mean`](Self::max_over_mean) if the items were distributed one by one.
    pub(super) fn least_over_mean(&self) -> f64 {
        let partitions = self.partitions.len().try_into().unwrap_or(u64::MAX);
        self.over_mean(self.items.div_ceil(partitions))
    }

    /// Returns the keys with the most items, and how many items each has.
    #[must_use]
    pub fn hottest_keys(&self, most: usize) -> Vec<(&K, u64)> {
        let mut keys: Vec<_> = self.keys.iter().map(|(key, &items)| (key, items)).collect();
        keys.sort_by_key(|&(_, items)| Reverse(items));
        keys.truncate(most);
        keys
    }

    fn busiest(&self) -> u64 {
        self.partitions.iter().copied().max().unwrap_or_default()
    }

    #[expect(
        clippy::cast_precision_loss,
        reason = "a ratio of counts needs no more"
    )]
    fn over_mean(&self, items: u64) -> f64 {
        items as f64 * self.partitions.len() as f64 / self.items as f64
    }
}

impl<K: Key> fmt::Display for Window<K> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let (busiest, ratio) = (self.busiest().max(1), self.max_over_mean());
        for (partition, items) in self.partitions.iter().enumerate() {
            write!(f, "  partition {partition:>3} {items:>9} ")?;
            (0..items * BAR / busiest).try_for_each(|_| f.write_str("█"))?;
            writeln!(f)?;
        }
        let (items, used, all) = (self.items, self.partitions_used(), self.partitions.len());
        let keys = match self.keys.len() {
            1 => "1 key".to_owned(),
            keys => format!("{keys} keys"),
        };
        writeln!(
            f,
            "  {items} items under {keys} in {used} of {all} partitions; the busiest has {ratio:.2} times the mean"
        )?;
        writeln!(f, "  the hottest keys:")?;
        for (key, items) in self.hottest_keys(NAMED) {
            let percent = items * 100 / self.items.max(1);
            writeln!(f, "    {key}: {items} items, {percent} %")?;
        }
        Ok(())
    }
}
