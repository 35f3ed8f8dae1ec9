//! One item of a sample: the values of the requested properties.

use synthetic_key_format::FieldPath;
use synthetic_key_format::compute::Value;

use crate::input::batch::{Column, Item};

/// The properties that are read from each item.
#[derive(Clone, Debug, Default)]
pub(crate) struct Columns(Vec<FieldPath>);

impl Columns {
    /// The number of a property, which is added if it is new.
    pub(crate) fn number_of(&mut self, path: &FieldPath) -> usize {
        let known = self.0.iter().position(|known| known == path);
        known.unwrap_or_else(|| {
            self.0.push(path.clone());
            self.0.len() - 1
        })
    }

    /// The index of a property, or `usize::MAX` if it is not read.
    pub(crate) fn position(&self, path: &FieldPath) -> usize {
        let known = self.0.iter().position(|known| known == path);
        known.unwrap_or(usize::MAX)
    }

    pub(crate) fn paths(&self) -> &[FieldPath] {
        &self.0
    }

    pub(crate) fn len(&self) -> usize {
        self.0.len()
    }
}

/// A value of an item, borrowed from the sample if possible.
#[derive(Clone, Debug)]
pub(crate) enum Cell<'a> {
    Value(Value<'a>),
    /// A text that had to be unescaped.
    Text(String),
    /// A number that is not an integer, which can only be a weight.
    Decimal(f64),
}

impl Cell<'_> {
    #[inline]
    pub(crate) fn value(&self) -> Value<'_> {
        match self {
            Self::Value(value) => *value,
            Self::Text(text) => Value::Text(text),
            Self::Decimal(_) => Value::Other,
        }
    }

    /// The same, as an owned value.
    pub(crate) fn keep(&self) -> Cell<'static> {
        if let Self::Decimal(n) = self {
            return Cell::Decimal(*n);
        }
        match self.value() {
            Value::Text(text) => Cell::Text(text.to_owned()),
            Value::Missing => Cell::Value(Value::Missing),
            Value::Null => Cell::Value(Value::Null),
            Value::Integer(n) => Cell::Value(Value::Integer(n)),
            Value::Unsigned(n) => Cell::Value(Value::Unsigned(n)),
            Value::Bool(value) => Cell::Value(Value::Bool(value)),
            Value::Date(days) => Cell::Value(Value::Date(days)),
            Value::Time { seconds, nanos } => Cell::Value(Value::Time { seconds, nanos }),
            Value::Other => Cell::Value(Value::Other),
        }
    }
}

/// The location of an item: the number of its file, and its line or row there, from 1.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub(crate) struct At {
    pub(crate) file: u32,
    pub(crate) line: u64,
}

/// One item of a batch.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Row<'a> {
    columns: &'a [Column<'a>],
    item: Item,
    /// Its index in the columns.
    index: usize,
}

impl<'a> Row<'a> {
    pub(crate) fn new(columns: &'a [Column<'a>], item: Item, index: usize) -> Self {
        Self {
            columns,
            item,
            index,
        }
    }

    #[inline]
    pub(crate) fn value(&self, column: usize) -> Value<'a> {
        self.columns
            .get(column)
            .map_or(Value::Missing, |column| column.value(self.index))
    }

    /// Its value, owned.
    pub(crate) fn keep(&self, column: usize) -> Cell<'static> {
        let cell = self
            .columns
            .get(column)
            .and_then(|column| column.cell(self.index));
        cell.map_or(Cell::Value(Value::Missing), Cell::keep)
    }

    pub(crate) fn at(&self) -> At {
        self.item.at
    }

    /// Its number among the items of its file, from 1.
    pub(crate) fn number(&self) -> u64 {
        self.item.number
    }

    /// How many bytes it has in the sample.
    pub(crate) fn bytes(&self) -> u64 {
        self.item.bytes
    }
}
