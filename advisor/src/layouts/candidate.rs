//! A layout whose keys are counted.

use synthetic_key_format::compute::{Document, Formula, Key, Reason, Refused, Value};
use synthetic_key_format::{Field, FieldPath, Layout, Level, Period, Piece, Source, SuffixRange};

use crate::counting::fingerprint::{Fingerprints, has_clock};
use crate::counting::hash::combine;
use crate::counting::plan::Plan;
use crate::counting::window::TimeField;
use crate::input::row::{At, Columns, Row};
use crate::problem::Problem;

/// A layout whose keys are counted.
#[derive(Clone, Debug)]
pub(crate) struct Candidate {
    pub(crate) text: String,
    pub(crate) layout: Layout,
    formula: Formula,
    /// The column of each field of the formula.
    columns: Vec<usize>,
    drawn: Option<Drawn>,
    /// For each field of the formula, whether only its period is used.
    is_rolled_up: Vec<bool>,
}

/// A number that is drawn if the sample does not have it.
#[derive(Clone, Copy, Debug)]
struct Drawn {
    field: usize,
    range: SuffixRange,
}

/// The value of `--layout`: a layout, or `@FILE` with one.
pub(crate) fn layout_of(text: &str) -> Result<Layout, Problem> {
    let layout = match text.strip_prefix('@') {
        Some(path) => std::fs::read_to_string(path)
            .map_err(|error| Problem::new(format!("--layout {text}: {error}")))?,
        None => text.to_owned(),
    };
    let layout = layout.trim();
    Layout::parse(layout).map_err(|error| explain(layout, &error))
}

impl Candidate {
    /// The value of `--layout`: a layout, or `@FILE` with one.
    pub(crate) fn parse(text: &str, columns: &mut Columns) -> Result<Self, Problem> {
        let layout = layout_of(text)?;
        Self::new(&layout, columns).map_err(|error| explain(&layout.to_string(), &error))
    }

    /// The candidate of a layout. The error names what a sample cannot tell, such as a function of a program.
    pub(crate) fn new(
        layout: &Layout,
        columns: &mut Columns,
    ) -> Result<Self, synthetic_key_format::LayoutError> {
        let formula = Formula::new(layout)?;
        let drawn = layout.suffix().and_then(|suffix| match &suffix.source {
            Source::Drawn(path) => {
                let field = formula.fields().iter().position(|field| field == path)?;
                Some(Drawn {
                    field,
                    range: suffix.range,
                })
            }
            Source::Hash { .. } | Source::Function { .. } => None,
        });
        let is_rolled_up = formula
            .fields()
            .iter()
            .map(|path| is_rolled_up(layout, path))
            .collect();
        let columns = formula
            .fields()
            .iter()
            .map(|path| columns.number_of(path))
            .collect();
        Ok(Self {
            text: layout.to_string(),
            layout: layout.clone(),
            formula,
            columns,
            drawn,
            is_rolled_up,
        })
    }

    /// Writes the key of an item. `time`, if it is known already, is the column of the time and the second.
    #[inline]
    pub(crate) fn write_key(
        &self,
        row: &Row,
        time: Option<(usize, i64)>,
        seed: u64,
        key: &mut Key,
    ) -> Result<(), Refused> {
        let document = RowDocument {
            row,
            candidate: self,
            time,
            seed,
        };
        self.formula.write_key(&document, key)
    }

    /// The fingerprints that distinguish items of a batch without writing their keys.
    pub(crate) fn fingerprints(&self, plan: &Plan) -> Fingerprints {
        let window = plan.window().map_or(Period::Hour, |window| window.period);
        self.fingerprints_of(&plan.columns, &plan.time, window)
    }

    pub(crate) fn fingerprints_of(
        &self,
        columns: &Columns,
        time: &TimeField,
        window: Period,
    ) -> Fingerprints {
        Fingerprints::new(&self.layout, &self.formula, columns, time, window)
    }

    /// The number that an item draws, which is always the same.
    pub(crate) fn draw(&self, seed: u64, at: At, number: u64) -> u32 {
        let mixed = combine(combine(seed, number), at.file.into());
        self.drawn.map_or(0, |drawn| drawn.range.of_hash(mixed))
    }

    /// Why an item has no key: the field, and the problem with its value.
    pub(crate) fn why(&self, refused: Refused, row: &Row) -> String {
        let Some(field) = refused.field else {
            return format!("the key: {}", refused.reason);
        };
        let name = self.formula.fields().get(field).map(ToString::to_string);
        let value = self.columns.get(field).map(|column| row.value(*column));
        let what = match (refused.reason, value) {
            (Reason::NotAPart, Some(Value::Null)) => "empty or null",
            (Reason::NotAPart, Some(Value::Other)) => "not text, an integer or a boolean",
            (Reason::NotAPart, _) => "not what the layout says",
            (reason, _) => reason.name(),
        };
        format!("{}: {what}", name.unwrap_or_default())
    }

    /// Whether a key stops growing, because a period of time is part of it.
    pub(crate) fn ends(&self) -> bool {
        self.layout
            .parts()
            .any(|field| field.options.rollup().is_some())
    }

    /// The shortest period of time that is part of the key.
    pub(crate) fn period(&self) -> Option<Period> {
        let periods = self
            .layout
            .parts()
            .filter_map(|field| field.options.rollup());
        periods.max()
    }

    /// The values that share a key at any time: the parts without a rollup, and the hashed ones. `None` if that is the key
    /// itself, or nothing.
    pub(crate) fn value_layout(&self) -> Option<Layout> {
        let mut level = Level::default();
        let is_timeless = |field: &&Field| field.options.rollup().is_none();
        let hashed = self
            .layout
            .suffix()
            .map_or(&[][..], |suffix| match &suffix.source {
                Source::Hash { fields, .. } => fields,
                Source::Function { .. } | Source::Drawn(_) => &[],
            });
        for field in self.layout.parts().chain(hashed).filter(is_timeless) {
            if !level.pieces().is_empty() {
                level = level.literal(", ");
            }
            level = level.part(Field::from(field.path.clone()));
        }
        let layout = Layout {
            levels: vec![level],
        };
        let is_key = self.layout == layout;
        let is_drawn = self.drawn.is_some();
        (layout.parts().next().is_some() && !is_key && !is_drawn).then_some(layout)
    }

    /// Whether the key is nothing but a period of time: then all writes of a moment go to one key.
    pub(crate) fn is_time_only(&self) -> bool {
        self.layout.suffix().is_none()
            && self.layout.pieces().all(|piece| match piece {
                Piece::Literal(_) => true,
                Piece::Part(field) => field.options.rollup().is_some(),
                Piece::Suffix(_) => false,
            })
    }
}

/// Whether a layout uses nothing of a property but the period that a timestamp is in.
fn is_rolled_up(layout: &Layout, path: &FieldPath) -> bool {
    let hashed = layout
        .suffix()
        .map_or(&[][..], |suffix| match &suffix.source {
            Source::Hash { fields, .. } => fields,
            Source::Function { .. } | Source::Drawn(_) => &[],
        });
    let mut used = layout
        .parts()
        .chain(hashed)
        .filter(|field| field.path == *path);
    used.all(|field| field.options.rollup().is_some() && field.options.epoch().is_none())
}

/// What is wrong with a layout, and where.
pub(crate) fn explain(layout: &str, error: &synthetic_key_format::LayoutError) -> Problem {
    let pointer = error
        .offset()
        .and_then(|offset| layout.get(..offset))
        .map(|before| format!("\n  {layout}\n  {}^", " ".repeat(before.chars().count())));
    Problem::new(format!(
        "layout `{layout}`: {error}{}",
        pointer.unwrap_or_default()
    ))
}

/// An item as the document of a formula.
struct RowDocument<'a> {
    row: &'a Row<'a>,
    candidate: &'a Candidate,
    time: Option<(usize, i64)>,
    seed: u64,
}

impl Document for RowDocument<'_> {
    #[inline]
    fn value(&self, field: usize) -> Value<'_> {
        let column = self.candidate.columns.get(field);
        let value = column.map_or(Value::Missing, |column| self.row.value(*column));
        // A date has no hour, so it stays text; everything else was already read as a time.
        if let (Value::Text(_), Some((time, seconds))) = (value, self.time)
            && column == Some(&time)
            && has_clock(value)
            && self.candidate.is_rolled_up.get(field) == Some(&true)
        {
            return Value::Time { seconds, nanos: 0 };
        }
        match (self.candidate.drawn, value) {
            (Some(drawn), Value::Missing | Value::Null) if drawn.field == field => {
                let drawn = self
                    .candidate
                    .draw(self.seed, self.row.at(), self.row.number());
                Value::Integer(drawn.into())
            }
            _ => value,
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::input::batch::{Column, Item};
    use crate::input::row::Cell;

    fn key(layout: &str, cells: &[Cell], number: u64) -> String {
        let candidate = Candidate::parse(layout, &mut Columns::default()).unwrap();
        let columns: Vec<_> = cells
            .iter()
            .map(|cell| Column::new(vec![cell.clone()]))
            .collect();
        let item = Item {
            at: At { file: 0, line: 1 },
            number,
            bytes: 0,
        };
        let row = Row::new(&columns, item, 0);
        let mut key = Key::default();
        candidate.write_key(&row, None, 42, &mut key).unwrap();
        key.text().to_owned()
    }

    #[test]
    fn a_number_is_drawn_where_the_sample_has_none() {
        let layout = "{date}.{shard in 1..=400}";
        let date = Cell::Value(Value::Text("2018-08-09"));
        let stored = [date.clone(), Cell::Value(Value::Integer(7))];
        assert_eq!(key(layout, &stored, 1), "2018-08-09.7");
        let missing = [date, Cell::Value(Value::Missing)];
        let drawn: Vec<_> = (0..50)
            .map(|number| key(layout, &missing, number))
            .collect();
        assert!(drawn.iter().any(|key| *key != drawn[0]));
        assert_eq!(drawn[3], key(layout, &missing, 3));
    }

    #[test]
    fn bad_layouts_say_where() {
        let wrong = |text| {
            Candidate::parse(text, &mut Columns::default())
                .unwrap_err()
                .to_string()
        };
        assert!(
            wrong("{at:week}").contains("\n  {at:week}\n     "),
            "{}",
            wrong("{at:week}")
        );
        assert!(
            wrong("{email:fn(normalise)}").contains("only the program that declares the layout")
        );
        assert!(wrong("@/no/such/file").contains("/no/such/file"));
    }

    #[test]
    fn time_only_keys_are_known() {
        let is = |text| {
            Candidate::parse(text, &mut Columns::default())
                .unwrap()
                .is_time_only()
        };
        assert!(is("{at:day}") && !is("{a}-{at:day}") && !is("{at:day}.{xxh64(a) % 9 + 1}"));
    }
}
