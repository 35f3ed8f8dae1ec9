//! A part of a sample that one thread counts, and regularly adds to the whole.

use synthetic_key_format::compute::{Key, Value, unix_seconds};

use super::recent::Recent;
use super::{Tally, Totals, Windows};
use crate::counting::fingerprint::{has_clock, lacks_zone};
use crate::counting::hash::combine;
use crate::counting::plan::Plan;
use crate::input::batch::{Batch, row_number};
use crate::input::counted::CountedColumns;
use crate::input::row::{At, Row};
use crate::model::baseline::Volume;
use crate::number::float;
use crate::problem::Problem;

/// A part is added to the whole when it has this many keys or windows. A table of this size is just below the next doubling.
const FULL: usize = 57_000;
const MOST_WINDOWS: usize = 10_000;
/// How many items are counted between checks whether the part is full.
const STEP: usize = 256;

/// The counts of a part of a sample.
#[derive(Clone, Debug)]
pub(crate) struct Part {
    totals: Totals,
    candidates: Vec<Recent>,
    values: Vec<Recent>,
    /// Memory that is used again for each key.
    key: Key,
    /// The items of a batch that have a time, and their fingerprints.
    timed: Vec<Timed>,
    fingerprints: Vec<u64>,
}

/// An item that has a time.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Timed {
    row: u32,
    /// The slot of its window.
    pub(super) slot: u32,
    pub(crate) seconds: i64,
    /// Its weight.
    pub(super) items: u64,
}

impl Timed {
    #[inline]
    pub(crate) fn row(&self) -> usize {
        super::grid::position(self.row)
    }
}

impl Part {
    pub(crate) fn new(plan: &Plan) -> Self {
        let recent = |candidate| Recent::new(plan, candidate);
        Self {
            totals: Totals::new(plan),
            candidates: plan.candidates.iter().map(recent).collect(),
            values: plan.value_candidates.iter().map(recent).collect(),
            key: Key::default(),
            timed: Vec::new(),
            fingerprints: Vec::new(),
        }
    }

    /// Counts a line that is not an item.
    pub(crate) fn add_trouble(&mut self, what: &str, at: At) {
        self.totals.rejected.add(what, at, 1);
    }

    /// Counts the items of a batch. `flush` adds full counts to the whole.
    pub(crate) fn add(&mut self, plan: &Plan, batch: &Batch, flush: impl Fn(&mut Self)) {
        if self.totals.windows.len() > MOST_WINDOWS {
            flush(self);
            self.totals.windows = Windows::default();
        }
        if let Some(columns) = &plan.counted {
            for row in batch.rows() {
                self.add_counted(plan, columns, &row);
                if self.is_full() {
                    flush(self);
                }
            }
            return;
        }
        self.add_times(plan, batch);
        for (column, kinds) in self.totals.kinds.iter_mut().enumerate() {
            for row in 0..batch.items.len() {
                kinds.see(batch.column(column).value(row));
            }
        }
        for at in 0..plan.candidates.len() + plan.value_candidates.len() {
            self.add_keys(plan, batch, at, &flush);
        }
        for at in 0..plan.queries.len() {
            self.add_questions(plan, batch, at);
            if self.is_full() {
                flush(self);
            }
        }
    }

    /// Finds the items of a batch that have a time and a weight.
    fn add_times(&mut self, plan: &Plan, batch: &Batch) {
        self.timed.clear();
        self.fingerprints.clear();
        let times = batch.column(plan.time_column).map(|time| {
            let seconds = unix_seconds(time, plan.time.epoch).ok()?;
            Some((seconds, has_clock(time)))
        });
        for row in 0..batch.items.len() {
            let time = if plan.is_timeless {
                Some((0, true))
            } else {
                times.get(row).flatten()
            };
            let Some((seconds, has_clock)) = time else {
                let row = batch.row(row);
                let what = no_time(plan, row.value(plan.time_column));
                self.totals.rejected.add(&what, row.at(), 1);
                continue;
            };
            let is_outside = |(from, to)| !(from..to).contains(&seconds);
            if plan.span.is_some_and(is_outside) {
                continue;
            }
            let Some(items) = plan.weight_of(batch, row) else {
                let what = "the weight is not a number from 0 up";
                self.totals.rejected.add(what, batch.row(row).at(), 1);
                continue;
            };
            let Some((window, slot)) = self.window(plan, seconds) else {
                let what = "the year of the time is not in 0000 to 9999";
                self.totals.rejected.add(what, batch.row(row).at(), 1);
                continue;
            };
            self.totals.rows += 1;
            self.totals.items += items;
            let squares = float(items) * float(items);
            self.totals.add_volume(slot, Volume { items, squares });
            let row = row_number(row);
            self.timed.push(Timed {
                row,
                slot,
                seconds,
                items,
            });
            self.fingerprints
                .push(start_of_fingerprint(window, has_clock));
        }
    }

    /// The window of a time, if it has one.
    #[inline]
    fn window(&mut self, plan: &Plan, seconds: i64) -> Option<(i64, u32)> {
        let window = plan.window()?.number(seconds).ok()?;
        self.totals.from = self.totals.from.min(seconds);
        self.totals.to = self.totals.to.max(seconds);
        Some((window, self.totals.windows.slot(window)))
    }

    /// Counts the keys of one layout, or of one that only names values.
    fn add_keys(&mut self, plan: &Plan, batch: &Batch, at: usize, flush: &impl Fn(&mut Self)) {
        let (candidate, value) = (
            plan.candidates.get(at),
            at.checked_sub(plan.candidates.len()),
        );
        let candidate = candidate.or_else(|| plan.value_candidates.get(value?));
        let Some(candidate) = candidate else { return };
        let timed = std::mem::take(&mut self.timed);
        // A value is the same in every window.
        let mut fingerprints = match value {
            None => self.fingerprints.clone(),
            Some(_) => vec![0; timed.len()],
        };
        self.recent(at)
            .fingerprint(plan, candidate, batch, &timed, &mut fingerprints);
        for (items, fingerprints) in timed.chunks(STEP).zip(fingerprints.chunks(STEP)) {
            let mut key = std::mem::take(&mut self.key);
            self.recent(at)
                .add(plan, candidate, batch, items, fingerprints, &mut key);
            self.key = key;
            if self.recent(at).len() > FULL {
                flush(self);
            }
        }
        self.timed = timed;
    }

    fn recent(&mut self, at: usize) -> &mut Recent {
        let values = at.checked_sub(self.candidates.len());
        match values {
            None => &mut self.candidates[at],
            Some(at) => &mut self.values[at],
        }
    }

    fn add_questions(&mut self, plan: &Plan, batch: &Batch, at: usize) {
        if let (Some(query), Some(asked)) = (plan.queries.get(at), self.totals.asked.get_mut(at)) {
            for timed in &self.timed {
                let row = batch.row(timed.row());
                asked.add(query, &row, timed.seconds);
            }
        }
    }

    /// Counts a row of a table of counts.
    fn add_counted(&mut self, plan: &Plan, columns: &CountedColumns, row: &Row) {
        let read = match columns.read(plan, row, &mut self.key) {
            Ok(Some(read)) => read,
            // This layout was not requested.
            Ok(None) => return,
            Err(what) => return self.totals.rejected.add(what, row.at(), 1),
        };
        let Some((window, slot)) = self.window(plan, read.seconds) else {
            let what = "the year of the time is not in 0000 to 9999";
            return self.totals.rejected.add(what, row.at(), 1);
        };
        if read.candidate == 0 {
            // Every layout has all items, so the sample is counted with the first.
            self.totals.rows += read.items;
            self.totals.items += read.items;
            let (items, squares) = (read.items, float(read.items));
            self.totals.add_volume(slot, Volume { items, squares });
        }
        let Some(recent) = self.candidates.get_mut(read.candidate) else {
            return;
        };
        if read.has_key {
            let fingerprint = combine(combine(0, window.cast_unsigned()), row.number());
            let timed = Timed {
                row: 0,
                slot,
                seconds: read.seconds,
                items: read.items,
            };
            recent.insert(
                plan,
                combine(fingerprint, row.at().file.into()),
                &timed,
                &self.key,
            );
        } else {
            recent.refuse("the key is NULL", row.at(), read.items);
        }
    }

    fn is_full(&self) -> bool {
        let mut recent = self.candidates.iter().chain(&self.values);
        recent.any(|recent| recent.len() > FULL)
            || self.totals.asked.iter().any(|asked| asked.len() > FULL)
    }

    /// Adds everything to the whole, and empties the part. The windows keep their slots.
    pub(crate) fn settle(&mut self, plan: &Plan, tally: &mut Tally) -> Result<(), Problem> {
        let slots = tally.slots(plan, &self.totals.windows)?;
        tally.totals.absorb(&mut self.totals, &slots);
        for (count, recent) in tally.candidates.iter_mut().zip(&mut self.candidates) {
            recent.settle(plan, &self.totals.windows, &slots, count);
        }
        for (keys, recent) in tally.values.iter_mut().zip(&mut self.values) {
            recent.settle_keys(keys);
        }
        Ok(())
    }
}

/// The fingerprint of an item before its values are mixed in. It includes whether there is an hour: a date without one may have no
/// key where a time has one.
fn start_of_fingerprint(window: i64, has_clock: bool) -> u64 {
    combine(combine(0, has_clock.into()), window.cast_unsigned())
}

#[cfg(test)]
impl Timed {
    /// The items of a batch with the starts of their fingerprints, by their first column.
    pub(crate) fn all(batch: &Batch, window: synthetic_key_format::Period) -> Vec<(Self, u64)> {
        let window = crate::counting::window::Window::new(window).unwrap();
        let timed = |row| {
            let time = batch.column(0).value(row);
            let seconds = unix_seconds(time, None).unwrap();
            let number = window.number(seconds).unwrap();
            let timed = Self {
                row: row_number(row),
                slot: 0,
                seconds,
                items: 1,
            };
            (timed, start_of_fingerprint(number, has_clock(time)))
        };
        (0..batch.items.len()).map(timed).collect()
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
        time if lacks_zone(time) => {
            format!(
                "`{path}`, the time, has no time zone: write 2018-08-09T14:05:00Z, or say --time none if it is not when an item is written"
            )
        }
        _ => format!("`{path}` is not a time such as 2018-08-09T14:05:00Z"),
    }
}
