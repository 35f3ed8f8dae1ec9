//! A table of counts that another engine computed, instead of the items.

use synthetic_key_format::compute::{Formula, Key, Value, unix_seconds};
use synthetic_key_format::{FieldPath, Layout};

use crate::counting::plan::Plan;
use crate::input::row::{Columns, Row};
use crate::layouts::candidate::Candidate;
use crate::layouts::sql::KEYS;
use crate::problem::Problem;

/// The columns of the table that `synthkey sql` describes.
#[derive(Clone, Debug)]
pub(crate) struct CountedColumns {
    layout: usize,
    pub(crate) items: usize,
    keys: [usize; 3],
    /// The key of each number of levels, from its columns.
    formulas: Vec<Formula>,
}

/// The values of one row of the table.
pub(crate) struct CountedRow {
    pub(crate) candidate: usize,
    pub(crate) seconds: i64,
    pub(crate) items: u64,
    pub(crate) has_key: bool,
}

impl CountedColumns {
    /// Adds the columns of the table instead of those of the items; returns also the column of the window.
    pub(crate) fn new(columns: &mut Columns) -> Result<(Self, usize), Problem> {
        let mut number = |name: &str| columns.number_of(&FieldPath::from(name));
        let window = number("window");
        let (layout, items, keys) = (number("layout"), number("items"), KEYS.map(&mut number));
        let texts = ["{key}", "{key}{/}{key2}", "{key}{/}{key2}{/}{key3}"];
        let formulas = texts
            .iter()
            .map(|text| Layout::parse(text).and_then(|layout| Formula::new(&layout)));
        let formulas = formulas
            .collect::<Result<_, _>>()
            .map_err(|error| Problem::new(error.to_string()))?;
        Ok((
            Self {
                layout,
                items,
                keys,
                formulas,
            },
            window,
        ))
    }

    /// Reads a row and writes its key. An error says what is wrong with the row.
    pub(crate) fn read(
        &self,
        plan: &Plan,
        row: &Row,
        key: &mut Key,
    ) -> Result<Option<CountedRow>, &'static str> {
        let Value::Text(layout) = row.value(self.layout) else {
            return Err("no column `layout` with the layout");
        };
        let is_it = |candidate: &Candidate| candidate.text == layout;
        let Some(candidate) = plan.candidates.iter().position(is_it) else {
            return Ok(None);
        };
        let seconds = unix_seconds(row.value(plan.time_column), None);
        let seconds = seconds.map_err(|_| "no column `window` with the start of a window")?;
        let items = match row.value(self.items) {
            Value::Integer(n) => u64::try_from(n).ok(),
            _ => None,
        };
        let items = items.ok_or("no column `items` with a count")?;
        let levels = plan
            .candidates
            .get(candidate)
            .map_or(1, |candidate| candidate.layout.levels.len());
        let values = self.keys.map(|column| row.value(column));
        let written = self
            .formulas
            .get(levels - 1)
            .map(|formula| formula.write_key(&values, key));
        Ok(Some(CountedRow {
            candidate,
            seconds,
            items,
            has_key: matches!(written, Some(Ok(()))),
        }))
    }
}
