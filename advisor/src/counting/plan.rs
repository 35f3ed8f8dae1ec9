//! The plan of a count: the layouts, the time, the windows and the partitions.

use synthetic_key_format::compute::Value;

use crate::counting::hash::combine;
use crate::counting::window::{TimeField, Window};
use crate::input::batch::Batch;
use crate::input::counted::CountedColumns;
use crate::input::row::{Cell, Columns, Row};
use crate::layouts::candidate::Candidate;
use crate::model::reads::Query;
use crate::number::{ceil, float};
use crate::placement::{Ranges, Store};

/// How many keys are counted exactly, for all layouts together.
const MOST_KEYS: usize = 7_340_000;
/// How many are for one layout.
const MOST_KEYS_OF_ONE: usize = 4_000_000;

/// The plan of one pass over a sample.
#[derive(Clone, Debug)]
#[allow(clippy::struct_excessive_bools, reason = "each is a choice of its own")]
pub(crate) struct Plan {
    pub(crate) columns: Columns,
    pub(crate) candidates: Vec<Candidate>,
    /// Each candidate without the time, unless that is the key itself: an index into `value_candidates`.
    pub(crate) values: Vec<Option<usize>>,
    pub(crate) value_candidates: Vec<Candidate>,
    pub(crate) time: TimeField,
    pub(crate) time_column: usize,
    /// Whether items have no time: the whole sample is one window.
    pub(crate) is_timeless: bool,
    /// What the survey of the sample found out, as sentences for the report.
    pub(crate) notes: Vec<String>,
    /// Whether the container has more partitions than the sample can judge.
    pub(crate) is_capped: bool,
    /// Whether the kinds of values are counted, and no layouts.
    pub(crate) is_survey: bool,
    /// The shortest first. Only the first is counted; the others are summed up from it.
    pub(crate) windows: Vec<Window>,
    pub(crate) divisions: Vec<Ranges>,
    /// How many of them the user asked for. The others show growth.
    pub(crate) asked: usize,
    pub(crate) store: Store,
    pub(crate) weight: Weight,
    pub(crate) queries: Vec<Query>,
    /// How many questions of each query are asked.
    pub(crate) most_questions: usize,
    pub(crate) seed: u64,
    /// How many keys are counted exactly for each layout, if the user gave a limit.
    pub(crate) max_keys: Option<usize>,
    /// The columns of a table of counts, if the sample is one.
    pub(crate) counted: Option<CountedColumns>,
    /// Whether reports show the shape of keys instead of keys.
    pub(crate) redact: bool,
    /// Only items between these seconds, the second one excluded: for halves of a sample.
    pub(crate) span: Option<(i64, i64)>,
}

/// The weight of an item.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Weight {
    One,
    /// Its bytes in the sample.
    Bytes,
    /// The number in this column.
    Column(usize),
}

impl Plan {
    /// Counts only times and volumes.
    pub(crate) fn without_layouts(&mut self) {
        self.candidates.clear();
        self.values.clear();
        self.value_candidates.clear();
    }

    /// Also counts the values of each candidate, so that reports can name a value with too many items.
    pub(crate) fn count_values(&mut self) {
        for candidate in &self.candidates {
            let value = candidate.value_layout().and_then(|layout| {
                let text = layout.to_string();
                let known = self
                    .value_candidates
                    .iter()
                    .position(|known| known.text == text);
                known.or_else(|| {
                    let value = Candidate::new(&layout, &mut self.columns).ok()?;
                    self.value_candidates.push(value);
                    Some(self.value_candidates.len() - 1)
                })
            });
            self.values.push(value);
        }
    }

    /// The shortest window.
    pub(crate) fn window(&self) -> Option<&Window> {
        self.windows.first()
    }

    pub(crate) fn key_limit(&self) -> usize {
        let share = MOST_KEYS / self.candidates.len().max(1);
        self.max_keys.unwrap_or(share.min(MOST_KEYS_OF_ONE)).max(16)
    }

    /// The number of cells that a window has in a grid.
    pub(crate) fn width(&self) -> usize {
        self.divisions.iter().map(Ranges::len).sum()
    }

    /// The weight of an item, if it has one.
    #[inline]
    pub(crate) fn weight_of(&self, batch: &Batch, row: usize) -> Option<u64> {
        match self.weight {
            Weight::One => Some(1),
            Weight::Bytes => Some(batch.row(row).bytes()),
            Weight::Column(column) => match batch.column(column).cell(row)? {
                Cell::Value(Value::Integer(n)) => u64::try_from(*n).ok(),
                Cell::Value(Value::Unsigned(n)) => u64::try_from(*n).ok(),
                Cell::Decimal(n) => self.whole(*n, &batch.row(row)),
                // A cell of CSV, and many logs, have a number as text.
                cell => match cell.value() {
                    Value::Text(text) => self.whole(text.parse().ok()?, &batch.row(row)),
                    _ => None,
                },
            },
        }
    }

    /// A fraction, such as a charge of 2.83 RU, as a whole number: 3 for 83 of 100 items and 2 for the others, so that sums are
    /// right. Which items those are depends only on the item and the seed.
    fn whole(&self, weight: f64, row: &Row) -> Option<u64> {
        if !(0.0..=9e15).contains(&weight) {
            return None;
        }
        let drawn = combine(combine(self.seed, row.number()), row.at().file.into());
        let part = float(drawn >> 11) / float(1 << 53);
        Some(ceil((weight - part).max(0.0)))
    }
}
