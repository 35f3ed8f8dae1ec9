//! The keys that a part of a sample has seen since it was last added to the whole.

use synthetic_key_format::compute::Key;

use super::grid::position;
use super::identity::HashedMap;
use super::{Count, Keys, Timed, Windows};
use crate::counting::fingerprint::Fingerprints;
use crate::counting::plan::Plan;
use crate::input::batch::Batch;
use crate::input::rejected::RejectedItems;
use crate::input::row::At;
use crate::layouts::candidate::Candidate;
use crate::placement::Place;

/// The keys of one layout in each window, found by the fingerprints of items.
#[derive(Clone, Debug)]
pub(super) struct Recent {
    fingerprints: Fingerprints,
    found: HashedMap<Found>,
    entries: Vec<Entry>,
    texts: String,
    /// Where each level of each key ends in the texts.
    ends: Vec<usize>,
    refused: RejectedItems,
}

/// The entry that is looked up for each item: small, so that the table stays in the cache.
#[derive(Clone, Copy, Debug)]
struct Found {
    items: u64,
    entry: u32,
}

#[derive(Clone, Copy, Debug)]
struct Entry {
    identity: u64,
    place: Place,
    slot: u32,
    start: usize,
}

impl Recent {
    pub(super) fn new(plan: &Plan, candidate: &Candidate) -> Self {
        Self {
            fingerprints: candidate.fingerprints(plan),
            found: HashedMap::default(),
            entries: Vec::new(),
            texts: String::new(),
            ends: Vec::new(),
            refused: RejectedItems::default(),
        }
    }

    pub(super) fn len(&self) -> usize {
        self.entries.len()
    }

    /// Completes the fingerprints of items, which have a start already.
    pub(super) fn fingerprint(
        &self,
        plan: &Plan,
        candidate: &Candidate,
        batch: &Batch,
        items: &[Timed],
        fingerprints: &mut [u64],
    ) {
        let draw = |row: usize| {
            let row = batch.row(row);
            candidate.draw(plan.seed, row.at(), row.number()).into()
        };
        self.fingerprints.combine(batch, items, draw, fingerprints);
    }

    /// Counts items by their fingerprints.
    pub(super) fn add(
        &mut self,
        plan: &Plan,
        candidate: &Candidate,
        batch: &Batch,
        items: &[Timed],
        fingerprints: &[u64],
        key: &mut Key,
    ) {
        for (item, fingerprint) in items.iter().zip(fingerprints) {
            if let Some(found) = self.found.get_mut(fingerprint) {
                found.items += item.items;
                continue;
            }
            let row = batch.row(item.row());
            let time = Some((plan.time_column, item.seconds));
            match candidate.write_key(&row, time, plan.seed, key) {
                Ok(()) => self.insert(plan, *fingerprint, item, key),
                Err(refused) => {
                    self.refuse(&candidate.why(refused, &row), row.at(), 1);
                }
            }
        }
    }

    /// Counts items without a key.
    pub(super) fn refuse(&mut self, what: &str, at: At, items: u64) {
        self.refused.add(what, at, items);
    }

    /// Keeps a key.
    pub(super) fn insert(&mut self, plan: &Plan, fingerprint: u64, item: &Timed, key: &Key) {
        let (place, identity) = plan.store.place_key(key);
        let start = self.texts.len();
        for level in key.levels() {
            if self.texts.len() > start {
                self.texts.push_str(" / ");
            }
            self.texts.push_str(level);
            self.ends.push(self.texts.len());
        }
        let entry = u32::try_from(self.entries.len()).unwrap_or(u32::MAX);
        self.entries.push(Entry {
            identity,
            place,
            slot: item.slot,
            start,
        });
        let items = item.items;
        self.found.insert(fingerprint, Found { items, entry });
    }

    /// The entries with their items and the ends of their levels.
    fn entries(&self, levels: usize) -> impl Iterator<Item = (&Entry, u64, &[usize])> {
        self.found.values().filter_map(move |found| {
            let at = usize::try_from(found.entry).ok()?;
            let ends = self.ends.get(at * levels..(at + 1) * levels)?;
            Some((self.entries.get(at)?, found.items, ends))
        })
    }

    /// Adds everything to the whole, whose windows have other slots, and empties this.
    pub(super) fn settle(
        &mut self,
        plan: &Plan,
        windows: &Windows,
        slots: &[u32],
        count: &mut Count,
    ) {
        let levels = count.prefixes.len() + 1;
        for (entry, items, ends) in self.entries(levels) {
            let at = position(entry.slot);
            let (Some(window), Some(slot)) = (windows.numbers().get(at), slots.get(at)) else {
                continue;
            };
            count.items += items;
            count.grid.add(&plan.divisions, *slot, entry.place, items);
            count.pairs.add(entry.identity, *window, *slot, items);
            let (last, before) = ends.split_last().unzip();
            let text = |end: usize| self.texts.get(entry.start..end).unwrap_or_default();
            for (keys, end) in count.prefixes.iter_mut().zip(before.unwrap_or_default()) {
                let place = plan.store.place(text(*end));
                keys.add(place.identity(), text(*end), items);
            }
            let whole = text(last.copied().unwrap_or_default());
            count.keys.add(entry.identity, whole, items);
        }
        count.refused.absorb(&mut self.refused);
        self.clear();
    }

    /// Adds only the keys, regardless of their windows, and empties this.
    pub(super) fn settle_keys(&mut self, keys: &mut Keys) {
        for (entry, items, ends) in self.entries(1) {
            let end = ends.first().copied().unwrap_or_default();
            let text = self.texts.get(entry.start..end).unwrap_or_default();
            keys.add(entry.identity, text, items);
        }
        self.refused = RejectedItems::default();
        self.clear();
    }

    fn clear(&mut self) {
        self.found.clear();
        self.entries.clear();
        self.texts.clear();
        self.ends.clear();
    }
}
