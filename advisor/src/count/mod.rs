//! What is counted in one pass over a sample.

mod distinct;
mod grid;
mod identity;
mod keys;
mod pairs;

use std::fmt::Write;

use synthetic_key_layout::compute::{Key, Value, unix_seconds, xxh64};

pub(crate) use distinct::Distinct;
pub(crate) use grid::{Grid, Windows};
pub(crate) use identity::HashedMap;
pub(crate) use keys::Keys;
pub(crate) use pairs::Pairs;

use crate::candidate::Candidate;
use crate::counted::CountedColumns;
use crate::plan::Plan;
use crate::problem::Problem;
use crate::query::Asked;
use crate::row::Row;
use crate::trouble::Troubles;

/// A part of the sample is added to the whole when it has so many keys or windows.
const FULL: usize = 57_000;
const MOST_WINDOWS_OF_PART: usize = 10_000;
/// How many cells all grids have at most: 256 MiB.
const MOST_CELLS: usize = 32 << 20;

/// The counts of a sample or of a part of it.
#[derive(Clone, Debug)]
pub(crate) struct Tally {
    /// How many items had a time, whatever they count as.
    pub(crate) rows: u64,
    /// What they count as.
    pub(crate) items: u64,
    pub(crate) from: i64,
    pub(crate) to: i64,
    pub(crate) windows: Windows,
    /// What a key for each item would do.
    pub(crate) floor: Grid,
    pub(crate) candidates: Vec<Count>,
    /// How often each value of [`Plan::value_candidates`] is there.
    pub(crate) values: Vec<Keys>,
    pub(crate) asked: Vec<Asked>,
    /// Lines that are not items, and items without a time or weight.
    pub(crate) troubles: Troubles,
    scratch: Scratch,
}

/// The counts of one layout.
#[derive(Clone, Debug)]
pub(crate) struct Count {
    pub(crate) items: u64,
    pub(crate) refused: Troubles,
    pub(crate) keys: Keys,
    /// The keys up to each level but the last.
    pub(crate) prefixes: Vec<Keys>,
    pub(crate) pairs: Pairs,
    pub(crate) grid: Grid,
}

/// Memory that is used again for each item.
#[derive(Clone, Debug, Default)]
struct Scratch {
    key: Key,
    bytes: Vec<u8>,
    text: String,
}

impl Tally {
    /// Of a whole sample, or of a part that is added to it before it forgets anything.
    pub(crate) fn new(plan: &Plan, is_part: bool) -> Self {
        let limit = if is_part {
            usize::MAX
        } else {
            plan.key_limit()
        };
        Self {
            rows: 0,
            items: 0,
            from: i64::MAX,
            to: i64::MIN,
            windows: Windows::default(),
            floor: Grid::new(plan.width()),
            candidates: plan
                .candidates
                .iter()
                .map(|candidate| Count::new(candidate, limit, plan.width()))
                .collect(),
            values: vec![Keys::new(limit); plan.value_candidates.len()],
            asked: plan.queries.iter().map(Asked::new).collect(),
            troubles: Troubles::default(),
            scratch: Scratch::default(),
        }
    }

    /// Counts an item.
    pub(crate) fn add(&mut self, plan: &Plan, row: &Row) {
        if let Some(columns) = &plan.counted {
            return self.add_counted(plan, columns, row);
        }
        let time = row.value(plan.time_column);
        let Ok(seconds) = unix_seconds(time, plan.time.epoch) else {
            return self.troubles.add(&no_time(plan, time), row.at, 1);
        };
        if plan
            .span
            .is_some_and(|(from, to)| !(from..to).contains(&seconds))
        {
            return;
        }
        let Some(items) = plan.weight_of(row) else {
            return self
                .troubles
                .add("the weight is not an integer from 0 up", row.at, 1);
        };
        let Some(window) = self.add_time(plan, seconds, row) else {
            return;
        };
        self.rows += 1;
        self.items += items;
        let Scratch { key, bytes, text } = &mut self.scratch;
        text.clear();
        if row.at.file > 0 {
            let _ = write!(text, "{}.", row.at.file);
        }
        text.push_str(itoa::Buffer::new().format(row.number));
        let place = plan.store.place(text, bytes);
        let time = Some((plan.time_column, seconds));
        self.floor.add(&plan.divisions, window.1, place, items);
        for (candidate, count) in plan.candidates.iter().zip(&mut self.candidates) {
            match candidate.write_key(row, time, plan.seed, key) {
                Ok(()) => count.add(plan, key, window, items, bytes),
                Err(refused) => {
                    let what = format!("{}: {}", candidate.field_name(refused), refused.reason);
                    count.refused.add(&what, row.at, 1);
                }
            }
        }
        for (value, keys) in plan.value_candidates.iter().zip(&mut self.values) {
            if value.write_key(row, None, plan.seed, key).is_ok() {
                keys.add(xxh64(0, key.text().as_bytes()), key.text(), items);
            }
        }
        for (query, asked) in plan.queries.iter().zip(&mut self.asked) {
            asked.add(query, row, seconds, bytes);
        }
    }

    /// The window of a time, if it has one.
    fn add_time(&mut self, plan: &Plan, seconds: i64, row: &Row) -> Option<(i64, u32)> {
        let Some(Ok(window)) = plan.window().map(|window| window.number(seconds)) else {
            self.troubles
                .add("the year of the time is not in 0000 to 9999", row.at, 1);
            return None;
        };
        self.from = self.from.min(seconds);
        self.to = self.to.max(seconds);
        Some((window, self.windows.slot(window)))
    }

    /// Counts a row of a table of counts.
    fn add_counted(&mut self, plan: &Plan, columns: &CountedColumns, row: &Row) {
        let read = match columns.read(plan, row, &mut self.scratch.key) {
            Ok(Some(read)) => read,
            // A layout that nobody asked for.
            Ok(None) => return,
            Err(what) => return self.troubles.add(what, row.at, 1),
        };
        let Some(window) = self.add_time(plan, read.seconds, row) else {
            return;
        };
        let Scratch { key, bytes, text } = &mut self.scratch;
        if read.candidate == 0 {
            // Every layout has all items; those of the first are the sample.
            self.rows += read.items;
            self.items += read.items;
            for item in 0..read.items {
                text.clear();
                let _ = write!(text, "{}.{}.{item}", row.at.file, row.number);
                let place = plan.store.place(text, bytes);
                self.floor.add(&plan.divisions, window.1, place, 1);
            }
        }
        let Some(count) = self.candidates.get_mut(read.candidate) else {
            return;
        };
        if read.has_key {
            count.add(plan, key, window, read.items, bytes);
        } else {
            count.refused.add("the key is NULL", row.at, read.items);
        }
    }

    /// Counts a line that is not an item.
    pub(crate) fn add_trouble(&mut self, what: &str, at: crate::row::At) {
        self.troubles.add(what, at, 1);
    }

    /// Whether a part should be added to the whole now.
    pub(crate) fn is_full(&self) -> bool {
        let is_due = self.rows.is_multiple_of(256);
        is_due && self.has_much()
    }

    fn has_much(&self) -> bool {
        self.windows.len() > MOST_WINDOWS_OF_PART
            || self.values.iter().any(|keys| keys.len() > FULL)
            || self.asked.iter().any(|asked| asked.len() > FULL)
            || self
                .candidates
                .iter()
                .any(|count| count.pairs.len() > FULL || count.keys.len() > FULL)
    }

    /// Adds a part, and empties it.
    pub(crate) fn absorb(&mut self, plan: &Plan, part: &mut Self) -> Result<(), Problem> {
        let width = plan.width();
        let numbers = part.windows.numbers().iter();
        let slots: Vec<_> = numbers.map(|number| self.windows.slot(*number)).collect();
        let grids = plan.candidates.len() + 1;
        if self
            .windows
            .len()
            .saturating_mul(width)
            .saturating_mul(grids)
            > MOST_CELLS
        {
            return Err(Problem::new(format!(
                "the sample has more than {} windows, too many to count {grids} layouts in {width} partitions each: take a longer --window",
                self.windows.len()
            )));
        }
        self.rows += part.rows;
        self.items += part.items;
        self.from = self.from.min(part.from);
        self.to = self.to.max(part.to);
        self.floor.absorb(&mut part.floor, &slots);
        for (all, part) in self.candidates.iter_mut().zip(&mut part.candidates) {
            all.absorb(part, &slots);
        }
        for (all, part) in self.values.iter_mut().zip(&mut part.values) {
            all.absorb(part);
        }
        for (all, part) in self.asked.iter_mut().zip(&mut part.asked) {
            all.absorb(part);
        }
        self.troubles.absorb(&mut part.troubles);
        (part.rows, part.items) = (0, 0);
        part.windows = Windows::default();
        Ok(())
    }
}

fn no_time(plan: &Plan, time: Value) -> String {
    let path = &plan.time.field.path;
    match time {
        Value::Missing => format!("no property `{path}` for the time"),
        Value::Null => format!("`{path}`, the time, is empty or null"),
        Value::Integer(_) | Value::Unsigned(_) if plan.time.epoch.is_none() => {
            format!("`{path}`, the time, is a number: write --time {path}:s or {path}:ms")
        }
        _ => format!("`{path}` is not a time such as 2018-08-09T14:05:00Z"),
    }
}

impl Count {
    fn new(candidate: &Candidate, limit: usize, width: usize) -> Self {
        let prefixes = candidate.layout.levels.len().saturating_sub(1);
        Self {
            items: 0,
            refused: Troubles::default(),
            keys: Keys::new(limit),
            prefixes: vec![Keys::new(limit); prefixes],
            pairs: Pairs::new(limit),
            grid: Grid::new(width),
        }
    }

    fn add(&mut self, plan: &Plan, key: &Key, window: (i64, u32), items: u64, bytes: &mut Vec<u8>) {
        let (place, identity) = plan.store.place_key(key, bytes);
        self.items += items;
        self.grid.add(&plan.divisions, window.1, place, items);
        self.pairs.add(identity, window.0, window.1, items);
        if self.prefixes.is_empty() {
            return self.keys.add(identity, key.text(), items);
        }
        let mut text = String::new();
        let mut prefixes = self.prefixes.iter_mut();
        for level in key.levels() {
            if !text.is_empty() {
                text.push_str(" / ");
            }
            text.push_str(level);
            if let Some(keys) = prefixes.next() {
                keys.add(plan.store.place(&text, bytes).identity(), &text, items);
            }
        }
        self.keys.add(identity, &text, items);
    }

    fn absorb(&mut self, part: &mut Self, slots: &[u32]) {
        self.items += std::mem::take(&mut part.items);
        self.refused.absorb(&mut part.refused);
        self.keys.absorb(&mut part.keys);
        for (all, part) in self.prefixes.iter_mut().zip(&mut part.prefixes) {
            all.absorb(part);
        }
        self.pairs.absorb(&mut part.pairs, slots);
        self.grid.absorb(&mut part.grid, slots);
    }
}
