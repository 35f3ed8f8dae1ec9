//! How many keys and partitions a query has to read.

use synthetic_key_format::compute::{Document, Formula, Key, Value};
use synthetic_key_format::{Field, FieldPath, Layout, Level, Period, Piece, Source, Suffix};

use super::Query;
use super::asked::Question;
use crate::counting::window::{TimeField, Window};
use crate::layouts::candidate::Candidate;
use crate::number::{count, float};
use crate::placement::{Ranges, Store};

/// How many keys of one question are examined.
const MOST_KEYS: usize = 20_000;

/// The cost of a query, as the mean of its questions.
#[derive(Clone, Copy, Debug, PartialEq)]
pub(crate) struct Answer {
    /// How many keys must be read. `None` if the key has a part that the reader does not know.
    pub(crate) keys: Option<f64>,
    /// How many partitions contain them.
    pub(crate) partitions: f64,
    /// How many requests are needed: one per key, or one per partition if these are fewer.
    pub(crate) requests: f64,
}

/// A candidate that is ready to answer a query.
pub(crate) struct Asker<'a> {
    query: &'a Query,
    time: &'a TimeField,
    store: Store,
    /// `None` if the key has a part that the reader does not know.
    formula: Option<Formula>,
    /// The numbers of the suffix, if the reader does not know its input.
    numbers: Option<std::ops::RangeInclusive<u32>>,
    number_path: FieldPath,
    span: Option<Window>,
    /// The periods of the key within the query's period.
    steps: Option<Window>,
}

impl<'a> Asker<'a> {
    pub(crate) fn new(
        candidate: &Candidate,
        query: &'a Query,
        time: &'a TimeField,
        store: Store,
    ) -> Self {
        let number_path = FieldPath::from("\u{0}number");
        let knows = |path: &FieldPath| query.fields.contains(path);
        let levels = known_levels(&candidate.layout, query, &time.field.path);
        let suffix = levels.suffix();
        let is_known = suffix.is_none_or(|suffix| match &suffix.source {
            Source::Hash { fields, .. } => fields.iter().all(|field| knows(&field.path)),
            Source::Function { path, .. } | Source::Drawn(path) => knows(path),
        });
        let numbers = suffix
            .filter(|_| !is_known)
            .map(|suffix| u32::from(suffix.range.first())..=u32::from(suffix.range.last()));
        let layout = if is_known {
            levels.clone()
        } else {
            with_number(&levels, &number_path)
        };
        let finest = finest_period(&levels, &time.field.path);
        let is_answered = levels
            .parts()
            .all(|field| knows_part(field, query, &time.field.path));
        let steps = match (finest, query.span) {
            (Some(finest), Some(span)) if finest > span => Window::new(finest).ok(),
            _ => None,
        };
        let formula = if is_answered {
            Formula::new(&layout).ok()
        } else {
            None
        };
        let span = query.span.and_then(|span| Window::new(span).ok());
        Self {
            query,
            time,
            store,
            formula,
            numbers,
            number_path,
            span,
            steps,
        }
    }

    /// The mean over the questions.
    pub(crate) fn answer(&self, questions: &[&Question], ranges: &Ranges) -> Answer {
        let all = float(count(ranges.len()));
        let everywhere = Answer {
            keys: None,
            partitions: all,
            requests: all,
        };
        let Some(formula) = self.formula.as_ref().filter(|_| !questions.is_empty()) else {
            return everywhere;
        };
        let (mut keys, mut partitions, mut requests) = (0, 0, 0);
        for question in questions {
            let (of_question, in_partitions) = self.look_under(formula, question, ranges);
            keys += of_question;
            partitions += in_partitions;
            requests += of_question.min(count(ranges.len()));
        }
        let mean = |sum| float(sum) / float(count(questions.len()));
        Answer {
            keys: Some(mean(keys)),
            partitions: mean(partitions),
            requests: mean(requests),
        }
    }

    /// How many keys one question has, and how many partitions contain them.
    fn look_under(&self, formula: &Formula, question: &Question, ranges: &Ranges) -> (u64, u64) {
        let (starts, numbers) = (self.starts(question), self.numbers.clone().unwrap_or(0..=0));
        let keys = count(starts.len()) * count(numbers.clone().count());
        let pairs = starts
            .iter()
            .flat_map(|start| numbers.clone().map(move |number| (*start, number)));
        let mut used = vec![false; ranges.len()];
        let mut left = ranges.len();
        let mut key = Key::default();
        for (start, number) in pairs.take(MOST_KEYS) {
            let document = QuestionDocument {
                asker: self,
                formula,
                question,
                start,
                number,
            };
            if formula.write_key(&document, &mut key).is_err() {
                continue;
            }
            let (place, _) = self.store.place_key(&key);
            if let Some(used) = used.get_mut(ranges.partition(place)).filter(|used| !**used) {
                *used = true;
                left -= 1;
            }
            if left == 0 {
                break;
            }
        }
        (keys, count(ranges.len() - left))
    }

    /// The first seconds of the periods that the question is about.
    fn starts(&self, question: &Question) -> Vec<i64> {
        let (Some(span), Some(steps)) = (&self.span, &self.steps) else {
            return vec![question.start];
        };
        let end = span
            .number(question.start)
            .map_or(question.start, |number| span.start(number + 1));
        let ends = [question.start, end - 1].map(|seconds| steps.number(seconds));
        match ends {
            [Ok(first), Ok(last)] => (first..=last).map(|number| steps.start(number)).collect(),
            _ => vec![question.start],
        }
    }
}

/// Whether a reader knows the value of a part.
fn knows_part(field: &Field, query: &Query, time: &FieldPath) -> bool {
    let is_period = field.path == *time && field.options.rollup().is_some();
    query.fields.contains(&field.path) || is_period && query.span.is_some()
}

/// The levels that a reader knows, which are a prefix to query with. All of them, if the first is unknown.
fn known_levels(layout: &Layout, query: &Query, time: &FieldPath) -> Layout {
    let is_known_level = |level: &&Level| {
        level.pieces().iter().all(|piece| match piece {
            Piece::Literal(_) => true,
            Piece::Part(field) => knows_part(field, query, time),
            Piece::Suffix(suffix) => match &suffix.source {
                Source::Hash { fields, .. } => fields
                    .iter()
                    .all(|field| query.fields.contains(&field.path)),
                Source::Function { path, .. } | Source::Drawn(path) => query.fields.contains(path),
            },
        })
    };
    let known: Vec<_> = layout
        .levels
        .iter()
        .take_while(is_known_level)
        .cloned()
        .collect();
    if known.is_empty() {
        layout.clone()
    } else {
        Layout { levels: known }
    }
}

/// The shortest period of this time that is part of the key.
fn finest_period(layout: &Layout, time: &FieldPath) -> Option<Period> {
    let rollups = layout.parts().filter(|field| field.path == *time);
    rollups.filter_map(|field| field.options.rollup()).max()
}

/// The layout with a given number instead of its suffix.
fn with_number(layout: &Layout, path: &FieldPath) -> Layout {
    let level = |level: &Level| {
        level
            .pieces()
            .iter()
            .fold(Level::default(), |level, piece| match piece {
                Piece::Literal(text) => level.literal(text),
                Piece::Part(field) => level.part(field.clone()),
                Piece::Suffix(suffix) => level.suffix(Suffix::drawn(path.clone(), suffix.range)),
            })
    };
    Layout {
        levels: layout.levels.iter().map(level).collect(),
    }
}

/// A question as the document of a formula.
struct QuestionDocument<'a> {
    asker: &'a Asker<'a>,
    formula: &'a Formula,
    question: &'a Question,
    start: i64,
    number: u32,
}

impl Document for QuestionDocument<'_> {
    fn value(&self, field: usize) -> Value<'_> {
        let Some(path) = self.formula.fields().get(field) else {
            return Value::Missing;
        };
        if *path == self.asker.number_path {
            return Value::Integer(self.number.into());
        }
        let known = self
            .asker
            .query
            .fields
            .iter()
            .position(|known| known == path);
        match known.and_then(|known| self.question.values.get(known)) {
            Some(cell) => cell.value(),
            None if *path == self.asker.time.field.path => self.asker.time.value(self.start),
            None => Value::Missing,
        }
    }
}
