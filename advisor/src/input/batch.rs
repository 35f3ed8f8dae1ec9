//! Some items of a sample: the values of the requested properties, by column.

use synthetic_key_format::compute::Value;

use crate::input::row::{At, Cell, Row};
use crate::number::count;

/// Some items of a sample.
#[derive(Debug, Default)]
pub(crate) struct Batch<'a> {
    /// One for each of the plan's [`Columns`](crate::input::row::Columns).
    pub(crate) columns: Vec<Column<'a>>,
    pub(crate) items: Vec<Item>,
}

/// The facts about an item besides its values.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Item {
    pub(crate) at: At,
    /// Its number among the items of its file, from 1.
    pub(crate) number: u64,
    /// How many bytes it has in the sample.
    pub(crate) bytes: u64,
}

/// The values of one property.
#[derive(Debug, Default)]
pub(crate) struct Column<'a> {
    cells: Vec<Cell<'a>>,
    /// The index of each item's cell, unless that is the item's own index: columns with few different values are stored like
    /// this.
    codes: Option<Vec<u32>>,
}

impl<'a> Batch<'a> {
    pub(crate) fn row(&self, row: usize) -> Row<'_> {
        let items = &self.items;
        Row::new(&self.columns, items.get(row).copied().unwrap_or(NONE), row)
    }

    pub(crate) fn rows(&self) -> impl Iterator<Item = Row<'_>> {
        (0..self.items.len()).map(|row| self.row(row))
    }

    pub(crate) fn column(&self, column: usize) -> &Column<'a> {
        const MISSING: &Column = &Column::MISSING;
        self.columns.get(column).unwrap_or(MISSING)
    }
}

const NONE: Item = Item {
    at: At { file: 0, line: 0 },
    number: 0,
    bytes: 0,
};

impl<'a> Column<'a> {
    const MISSING: Column<'static> = Column {
        cells: Vec::new(),
        codes: None,
    };

    /// A column with a cell for each item.
    pub(crate) fn new(cells: Vec<Cell<'a>>) -> Self {
        Self { cells, codes: None }
    }

    /// A column of few different cells, with the index of each item's cell. Only Parquet has such columns.
    #[cfg(any(test, feature = "parquet"))]
    pub(crate) fn coded(cells: Vec<Cell<'a>>, codes: Vec<u32>) -> Self {
        let codes = Some(codes);
        Self { cells, codes }
    }

    #[inline]
    pub(crate) fn value(&self, row: usize) -> Value<'_> {
        self.cell(row).map_or(Value::Missing, Cell::value)
    }

    #[inline]
    pub(crate) fn cell(&self, row: usize) -> Option<&Cell<'a>> {
        self.cells.get(position(self.codes.as_deref(), row))
    }

    /// Maps each value, computed once for all items that share a cell.
    pub(crate) fn map<T>(&self, of: impl FnMut(Value) -> T) -> Mapped<'_, T> {
        Mapped {
            values: self.cells.iter().map(Cell::value).map(of).collect(),
            codes: self.codes.as_deref(),
        }
    }
}

/// The mapped values of a column.
pub(crate) struct Mapped<'a, T> {
    values: Vec<T>,
    codes: Option<&'a [u32]>,
}

impl<T: Copy> Mapped<'_, T> {
    /// The result for an item, unless the column is missing.
    #[inline]
    pub(crate) fn get(&self, row: usize) -> Option<T> {
        self.values.get(position(self.codes, row)).copied()
    }
}

#[inline]
fn position(codes: Option<&[u32]>, row: usize) -> usize {
    match codes {
        None => row,
        Some(codes) => codes.get(row).map_or(usize::MAX, |code| index(*code)),
    }
}

#[inline]
fn index(code: u32) -> usize {
    usize::try_from(code).unwrap_or(usize::MAX)
}

/// The index of a row in a batch.
#[inline]
pub(crate) fn row_number(row: usize) -> u32 {
    u32::try_from(count(row)).unwrap_or(u32::MAX)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn codes_are_looked_up() {
        let cells = ["a", "b"].map(|text| Cell::Value(Value::Text(text)));
        let column = Column::coded(cells.into(), vec![1, 0, 1]);
        let lengths = column.map(|value| value == Value::Text("b"));
        assert_eq!(
            (0..4).map(|row| lengths.get(row)).collect::<Vec<_>>(),
            [Some(true), Some(false), Some(true), None]
        );
        assert_eq!(column.value(2), Value::Text("b"));
        assert_eq!(column.value(3), Value::Missing);
        assert_eq!(Column::MISSING.value(0), Value::Missing);
    }
}
