//! The keys that a part of a sample has seen since it was last added to the whole.

use synthetic_key_layout::compute::Key;

use super::grid::position;
use super::identity::HashedMap;
use super::{Count, Keys, Timed, Windows};
use crate::batch::Batch;
use crate::candidate::Candidate;
use crate::mark::Marks;
use crate::place::Place;
use crate::plan::Plan;
use crate::row::At;
use crate::trouble::Troubles;

/// The keys of one layout in each window, found by the marks of items.
#[derive(Clone, Debug)]
pub(super) struct Recent {
    marks: Marks,
    found: HashedMap<Found>,
    entries: Vec<Entry>,
    texts: String,
    /// Where each level of each key ends in the texts.
    ends: Vec<usize>,
    refused: Troubles,
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
            marks: candidate.marks(plan),
            found: HashedMap::default(),
            entries: Vec::new(),
            texts: String::new(),
            ends: Vec::new(),
            refused: Troubles::default(),
        }
    }

    pub(super) fn len(&self) -> usize {
        self.entries.len()
    }

    /// Completes the marks of items, which have a start already.
    pub(super) fn mark(
        &self,
        plan: &Plan,
        candidate: &Candidate,
        batch: &Batch,
        items: &[Timed],
        marks: &mut [u64],
    ) {
        let draw = |row: usize| {
            let row = batch.row(row);
            candidate.draw(plan.seed, row.at(), row.number()).into()
        };
        self.marks.mix(batch, items, draw, marks);
    }

    /// Counts items by their marks.
    pub(super) fn add(
        &mut self,
        plan: &Plan,
        candidate: &Candidate,
        batch: &Batch,
        items: &[Timed],
        marks: &[u64],
        scratch: &mut Scratch,
    ) {
        for (item, mark) in items.iter().zip(marks) {
            if let Some(found) = self.found.get_mut(mark) {
                found.items += item.items;
                continue;
            }
            let row = batch.row(item.row());
            let time = Some((plan.time_column, item.seconds));
            match candidate.write_key(&row, time, plan.seed, &mut scratch.key) {
                Ok(()) => self.insert(plan, *mark, item, scratch),
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

    /// Keeps the key that is in `scratch`.
    pub(super) fn insert(&mut self, plan: &Plan, mark: u64, item: &Timed, scratch: &mut Scratch) {
        let Scratch { key, bytes } = scratch;
        let (place, identity) = plan.store.place_key(key, bytes);
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
        self.found.insert(mark, Found { items, entry });
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
        bytes: &mut Vec<u8>,
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
                let place = plan.store.place(text(*end), bytes);
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
        self.refused = Troubles::default();
        self.clear();
    }

    fn clear(&mut self) {
        self.found.clear();
        self.entries.clear();
        self.texts.clear();
        self.ends.clear();
    }
}

/// Memory that is reused for each key.
#[derive(Clone, Debug, Default)]
pub(super) struct Scratch {
    pub(super) key: Key,
    pub(super) bytes: Vec<u8>,
}
