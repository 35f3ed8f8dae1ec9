//! Runs of keys: a text with a number in it, or a period, or both.

use alloc::boxed::Box;
use alloc::vec::Vec;
use core::marker::PhantomData;
use core::mem;
use core::ops::Range;

use arrayvec::{ArrayString, ArrayVec};

use crate::part::text::rollup::RolledUp;
use crate::suffix::SuffixRange;
use crate::time::between::Periods;
use crate::write::Draft;
use crate::{Key, KeyWriter, PartitionKey, Period};

/// Keys that differ in a number and in a period: for each period, every number.
#[derive(Clone, Debug)]
struct Run {
    /// The text before the first slot, between two of them, and after the last.
    texts: ArrayVec<Draft, 3>,
    slots: ArrayVec<Slot, 2>,
    periods: Option<Periods>,
    numbers: Option<SuffixRange>,
    /// Whether the numbers go down.
    is_down: bool,
    /// How many keys there are.
    len: u64,
}

/// What comes after a text.
#[derive(Clone, Copy, Debug)]
enum Slot {
    Number,
    Period,
}

impl Run {
    const EMPTY: Self = Self {
        texts: ArrayVec::new_const(),
        slots: ArrayVec::new_const(),
        periods: None,
        numbers: None,
        is_down: false,
        len: 1,
    };

    /// The row of keys that the key `at` is in: keys of a run that differ only in their number. The run starts at
    /// `start`.
    fn row<K: Key>(&self, at: u64, start: u64) -> Row<K> {
        let count = self.numbers.map_or(1, |numbers| u64::from(numbers.count()));
        let period = (at - start) / count;
        let (mut key, mut before) = (Draft::new(), None);
        for (place, text) in self.texts.iter().enumerate() {
            text.write_to(&mut key);
            match self.slots.get(place) {
                Some(Slot::Number) => before = Some(mem::replace(&mut key, Draft::new())),
                Some(Slot::Period) => {
                    if let Some(periods) = &self.periods {
                        periods.write(period, &mut key);
                    }
                }
                None => {}
            }
        }
        let (before, after) = match before {
            Some(before) => (before, Some(key)),
            None => (key, None),
        };
        let start = start + period * count;
        let is_empty = |after: &Draft| after.as_str().is_empty() && after.breaks().is_empty();
        Row {
            ends: Ends {
                len: before.as_str().len(),
                numbers: self.numbers,
                is_down: self.is_down,
                after: after.filter(|after| !is_empty(after)).map(Box::new),
                places: start..start + count,
            },
            key: K::written(before),
        }
    }
}

/// The keys of a run that differ only in their number.
#[derive(Clone, Debug)]
struct Row<K> {
    /// The text before the number, followed by the end of the last key.
    key: K,
    ends: Ends,
}

/// How the keys of a row end.
#[derive(Clone, Debug)]
struct Ends {
    /// How long the text before the number is.
    len: usize,
    /// The numbers. A run without numbers has one key in a row.
    numbers: Option<SuffixRange>,
    is_down: bool,
    /// What comes after the number.
    after: Option<Box<Draft>>,
    /// The places of the keys among all.
    places: Range<u64>,
}

impl Ends {
    /// The number of the key at this place.
    #[inline]
    fn number(&self, numbers: SuffixRange, at: u64) -> u16 {
        #[expect(
            clippy::cast_possible_truncation,
            reason = "a row has at most as many keys as a `u16` has numbers"
        )]
        let place = (at - self.places.start) as u16;
        numbers.number_at(if self.is_down {
            numbers.count() - 1 - place
        } else {
            place
        })
    }

    /// Appends the end of the key at this place to the text before the number.
    #[inline(always)]
    #[expect(
        clippy::inline_always,
        reason = "a call for each of many keys costs as much as what it does"
    )]
    fn write<K: Key>(&self, at: u64, key: &mut K) {
        let Some(numbers) = self.numbers else { return };
        numbers.write(self.number(numbers, at), key.writer());
        if let Some(after) = &self.after {
            after.write_to(key.writer());
        }
    }
}

impl<K: Key> Row<K> {
    /// Before the first.
    fn none() -> Self {
        Self {
            key: K::written(Draft::new()),
            ends: Ends {
                len: 0,
                numbers: None,
                is_down: false,
                after: None,
                places: 0..0,
            },
        }
    }

    /// The key at a place. It is the only one that is wanted.
    fn into_key(mut self, at: u64) -> K {
        self.ends.write(at, &mut self.key);
        self.key
    }
}

/// Writes runs: generated code writes the text of a key, and calls [`numbers`](Self::numbers) and
/// [`periods`](Self::periods) where keys differ.
pub struct Runs<K> {
    text: Draft,
    run: Run,
    /// The runs that are written.
    written: Vec<Run>,
    keys: PhantomData<K>,
}

impl<K: Key> Runs<K> {
    /// The keys that `write` writes.
    #[inline]
    pub(crate) fn of(write: impl FnOnce(&mut Self)) -> Keys<K> {
        let mut runs = Self {
            text: Draft::new(),
            run: Run::EMPTY,
            written: Vec::new(),
            keys: PhantomData,
        };
        write(&mut runs);
        runs.end_text();
        let others = runs.written.iter().map(|run| run.len).sum::<u64>();
        Keys {
            rest: 0..others + runs.run.len,
            others: runs.written,
            last: runs.run,
            row: Row::none(),
        }
    }

    /// Ends a run; another one follows.
    pub fn next(&mut self) {
        self.end_text();
        self.written.push(mem::replace(&mut self.run, Run::EMPTY));
    }

    /// Each of these numbers.
    #[inline]
    pub fn numbers(&mut self, numbers: SuffixRange) {
        self.end_text();
        self.run.numbers = Some(numbers);
        self.run.len *= u64::from(numbers.count());
        self.run.slots.push(Slot::Number);
    }

    /// The same from the last to the first.
    pub fn numbers_down(&mut self, numbers: SuffixRange) {
        self.numbers(numbers);
        self.run.is_down = true;
    }

    /// Each period between two instants, both included.
    pub fn periods(&mut self, period: Period, ends: [RolledUp; 2]) {
        self.add_periods(Periods::between(period, ends));
    }

    /// Each period of another length, from the start of the period of the first instant to the end of the period of the
    /// last.
    pub fn periods_within(&mut self, period: Period, whole: Period, ends: [RolledUp; 2]) {
        self.add_periods(Periods::within(period, whole, ends));
    }

    fn add_periods(&mut self, periods: Periods) {
        self.end_text();
        self.run.len *= periods.count();
        self.run.periods = Some(periods);
        self.run.slots.push(Slot::Period);
    }

    #[inline]
    fn end_text(&mut self) {
        let text = mem::replace(&mut self.text, Draft::new());
        self.run.texts.push(text);
    }
}

impl<K: Key> KeyWriter for Runs<K> {
    #[inline]
    fn push_str(&mut self, text: &str) {
        self.text.push_str(text);
    }

    #[inline]
    fn __push_short<const N: usize>(&mut self, text: &ArrayString<N>) {
        self.text.__push_short(text);
    }

    #[inline]
    fn __next_level(&mut self) {
        self.text.__next_level();
    }
}

/// The keys of runs, one after the other.
#[derive(Clone, Debug)]
pub(crate) struct Keys<K> {
    /// The runs before the last. Most fan-outs have only the last.
    others: Vec<Run>,
    last: Run,
    /// The row that the next key is in, or the one before.
    row: Row<K>,
    /// The places of the keys that are left, counted from the first.
    rest: Range<u64>,
}

impl<K: Key> Keys<K> {
    /// The row that a key is in. Not inlined, to keep the path to the next key short.
    #[inline(never)]
    fn row(&self, at: u64) -> Row<K> {
        let mut start = 0;
        for run in &self.others {
            if at - start < run.len {
                return run.row(at, start);
            }
            start += run.len;
        }
        self.last.row(at, start)
    }

    /// The place of the next key, whose row is loaded.
    #[inline]
    fn next_place(&mut self) -> Option<u64> {
        let at = self.rest.next()?;
        if !self.row.ends.places.contains(&at) {
            self.row = self.row(at);
        }
        Some(at)
    }

    /// The next key.
    #[inline]
    fn advance(&mut self) -> Option<&K> {
        let at = self.next_place()?;
        let Row { key, ends } = &mut self.row;
        key.truncate(ends.len);
        ends.write(at, key);
        Some(key)
    }
}

impl Keys<PartitionKey> {
    /// The next key, borrowed until the next call.
    #[inline]
    pub(crate) fn next_str(&mut self) -> Option<&str> {
        self.advance().map(PartitionKey::as_str)
    }
}

impl<K: Key> Iterator for Keys<K> {
    type Item = K;

    #[inline]
    fn next(&mut self) -> Option<K> {
        self.advance().cloned()
    }

    fn size_hint(&self) -> (usize, Option<usize>) {
        self.rest.size_hint()
    }

    fn nth(&mut self, n: usize) -> Option<K> {
        let at = self.rest.nth(n)?;
        Some(self.row(at).into_key(at))
    }
}

impl<K: Key> DoubleEndedIterator for Keys<K> {
    #[inline]
    fn next_back(&mut self) -> Option<K> {
        let at = self.rest.next_back()?;
        Some(self.row(at).into_key(at))
    }

    fn nth_back(&mut self, n: usize) -> Option<K> {
        let at = self.rest.nth_back(n)?;
        Some(self.row(at).into_key(at))
    }
}
