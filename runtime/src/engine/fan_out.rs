//! Runs of keys: a text with a number in it, or a period, or both.

use alloc::boxed::Box;
use alloc::vec::Vec;
use core::mem;
use core::ops::Range;

use arrayvec::ArrayVec;

use synthetic_key_format::SuffixRange;
use synthetic_key_format::engine::{Draft, Rollup, Value, Values};

use crate::declaration::Piece;
use crate::time::between::Periods;
use crate::{Key, PartitionKey};

/// The keys of one layout, or of several that differ only in N.
#[derive(Clone, Copy, Debug)]
pub struct Layer {
    pieces: &'static [Piece],
    numbers: Option<SuffixRange>,
    is_down: bool,
}

impl Layer {
    /// The keys of these pieces.
    #[must_use]
    pub const fn of(pieces: &'static [Piece]) -> Self {
        Self {
            pieces,
            numbers: None,
            is_down: false,
        }
    }

    /// With these numbers instead.
    #[must_use]
    pub const fn numbers(mut self, numbers: SuffixRange) -> Self {
        self.numbers = Some(numbers);
        self
    }

    /// The greatest number first.
    #[must_use]
    pub const fn down(mut self) -> Self {
        self.is_down = true;
        self
    }
}

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
        numbers.first()
            + (if self.is_down {
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

/// The keys of some layers. `ends` are the instants of a span.
pub(crate) fn keys<K: Key>(layers: &[Layer], value: &Values, ends: Option<[Value; 2]>) -> Keys<K> {
    let Some((present, previous)) = layers.split_last() else {
        return Keys::none();
    };
    let periods = Span {
        present: present.pieces,
        ends,
    };
    let run = |layer: &Layer, is_present| Run::of(layer, value, &periods, is_present);
    let others: Vec<Run> = previous.iter().map(|layer| run(layer, false)).collect();
    let last = run(present, true);
    let len = others.iter().map(|run| run.len).sum::<u64>() + last.len;
    Keys {
        rest: 0..len,
        others,
        last,
        row: Row::none(),
    }
}

/// The periods that keys are enumerated for.
struct Span<'s> {
    /// The key's own layout.
    present: &'static [Piece],
    ends: Option<[Value<'s>; 2]>,
}

impl Span<'_> {
    /// The periods of a part, if it has several.
    fn of(&self, value: &Value, at: usize, rollup: Rollup, is_present: bool) -> Option<Periods> {
        let of_value = |piece: &Piece| match piece {
            Piece::Part(part) if part.value == at => part.format.rollup,
            _ => None,
        };
        let present = self.present.iter().find_map(of_value)?;
        let seconds = |value: &Value| {
            let (at, _) = present.instant(value)?;
            Some(at.unix_seconds())
        };
        let [from, to] = match (value, &self.ends) {
            (Value::Unknown, Some([from, to])) => [seconds(from)?, seconds(to)?],
            // A previous layout may have a shorter period than the key.
            (value, _) if !is_present && rollup.period > present.period => [seconds(value)?; 2],
            _ => return None,
        };
        Some(if is_present {
            Periods::between(rollup.period, from, to)
        } else {
            Periods::within(rollup.period, present.period, from, to)
        })
    }
}

impl Run {
    fn of(layer: &Layer, value: &Values, span: &Span, is_present: bool) -> Self {
        let (mut run, mut text) = (Self::EMPTY, Draft::new());
        run.is_down = layer.is_down;
        for piece in layer.pieces {
            let slot = match piece {
                Piece::Number(number) => {
                    let numbers = layer.numbers.unwrap_or(number.range);
                    run.numbers = Some(numbers);
                    run.len *= u64::from(numbers.count());
                    Some(Slot::Number)
                }
                Piece::Part(part) => part.format.rollup.and_then(|rollup| {
                    let periods = span.of(&value(part.value), part.value, rollup, is_present)?;
                    run.len *= periods.count();
                    run.periods = Some(periods);
                    Some(Slot::Period)
                }),
                Piece::Literal(_) | Piece::Level => None,
            };
            match slot {
                Some(slot) => {
                    run.texts.push(mem::replace(&mut text, Draft::new()));
                    run.slots.push(slot);
                }
                None => piece.write(value, &mut text),
            }
        }
        run.texts.push(text);
        run
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
    fn none() -> Self {
        Self {
            others: Vec::new(),
            last: Run::EMPTY,
            row: Row::none(),
            rest: 0..0,
        }
    }

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
