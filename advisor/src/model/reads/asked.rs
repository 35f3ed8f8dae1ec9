//! The different questions of a query that the sample contains, such as each aircraft and day.

use std::fmt::Write;

use synthetic_key_format::compute::Value;

use super::Query;
use crate::counting::HashedMap;
use crate::counting::window::Window;
use crate::input::row::{Cell, Row};
use crate::placement::Store;

/// How many questions are kept. If there are more, those with the smallest hashes are kept, which is a fair choice.
const MOST_KEPT: usize = 65_536;

/// How many questions are asked.
pub(crate) const MOST_ASKED: usize = 1_000;

/// The different questions of a query.
#[derive(Clone, Debug)]
pub(crate) struct Asked {
    questions: HashedMap<Question>,
    /// Hashes from here on are dropped.
    ceiling: Option<u64>,
    window: Option<Window>,
}

/// What one reader asks for: the values of the known properties, and the first second of the period.
#[derive(Clone, Debug)]
pub(crate) struct Question {
    text: String,
    pub(crate) values: Vec<Cell<'static>>,
    pub(crate) start: i64,
}

impl Asked {
    pub(crate) fn new(query: &Query) -> Self {
        let window = query.span.and_then(|period| Window::new(period).ok());
        Self {
            questions: HashedMap::default(),
            ceiling: None,
            window,
        }
    }

    /// Adds the question that would find this item. An item that lacks one of the properties has none.
    pub(crate) fn add(&mut self, query: &Query, row: &Row, seconds: i64) {
        let mut text = String::new();
        for column in &query.columns {
            match row.value(*column) {
                Value::Text(value) => text.push_str(value),
                Value::Integer(n) => text.push_str(&n.to_string()),
                Value::Unsigned(n) => text.push_str(&n.to_string()),
                Value::Bool(value) => text.push_str(if value { "true" } else { "false" }),
                Value::Date(n) => text.push_str(&n.to_string()),
                Value::Missing | Value::Null | Value::Time { .. } | Value::Other => return,
            }
            text.push('\u{1f}');
        }
        let start = match &self.window {
            Some(window) => match window.number(seconds) {
                Ok(number) => window.start(number),
                Err(_) => return,
            },
            None => 0,
        };
        // The texts of questions with the same values sort by time.
        let _ = write!(text, "{:020}", start.wrapping_sub(i64::MIN).cast_unsigned());
        let hash = Store::Cosmos.place(&text).identity();
        if self.questions.contains_key(&hash) {
            return;
        }
        let values = query.columns.iter().map(|column| row.keep(*column));
        let values = values.collect();
        self.insert(
            hash,
            Question {
                text,
                values,
                start,
            },
        );
    }

    fn insert(&mut self, hash: u64, question: Question) {
        if self.ceiling.is_some_and(|ceiling| hash >= ceiling) {
            return;
        }
        self.questions.insert(hash, question);
        if self.questions.len() > 2 * MOST_KEPT {
            let mut hashes: Vec<_> = self.questions.keys().copied().collect();
            let (_, ceiling, _) = hashes.select_nth_unstable(MOST_KEPT);
            let ceiling = *ceiling;
            self.questions.retain(|hash, _| *hash < ceiling);
            self.ceiling = Some(ceiling);
        }
    }

    pub(crate) fn absorb(&mut self, other: &mut Self) {
        for (hash, question) in other.questions.drain() {
            self.insert(hash, question);
        }
    }

    pub(crate) fn len(&self) -> usize {
        self.questions.len()
    }

    /// Up to this many questions, chosen evenly from all in their order.
    pub(crate) fn questions(&self, most: usize) -> Vec<&Question> {
        let mut all: Vec<_> = self.questions.values().collect();
        all.sort_unstable_by(|a, b| a.text.cmp(&b.text));
        let asked = all.len().min(most);
        (0..asked)
            .filter_map(|i| all.get(i * all.len() / asked.max(1)).copied())
            .collect()
    }
}
