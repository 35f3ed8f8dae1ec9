//! How many items each key has: exactly up to a limit, and the most frequent ones beyond it.

use std::cmp::Reverse;
use std::collections::hash_map::Entry as MapEntry;

use super::distinct::Distinct;
use super::identity::HashedMap;
use crate::number::count;

/// The limit for the texts of all keys together.
const MOST_TEXT: usize = 192 << 20;

/// How many items each key has.
///
/// Above the limit, the median count is subtracted from all keys, and those that have no more are dropped: the remaining
/// counts are too low by at most the sum of what was subtracted. This is the algorithm of Misra and Gries for frequent
/// items.
#[derive(Clone, Debug)]
pub(crate) struct Keys {
    counts: HashedMap<Entry>,
    texts: String,
    limit: usize,
    taken: u64,
    seen: Option<Distinct>,
}

#[derive(Clone, Copy, Debug)]
struct Entry {
    items: u64,
    start: u32,
    len: u32,
}

impl Keys {
    pub(crate) fn new(limit: usize) -> Self {
        let (counts, texts) = (HashedMap::default(), String::new());
        Self {
            counts,
            texts,
            limit,
            taken: 0,
            seen: None,
        }
    }

    #[inline]
    pub(crate) fn add(&mut self, identity: u64, text: &str, items: u64) {
        let is_full = self.counts.len() >= self.limit
            || self.texts.len().saturating_add(text.len()) > MOST_TEXT;
        if is_full && !self.counts.contains_key(&identity) {
            self.forget();
        }
        // One lookup instead of two: if most keys are new, lookups take most of the time.
        match self.counts.entry(identity) {
            MapEntry::Occupied(mut found) => found.get_mut().items += items,
            MapEntry::Vacant(place) => {
                let start = u32::try_from(self.texts.len()).unwrap_or(u32::MAX);
                let len = u32::try_from(text.len()).unwrap_or(u32::MAX);
                self.texts.push_str(text);
                place.insert(Entry { items, start, len });
            }
        }
    }

    fn forget(&mut self) {
        let seen = self.seen.get_or_insert_with(Distinct::new);
        self.counts.keys().for_each(|identity| seen.add(*identity));
        let mut counts: Vec<u64> = self.counts.values().map(|entry| entry.items).collect();
        let middle = counts.len() / 2;
        let (_, median, _) = counts.select_nth_unstable(middle);
        let median = *median;
        self.taken += median;
        self.counts.retain(|_, entry| {
            entry.items = entry.items.saturating_sub(median);
            entry.items > 0
        });
        let mut texts = String::new();
        for entry in self.counts.values_mut() {
            let start = u32::try_from(texts.len()).unwrap_or(u32::MAX);
            texts.push_str(text_of(&self.texts, *entry));
            entry.start = start;
        }
        self.texts = texts;
    }

    #[cfg(test)]
    pub(crate) fn len(&self) -> usize {
        self.counts.len()
    }

    /// Whether every key is counted exactly.
    pub(crate) fn is_exact(&self) -> bool {
        self.seen.is_none()
    }

    /// By how much a count may be too low.
    pub(crate) fn error(&self) -> u64 {
        self.taken
    }

    /// How many keys there are, or an estimate.
    pub(crate) fn distinct(&self) -> u64 {
        let Some(mut seen) = self.seen.clone() else {
            return count(self.counts.len());
        };
        self.counts.keys().for_each(|identity| seen.add(*identity));
        seen.estimate()
    }

    /// How many keys have this many items.
    pub(crate) fn with(&self, items: u64) -> u64 {
        count(
            self.counts
                .values()
                .filter(|entry| entry.items == items)
                .count(),
        )
    }

    /// The identities of the keys with the most items.
    pub(crate) fn hottest_identities(&self, most: usize) -> Vec<u64> {
        let mut all: Vec<_> = self
            .counts
            .iter()
            .map(|(identity, entry)| (Reverse(entry.items), *identity))
            .collect();
        if all.len() > most {
            all.select_nth_unstable(most.saturating_sub(1));
            all.truncate(most);
        }
        all.into_iter().map(|(_, identity)| identity).collect()
    }

    /// The keys with the most items; ties are ordered by text.
    pub(crate) fn hottest(&self, most: usize) -> Vec<(&str, u64)> {
        let mut all: Vec<_> = self.counts.values().collect();
        let order = |entry: &&Entry| (Reverse(entry.items), text_of(&self.texts, **entry));
        if all.len() > most {
            let at = most.saturating_sub(1);
            all.select_nth_unstable_by(at, |a, b| order(a).cmp(&order(b)));
            all.truncate(most);
        }
        all.sort_unstable_by(|a, b| order(a).cmp(&order(b)));
        all.into_iter()
            .map(|entry| (text_of(&self.texts, *entry), entry.items))
            .collect()
    }
}

fn text_of(texts: &str, entry: Entry) -> &str {
    let [start, len] = [entry.start, entry.len].map(|n| usize::try_from(n).unwrap_or(usize::MAX));
    texts
        .get(start..start.saturating_add(len))
        .unwrap_or_default()
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::counting::hash::combine;

    #[test]
    fn few_keys_are_counted_exactly() {
        let mut keys = Keys::new(10);
        for (identity, text) in [(1, "b"), (2, "a"), (1, "b"), (3, "c"), (2, "a")] {
            keys.add(identity, text, 1);
        }
        assert_eq!(keys.hottest(2), [("a", 2), ("b", 2)]);
        assert_eq!(
            (keys.distinct(), keys.is_exact(), keys.error()),
            (3, true, 0)
        );
    }

    #[test]
    fn the_hottest_of_many_keys_is_within_the_error() {
        let mut keys = Keys::new(1_000);
        for i in 0..100_000_u64 {
            keys.add(combine(0, i), &format!("k{i}"), 1);
            if i.is_multiple_of(10) {
                keys.add(combine(0, u64::MAX), "hot", 1);
            }
        }
        let [(text, items)] = keys.hottest(1)[..] else {
            panic!()
        };
        assert_eq!(text, "hot");
        assert!(
            (items..=items + keys.error()).contains(&10_000),
            "{items} {}",
            keys.error()
        );
        assert!(keys.len() <= 1_000 && !keys.is_exact());
        assert!(keys.distinct().abs_diff(100_001) < 4_000);
    }
}
