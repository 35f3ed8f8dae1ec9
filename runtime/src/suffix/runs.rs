//! Runs of keys: a text with a number in it, or a period, or both.

use alloc::vec::Vec;
use core::mem;
use core::ops::Range;

use arrayvec::ArrayVec;

use crate::part::text::rollup::RolledUp;
use crate::suffix::SuffixRange;
use crate::time::between::Periods;
use crate::write::Draft;
use crate::{Key, KeyWriter, Period};

/// Keys that differ in a number and in a period: for each period, every number.
#[derive(Clone, Debug)]
struct Run<K> {
    /// The text before the first slot, between two of them, and after the last.
    texts: ArrayVec<K, 3>,
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

impl<K: Key> Run<K> {
    const EMPTY: Self = Self {
        texts: ArrayVec::new_const(),
        slots: ArrayVec::new_const(),
        periods: None,
        numbers: None,
        is_down: false,
        len: 1,
    };

    #[inline]
    fn key(&self, at: u64) -> K {
        let (period, number) = match (&self.periods, self.numbers) {
            (Some(_), Some(numbers)) => {
                let each = u64::from(numbers.count());
                (at / each, at % each)
            }
            (Some(_), None) => (at, 0),
            (None, _) => (0, at),
        };
        let mut key = Draft::new();
        for (place, text) in self.texts.iter().enumerate() {
            text.write_to(&mut key);
            match self.slots.get(place) {
                Some(Slot::Number) => {
                    if let Some(numbers) = self.numbers {
                        let place = u16::try_from(number).unwrap_or_default();
                        let place = if self.is_down {
                            numbers.count() - 1 - place
                        } else {
                            place
                        };
                        key.__suffix(numbers.number_at(place), numbers);
                    }
                }
                Some(Slot::Period) => {
                    if let Some(periods) = &self.periods {
                        periods.write(period, &mut key);
                    }
                }
                None => {}
            }
        }
        K::written(key)
    }
}

/// Writes runs: generated code writes the text of a key, and calls [`numbers`](Self::numbers) and
/// [`periods`](Self::periods) where keys differ.
pub struct Runs<K> {
    text: Draft,
    run: Run<K>,
    /// Those that are written.
    written: Vec<Run<K>>,
}

impl<K: Key> Runs<K> {
    /// The keys that `write` writes.
    #[inline]
    pub(crate) fn of(write: impl FnOnce(&mut Self)) -> Keys<K> {
        let mut runs = Self {
            text: Draft::new(),
            run: Run::EMPTY,
            written: Vec::new(),
        };
        write(&mut runs);
        runs.end_text();
        let others = runs.written.iter().map(|run| run.len).sum::<u64>();
        Keys {
            rest: 0..others + runs.run.len,
            others: runs.written,
            last: runs.run,
        }
    }

    /// The end of a run, where another one follows.
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

    /// Each period of another length, from the start of the period that the first instant is in to the end of that of the last.
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
        self.run.texts.push(K::written(text));
    }
}

impl<K: Key> KeyWriter for Runs<K> {
    #[inline]
    fn push_str(&mut self, text: &str) {
        self.text.push_str(text);
    }

    #[inline]
    fn __next_level(&mut self) {
        self.text.__next_level();
    }
}

/// The keys of runs, one after the other.
#[derive(Clone, Debug)]
pub(crate) struct Keys<K> {
    /// The runs before the last, which most have alone.
    others: Vec<Run<K>>,
    last: Run<K>,
    /// The places of the keys that are left, counted from the first.
    rest: Range<u64>,
}

impl<K: Key> Keys<K> {
    #[inline]
    fn key(&self, at: u64) -> K {
        if self.others.is_empty() {
            return self.last.key(at);
        }
        self.key_of_several(at)
    }

    /// Out of line, so that the usual way is short.
    #[inline(never)]
    fn key_of_several(&self, mut at: u64) -> K {
        for run in &self.others {
            if at < run.len {
                return run.key(at);
            }
            at -= run.len;
        }
        self.last.key(at)
    }
}

impl<K: Key> Iterator for Keys<K> {
    type Item = K;

    #[inline]
    fn next(&mut self) -> Option<K> {
        self.rest.next().map(|at| self.key(at))
    }

    fn size_hint(&self) -> (usize, Option<usize>) {
        self.rest.size_hint()
    }

    fn nth(&mut self, n: usize) -> Option<K> {
        self.rest.nth(n).map(|at| self.key(at))
    }
}

impl<K: Key> DoubleEndedIterator for Keys<K> {
    #[inline]
    fn next_back(&mut self) -> Option<K> {
        self.rest.next_back().map(|at| self.key(at))
    }

    fn nth_back(&mut self, n: usize) -> Option<K> {
        self.rest.nth_back(n).map(|at| self.key(at))
    }
}
